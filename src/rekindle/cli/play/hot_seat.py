"""Passing the keyboard: several people at one terminal must not see each other's hands."""

from __future__ import annotations

from rekindle.cli.play.session import Session


def pass_keyboard(session: Session, seat: int) -> bool:
    """Hide everything until the next person presses Enter; False if they undo instead."""
    local, out = session.local, session.out
    before, session.at_keyboard = session.at_keyboard, seat
    if len(local.people) < 2:
        return True
    if before is not None:
        out.clear()
    session.forget_read()
    name = local.names[seat]
    out.message("pass-keyboard", "bold", name=name)
    can_undo = before is not None and local.match.undo_seat == before
    if can_undo and before is not None:
        out.message("pass-keyboard-undo", "dim", name=local.names[before])
    typed = session.reader.line(out.say("press-enter", name=name) + " ")
    if can_undo and typed.lower() == "undo":
        session.at_keyboard = before
        session.undo()
        return False
    out.clear()
    return True
