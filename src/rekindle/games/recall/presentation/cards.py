"""The texts of cards, tokens, tiles and boards, generated from their effects.

`..._text` takes an id of the pack and a language; `..._message` returns the same as a message for
use in other texts, by number.
"""

from __future__ import annotations

from rekindle.content import BARE, FIRST, Effect, Leaf, Voice, leaves
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.content.language import Cell, Objective, Tile
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import (
    ANY_TIME,
    BOXES,
    CUBES,
    FIRST_GADGET,
    FIRST_PART,
    OPEN_PRODUCTION,
    PARTS,
    PATH_SIDES,
    PATHS,
    SIDES,
    TERRAINS,
    TRIGGERS,
    UNDER_MONUMENTS,
    UNDER_WORKSHOPS,
    WORKSHOPS,
)
from rekindle.games.recall.engine.map import hex_in
from rekindle.games.recall.presentation.effects import TELLER, printed_cost, tell
from rekindle.games.recall.presentation.words import (
    ability_name,
    box,
    colour,
    component,
    crystals,
    figures,
    followers,
    keycard,
    names_of,
    pack_of,
    points,
    recall,
    rules_of,
    space,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, capital, listed, sentences

LIGHT, DARK = "light", "dark"
CHIPS = (LIGHT, DARK)


def keycard_text(setting: Setting, keycard_id: str, language: str) -> str:
    """Return a keycard: its colour, its points and its effects."""
    number = names_of(setting).keycards.index(keycard_id)
    return said(keycard_message(setting, number), language)


def crate_text(setting: Setting, crate_id: str, language: str) -> str:
    number = names_of(setting).crates.index(crate_id)
    return said(sentence(crate_gives(setting, number, FIRST)), language)


def tribe_text(setting: Setting, tribe_id: str, language: str) -> str:
    """Return what a tribe can do, with and without stones."""
    return said(tribe_message(setting, names_of(setting).tribes.index(tribe_id)), language)


def gadget_text(setting: Setting, gadget_id: str, language: str) -> str:
    return said(gadget_message(setting, names_of(setting).gadgets.index(gadget_id)), language)


def objective_text(setting: Setting, objective_id: str, language: str) -> str:
    """Return what an objective asks for, and its reward if it is discarded."""
    number = names_of(setting).objectives.index(objective_id)
    return said(objective_message(setting, number), language)


def objective_needs_text(setting: Setting, objective_id: str, language: str) -> str:
    number = names_of(setting).objectives.index(objective_id)
    return said(objective_needs(setting, number), language)


def monument_tile_text(setting: Setting, tile_id: str, language: str) -> str:
    number = names_of(setting).monument_tiles.index(tile_id)
    gives = monument_tile_gives(setting, number, FIRST)
    return said(Message("monument-tile-text", {"gives": gives}), language)


def camp_text(setting: Setting, camp_id: str, language: str) -> str:
    gives = camp_gives(setting, names_of(setting).camps.index(camp_id), FIRST)
    return said(Message("camp-text", {"gives": gives}), language)


def ring_text(setting: Setting, ring_id: str, language: str) -> str:
    gives = ring_gives(setting, names_of(setting).rings.index(ring_id), FIRST)
    return said(Message("ring-text", {"gives": gives}), language)


def chip_text(setting: Setting, kind: str, chip_id: str, language: str) -> str:
    """Return a light or dark bonus chip."""
    ids = names_of(setting).light if kind == LIGHT else names_of(setting).dark
    gives = chip_gives(setting, int(kind == DARK), ids.index(chip_id), FIRST)
    return said(Message(f"chip-text-{kind}", {"gives": gives}), language)


def box_text(setting: Setting, letter: str, language: str) -> str:
    """Return what a box gives without an upgrade."""
    return said(box_message(setting, BOXES.index(letter), 0), language)


def upgrade_side_text(setting: Setting, side_id: str, language: str) -> str:
    """Return one side of an upgrade: `c-2`."""
    number, side = divmod(names_of(setting).upgrades.index(side_id), SIDES)
    return said(box_message(setting, number, 1 + side), language)


def vault_text(setting: Setting, vault_id: str, language: str) -> str:
    gives = vault_gives(setting, names_of(setting).vaults.index(vault_id), FIRST)
    return said(Message("vault-text", {"gives": gives}), language)


def workshop_text(setting: Setting, terrain: str, place: int, language: str) -> str:
    """Return a workshop, the lower one first: its cost, its keycard, what it uncovers."""
    number = TERRAINS.index(terrain)
    values: Values = {
        "terrain": Message(f"terrain-{terrain}"),
        "cost": workshop_cost(setting, number, place),
        "gives": Message("gives-keycard", {"colour": colour(number + 1)}),
    }
    uncovered = UNDER_WORKSHOPS + number * WORKSHOPS + place
    return said(with_uncovered(setting, Message("workshop-text", values), uncovered), language)


def monument_text(setting: Setting, place: int, language: str) -> str:
    """Return a monument by its place, the lowest first: its cost and what it uncovers."""
    told = Message("monument-text", {"cost": monument_cost(setting, place)})
    return said(with_uncovered(setting, told, UNDER_MONUMENTS + place), language)


def production_text(setting: Setting, name: str, language: str) -> str:
    """Return a production space by its word; empty if there is none below that building."""
    number = names_of(setting).production.index(name)
    gives = production_gives(setting, number, FIRST)
    if gives is None:
        return ""
    return said(Message("production-text", {"gives": gives}), language)


def relicube_text(setting: Setting, name: str, column: int, language: str) -> str:
    """Return a space for relicubes of a colour: its cost, points and reward."""
    shown = figures(setting)
    values: Values = {
        "cube": Message(f"cube-{name}"),
        "n": column + 1,
        "cost": followers(shown.cube_cost[column]),
        "points": points(shown.cube_points[column]),
        "gives": cube_gives(setting, CUBES.index(name), column, FIRST),
    }
    return said(Message("cube-text", values), language)


def path_text(setting: Setting, name: str, side: int, language: str) -> str:
    """Return what a path card scores with this side up."""
    return said(path_message(setting, PATHS.index(name), side), language)


def tile_text(setting: Setting, tile_id: str, language: str) -> str:
    """Return the seven hexes of a region tile."""
    number = names_of(setting).tiles.index(tile_id)
    return said(tile_message(setting, component(setting, "tile", number)), language)


def said(message: Message, language: str) -> str:
    """Return a whole sentence, beginning with a capital letter."""
    return capital(recall(language).text(message))


def sentence(what: Message) -> Message:
    return Message("sentence", {"what": what})


def effect_tree(setting: Setting, number: int) -> Effect:
    """Return an effect by its number as the pack has it."""
    effect: Effect = setting.extra.trees[number]
    return effect


# Keycards and crates


def keycard_message(setting: Setting, number: int) -> Message:
    card = keycard(setting, number)
    values: Values = {
        "kind": Message(f"card-{card.colour}"),
        "points": points(card.points),
        "gives": keycard_gives(setting, number, FIRST),
    }
    return Message("card-text", values)


def keycard_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    """Return the effects of a keycard; white ones have none."""
    effect = keycard(setting, number).effect
    return Message("no-effect") if effect is None else tell(effect, voice)


def crate_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    return tell(component(setting, "crate", number).effect, voice)


# Boxes and the player board


def box_gives(setting: Setting, number: int, side: int, voice: Voice = BARE) -> Message:
    """Return what a box gives; side 0 is the box itself, 1 and 2 those of its upgrade."""
    return tell(box_effect(setting, number, side), voice)


def box_effect(setting: Setting, number: int, side: int) -> Effect:
    if side == 0:
        printed: Effect = component(setting, "box", number).effect
        return printed
    tile = component(setting, "upgrade", number)
    turned: Effect = tile.first if side == 1 else tile.second
    return turned


def box_message(setting: Setting, number: int, side: int) -> Message:
    values = {"box": box(number), "gives": box_gives(setting, number, side, FIRST)}
    rates = [
        rates_message(setting, EFFECTS[leaf.name].kind)
        for leaf in leaves(box_effect(setting, number, side))
        if EFFECTS[leaf.name].code == ops.BUY
    ]
    return sentences([Message("box-text", dict(values)), *rates])


def rates_message(setting: Setting, which: int) -> Message:
    """Return how many followers a crystal of each kind buys (recall.box.a.2)."""
    white, red, purple = figures(setting).rates[which]
    return Message("box-rates", {"white": white, "red": red, "purple": purple})


def vault_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    return tell(component(setting, "vault", number).reward, voice)


def cube_gives(setting: Setting, number: int, column: int, voice: Voice = BARE) -> Message:
    """Return what a relicube covers on the board."""
    effect = rules_of(setting).lookup.cube_reward[number * 5 + column]
    return tell(effect_tree(setting, effect), voice)


def workshop_cost(setting: Setting, terrain: int, place: int) -> Message:
    return crystals(rules_of(setting).lookup.workshop_cost[terrain * WORKSHOPS + place])


def monument_cost(setting: Setting, place: int) -> Message:
    return printed_cost(component(setting, "monument", place).cost)


def production_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message | None:
    """Return what a production space gives; None if there is no such space."""
    effect = rules_of(setting).lookup.production[number]
    return None if effect < 0 else tell(effect_tree(setting, effect), voice)


def with_uncovered(setting: Setting, told: Message, number: int) -> Message:
    """Add the production space below a building, if there is one."""
    gives = production_gives(setting, number, FIRST)
    if gives is None:
        return told
    return sentences([told, Message("uncovers-text", {"gives": gives})])


def production_title(number: int) -> Message:
    """Return a production space in a word or two: what lies or lay on it."""
    if number < OPEN_PRODUCTION:
        return Message("title-production-open", {"n": number + 1})
    if number >= UNDER_MONUMENTS:
        return Message("title-production-monument", {"n": number - UNDER_MONUMENTS + 1})
    terrain, place = divmod(number - UNDER_WORKSHOPS, WORKSHOPS)
    return Message(f"title-production-{TERRAINS[terrain]}", {"n": place + 1})


# Tribes, gadgets and their abilities


def ability_tree(setting: Setting, ability: int) -> Effect | None:
    effect = rules_of(setting).lookup.ability_effect[ability]
    return None if effect < 0 else effect_tree(setting, effect)


def ability_gives(setting: Setting, ability: int, voice: Voice = BARE) -> Message:
    tree = ability_tree(setting, ability)
    return Message("no-effect") if tree is None else tell(tree, voice)


def ability_message(setting: Setting, ability: int) -> Message:
    """Return an ability: when it can be used, what it gives, whether its price is fixed."""
    lookup = rules_of(setting).lookup
    values: Values = {"gives": ability_gives(setting, ability, FIRST)}
    trigger = lookup.ability_trigger[ability]
    if trigger == ANY_TIME:
        told = [Message("ability-text", values)]
    else:
        values["trigger"] = Message(f"trigger-{TRIGGERS[trigger]}")
        told = [Message("ability-text-trigger", values)]
    tree = ability_tree(setting, ability)
    if isinstance(tree, Leaf) and f"about-{tree.name}" in EXPLAINED:
        told.append(Message(f"about-{tree.name}"))
    if lookup.ability_fixed[ability]:
        told.append(Message("ability-fixed"))
    return sentences(told)


EXPLAINED = frozenset(f"about-{name}" for name in EFFECTS if name.startswith("place-"))
"""Effects that put something onto the map."""


def tribe_message(setting: Setting, number: int) -> Message:
    """Return the ability of a tribe, and what it may always do."""
    told = [ability_message(setting, number)]
    passive = component(setting, "tribe", number).passive
    if passive is not None:
        values: Values = {"points": points(figures(setting).farm_points)}
        what = Message(f"passive-{passive}", values)
        told.append(Message("passive-text", {"what": what}))
    return sentences(told)


def gadget_message(setting: Setting, number: int) -> Message:
    if number != rules_of(setting).lookup.omnitool:
        return ability_message(setting, FIRST_GADGET + number)
    parts = [
        Message("part-text", {"n": n + 1, "gives": ability_gives(setting, FIRST_PART + n, FIRST)})
        for n in range(PARTS)
    ]
    return Message("ability-parts", {"parts": sentences(parts)})


def ability_used(setting: Setting, ability: int, voice: Voice = BARE) -> Message:
    """Return an ability with what it gives, as something a player may do."""
    values: Values = {"form": TELLER.form(voice), "ability": ability_name(setting, ability)}
    return Message("effect-use", {**values, "gives": ability_gives(setting, ability)})


def effect_message(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    """Return an effect by its number; only abilities that answer something are not written."""
    tree = setting.extra.trees[number]
    if tree is None:
        return ability_used(setting, rules_of(setting).effects[number].kind, voice)
    return tell(tree, voice)


# Objectives and paths


def objective(setting: Setting, number: int) -> Objective:
    found: Objective = component(setting, "objective", number)
    return found


def objective_needs(setting: Setting, number: int) -> Message:
    return TELLER.conditions(objective(setting, number).needs)


def objective_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    return tell(objective(setting, number).reward, voice)


def objective_message(setting: Setting, number: int) -> Message:
    values = {
        "points": points(figures(setting).objective_points),
        "needs": objective_needs(setting, number),
        "gives": objective_gives(setting, number, FIRST),
    }
    return Message("objective-text", dict(values))


def path_message(setting: Setting, number: int, side: int) -> Message:
    """Return what everybody scores, and what those who have chosen the path score besides."""
    lookup = rules_of(setting).lookup
    own = lookup.path_b[number] if side else lookup.path_a[number]
    each: Values = {"points": points(lookup.path_each[number])}
    more: Values = {"points": points(own), "step": lookup.path_step}
    values: Values = {
        "all": Message(f"scoring-{PATHS[number]}", each),
        "own": Message(f"chosen-{PATHS[number]}-{PATH_SIDES[side]}", more),
    }
    return Message("path-text", values)


# The map


def camp_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    return tell(component(setting, "camp", number).effect, voice)


def ring_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    return tell(component(setting, "ring", number).effect, voice)


def chip_gives(setting: Setting, dark: int, number: int, voice: Voice = BARE) -> Message:
    return tell(component(setting, CHIPS[dark], number).effect, voice)


def monument_tile_gives(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    """Return what a monument tile gives at once, and its points at the end."""
    tile = component(setting, "monument-tile", number)
    told = [] if tile.gain is None else [tell(tile.gain, voice)]
    if tile.points:
        told.append(Message("and-points", {"points": points(tile.points)}))
    return apart(told)


def cell_message(setting: Setting, cell: Cell) -> Message:
    """Return a hex of a region tile, with what a camp gives: 'a field with 2 pigs'."""
    if cell.camp is None:
        return face_message(cell)
    camp = names_of(setting).camps.index(cell.camp)
    told = Message("face-camp-gives", {"gives": camp_gives(setting, camp)})
    return Message("face-cube", {"face": told}) if cell.relicube else told


def face_message(cell: Cell) -> Message:
    """Return what is printed on a hex of a region tile, but not what a camp gives."""
    if cell.pigs:
        told = Message("face-pigs", {"n": cell.pigs})
    else:
        told = Message(f"face-{cell.kind}")
    return Message("face-cube", {"face": told}) if cell.relicube else told


def tile_message(setting: Setting, tile: Tile) -> Message:
    middle, *around = [cell_message(setting, cell) for cell in tile.cells]
    return Message("tile-text", {"middle": middle, "around": listed(around)})


def tile_named(setting: Setting, number: int) -> Message:
    """Return the hexes of a tile in a list, wherever they will lie."""
    tile: Tile = pack_of(setting).components("tile")[number]
    return listed([cell_message(setting, cell) for cell in tile.cells])


def tile_laid(setting: Setting, region: int, number: int, orientation: int) -> Message:
    """Return the hexes of a tile by the names of the hexes where they come to lie.

    What its camp gives has been told when it was turned up.
    """
    tile: Tile = pack_of(setting).components("tile")[number]
    told = []
    for k, cell in enumerate(tile.cells):
        values = {
            "space": space(setting, hex_in(region, k, orientation)),
            "face": face_message(cell),
        }
        told.append(Message("lies", dict(values)))
    return listed(told)
