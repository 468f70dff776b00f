"""Steps through a record: to any decision or turn, from any seat's point of view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import rekindle
from rekindle.cli import storage
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.abbreviations import resolve
from rekindle.cli.play.local_match import TURN_QUESTION, LocalMatch
from rekindle.cli.play.reader import PROMPT, Reader
from rekindle.cli.play.result import show_result
from rekindle.cli.play.seats import Seat
from rekindle.cli.play.session import Session
from rekindle.cli.play.setup import read_match
from rekindle.kernel.match import Match
from rekindle.kernel.record import read_headers

LOG_LINES = 20
SPECTATOR = -1
ALL = -2


class Replay:
    """A recorded match, at one of its decisions."""

    def __init__(self, path: Path, pack: Path | None, out: Output, reader: Reader) -> None:
        self.info = storage.read_info(path)
        self.pack = pack or (self.info.pack_folder if self.info is not None else None)
        self.whole = read_match(path, self.pack)
        self.whole.language = out.say.language
        lines = storage.read_record(path).splitlines()
        _, first = read_headers(lines)
        self._headers = "\n".join(lines[:first]) + "\n\n"
        self.out = out
        self.viewpoint = SPECTATOR
        self.session = Session(self._local(self.whole), out, reader)
        self.at = len(self.whole.history)

    def _local(self, match: Match) -> LocalMatch:
        seats = self.info.seats if self.info is not None else []
        if len(seats) != match.seats:
            seats = [Seat(self.out.say("seat", seat=i + 1)) for i in range(match.seats)]
        return LocalMatch(match, seats, {}, storage.save_info(seats, match.language, None))

    @property
    def local(self) -> LocalMatch:
        return self.session.local

    @property
    def length(self) -> int:
        return len(self.whole.history)

    @property
    def seat(self) -> int | None:
        """The seat whose log is shown; None is a spectator."""
        return self.viewpoint if self.viewpoint >= 0 else None

    # Moving

    def go(self, at: int) -> None:
        """Go to the state after `at` decisions."""
        at = max(0, min(at, self.length))
        match = self.local.match
        if at < len(match.history) or match is self.whole:
            match = rekindle.load(self._headers, self.pack)
            match.language = self.whole.language
        for played in self.whole.history[len(match.history) : at]:
            match.play(played.move, played.seat)
        self.session.local = self._local(match)
        self.at = at

    def turn_starts(self) -> list[int]:
        """The number of decisions made before each turn."""
        match = rekindle.load(self._headers, self.pack)
        starts: list[int] = []
        turn = None
        for i, played in enumerate(self.whole.history):
            now = match.board().turn
            # With one player it is always the same seat's turn; only the question shows a new one.
            alone = match.seats == 1 and match.decision.asks.id == TURN_QUESTION
            if now is not None and (now != turn or alone):
                starts.append(i)
            turn = now
            match.play(played.move, played.seat)
        return starts

    def set_viewpoint(self, words: str) -> None:
        """Choose a point of view: a seat's number or name, `all` or `spectator`."""
        names = [name.lower() for name in self.local.names]
        wanted = words.lower()
        if wanted in ("all", "spectator"):
            self.viewpoint = ALL if wanted == "all" else SPECTATOR
        elif wanted in names:
            self.viewpoint = names.index(wanted)
        elif wanted.isdecimal() and 0 < int(wanted) <= len(names):
            self.viewpoint = int(wanted) - 1
        else:
            seats = ", ".join(f"{i} {name}" for i, name in enumerate(self.local.names, 1))
            raise UserError(self.out.say("replay-seats", typed=safe_line(words), seats=seats))

    # Printing

    def show(self) -> None:
        """Print the position in the record, the last move and its log, and who decides next."""
        out, local = self.out, self.local
        id = "replay-at" if self.at else "replay-begin"
        out.message(id, "bold", at=self.at, length=self.length)
        if self.at:
            played = local.match.history[-1]
            out.line(f"{local.names[played.seat]}: {played.move.text}")
            self.show_log(self.at - 1)
        for decision in local.match.decisions:
            out.message("replay-waits", "dim", name=local.names[decision.seat])
        if local.match.over:
            show_result(out, local)

    def show_log(self, first: int) -> None:
        """Print the log from a decision on, as the chosen seat may read it."""
        self.out.log(self.local.log(first, self.at, self.seat))

    def show_board(self) -> None:
        hands = range(self.whole.seats) if self.viewpoint == ALL else [self.viewpoint]
        for part in ("board", "players"):
            self.session.draw(part, self.seat)
        for seat in hands:
            if seat >= 0:
                self.session.draw("hand", seat)

    def print_all(self, at: int | None) -> None:
        """Print one position, or without `at` the whole log and the final position."""
        if at is None:
            self.go(self.length)
            self.show_log(0)
        self.show_board()
        self.show()


# Commands


def parse_number(replay: Replay, words: str, highest: int) -> int:
    if not words.isdecimal() or int(words) > highest:
        raise UserError(replay.out.say("replay-number", highest=highest))
    return int(words)


def go_to_turn(replay: Replay, words: str) -> None:
    starts = replay.turn_starts()
    number = parse_number(replay, words, len(starts))
    replay.go(starts[max(number, 1) - 1] if starts else 0)
    replay.show()


def going(target: Callable[[Replay, str], int]) -> Callable[[Replay, str], None]:
    """A command that goes to a decision and shows it."""

    def go(replay: Replay, words: str) -> None:
        replay.go(target(replay, words))
        replay.show()

    return go


def view(replay: Replay, words: str) -> None:
    replay.set_viewpoint(words)
    replay.show_board()


def log(replay: Replay, words: str) -> None:
    lines = int(words) if words.isdecimal() else LOG_LINES
    replay.show_log(max(0, replay.at - lines))


COMMANDS: dict[str, Callable[[Replay, str], None]] = {
    "next": going(lambda replay, words: replay.at + 1),
    "back": going(lambda replay, words: replay.at - 1),
    "jump": going(lambda replay, words: parse_number(replay, words, replay.length)),
    "turn": go_to_turn,
    "end": going(lambda replay, words: replay.length),
    "view": view,
    "board": lambda replay, words: replay.show_board(),
    "log": log,
    "help": lambda replay, words: replay.out.message("replay-help"),
}


def browse(replay: Replay, reader: Reader) -> None:
    """Read and carry out commands until `quit`."""
    replay.out.message("replay-help", "dim")
    replay.show()
    while True:
        try:
            typed = reader.line(PROMPT, lambda: [*COMMANDS, "quit"])
        except EOFError:
            return
        word, _, rest = (typed or "next").partition(" ")
        found = resolve(word, [*COMMANDS, "quit"])
        if found == ["quit"]:
            return
        if len(found) != 1:
            replay.out.error(replay.out.say("replay-help"))
            continue
        try:
            COMMANDS[found[0]](replay, rest.strip())
        except UserError as error:
            replay.out.error(str(error))
