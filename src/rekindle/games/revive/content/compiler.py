"""Compiles a pack and a choice of options to the engine's lookup tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rekindle.content import Leaf, Pack
from rekindle.games.revive.content.effect_compiler import EffectCompiler
from rekindle.games.revive.content.language import Card, Technology, Tribe
from rekindle.games.revive.content.prices import demand
from rekindle.games.revive.content.vocabulary import Names, vocabulary
from rekindle.games.revive.engine.assembly import AssembledRevive
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    ARTIFACTS,
    BOARD_SIDES,
    CATEGORIES,
    COLOURS,
    CORNERS,
    FACES,
    FOOD,
    GEAR,
    GOODS,
    MAP_ACTIONS,
    PLACES,
    POWERS,
    PROGRESS_SPACES,
    REWARD_KINDS,
    SAND,
    SLOTS,
    TECHNOLOGIES,
    TRIBES,
)
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.means import is_source, parts_of
from rekindle.games.revive.engine.ops import (
    ALL_COLOURS,
    DISCOUNT,
    MOVE_FALCON,
    PLACE_FOREST,
    PLACE_WORKSHOP,
    RANGE,
    TURN_CARD,
    UNLIMITED,
)
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.hexes import hex_at, neighbours
from rekindle.kernel.moves import Vocabulary

MOST_STEPS = 13
"""A building has six neighbours, and a large one gains two steps for each."""

ATTACHING = (RANGE, UNLIMITED, DISCOUNT, TURN_CARD, ALL_COLOURS)


class Compiler:
    """Compiles one pack, with one choice of options, to rules and their vocabulary."""

    def __init__(self, pack: Pack, options: Mapping[str, str]) -> None:
        self.pack = pack
        self.options = options
        self.numbered = EffectCompiler()
        self.names = Names()
        self.lookup = Lookup()

    def rules(self) -> tuple[AssembledRevive, Vocabulary]:
        self.figures()
        self.map()
        self.tiles()
        self.large_locations()
        self.cards()
        self.modules()
        self.machines()
        self.tribes()
        self.tokens()
        self.tracks()
        self.chosen_options()
        self.names.choices = self.numbered.choices
        self.names.payments = self.numbered.payments
        rules = AssembledRevive(self.numbered.effects, self.numbered.prices, self.lookup)
        return rules, vocabulary(self.names)

    # Numbers and options

    def figures(self) -> None:
        lookup, figures = self.lookup, self.pack.components("figures")[0]
        lookup.limits = [figures.crystal_limit] + [figures.basic_limit] * 3
        lookup.building_cost = [figures.small_cost, figures.large_cost]
        lookup.buildings = [figures.small_buildings, figures.large_buildings]
        lookup.progress_points = list(figures.progress_points)
        lookup.ranks = list(figures.ranks)
        for name in (
            "start_energy",
            "sand_tile_points",
            "target_discount",
            "temple_range",
            "falcon_resources",
            "cards_shown",
            "modules_shown",
            "machines_shown",
            "active_at_start",
            "card_bonus",
            "end_tile",
            "minor_artifact",
            "resources_for_a_point",
            "long_game_minors",
        ):
            setattr(lookup, name, getattr(figures, name))

    def chosen_options(self) -> None:
        lookup, options = self.lookup, self.options
        lookup.choose_tribes = options["tribes"] == "choose"
        lookup.cards_dealt = {"one": 1, "two": 2, "open": 0}[options["artifact-cards"]]
        lookup.long_game = options["length"] == "long"
        lookup.strict_solo_end = options["solo-end"] == "strict"
        lookup.end_tile_to_taker = options["end-tile"] == "taker"
        lookup.copied_card_stays = options["copied-card"] == "stays"
        lookup.colours_for_played_card_only = options["all-colours"] == "played"
        # Both switches have a number, since numbers do not depend on options.
        switches = {s.id: self.numbered.effect(s.gain) for s in self.pack.components("switch")}
        lookup.switch = switches[options["switch"]]
        for number, tribe in enumerate(self.pack.components("tribe")):
            if self.in_play(tribe):
                lookup.boards.append(number)

    def in_play(self, tribe: Tribe) -> bool:
        """Return whether this side of this board is in play (revive.tribes-dealt)."""
        if self.options["sides"] not in (tribe.side, "either"):
            return False
        return self.options.get(tribe.tribe, "on") == "on"

    # The map

    def map(self) -> None:
        lookup = self.lookup
        places = self.pack.components("place")
        names = [cell for place in places for cell in place.cells]
        names.append(self.pack.components("figures")[0].chasm)
        around = neighbours([hex_at(name) for name in names])
        number = {name: i for i, name in enumerate(names)}
        for corner in self.corners():
            at = len(around)
            touched = sorted(number[name] for name in corner.touches)
            around.append(touched)
            for space in touched:
                around[space].append(at)
        lookup.neighbours = around
        self.names.spaces = [*names[:-1], "chasm", *CORNERS]
        lookup.space_names = self.names.spaces
        lookup.start_places = [i for i, place in enumerate(places) if place.start]
        for i in range(PLACES):
            own = range(i * 4, i * 4 + 4)
            lookup.place_touches.append(
                sorted({near for space in own for near in around[space] if near not in own})
            )
        lookup.crystals_at = [[] for _ in around]
        for crystal in self.pack.components("crystal"):
            if crystal.vast and self.options["vast-crystals"] == "off":
                continue
            for name in crystal.touches:
                lookup.crystals_at[number[name]].append(len(lookup.crystal_worth))
            lookup.crystal_worth.append(2 if crystal.vast else 1)

    def corners(self) -> list[Any]:
        by_id = {corner.id: corner for corner in self.pack.components("corner")}
        return [by_id[name] for name in CORNERS]

    def tiles(self) -> None:
        lookup = self.lookup
        backs = self.pack.components("back")
        for back in backs:
            cost = [0] * len(GOODS)
            for leaf in back.cost:
                cost[demand(leaf).kinds[0]] += demand(leaf).count
            lookup.back_mixed.append(int(sum(n > 0 for n in cost) > 1))
            lookup.back_cost.append((cost[GEAR], cost[GEAR + 1], cost[FOOD]))
            lookup.back_points.append(back.points)
        ids = [back.id for back in backs]
        lookup.back_tiles = [0] * len(ids)
        for number, tile in enumerate(self.pack.components("tile")):
            lookup.tile_faces += [SAND + FACES.index(face) for face in tile.faces]
            lookup.tile_water.append(self.numbered.maybe(tile.water))
            back_number = -1 if tile.back is None else ids.index(tile.back)
            lookup.tile_back.append(back_number)
            if back_number >= 0:
                lookup.back_tiles[back_number] |= 1 << number

    def large_locations(self) -> None:
        lookup = self.lookup
        tiles: dict[int, list[int]] = {}
        for number, face in enumerate(self.pack.components("location")):
            lookup.large_category.append(CATEGORIES.index(face.category))
            lookup.large_points.append(face.points)
            lookup.large_steps.append([(least, points) for least, points in face.steps])
            lookup.large_gain.append(self.numbered.maybe(face.gain))
            if not face.campaign or self.options["large-locations"] == "all":
                tiles.setdefault(face.tile, []).append(number)
        lookup.large_tiles = list(tiles.values())

    # Cards and tokens

    def cards(self) -> None:
        citizens: list[Card] = self.pack.components("citizen")
        cards = citizens + self.pack.components("starting")
        self.names.cards = [card.id for card in cards]
        self.names.citizens = [card.id for card in citizens]
        for card in cards:
            self.lookup.card_colour.append(COLOURS.index(card.colour))
            for half in (card.top, card.bottom):
                self.lookup.half_effect.append(self.numbered.maybe(half.effect))
                self.lookup.half_range.append(half.range)
                self.lookup.half_slot.append(int(half.slot))
                self.lookup.half_flasks.append(half.flasks)

    def modules(self) -> None:
        lookup = self.lookup
        for module in self.pack.components("module"):
            self.names.modules.append(module.id)
            colours = [COLOURS.index(colour) for colour in module.colours]
            lookup.module_colours.append(sum(1 << colour for colour in set(colours)))
            lookup.module_effect.append(self.numbered.maybe(module.effect))
            lookup.module_flasks.append(module.flasks)
        slots = {slot.id: slot for slot in self.pack.components("slot")}
        for number, name in enumerate(SLOTS):
            lookup.slot_spaces.append([])
            for i, kind in enumerate(slots[name].spaces):
                lookup.slot_spaces[number].append(len(lookup.module_spaces))
                lookup.module_spaces.append(number)
                lookup.space_active.append(int(kind == "active"))
                self.names.module_spaces.append(f"{name}-{i + 1}")

    def machines(self) -> None:
        lookup = self.lookup
        lookup.action_machines = [0] * (len(MAP_ACTIONS) + 1)
        for machine in self.pack.components("standard"):
            self.machine(machine.id, machine.effect, ANY_COLOUR, 0)
        specials = self.pack.components("machine")
        for machine in specials:
            colour = COLOURS.index(machine.colour)
            self.machine(machine.id, machine.effect, colour, machine.flasks)

    def machine(self, name: str, effect: Any, colour: int, flasks: int) -> int:
        """Add a machine and return its number."""
        lookup, number = self.lookup, len(self.lookup.machine_effect)
        self.names.machines.append(name)
        lookup.machine_effect.append(self.numbered.effect(effect))
        lookup.machine_colour.append(colour)
        lookup.machine_flasks.append(flasks)
        node = self.numbered.effects[lookup.machine_effect[number]]
        attaches = node.op in ATTACHING
        lookup.machine_attach.append(node.op if attaches else 0)
        lookup.machine_amount.append(node.n)
        for action in range(len(MAP_ACTIONS) + 1):
            if (
                node.op == RANGE
                or (node.op == DISCOUNT and node.kind == action)
                or (node.op == UNLIMITED and action == 0)
            ):
                lookup.action_machines[action] |= 1 << number
        if self.brings(lookup.machine_effect[number]):
            lookup.source_machines |= 1 << number
        if node.op == TURN_CARD:
            lookup.turn_machines |= 1 << number
        if node.op == ALL_COLOURS:
            lookup.colour_machines |= 1 << number
        return number

    def brings(self, effect: int) -> bool:
        """Return whether an effect brings goods or energy for sure (revive.paying.2)."""
        effects = self.numbered.effects
        return any(is_source(effects, part) for part in parts_of(effects, effect))

    # Tribes

    def tribes(self) -> None:
        common = {c.id: c.technology for c in self.pack.components("common")}
        for tribe in self.pack.components("tribe"):
            self.names.boards.append(tribe.id)
            self.lookup.board_tribe.append(TRIBES.index(tribe.tribe))
            self.lookup.board_side.append(BOARD_SIDES.index(tribe.side))
            ability = self.numbered.effect(tribe.ability)
            self.lookup.board_ability.append(ability)
            self.lookup.board_leaf.append(self.leaf_of(ability))
            self.lookup.board_tiles.append(tribe.tiles)
            for name in TECHNOLOGIES:
                technology = common[name] if name in common else getattr(tribe, name)
                self.technology(f"{tribe.id}-{name}", technology)

    def leaf_of(self, effect: int) -> int:
        """Return the procedure on the map that an ability ends in, or 0."""
        node = self.numbered.effects[effect]
        if PLACE_FOREST <= node.op <= PLACE_WORKSHOP or node.op == MOVE_FALCON:
            return node.op
        return max((self.leaf_of(part) for part in node.parts), default=0)

    def technology(self, name: str, technology: Technology) -> None:
        lookup = self.lookup
        lookup.tech_cost.append(technology.cost)
        lookup.tech_points.append(technology.points)
        lookup.tech_gain.append(self.numbered.maybe(technology.gain))
        lookup.tech_with_ability.append(self.numbered.maybe(technology.with_ability))
        lookup.tech_range.append(technology.range)
        power = technology.power
        lookup.tech_power.append(0 if power is None else 1 << POWERS.index(power))
        if technology.machine is None:
            lookup.tech_machine.append(-1)
        else:
            lookup.tech_machine.append(self.machine(name, technology.machine, ANY_COLOUR, 0))

    def tokens(self) -> None:
        lookup = self.lookup
        for crate in self.pack.components("crate"):
            self.names.crates.append(crate.id)
            lookup.crate_effect.append(self.numbered.effect(crate.effect))
            if self.brings(lookup.crate_effect[-1]):
                lookup.source_crates |= 1 << len(lookup.crate_effect) - 1
        for players in range(5):
            lookup.artifacts.append(
                [
                    sum(a.colour == colour and a.players <= players for a in self.artifacts())
                    for colour in ARTIFACTS[:3]
                ]
            )
        for card in self.pack.components("artifact-card"):
            self.names.artifact_cards.append(card.id)
            for category in (card.purple, card.orange, card.white):
                lookup.card_category.append(CATEGORIES.index(category.category))
                lookup.card_points.append(category.points)

    def artifacts(self) -> list[Any]:
        return self.pack.components("artifact")

    # Tracks

    def tracks(self) -> None:
        lookup = self.lookup
        tracks = {track.id: track for track in self.pack.components("track")}
        for colour in COLOURS:
            lookup.track_length.append(tracks[colour].length)
            lookup.track_resource.append(GOODS.index(tracks[colour].resource))
            lookup.advance.append([NOTHING])
            for n in range(1, MOST_STEPS * 2):
                leaf = Leaf("advance", (colour, n), f"advance {colour} {n}")
                lookup.advance[-1].append(self.numbered.effect(leaf))
        self.rewards()
        bonuses = {int(bonus.id): bonus.gain for bonus in self.pack.components("progress")}
        for space in range(PROGRESS_SPACES + 1):
            lookup.progress_bonus.append(self.numbered.maybe(bonuses.get(space)))
        for bonus in sorted(self.pack.components("bonus"), key=lambda bonus: int(bonus.id)):
            lookup.point_bonus_at.append(int(bonus.id))
            lookup.point_bonus.append(self.numbered.effect(bonus.gain))
        for space in self.pack.components("hibernation"):
            lookup.sleep_gain.append(self.numbered.maybe(space.gain))
            lookup.sleep_removal.append(int(space.removal))
        seats = {int(seat.id): seat.gain for seat in self.pack.components("seat")}
        lookup.start_gain = [self.numbered.effect(seats[seat]) for seat in sorted(seats)]
        lookup.artifact = self.numbered.effect(Leaf("artifact", (), "artifact"))
        for colour in COLOURS:
            leaf = Leaf("take-card", (colour,), f"take a {colour} card")
            lookup.take_card.append(self.numbered.effect(leaf))

    def rewards(self) -> None:
        lookup = self.lookup
        standard = [machine.id for machine in self.pack.components("standard")]
        for number, reward in enumerate(self.pack.components("reward")):
            lookup.reward_kind.append(REWARD_KINDS.index(reward.kind))
            lookup.reward_needs += [reward.gray, reward.green, reward.yellow]
            colour = reward.colour
            lookup.reward_colour.append(ANY_COLOUR if colour is None else COLOURS.index(colour))
            machine = reward.machine
            lookup.reward_machine.append(-1 if machine is None else standard.index(machine))
            lookup.reward_effect.append(self.numbered.reward(number, reward.id))
