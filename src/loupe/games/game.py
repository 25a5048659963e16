"""A running game: its events, and the state and everyone's view folded from them as far as asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from loupe.games.chance import fresh_seed
from loupe.games.registry import rules_of
from loupe.games.vocabulary import Action, Event, Outcome, Rules, Seat, SeenEvent, Watcher

S = TypeVar("S")
V = TypeVar("V")


class Game(Generic[S, V]):
    """One game, from the deal on; the events are the truth, the rest is folded from them."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any], setup: Any, seed: int = 0) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.state: Any = rules.begin(setup, seed)
        self.events: list[Event] = []
        self._views: dict[Watcher, tuple[int, Any]] = {}

    def deal(self) -> Game[S, V]:
        """Deal by the game's own seed, and return the game."""
        self.happen(self.rules.deal(self.state))
        return self

    def happen(self, event: Event) -> None:
        """Take an event that was decided elsewhere: replaying a record, or a deal with real cards."""
        self.state = self.rules.evolve(self.state, event)
        self.events.append(event)

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Let a seat act; return what happened, or raise IllegalAction and leave the game as it was."""
        self.state, happened = self.rules.unfold(self.state, seat, action)
        self.events += happened
        return happened

    def fork(self) -> Game[S, V]:
        """Return the game as it stands, to be played on apart from this one."""
        other: Game[S, V] = Game.__new__(Game)
        vars(other).update(vars(self), events=list(self.events), _views=dict(self._views))
        return other

    def view(self, watcher: Watcher = None) -> Any:
        """Return what a seat, or with None a spectator, may know now."""
        if watcher is not None and watcher not in range(self.setup.seats):
            raise IndexError(f"no seat {watcher} at a table of {self.setup.seats}")
        done, view = self._views.get(watcher) or (0, self.rules.blank(self.setup, watcher))
        look, project = self.rules.look, self.rules.project
        for n in range(done, len(self.events)):
            view = look(view, project(self.events[n], watcher))
        self._views[watcher] = (len(self.events), view)
        return view

    def seen(self, watcher: Watcher = None, after: int = 0) -> Sequence[SeenEvent]:
        """Return what a watcher saw of the events that came after event number `after`."""
        return [self.rules.project(event, watcher) for event in self.events[after:]]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.state.scene.outcome  # type: ignore[no-any-return]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now."""
        return self.state.scene.waiting  # type: ignore[no-any-return]


def new_game(
    name: str,
    seats: int,
    variants: Iterable[str] = (),
    house: Mapping[str, Any] | None = None,
    seed: int | None = None,
    dealer: Seat | None = None,
) -> Game[Any, Any]:
    """Deal a new game: `new_game("sleuth/avalon-hill", seats=4, variants=["supersleuth"], seed=7)`.

    Without a seed the deal is drawn from the system's own randomness.
    """
    rules, edition = rules_of(name)
    setup = rules.arrange(edition, seats, tuple(variants), house, dealer)
    return Game(rules, setup, fresh_seed() if seed is None else seed).deal()
