"""A match played at this terminal: who plays it, and where it is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle import bots
from rekindle.bots.levels import rating_at
from rekindle.cli.output.errors import one_line
from rekindle.cli.play.seats import Seat, initials
from rekindle.cli.storage import SaveFile, SaveInfo
from rekindle.kernel.match import Decision, Match
from rekindle.kernel.messages import Message, capital
from rekindle.kernel.moves import Move
from rekindle.kernel.wording import TURN_BEGINS, Told, merged, paragraphs, with_names

TURN_QUESTION = "prompt-turn"
"""The id of the question that begins a turn, in every game."""


class LocalMatch:
    """A match with its people and bots. Every change is saved before it is shown."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        bots: Mapping[int, bots.Bot],
        info: SaveInfo,
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.bots = bots
        self.marks = initials(seats)
        self.info = info
        self.save: SaveFile | None = None
        self.save_error = ""
        """Why the last decision could not be saved, if it could not."""
        # After `resume`, people are told what happened since their own last decision.
        self._seen = [last_decision(match, seat) for seat in range(len(seats))]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.human]

    def label(self, seat: int) -> str:
        """`Ada (easy · 1180)` for a bot, with its rating if it has one; the name of a person."""
        found, match = self.seats[seat], self.match
        rating = rating_at(match.game, match.setting, match.seats, found.bot)
        return found.label if rating is None else f"{found.name} ({found.bot} · {rating})"

    # Playing

    def play(self, move: Move, seat: int) -> None:
        self.match.play(move, seat)
        self.write()

    def bot_move(self, seat: int) -> Move:
        return self.bots[seat].choose(bots.seat_of(self.match, seat))

    def close(self) -> None:
        """End what the bots have begun, and unlock the saved game."""
        for bot in self.bots.values():
            bot.close()
        if self.save is not None:
            self.save.close()

    def undo(self) -> Move:
        move = self.match.undo()
        played = len(self.match.history)
        self._seen = [min(seen, played) for seen in self._seen]
        self.write()
        return move

    def write(self) -> None:
        """Save the game; an error such as a full disk does not end it."""
        self.save_error = ""
        if self.save is not None:
            try:
                self.save.write(self.match.record())
            except OSError as error:
                self.save_error = one_line(error)

    def next_decision(self, at_keyboard: int | None) -> Decision:
        """The decision to ask for next: bots first, then the person at the keyboard."""
        decisions = self.match.decisions
        for decision in decisions:
            if not self.seats[decision.seat].human:
                return decision
        own = [decision for decision in decisions if decision.seat == at_keyboard]
        return own[0] if own else decisions[0]

    # The log

    def is_new_turn(self, decision: Decision) -> bool:
        """Whether to draw the board again: others have decided, or the seat's next turn begins.

        With one player nobody else decides, so there only the question shows a new turn.
        """
        alone = self.match.seats == 1 and decision.asks.id == TURN_QUESTION
        unseen = self.match.history[self._seen[decision.seat] :]
        return alone or any(played.seat != decision.seat for played in unseen)

    def news(self, seat: int, public: bool = False) -> list[str]:
        """The log since this seat last read it, as the seat or (`public`) a spectator reads it.

        Whose turn begins is left out: the paragraphs show it, and the question.
        """
        first, self._seen[seat] = self._seen[seat], len(self.match.history)
        told = self._told(first, self._seen[seat], None if public else seat)
        return self._paragraphs([one for one in told if one[0].id != TURN_BEGINS])

    def log(self, first: int, last: int, seat: int | None) -> list[str]:
        """The log of these decisions as a seat may read it; None is a spectator."""
        turns: list[list[Told]] = [[]]
        for told in self._told(first, last, seat):
            if told[0].id == TURN_BEGINS:
                turns.append([])
            turns[-1].append(told)
        return [text for turn in turns for text in self._paragraphs(turn)]

    def _told(self, first: int, last: int, seat: int | None) -> list[Told]:
        played = self.match.history[first:last]
        return [told for one in played for told in self.match.told(one, seat)]

    def _paragraphs(self, told: Sequence[Told]) -> list[str]:
        phrases = self.match.game.phrases(self.match.language)
        return paragraphs([self.text(one) for one, _ in merged(told, phrases)], self.names)

    def text(self, message: Message) -> str:
        """A message of the game as a sentence, with the names of these players."""
        return capital(self.clause(message))

    def clause(self, message: Message) -> str:
        """The same as it stands within a sentence."""
        phrases = self.match.game.phrases(self.match.language)
        return phrases.text(with_names(message, self.names))


def last_decision(match: Match, seat: int) -> int:
    """The number of decisions made before this seat's last one."""
    own = [i for i, played in enumerate(match.history) if played.seat == seat]
    return own[-1] if own else 0
