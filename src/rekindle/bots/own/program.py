"""`program:COMMAND`: a program in any language that speaks the line protocol."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from rekindle.bots.bot import Bot
from rekindle.bots.faults import BotFault
from rekindle.bots.own.base import OwnBot
from rekindle.bots.own.imagination import board_of, imagined, move_views
from rekindle.bots.own.messages import (
    VERSION,
    DecisionMessage,
    GameMessage,
    Imagine,
    ImaginedMessage,
    Play,
    Ready,
)
from rekindle.bots.own.process import LineProcess
from rekindle.bots.own.specs import command_named
from rekindle.bots.seat import Seat
from rekindle.kernel.moves import shortened

T = TypeVar("T")
READY: Final = msgspec.json.Decoder(Ready)
ANSWER: Final = msgspec.json.Decoder(Play | Imagine)


class Program(OwnBot):
    """Starts the program at its first decision, and anew at the next one after a fault."""

    def __init__(self, name: str, seed: int, command: list[str]) -> None:
        super().__init__(name, seed)
        self.command = command
        self._process: LineProcess | None = None

    def answer(self, seat: Seat) -> str | int:
        begins = self._process is None
        process = self._process = self._process or LineProcess(self.command)
        try:
            with process.within(self.limit):
                if begins:
                    self._greet(process, seat)
                return self._decide(process, seat)
        except BotFault:
            self.close()
            raise

    def _greet(self, process: LineProcess, seat: Seat) -> None:
        """Say what is played."""
        match = seat.imagine(0)
        setting = match.setting
        message = GameMessage(
            protocol=VERSION,
            game=match.game.name,
            rules=match.game.rules_version,
            pack=f"{setting.pack_id} {setting.pack_hash}",
            options=dict(setting.options),
            seats=match.seats,
            seat=seat.number,
            seed=self.seed,
        )
        ready = decoded(process.ask(msgspec.json.encode(message)), READY)
        if ready.protocol != VERSION:
            raise BotFault("error", f"it speaks protocol {ready.protocol}, not {VERSION}")

    def _decide(self, process: LineProcess, seat: Seat) -> str | int:
        """Ask for a move, and answer what the program asks meanwhile."""
        decision = seat.decision
        message: DecisionMessage | ImaginedMessage = DecisionMessage(
            number=self.decisions,
            limit=self.limit,
            asks=decision.asks.id,
            prompt=decision.prompt,
            moves=move_views(decision),
            view=board_of(seat.view()),
        )
        while True:
            answer = decoded(process.ask(msgspec.json.encode(message)), ANSWER)
            if isinstance(answer, Play):
                if answer.number != self.decisions:
                    raise BotFault(
                        "error", f"it answered decision {answer.number}, not {self.decisions}"
                    )
                return answer.move
            message = imagined(seat, answer, lambda: process.late)

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None


def decoded(line: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        text = shortened(line[:200].decode(errors="replace"))
        raise BotFault("error", f"it answered '{text}': {shortened(str(error))}") from None


def make_program(spec: str, parameter: str | None, seed: int) -> Bot:
    return Program(spec, seed, command_named(parameter or ""))
