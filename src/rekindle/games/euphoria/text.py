"""What Euphoria says to people: questions, reasons and the log, as message ids with values."""

from __future__ import annotations

from rekindle.games.euphoria.state import Table
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.state import Event, Frame


def prompt(setting: Setting, s: Table, f: Frame) -> Message:
    return Message(f"prompt-{f.op}")


def reason(setting: Setting, s: Table, f: Frame, code: int) -> tuple[Message, str] | None:
    return None


def sentence(setting: Setting, event: Event, seat: int | None) -> Message | None:
    return Message(f"event-{event[0]}")
