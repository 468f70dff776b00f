"""A table: a match, who sits at it, and where it is kept."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.cli import robots
from rekindle.cli.seats import Seat, marks
from rekindle.cli.storage import Company, Save
from rekindle.cli.trouble import one_line
from rekindle.kernel.match import Decision, Match
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move
from rekindle.kernel.wording import paragraphs, sentence

TURN_QUESTION = "prompt-turn"
"""What every game calls the question that a turn begins with."""


class Table:
    """One match with people and bots around it. Every change is written before it is told."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        bots: robots.Bots,
        who: Company,
        save: Save | None,
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.bots = bots
        self.marks = marks(seats)
        self.who = who
        self.save = save
        self.unkept = ""
        """Why the last decision could not be written down, if it could not."""
        # Whoever comes back to a game hears what happened since their own last decision.
        self._heard = [last_decision(match, seat) for seat in range(len(seats))]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.human]

    # What is played

    def play(self, move: Move, seat: int) -> None:
        self.match.play(move, seat)
        self.keep()

    def bot_move(self, seat: int) -> Move:
        return robots.choose(self.bots[seat], self.match, seat)

    def undo(self) -> Move:
        move = self.match.undo()
        played = len(self.match.history)
        self._heard = [min(heard, played) for heard in self._heard]
        self.keep()
        return move

    def keep(self) -> None:
        """Write the game down; a disk that is full must not end it."""
        self.unkept = ""
        if self.save is not None:
            try:
                self.save.keep(self.match.record())
            except OSError as error:
                self.unkept = one_line(error)

    def waiting(self, watched_by: int | None) -> Decision:
        """The decision to ask for next: bots first, then whoever holds the keyboard already."""
        decisions = self.match.decisions
        for decision in decisions:
            if not self.seats[decision.seat].human:
                return decision
        mine = [decision for decision in decisions if decision.seat == watched_by]
        return mine[0] if mine else decisions[0]

    # What is told

    def fresh(self, decision: Decision) -> bool:
        """Whether the table is worth another look: others decided, or one's own next turn begins.

        Alone nobody else ever decides, so there only the question tells that a turn is over.
        """
        next_turn = self.match.seats == 1 and decision.asks.id == TURN_QUESTION
        return next_turn or self.missed(decision.seat)

    def missed(self, seat: int) -> bool:
        """Whether others decided anything since this seat last heard of the game."""
        return any(played.seat != seat for played in self.match.history[self._heard[seat] :])

    def news(self, seat: int, public: bool = False) -> list[str]:
        """What happened since this seat last heard of anything, as it (or anybody) may read it."""
        first, self._heard[seat] = self._heard[seat], len(self.match.history)
        return self.story(first, self._heard[seat], None if public else seat)

    def story(self, first: int, last: int, seat: int | None) -> list[str]:
        """What happened at these decisions, as a seat may read it; None is a spectator."""
        game, setting = self.match.game, self.match.setting
        events = [event for played in self.match.history[first:last] for event in played.events]
        told = [game.sentence(setting, event, seat) for event in events]
        return paragraphs([self.text(one) for one in told if one is not None], self.names)

    def text(self, message: Message) -> str:
        """What a game says, with the names of those at this table."""
        phrases = self.match.game.phrases(self.match.language)
        return sentence(message, self.names, phrases)


def last_decision(match: Match, seat: int) -> int:
    """How many decisions had been made when this seat came to its last one."""
    own = [i for i, played in enumerate(match.history) if played.seat == seat]
    return own[-1] if own else 0
