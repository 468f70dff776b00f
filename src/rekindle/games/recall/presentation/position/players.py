"""The players of a position: tribes, pieces, cards, stones and tracks, by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from rekindle.games.recall.engine.abilities import lying_stones
from rekindle.games.recall.engine.constants import (
    BLANK,
    BOXES,
    COLUMNS,
    CRYSTALS,
    CUBES,
    FIRST_START,
    GADGET_TILE,
    MONUMENT,
    MOST_GADGETS,
    MOUNTAIN,
    OBJECTIVE_CARD,
    OBJECTIVE_ROUND,
    PATHS,
    PRINTED,
    SECTIONS,
    SIDES,
    STONES,
    TRACKS,
    TRIBE_CARD,
    VAULT,
    VAULTS,
)
from rekindle.games.recall.engine.effects.knowledge import learned
from rekindle.games.recall.engine.map import is_building_ground, start_space
from rekindle.games.recall.engine.pieces import add_building, change, has_building
from rekindle.games.recall.engine.state import Player
from rekindle.games.recall.presentation.position.board import BoardBuilder
from rekindle.kernel.bits import bits_of, count
from rekindle.kernel.errors import ImpossiblePosition

PLAYER_KEYS = (
    "tribe",
    "gadgets",
    "crystals",
    "start",
    "followers",
    "buildings",
    "vaults",
    "raft",
    "keycards",
    "slots",
    "boxes",
    "upgrades",
    "relicubes",
    "stones",
    "ready",
    "uses",
    "culture",
    "knowledge",
    "crates",
    "objectives",
    "discarded",
    "paths",
)

SHAPES: dict[str, type] = {
    "gadgets": list,
    "followers": dict,
    "buildings": list,
    "vaults": list,
    "raft": list,
    "keycards": list,
    "slots": dict,
    "boxes": list,
    "upgrades": list,
    "relicubes": dict,
    "stones": dict,
    "uses": dict,
    "knowledge": dict,
    "crates": list,
    "objectives": list,
    "paths": list,
}

MOST_CRYSTALS = 99
MOST_POINTS = 999
MOST_USES = 5
WHITE_CARDS = 2
SOLO_STARTS = 2


class Builder(BoardBuilder):
    """Reads what players have into the state, by name; the audit refuses what is impossible."""

    def tribes(self, given: Sequence[Mapping[str, Any]]) -> None:
        """Tribes and gadgets that are named, then the first remaining ones."""
        s = self.s
        if len(given) > s.seats:
            raise ImpossiblePosition(f"{len(given)} players in a game of {s.seats} seats")
        for seat, values in enumerate(given):
            self.shape(values, dict, f"player {seat}")
            for key in values:
                self.index(PLAYER_KEYS, key, "entry of a player")
            for key, kind in SHAPES.items():
                self.shape(values.get(key, kind()), kind, f"'{key}' of player {seat}")
            p = s.players[seat]
            if "tribe" in values:
                p.tribe = self.tribe(values["tribe"])
            p.gadgets = tuple(self.gadget(name) for name in values.get("gadgets", ()))
            if len(p.gadgets) > MOST_GADGETS:
                raise ImpossiblePosition(f"player {seat} has at most {MOST_GADGETS} gadgets")

    def first_tribes(self) -> None:
        """Whoever has no tribe or no gadget gets the first that is left."""
        for p in self.s.players:
            if p.tribe < 0:
                p.tribe = self.first("tribe_pool", TRIBE_CARD, "tribe")
            if not p.gadgets:
                p.gadgets = (self.first("gadget_pool", GADGET_TILE, "gadget"),)

    def all_players(self, given: Sequence[Mapping[str, Any]]) -> None:
        padded = [*given, *[{}] * (self.s.seats - len(given))]
        for p, values in zip(self.s.players, padded, strict=True):
            self.pieces(p, values)
            self.tracks(p, values)
            self.own_cards(p, values)

    def all_abilities(self, given: Sequence[Mapping[str, Any]]) -> None:
        """Abilities come from tribes and gadgets, when all of them are known; then stones."""
        padded = [*given, *[{}] * (self.s.seats - len(given))]
        for p, values in zip(self.s.players, padded, strict=True):
            p.abilities, p.passives = learned(self.rules, self.s, p)
            self.stones(p, values)
            self.choices(p, values)
        for p in self.s.players:
            self.objectives_left(p)

    # Pieces on the map

    def pieces(self, p: Player, values: Mapping[str, Any]) -> None:
        """Followers and buildings; without `followers`, those that begin on the map."""
        whose = f"player {p.seat}"
        p.start = p.seat
        if "start" in values:
            if self.s.seats > 1:
                raise ImpossiblePosition("'start' is for the solo game: seats have their own")
            p.start = self.number(values["start"], 1, SOLO_STARTS, "'start'") - 1
        most = self.lookup.followers
        followers = values.get(
            "followers", {self.words.spaces[start_space(p)]: self.lookup.start_followers}
        )
        for name, n in followers.items():
            change(p, self.space(name), self.number(n, 0, most, f"followers on '{name}'"))
        if "raft" in values:
            self.raft(p, values["raft"])
        for name in values.get("buildings", ()):
            self.building(p, name)
        p.supply = most - sum(p.followers) - p.aboard
        if p.supply < 0:
            raise ImpossiblePosition(f"{whose} has only {most} followers")
        self.vaults(p, values)

    def raft(self, p: Player, given: Any) -> None:
        if len(given) != 2:
            raise ImpossiblePosition(
                f"'raft' of player {p.seat} is a hex and the followers on it, not {given!r}"
            )
        p.raft = self.space(given[0])
        p.aboard = self.number(given[1], 1, self.lookup.followers, "followers on the raft")

    def building(self, p: Player, name: object) -> None:
        space = self.space(name)
        kind = self.s.kinds[space]
        if not is_building_ground(kind):
            raise ImpossiblePosition(f"nobody builds there: '{name}' is {self.kind(space)}")
        if has_building(self.s, p, space):
            raise ImpossiblePosition(f"player {p.seat} has two buildings on '{name}'")
        add_building(self.s, p, space)
        if kind <= MOUNTAIN:
            p.workshops[kind - 1] += 1
        elif kind in (MONUMENT, PRINTED):
            p.monuments += 1

    def vaults(self, p: Player, values: Mapping[str, Any]) -> None:
        """Those that are named, or the first ones, as many as stand on the map."""
        names = values.get("vaults")
        if names is None:
            built = [
                space
                for space in range(FIRST_START)
                if self.s.kinds[space] == VAULT and has_building(self.s, p, space)
            ]
            p.vaults = (1 << min(len(built), VAULTS)) - 1
        else:
            p.vaults = bits_of([self.index(self.words.vaults, name, "vault") for name in names])

    # Tracks

    def tracks(self, p: Player, values: Mapping[str, Any]) -> None:
        """Culture with its upgrades, knowledge with the tribes unlocked, relicubes."""
        whose, lookup = f"player {p.seat}", self.lookup
        p.culture = self.number(values.get("culture", 0), 0, MOST_POINTS, f"'culture' of {whose}")
        p.symbols = bits_of([i for i, at in enumerate(lookup.symbols_at) if at <= p.culture])
        for name in values.get("upgrades", ()):
            self.upgrade(p, name)
        for name, n in values.get("knowledge", {}).items():
            track = self.index(TRACKS, name, "track")
            what = f"'{name}' knowledge of {whose}"
            p.knowledge[track] = self.number(n, 0, lookup.track_steps, what)
            if p.knowledge[track] >= lookup.tribe_step:
                p.unlocked |= 1 << track
        p.own_stones = 1 + count(p.unlocked)
        for name, n in values.get("relicubes", {}).items():
            colour = self.index(CUBES, name, "colour of relicubes")
            p.cubes[colour] = self.number(n, 0, COLUMNS, f"'{name}' relicubes of {whose}")

    def upgrade(self, p: Player, name: object) -> None:
        """A side of an upgrade; its symbol counts as reached, since the marker can go back."""
        box, side = divmod(self.index(self.words.upgrades, name, "upgrade"), SIDES)
        if p.upgrades[box]:
            raise ImpossiblePosition(f"player {p.seat} has two upgrades of box '{BOXES[box]}'")
        p.upgrades[box] = 1 + side
        if self.lookup.free_upgrades:
            missing = count(p.symbols) < len(BOXES) - p.upgrades.count(0)
            if missing:
                p.symbols |= p.symbols + 1
        else:
            p.symbols |= 1 << self.s.letters.index(box)

    # Cards, crystals

    def own_cards(self, p: Player, values: Mapping[str, Any]) -> None:
        """Crystals and keycards; white keycards that are not named are available."""
        whose = f"player {p.seat}"
        p.crystals = self.crystals(values.get("crystals", {}), whose)
        for name, card in values.get("slots", {}).items():
            box = self.index(BOXES, name, "slot")
            p.slots[box] = self.keycard(card)
            p.boxes |= 1 << box
        for name in values.get("boxes", ()):
            p.boxes |= 1 << self.index(BOXES, name, "box")
        if "keycards" in values:
            cards = [self.keycard(name) for name in values["keycards"]]
        else:
            cards = [BLANK] * max(WHITE_CARDS - p.slots.count(BLANK), 0)
        p.cards = tuple(sorted(cards))
        p.crates = bits_of([self.crate(name) for name in values.get("crates", ())])

    def crystals(self, value: object, whose: str) -> list[int]:
        """A mapping from crystals to numbers, or a text like "2 white, 1 red"."""
        if isinstance(value, str):
            value = self.counted(value, whose)
        self.shape(value, dict, f"'crystals' of {whose}")
        found = [0] * len(CRYSTALS)
        for name, n in cast(Mapping[str, int], value).items():
            kind = self.index(CRYSTALS, name, "crystal")
            found[kind] = self.number(n, 0, MOST_CRYSTALS, f"'{name}' crystals of {whose}")
        return found

    def counted(self, text: str, whose: str) -> dict[str, int]:
        words = [word for word in re.split(r"[\s,]+", text) if word]
        if len(words) % 2 or not all(word.isdigit() for word in words[::2]):
            raise ImpossiblePosition(
                f"crystals of {whose} are written like '2 white 1 red', not '{text}'"
            )
        return dict(zip(words[1::2], map(int, words[::2]), strict=True))

    # Stones

    def stones(self, p: Player, values: Mapping[str, Any]) -> None:
        """Stones collected; those that do not lie on abilities are ready."""
        whose = f"player {p.seat}"
        for name, n in values.get("stones", {}).items():
            colour = self.index(STONES, name, "colour of stones")
            p.stones[colour] = self.number(n, 0, 9, f"'{name}' stones of {whose}")
        uses = p.uses[:]
        for name, n in values.get("uses", {}).items():
            ability = self.index(self.words.abilities, name, "ability")
            uses[ability] = self.number(n, 0, MOST_USES, f"uses of '{name}'")
        p.uses = uses
        total, lying = p.own_stones + sum(p.stones), lying_stones(self.rules, p)
        if lying > total:
            raise ImpossiblePosition(f"{whose} has {total} stones, but {lying} lie on abilities")
        p.ready = total - lying
        if values.get("ready", p.ready) != p.ready:
            raise ImpossiblePosition(
                f"{whose} has {total} stones, {lying} of them on abilities: 'ready' is {p.ready}"
            )

    # Choices of special rounds

    def choices(self, p: Player, values: Mapping[str, Any]) -> None:
        """Paths and objectives; what is not named is the first that is left."""
        s = self.s
        past = self.sections_past(p)
        p.paths = [0 if section < past else -1 for section in range(SECTIONS)]
        for name in values.get("paths", ()):
            slot = s.paths.index(self.index(PATHS, name, "path"))
            if slot // 2 >= past:
                raise ImpossiblePosition(
                    f"player {p.seat} chooses '{name}' in a later round: set 'round'"
                )
            p.paths[slot // 2] = slot % 2
        p.objectives = bits_of([self.objective(name) for name in values.get("objectives", ())])
        if "discarded" in values:
            p.dropped = self.objective(values["discarded"])

    def objectives_left(self, p: Player) -> None:
        """Deal what is missing, when all that are named are known."""
        number = self.lookup.rounds.index(OBJECTIVE_ROUND)
        past = self.is_past(number, p)
        if past and p.dropped < 0:
            p.dropped = self.first("objective_pool", OBJECTIVE_CARD, "objective")
        if p.dropped >= 0 and not past:
            raise ImpossiblePosition(
                f"player {p.seat} discards an objective in a later round: set 'round'"
            )
        dealt = 3 if self.s.seats == 1 else 2
        missing = dealt - count(p.objectives) - (p.dropped >= 0)
        for _ in range(max(missing, 0)):
            p.objectives |= 1 << self.first("objective_pool", OBJECTIVE_CARD, "objective")
