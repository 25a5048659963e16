"""Study: what a finished game has to teach, from its record alone."""

from loupe.study.leaves import Heard, Leaf, leaves_of
from loupe.study.review import Moment, Review, SeatReview, TooLong, review

__all__ = ["Heard", "Leaf", "Moment", "Review", "SeatReview", "TooLong", "leaves_of", "review"]
