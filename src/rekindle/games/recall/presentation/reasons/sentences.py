"""Every reason code with its sentence and its article."""

from __future__ import annotations

from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.reasons import board, effects, free, movement, turn
from rekindle.games.recall.presentation.reasons.case import Case, Sentence, ability
from rekindle.kernel.game import Setting
from rekindle.kernel.reasons import code_of
from rekindle.kernel.state import Frame
from rekindle.kernel.why import Why, why


def reason(setting: Setting, s: RecallState, f: Frame, move: int, reason: int) -> Why:
    """Return the sentence for the reason that the check of this move returned, with its article."""
    return SENTENCES[code_of(reason)](Case(setting, s, f, move, reason))


def ability_idle(c: Case) -> Why:
    """The reason inside this one says why."""
    inner, _ = reason(c.setting, c.s, c.f, c.move, c.value)
    return why("ability-idle", "ability.5", ability=ability(c), why=inner)


SENTENCES: dict[int, Sentence] = {
    **turn.SENTENCES,
    **movement.SENTENCES,
    **board.SENTENCES,
    **free.SENTENCES,
    **effects.SENTENCES,
    codes.ABILITY_IDLE: ability_idle,
}
