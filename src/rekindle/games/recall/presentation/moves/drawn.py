"""What moves give as signs, where the outcome depends on further choices: what is printed."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.abilities import stones_needed
from rekindle.games.recall.engine.actions.build import crystals_needed, followers_needed
from rekindle.games.recall.engine.actions.excavate import FOLLOWERS_NEEDED, crystal_needed
from rekindle.games.recall.engine.constants import (
    COLOURS,
    COLUMNS,
    CRYSTALS,
    MONUMENT,
    MOUNTAIN,
    NO_TILE,
    SIDES,
    SITE,
    STONES,
    TRACKS,
    VAULT,
)
from rekindle.games.recall.engine.map import stones_left, tile_on
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.catalogue.signs import Signs
from rekindle.games.recall.presentation.moves.map import may_build
from rekindle.games.recall.presentation.words import component, decider, keycard, rules_of
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.game import Setting
from rekindle.kernel.moves import ARG_BITS, CHOOSE
from rekindle.kernel.questions import Draws, effect_chosen, top
from rekindle.kernel.signs import Sign, SignRow

SIGNS = Signs()


def choose(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return effect(setting, effect_chosen(setting.rules, CHOOSE << ARG_BITS | argument))


def effect(setting: Setting, number: int) -> SignRow:
    """An effect by its number; an ability that answers something is drawn as what it gives."""
    if number < 0:
        return []
    tree = setting.extra.trees[number]
    if tree is None:
        rules = rules_of(setting)
        return effect(setting, rules.lookup.ability_effect[rules.effects[number].kind])
    return SIGNS.of(tree)


# Keycards, boxes, crates, abilities


def card(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return SIGNS.of(keycard(setting, argument).effect)


def box(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """What a box of this player gives now."""
    return box_side(setting, argument, decider(s).upgrades[argument])


def slot(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """What a keycard activates there; one that is upgraded there activates nothing."""
    return box(setting, s, argument) if top(s).op == ops.SLOT else []


def box_side(setting: Setting, number: int, side: int) -> SignRow:
    if side == 0:
        return SIGNS.of(component(setting, "box", number).effect)
    tile = component(setting, "upgrade", number)
    return SIGNS.of(tile.first if side == 1 else tile.second)


def upgrade(setting: Setting, s: RecallState, argument: int) -> SignRow:
    number, side = divmod(argument, SIDES)
    return box_side(setting, number, 1 + side)


def crate(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return SIGNS.of(component(setting, "crate", argument).effect)


def ability(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """The stones that it takes now, and what it gives; a symbol needs none."""
    rules = rules_of(setting)
    gives = effect(setting, rules.lookup.ability_effect[argument])
    if top(s).op == ops.FREE_ABILITY:
        return gives
    return [Sign("stone", -stones_needed(rules, decider(s), argument)), *gives]


def production(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return effect(setting, rules_of(setting).lookup.production[argument])


def path(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """The dark chip beside a path card."""
    chip = s.dark[s.paths.index(argument)]
    return effect(setting, rules_of(setting).lookup.dark_chip[chip])


def objective(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return effect(setting, rules_of(setting).lookup.objective_reward[argument])


def cube(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """What the next relicube of a colour covers."""
    column = min(decider(s).cubes[argument], COLUMNS - 1)
    return effect(setting, rules_of(setting).lookup.cube_reward[argument * COLUMNS + column])


def know(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return [Sign("knowledge", 1, TRACKS[argument])]


# Develops


def crystals(amounts: list[int]) -> SignRow:
    return [Sign("crystal", -n, CRYSTALS[kind]) for kind, n in enumerate(amounts) if n]


def build(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """What it costs, and what is printed there; the rest is said."""
    rules, p = rules_of(setting), decider(s)
    if not may_build(s, p, argument):
        return []
    cost = [Sign("follower", -followers_needed(s, p, argument))]
    cost += [
        sign for sign in crystals(crystals_needed(rules, s, p, argument)) if isinstance(sign, Sign)
    ]
    return [*cost, *building_gives(setting, s, argument)]


def building_gives(setting: Setting, s: RecallState, at: int) -> SignRow:
    kind = s.kinds[at]
    if kind == VAULT:
        return [Sign("vault")]
    if kind <= MOUNTAIN:
        return [Sign("keycard", 1, COLOURS[kind])]
    if kind == MONUMENT and tile_on(s, at) != NO_TILE:
        return tile_gives(setting, tile_on(s, at))
    return [Sign("monument")]


def excavate(setting: Setting, s: RecallState, argument: int) -> SignRow:
    if s.kinds[argument] != SITE or not stones_left(s, argument):
        return []
    needed = crystal_needed(s, argument)
    steps = rules_of(setting).lookup.excavation_steps[needed]
    return [
        Sign("follower", -FOLLOWERS_NEEDED),
        Sign("crystal", -1, CRYSTALS[needed]),
        Sign("stone"),
        Sign("knowledge", steps, "same"),
    ]


def stone(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return [Sign("stone", 1, STONES[argument])]


def vault(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return effect(setting, rules_of(setting).lookup.vault_reward[argument])


def monument_tile(setting: Setting, s: RecallState, argument: int) -> SignRow:
    return tile_gives(setting, argument)


def tile_gives(setting: Setting, number: int) -> SignRow:
    """What a monument tile gives at once, and its points at the end."""
    lookup = rules_of(setting).lookup
    points = lookup.monument_points[number]
    worth: SignRow = [Sign("point", points, lasting=True)] if points else []
    return [*effect(setting, lookup.monument_gain[number]), *worth]


def bought(setting: Setting, s: RecallState, argument: int) -> SignRow:
    """A crystal, and the followers that it brings."""
    f, rules = top(s), rules_of(setting)
    rates = rules.lookup.rates[rules.effects[effect_of(f)].kind if f.op == ops.BUY else 0]
    return [Sign("crystal", -1, CRYSTALS[argument]), Sign("follower", rates[argument])]


DRAWS: dict[int, Draws[RecallState]] = {
    CHOOSE: choose,
    ops.PLAY_VERB: card,
    ops.SLOT_VERB: slot,
    ops.PATH_VERB: path,
    ops.DISCARD_VERB: objective,
    ops.BUILD_VERB: build,
    ops.EXCAVATE_VERB: excavate,
    ops.VAULT_VERB: vault,
    ops.TILE_VERB: monument_tile,
    ops.STONE_VERB: stone,
    ops.CUBE_VERB: cube,
    ops.KNOW_VERB: know,
    ops.INSTALL_VERB: upgrade,
    ops.BUY_VERB: bought,
    ops.BOX_VERB: box,
    ops.PRODUCE_VERB: production,
    ops.USE_VERB: ability,
    ops.OPEN_VERB: crate,
}
