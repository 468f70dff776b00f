"""What moves give as signs, where the outcome depends on further choices: what is printed."""

from __future__ import annotations

from rekindle.content.signs import between
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.frames import help_at, target_of
from rekindle.games.revive.engine.actions.play import card_played, half_in
from rekindle.games.revive.engine.constants import (
    BASICS,
    BUILD_ACTION,
    CARDS,
    COLOURS,
    EXPLORE_ACTION,
    FIELD,
    MOUNTAIN,
    POPULATE_ACTION,
    TOP,
)
from rekindle.games.revive.engine.costs import bills
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation.cards import machine_effect
from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.words import (
    cards,
    decider,
    pack_of,
    rules_of,
    technology,
    tribe,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import FAR
from rekindle.kernel.moves import ARG_BITS, CHOOSE
from rekindle.kernel.questions import Draws, effect_chosen, top
from rekindle.kernel.signs import Sign, SignRow

SIGNS = Signs()
HALVES = "|"

# Cards, machines, crates


def choose(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    number = effect_chosen(setting.rules, CHOOSE << ARG_BITS | argument)
    return effect(setting, number)


def effect(setting: Setting, number: int) -> SignRow:
    """An effect by its number; a reward space is a special one."""
    tree = setting.extra.trees[number]
    return (
        reward(setting, rules_of(setting).effects[number].kind) if tree is None else SIGNS.of(tree)
    )


def reward(setting: Setting, number: int) -> SignRow:
    """What a reward space along the machine tracks gives."""
    found = pack_of(setting).components("reward")[number]
    icon = {"artifact": "artifact", "cards": "card"}.get(found.kind, "machine")
    return [Sign(icon, tint=found.colour or "")]


def card(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    """Both halves of a card, since the slot decides between them."""
    found = cards(setting)[argument]
    return between(HALVES, filter(None, (SIGNS.half(found.top), SIGNS.half(found.bottom))))


def half(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    found = cards(setting)[card_played(top(s))]
    return SIGNS.half(found.top if half_in(argument) == TOP else found.bottom)


def top_half(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    """Only an unplayed card that is rested for it gives its top half."""
    found = cards(setting)[argument]
    gives = SIGNS.half(found.top) if top(s).op == ops.TOP_OF_ACTIVE else []
    return [Sign("rest"), *gives]


def copied(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return SIGNS.half(cards(setting)[argument % CARDS].bottom)


def switch(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return effect(setting, rules_of(setting).lookup.switch)


def machine(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return [Sign("energy", -1), *SIGNS.of(machine_effect(setting, argument))]


def crate(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return SIGNS.of(pack_of(setting).components("crate")[argument].effect)


def ability(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return SIGNS.of(tribe(setting, decider(s).board).ability)


# The map


def price(setting: Setting, s: ReviveState, action: int, target: int, detail: int) -> SignRow:
    """What an action on the map costs; nothing where a discount leaves a choice."""
    rules = rules_of(setting)
    owed = bills(rules, s, decider(s), action, target, detail, help_at(top(s)))
    if len(owed) > 1 or owed[0][-1] >= FAR:
        return []
    return [Sign(good, -n) for good, n in zip(BASICS, owed[0], strict=True) if n]


def explore(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    points = pack_of(setting).components("back")[s.backs[argument]].points
    return [*price(setting, s, EXPLORE_ACTION, argument, 0), Sign("points", points), Sign("take")]


def build(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    return around(setting, s, argument, 1)


def around(setting: Setting, s: ReviveState, at: int, times: int) -> SignRow:
    """The steps and crystals that a building there gains; what a new water gives is said."""
    lookup = rules_of(setting).lookup
    near = [s.terrain[n] for n in lookup.neighbours[at]]
    steps: SignRow = [
        Sign("step", times * near.count(kind), COLOURS[kind - MOUNTAIN])
        for kind in range(MOUNTAIN, FIELD + 1)
        if kind in near
    ]
    crystals = times * sum(lookup.crystal_worth[crystal] for crystal in lookup.crystals_at[at])
    return [*steps, Sign("crystal", crystals)] if crystals else steps


def size(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    target = target_of(top(s))
    cost = price(setting, s, BUILD_ACTION, target, argument)
    return [*cost, *around(setting, s, target, argument + 1)]


def unlock(setting: Setting, s: ReviveState, argument: int) -> SignRow:
    lookup, f = rules_of(setting).lookup, top(s)
    cost = price(setting, s, POPULATE_ACTION, target_of(f), argument)
    found = technology(setting, decider(s).board, argument)
    amounts = {
        "temple_range": lookup.temple_range,
        "falcon_resources": lookup.falcon_resources,
    }
    return [*cost, *SIGNS.technology(found, amounts)]


DRAWS: dict[int, Draws[ReviveState]] = {
    CHOOSE: choose,
    ops.PLAY_VERB: card,
    ops.SLOT_VERB: half,
    ops.SWITCH_VERB: switch,
    ops.COPY_VERB: copied,
    ops.EXPLORE_VERB: explore,
    ops.BUILD_VERB: build,
    ops.UNLOCK_VERB: unlock,
    ops.SIZE_VERB: size,
    ops.REST_VERB: top_half,
    ops.USE_VERB: machine,
    ops.OPEN_VERB: crate,
    ops.ABILITY_VERB: ability,
    ops.REOPEN_VERB: crate,
}
