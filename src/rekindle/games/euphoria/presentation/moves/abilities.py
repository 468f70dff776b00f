"""Which abilities of a recruit a question offers."""

from __future__ import annotations

from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.effects import cards
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation.words import recruits
from rekindle.kernel.game import Setting
from rekindle.kernel.questions import top


def asked_abilities(setting: Setting, s: EuphoriaState, number: int) -> list[AbilityText]:
    """Return the abilities of a recruit that can be used now; none outside such a question."""
    frame = top(s)
    now = {ops.ABILITIES: frame.step, cards.ARTIFACTS: ops.ON_DRAW}.get(frame.op, -1)
    return [
        ability
        for ability in recruits(setting)[number].ability
        if ability.when is not None and EVENTS[ability.when.name].code == now
    ]
