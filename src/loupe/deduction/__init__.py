"""What can be known: from facts to exact beliefs."""

from loupe._core import Cancel, Cancelled, LimitExceeded
from loupe.deduction.problem import Fact, Owner, Problem, ProblemError
from loupe.deduction.solve import solve

__all__ = ["Cancel", "Cancelled", "Fact", "LimitExceeded", "Owner", "Problem", "ProblemError", "solve"]
