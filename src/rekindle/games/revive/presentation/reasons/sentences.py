"""Every reason code with its sentence and its article."""

from __future__ import annotations

from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.reasons import cards, effects, free, map, turn
from rekindle.games.revive.presentation.reasons.case import Case, Sentence, machine
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.reasons import code_of
from rekindle.kernel.state import Frame
from rekindle.kernel.why import Why, why


def reason(setting: Setting, s: ReviveState, f: Frame, move: int, reason: int) -> Why:
    """Return the sentence for the reason that the check of this move returned, with its article."""
    return SENTENCES[code_of(reason)](Case(setting, s, f, move, reason))


def inner(c: Case) -> Message:
    """The sentence of the reason inside this one."""
    return reason(c.setting, c.s, c.f, c.move, c.value)[0]


def ability_idle(c: Case) -> Why:
    return why("ability-idle", "effects.5", why=inner(c))


def machine_idle(c: Case) -> Why:
    return why("machine-idle", "machines.2", machine=machine(c), why=inner(c))


SENTENCES: dict[int, Sentence] = {
    **turn.SENTENCES,
    **cards.SENTENCES,
    **effects.SENTENCES,
    **free.SENTENCES,
    **map.SENTENCES,
    codes.ABILITY_IDLE: ability_idle,
    codes.MACHINE_IDLE: machine_idle,
}
