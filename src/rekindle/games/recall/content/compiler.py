"""Compiles a pack and a choice of options to the engine's lookup tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.content import Effect, Pack
from rekindle.games.recall.content.effect_compiler import EffectCompiler
from rekindle.games.recall.content.effects import CONDITIONS, MOST
from rekindle.games.recall.content.hexes import apart, flower, hex_names
from rekindle.games.recall.content.language import WORKSHOP_IDS, Gadget, Tribe
from rekindle.games.recall.content.prices import amounts
from rekindle.games.recall.content.vocabulary import Names, start_names, vocabulary
from rekindle.games.recall.engine.assembly import AssembledRecall
from rekindle.games.recall.engine.constants import (
    ANY_TIME,
    BOXES,
    COLOURS,
    CUBES,
    FACES,
    FIRST_START,
    HEXES,
    MONUMENTS,
    PASSIVES,
    PATH_SIDES,
    PATHS,
    REGIONS,
    ROUND_KINDS,
    STARTS,
    TRACKS,
    TRIBES,
    TRIGGERS,
    YELLOW_CARD,
)
from rekindle.games.recall.engine.lookup import Lookup
from rekindle.games.recall.engine.ops import DISPLAY_CUBE, PLACE_RAFT
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.hexes import neighbours
from rekindle.kernel.moves import Vocabulary


class Compiler:
    """Compiles one pack, with one choice of options, to rules and their vocabulary."""

    def __init__(self, pack: Pack, options: Mapping[str, str]) -> None:
        self.pack = pack
        self.options = options
        self.numbered = EffectCompiler()
        self.names = Names()
        self.lookup = Lookup()

    def rules(self) -> tuple[AssembledRecall, Vocabulary]:
        self.tables()
        rules = AssembledRecall(self.numbered.effects, self.numbered.prices, self.lookup)
        return rules, vocabulary(self.names)

    def tables(self) -> None:
        """Fill the tables and the names, for rules and vocabulary."""
        self.figures()
        self.tracks()
        self.map()
        self.tiles()
        self.rewards()
        self.buildings()
        self.boxes()
        self.keycards()
        self.abilities()
        self.objectives()
        self.paths()
        self.needed()
        self.chosen_options()
        self.names.choices = self.numbered.choices
        self.names.payments = self.numbered.payments

    def by_id(self, kind: str, ids: Sequence[str]) -> list[Any]:
        """Return the components of a kind in the order that the rules know them by."""
        found = {part.id: part for part in self.pack.components(kind)}
        return [found[name] for name in ids]

    # Numbers and options

    def figures(self) -> None:
        lookup, figures = self.lookup, self.pack.components("figures")[0]
        lookup.cube_cost = list(figures.cube_cost)
        lookup.cube_points = list(figures.cube_points)
        lookup.rates = [list(rates) for rates in figures.rates]
        lookup.excavation_steps = list(figures.excavation_steps)
        for name in (
            "storage",
            "followers",
            "start_followers",
            "start_white",
            "keycards_shown",
            "monuments_shown",
            "objective_points",
            "farm_points",
            "resources_for_a_point",
        ):
            setattr(lookup, name, getattr(figures, name))

    def tracks(self) -> None:
        lookup, figures = self.lookup, self.pack.components("figures")[0]
        lookup.track_points = list(figures.track_points)
        lookup.track_steps = len(figures.track_points) - 1
        lookup.gadget_step = figures.gadget_step
        lookup.tribe_step = figures.tribe_step
        lookup.path_step = figures.path_step
        lookup.chip_steps = list(figures.chip_steps)
        lookup.symbols_at = list(figures.symbols)
        lookup.rounds = [ROUND_KINDS.index(kind) for kind in figures.rounds]

    def chosen_options(self) -> None:
        lookup, options = self.lookup, self.options
        lookup.choose_tribes = options["tribes"] != "deal"
        lookup.boomerang = options["tribes"] == "boomerang"
        lookup.known_ancients = options["ancient-tribes"] == "known"
        lookup.free_upgrades = options["upgrades"] == "free"
        for path in PATHS:
            own = options[f"path-{path}"]
            side = options["paths"] if own == "table" else own
            lookup.path_sides.append(PATH_SIDES.index(side) if side in PATH_SIDES else -1)

    # The map

    def map(self) -> None:
        lookup = self.lookup
        regions = self.by_id("region", [str(n + 1) for n in range(REGIONS)])
        hexes = [where for region in regions for where in flower(region.centre)]
        starts = self.by_id("start", [str(n + 1) for n in range(STARTS)])
        hexes += [start.hex for start in starts]
        hexes += [printed.hex for printed in self.by_id("printed", TRACKS)]
        lookup.neighbours = apart(neighbours(hexes))
        for region in range(REGIONS):
            touched = {near for k in range(HEXES) for near in self.around(region, k)}
            lookup.region_neighbours.append(sorted(touched - {region}))
        ends = [region.start for region in regions]
        lookup.start_left, lookup.start_right = ends.index("left"), ends.index("right")
        names = hex_names(hexes)
        names[FIRST_START : FIRST_START + STARTS] = start_names()
        self.names.spaces = lookup.space_names = names
        self.names.regions = [names[region * HEXES] for region in range(REGIONS)]

    def around(self, region: int, k: int) -> list[int]:
        """Return the regions of the hexes around one hex of a region."""
        near = self.lookup.neighbours[region * HEXES + k]
        return [space // HEXES for space in near if space < FIRST_START]

    def tiles(self) -> None:
        lookup = self.lookup
        camps = [camp.id for camp in self.pack.components("camp")]
        self.names.camps = camps
        for number, tile in enumerate(self.pack.components("tile")):
            self.names.tiles.append(tile.id)
            lookup.start_tiles |= int(tile.start) << number
            for cell in tile.cells:
                lookup.tile_kind.append(FACES.index(cell.kind) + 1)
                lookup.tile_pigs.append(cell.pigs)
                lookup.tile_cube.append(int(cell.relicube))
                lookup.tile_camp.append(-1 if cell.camp is None else camps.index(cell.camp))

    # Rewards

    def rewards(self) -> None:
        lookup, numbered = self.lookup, self.numbered
        lookup.camp_reward = [numbered.effect(c.effect) for c in self.pack.components("camp")]
        for row in self.by_id("cube", CUBES):
            lookup.cube_reward += [numbered.effect(reward) for reward in row.rewards]
        lookup.light_chip = self.listed("light", self.names.light)
        lookup.dark_chip = self.listed("dark", self.names.dark)
        lookup.ring_effect = self.listed("ring", self.names.rings)
        lookup.crate_effect = self.listed("crate", self.names.crates)
        for tile in self.pack.components("monument-tile"):
            self.names.monument_tiles.append(tile.id)
            lookup.monument_points.append(tile.points)
            lookup.monument_gain.append(numbered.maybe(tile.gain))

    def listed(self, kind: str, names: list[str]) -> list[int]:
        """Return the effects of all components of a kind, and list their names."""
        parts = self.pack.components(kind)
        names += [part.id for part in parts]
        return [self.numbered.effect(part.effect) for part in parts]

    # The player board

    def buildings(self) -> None:
        lookup, numbered = self.lookup, self.numbered
        for number, vault in enumerate(self.pack.components("vault")):
            self.names.vaults.append(vault.id)
            lookup.vault_reward.append(numbered.effect(vault.reward))
            if numbered.effects[lookup.vault_reward[-1]].op == DISPLAY_CUBE:
                lookup.display_vault = number
        for space in self.pack.components("production"):
            self.production(space.id, space.effect)
        for workshop in self.by_id("workshop", WORKSHOP_IDS):
            lookup.workshop_cost.append(amounts(workshop.cost))
            self.production(workshop.id, workshop.production)
        for monument in self.by_id("monument", [str(n + 1) for n in range(MONUMENTS)]):
            lookup.monument_cost.append(amounts(monument.cost))
            self.production(f"monument-{monument.id}", monument.production)

    def production(self, name: str, effect: Effect | None) -> None:
        self.names.production.append(name)
        self.lookup.production.append(self.numbered.maybe(effect))

    def boxes(self) -> None:
        upgrades = self.by_id("upgrade", BOXES)
        for box, upgrade in zip(self.by_id("box", BOXES), upgrades, strict=True):
            for effect in (box.effect, upgrade.first, upgrade.second):
                self.lookup.box_parts.append(self.numbered.parts(effect))
            self.names.upgrades += [f"{upgrade.id}-1", f"{upgrade.id}-2"]

    def keycards(self) -> None:
        """Number the keycards by level; within one the order of the pack counts."""
        lookup = self.lookup
        cards = self.pack.components("keycard")
        cards.sort(key=lambda card: COLOURS.index(card.colour))
        for card in cards:
            self.names.keycards.append(card.id)
            lookup.card_colour.append(COLOURS.index(card.colour))
            lookup.card_points.append(card.points)
            lookup.card_effect.append(self.numbered.maybe(card.effect))
            lookup.card_parts.append(self.numbered.parts(card.effect))
        lookup.yellow_copies = next(
            card.copies for card in cards if card.colour == COLOURS[YELLOW_CARD]
        )

    # Abilities

    def abilities(self) -> None:
        """Number tribes, gadgets, and the parts of the gadget that has some, one after another."""
        lookup, names = self.lookup, self.names
        names.tribes = list(TRIBES)
        for tribe in self.by_id("tribe", TRIBES):
            self.ability(tribe.id, tribe.effect, tribe)
            passive = tribe.passive
            lookup.tribe_passive.append(0 if passive is None else 1 << PASSIVES.index(passive))
        lookup.omnitool = -1
        gadgets: list[Gadget] = self.pack.components("gadget")
        for number, gadget in enumerate(gadgets):
            names.gadgets.append(gadget.id)
            self.ability(gadget.id, gadget.effect, gadget)
            if gadget.parts:
                lookup.omnitool = number
        for gadget in gadgets:
            for place, part in enumerate(gadget.parts):
                self.ability(f"{gadget.id}-{place + 1}", part, gadget)
        lookup.raft_followers = max(
            [node.n for node in self.numbered.effects if node.op == PLACE_RAFT], default=0
        )

    def ability(self, name: str, effect: Effect | None, owner: Tribe | Gadget) -> None:
        lookup, number = self.lookup, len(self.names.abilities)
        self.names.abilities.append(name)
        lookup.ability_effect.append(self.numbered.maybe(effect))
        trigger = TRIGGERS.index(owner.trigger)
        lookup.ability_trigger.append(trigger)
        lookup.ability_fixed.append(int(owner.fixed))
        lookup.trigger_part.append(
            NOTHING if trigger == ANY_TIME else self.numbered.trigger(number)
        )

    # Objectives and paths

    def objectives(self) -> None:
        for objective in self.pack.components("objective"):
            self.names.objectives.append(objective.id)
            needs = [(CONDITIONS[leaf.name].code, leaf.count) for leaf in objective.needs]
            self.lookup.objective_needs.append(needs)
            self.lookup.objective_reward.append(self.numbered.effect(objective.reward))

    def paths(self) -> None:
        lookup = self.lookup
        for path in self.by_id("path", PATHS):
            lookup.path_each.append(path.each or 0)
            lookup.path_a.append(path.a or 0)
            lookup.path_b.append(path.b or 0)

    # Effects that the rules themselves need

    def needed(self) -> None:
        lookup, numbered = self.lookup, self.numbered
        lookup.mix = numbered.alike("{n} moves or develops", MOST)
        lookup.buy = [
            number
            for text in ("buy {n} followers", "buy {n} followers at better rates")
            for number in numbered.alike(text, MOST)
        ]
        lookup.moves = numbered.alike("{n} moves", MOST)
        lookup.gain_followers = numbered.alike("{n} followers", MOST)
        lookup.take_keycard = [NOTHING] + [
            numbered.written(f"take a {colour} keycard") for colour in COLOURS[YELLOW_CARD:]
        ]
        lookup.develop = numbered.written("develop")
        lookup.one_white = numbered.written("1 white crystal")
        lookup.one_follower_here = numbered.written("1 follower here")
        lookup.one_point = numbered.written("1 point")
