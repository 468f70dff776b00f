"""A record stepped through: any decision, any turn, with anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import rekindle
from rekindle.cli import storage
from rekindle.cli.asking import PROMPT, Reader, printable
from rekindle.cli.look import Look
from rekindle.cli.matching import meant
from rekindle.cli.results import show_result
from rekindle.cli.seats import Seat
from rekindle.cli.session import Session
from rekindle.cli.starting import loaded
from rekindle.cli.table import TURN_QUESTION, Table
from rekindle.cli.trouble import Trouble
from rekindle.kernel.match import Match
from rekindle.kernel.moves import shortened
from rekindle.kernel.record import read_headers

LOG_LINES = 20
SPECTATOR = -1
ALL = -2


class Replay:
    """A finished or unfinished game, standing at one of its decisions."""

    def __init__(self, path: Path, pack: Path | None, look: Look, reader: Reader) -> None:
        self.who = storage.read_company(path)
        known = Path(self.who.pack) if self.who is not None and self.who.pack else None
        self.pack = pack or known
        self.whole = loaded(path, self.pack)
        self.whole.language = look.say.language
        lines = storage.read_record(path).splitlines()
        _, first = read_headers(lines)
        self._head = "\n".join(lines[:first]) + "\n\n"
        self.look = look
        self.eyes = SPECTATOR
        self.session = Session(self._table(self.whole), look, reader)
        self.at = len(self.whole.history)

    def _table(self, match: Match) -> Table:
        seats = self.who.seats if self.who is not None else []
        if len(seats) != match.seats:
            seats = [Seat(self.look.say("seat", seat=i + 1)) for i in range(match.seats)]
        return Table(match, seats, {}, storage.company(seats, match.language, None), None)

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def length(self) -> int:
        return len(self.whole.history)

    # Where we stand

    def go(self, at: int) -> None:
        """Stand before decision number `at`, counted from 0; the end is after the last."""
        at = max(0, min(at, self.length))
        match = self.table.match
        if at < len(match.history) or match is self.whole:
            match = rekindle.load(self._head, self.pack)
            match.language = self.whole.language
        for played in self.whole.history[len(match.history) : at]:
            match.play(played.move, played.seat)
        self.session.table = self._table(match)
        self.at = at

    def turn_starts(self) -> list[int]:
        """The decision each turn begins with."""
        match = rekindle.load(self._head, self.pack)
        starts: list[int] = []
        turn = None
        for i, played in enumerate(self.whole.history):
            now = match.board().turn
            # Alone it is always the same seat's turn; the question tells the next one.
            alone = match.seats == 1 and match.decision.asks.id == TURN_QUESTION
            if now is not None and (now != turn or alone):
                starts.append(i)
            turn = now
            match.play(played.move, played.seat)
        return starts

    # What is shown

    def show(self) -> None:
        """Where we stand, what the last decision brought, and who decides next."""
        look, table = self.look, self.table
        look.tell(
            "replay-at" if self.at else "replay-begin", "bold", at=self.at, length=self.length
        )
        if self.at:
            played = table.match.history[-1]
            look.line(f"{table.names[played.seat]}: {played.move.text}")
            self.tell(self.at - 1)
        for decision in table.match.decisions:
            look.tell("replay-waits", "dim", name=table.names[decision.seat])
        if table.match.over:
            show_result(look, table)

    def tell(self, first: int) -> None:
        """The log from a decision on, as those may read it through whose eyes we look."""
        self.look.story(self.table.story(first, self.at, self.reading))

    @property
    def reading(self) -> int | None:
        return self.eyes if self.eyes >= 0 else None

    def board(self) -> None:
        hands = range(self.whole.seats) if self.eyes == ALL else [self.eyes]
        for part in ("board", "players"):
            self.session.draw(part, self.reading)
        for seat in hands:
            if seat >= 0:
                self.session.draw("hand", seat)


def see_as(replay: Replay, words: str) -> None:
    """`view SEAT`, `view all`, `view spectator`."""
    names = [name.lower() for name in replay.table.names]
    wanted = words.lower()
    if wanted in ("all", "spectator"):
        replay.eyes = ALL if wanted == "all" else SPECTATOR
    elif wanted in names:
        replay.eyes = names.index(wanted)
    elif wanted.isdecimal() and 0 < int(wanted) <= len(names):
        replay.eyes = int(wanted) - 1
    else:
        seats = ", ".join(f"{i} {name}" for i, name in enumerate(replay.table.names, 1))
        shown = shortened(printable(words))
        raise Trouble(replay.look.say("replay-seats", typed=shown, seats=seats))


def number(replay: Replay, words: str, most: int) -> int:
    if not words.isdecimal() or int(words) > most:
        raise Trouble(replay.look.say("replay-number", most=most))
    return int(words)


def to_turn(replay: Replay, words: str) -> None:
    starts = replay.turn_starts()
    replay.go(starts[max(number(replay, words, len(starts)), 1) - 1] if starts else 0)
    replay.show()


def moved(where: Callable[[Replay, str], int]) -> Callable[[Replay, str], None]:
    def go(replay: Replay, words: str) -> None:
        replay.go(where(replay, words))
        replay.show()

    return go


def view(replay: Replay, words: str) -> None:
    see_as(replay, words)
    replay.board()


def log(replay: Replay, words: str) -> None:
    wanted = int(words) if words.isdecimal() else LOG_LINES
    replay.tell(max(0, replay.at - wanted))


def give_help(replay: Replay, words: str) -> None:
    replay.look.tell("replay-help")


COMMANDS: dict[str, Callable[[Replay, str], None]] = {
    "next": moved(lambda replay, words: replay.at + 1),
    "back": moved(lambda replay, words: replay.at - 1),
    "jump": moved(lambda replay, words: number(replay, words, replay.length)),
    "turn": to_turn,
    "end": moved(lambda replay, words: replay.length),
    "view": view,
    "board": lambda replay, words: replay.board(),
    "log": log,
    "help": give_help,
}


def browse(replay: Replay, reader: Reader) -> int:
    """Step through a record until somebody has seen enough."""
    replay.look.tell("replay-help", "dim")
    replay.show()
    while True:
        try:
            typed = reader.line(PROMPT, lambda: [*COMMANDS, "quit"])
        except EOFError:
            return 0
        word, _, rest = (typed or "next").partition(" ")
        found = meant(word, [*COMMANDS, "quit"])
        if found == ["quit"]:
            return 0
        if len(found) != 1:
            replay.look.error(replay.look.say("replay-help"))
            continue
        try:
            COMMANDS[found[0]](replay, rest.strip())
        except Trouble as error:
            replay.look.error(str(error))


def print_out(replay: Replay, at: int | None) -> int:
    """Without questions: one moment, or the whole log and the end."""
    if at is None:
        replay.go(replay.length)
        replay.tell(0)
    replay.board()
    replay.show()
    return 0
