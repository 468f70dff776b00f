"""What moves give as signs, where the outcome depends on further choices: what is printed."""

from __future__ import annotations

from rekindle.content import BUYS
from rekindle.games.euphoria.content.language import AbilityText
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation.catalogue.signs import SIGNS
from rekindle.games.euphoria.presentation.moves.abilities import asked_abilities
from rekindle.games.euphoria.presentation.prompts import chosen_effect
from rekindle.kernel.game import Setting
from rekindle.kernel.moves import ARG_BITS, CHOOSE
from rekindle.kernel.questions import Draws
from rekindle.kernel.signs import Sign, SignRow


def choose(setting: Setting, s: EuphoriaState, argument: int) -> SignRow:
    return SIGNS.of(chosen_effect(setting, CHOOSE << ARG_BITS | argument))


def use(setting: Setting, s: EuphoriaState, argument: int) -> SignRow:
    """The abilities that the question offers."""
    return [sign for ability in asked_abilities(setting, s, argument) for sign in of(ability)]


def of(ability: AbilityText) -> SignRow:
    pay, gain = SIGNS.price(ability.pay), SIGNS.of(ability.gain)
    return [*pay, BUYS, *gain] if pay and gain else [*pay, *gain]


def resolve(setting: Setting, s: EuphoriaState, argument: int) -> SignRow:
    return [Sign("recruit" if argument else "star")]


DRAWS: dict[int, Draws[EuphoriaState]] = {
    CHOOSE: choose,
    ops.USE_VERB: use,
    ops.RESOLVE_VERB: resolve,
}
