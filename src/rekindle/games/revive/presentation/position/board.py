"""The common part of a position: the map, the piles, the displays and the artifacts, by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.engine.audit.map import KEEPERS
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    CITIZEN_CARD,
    COLOURS,
    CORNERS,
    CRATE_TOKEN,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    FOREST,
    FOREST_TILE,
    GOODS,
    HEXES,
    LARGE_BUILDING,
    MACHINE_TOKEN,
    MINOR,
    MODULE_TOKEN,
    PLACES,
    SAND,
    SAND_TILE,
    SIZES,
    SPACE_KINDS,
    TILE_FRONT,
    TOKENS,
)
from rekindle.games.revive.engine.map import change_terrain, lay_tile, put_building, survey
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.setup import artifacts_at_start
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.engine.tracks import machines_of
from rekindle.kernel.bits import bits_of, count, members
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.game import Setting
from rekindle.kernel.position import Reader


class BoardBuilder(Reader):
    """Puts things into an empty state by name; the audit refuses what is impossible."""

    def __init__(self, setting: Setting, s: ReviveState) -> None:
        self.rules = cast(ReviveRules, setting.rules)
        self.lookup = self.rules.lookup
        self.s = s
        self.words = setting.extra.names
        pack = setting.extra.pack
        self.tile_names = [tile.id for tile in pack.components("tile")]
        self.back_names = [back.id for back in pack.components("back")]
        self.locations = [face.id for face in pack.components("location")]
        self.rewards = [reward.id for reward in pack.components("reward")]
        self.places = [self.words.spaces[place * HEXES] for place in range(PLACES)]
        self.kept = dict.fromkeys((CITIZEN_CARD, MODULE_TOKEN, MACHINE_TOKEN, CRATE_TOKEN), 0)
        self.stood: dict[int, list[int]] = {}

    def turn(self, turn: int, actions: int, asleep: bool) -> None:
        s = self.s
        if turn not in range(s.seats):
            raise ImpossiblePosition(f"there is no seat {turn} in a game of {s.seats}")
        s.turn = turn
        s.actions = self.number(actions, 0, actions_a_turn(s), "'actions' taken in this turn")
        s.asleep = bool(asleep)

    # Piles: components that are used elsewhere are taken out of them

    def take(self, deck: str, names: Sequence[str], name: object, what: str, first: int = 0) -> int:
        """Take a thing out of its pile, by its name."""
        number = first + self.index(names, name, what)
        pile = getattr(self.s, deck)
        if not pile >> number & 1:
            raise ImpossiblePosition(f"the {what} '{name}' is already somewhere else")
        setattr(self.s, deck, pile & ~(1 << number))
        return number

    def citizen(self, name: object) -> int:
        return self.take("card_deck", self.words.citizens, name, "citizen")

    def module(self, name: object) -> int:
        return self.take("module_deck", self.words.modules, name, "module")

    def special(self, name: object) -> int:
        names = self.words.machines[FIRST_SPECIAL:FIRST_TRIBAL]
        return self.take("machine_deck", names, name, "machine", FIRST_SPECIAL)

    def crate(self, name: object) -> int:
        return self.take("crate_deck", self.words.crates, name, "crate")

    def artifact_card(self, name: object) -> int:
        return self.take("card_pool", self.words.artifact_cards, name, "artifact card")

    def kind_of(self, name: object) -> tuple[int, int]:
        """Return the kind of chance that draws the thing with this name, and its number."""
        specials = self.words.machines[FIRST_SPECIAL:FIRST_TRIBAL]
        by_kind: list[tuple[int, list[str], int]] = [
            (TILE_FRONT, self.tile_names, 0),
            (CITIZEN_CARD, self.words.citizens, 0),
            (MODULE_TOKEN, self.words.modules, 0),
            (MACHINE_TOKEN, specials, FIRST_SPECIAL),
            (CRATE_TOKEN, self.words.crates, 0),
        ]
        for kind, names, first in by_kind:
            if name in names:
                return kind, first + names.index(str(name))
        known = [name for _, names, _ in by_kind for name in names]
        self.index(known, name, "tile, citizen, module, machine or crate")
        raise AssertionError("a known name has no kind")

    def set_aside(self, chance: Sequence[str], removed: Sequence[str]) -> None:
        """Set aside what is to be drawn next, and remove what has left the game."""
        self.shape(chance, list, "'chance'")
        self.shape(removed, list, "'removed'")
        for name in chance:
            kind, number = self.kind_of(name)
            if list(chance).count(name) > 1:
                raise ImpossiblePosition(f"there is one '{name}': it cannot be drawn twice")
            if kind in self.kept:
                self.kept[kind] |= 1 << number
        for name in removed:
            kind, number = self.kind_of(name)
            if kind == CITIZEN_CARD:
                self.citizen(name)
            elif kind == MODULE_TOKEN:
                self.module(name)
            elif kind == MACHINE_TOKEN:
                self.special(name)
            else:
                raise ImpossiblePosition(
                    f"'{name}' cannot leave the game: tiles and crates never do"
                )

    def coming(self, chance: Sequence[str]) -> None:
        """The random results that come next."""
        s = self.s
        piles = {
            TILE_FRONT: s.tile_pool,
            CITIZEN_CARD: s.card_deck,
            MODULE_TOKEN: s.module_deck,
            MACHINE_TOKEN: s.machine_deck,
            CRATE_TOKEN: s.crate_deck,
        }
        for name in chance:
            kind, number = self.kind_of(name)
            if not piles[kind] >> number & 1:
                raise ImpossiblePosition(f"'{name}' cannot be drawn: it is already in use")
            s.fixed += ((kind, number),)

    # The map

    def map(self, tiles: Mapping[str, Any], backs: Mapping[str, str]) -> None:
        """Tiles face up where they are named, then starting tiles, then backs."""
        self.shape(tiles, dict, "'tiles'")
        self.shape(backs, dict, "'backs'")
        starting = [t for t, back in enumerate(self.lookup.tile_back) if back < 0]
        self.s.tile_pool = (1 << len(self.tile_names)) - 1
        for name, tile in tiles.items():
            self.tile(self.index(self.places, name, "place"), tile)
        for place in self.lookup.start_places:
            if self.s.fronts[place] < 0:
                left = [tile for tile in starting if self.s.tile_pool >> tile & 1]
                self.face_up(place, left[0], 0)
        self.lay_backs(backs)
        survey(self.s)

    def tile(self, place: int, given: Any) -> None:
        name, turned = given if isinstance(given, list | tuple) else (given, False)
        tile = self.index(self.tile_names, name, "tile")
        where = self.places[place]
        if turned not in (True, False, "turned", "straight"):
            raise ImpossiblePosition(f"a tile lies 'straight' or 'turned', not {turned!r}")
        if not self.s.tile_pool >> tile & 1:
            raise ImpossiblePosition(f"the tile '{name}' is already somewhere else")
        if (self.lookup.tile_back[tile] < 0) != (place in self.lookup.start_places):
            known = ", ".join(self.places[place] for place in self.lookup.start_places)
            raise ImpossiblePosition(
                f"'{name}' cannot lie on '{where}': starting tiles lie on {known}"
            )
        self.face_up(place, tile, int(turned in (True, "turned")))

    def face_up(self, place: int, tile: int, turned: int) -> None:
        lay_tile(self.rules, self.s, place, tile, turned)
        self.s.tile_pool &= ~(1 << tile)
        self.s.backs[place] = self.lookup.tile_back[tile]

    def lay_backs(self, backs: Mapping[str, str]) -> None:
        """Backs of the tiles that are left: those that are named, then the others in order."""
        s = self.s
        left = [self.lookup.tile_back[tile] for tile in members(s.tile_pool)]
        for place, name in backs.items():
            at = self.index(self.places, place, "place")
            back = self.index(self.back_names, name, "back")
            if s.fronts[at] >= 0:
                raise ImpossiblePosition(f"'{place}' is explored: it has no back")
            if back not in left:
                raise ImpossiblePosition(f"no tile with the back '{name}' is left")
            left.remove(back)
            s.backs[at] = back
        for at in range(PLACES):
            if s.fronts[at] < 0 and s.backs[at] < 0:
                s.backs[at] = left.pop(0)

    def corners(self, given: Mapping[str, str]) -> None:
        """Large locations: those that are named, then the first faces of tiles left."""
        self.shape(given, dict, "'corners'")
        tiles = [list(faces) for faces in self.lookup.large_tiles]
        named: dict[int, int] = {}
        for corner, name in given.items():
            at = self.index(CORNERS, corner, "corner")
            face = self.index(self.locations, name, "large location")
            found = [faces for faces in tiles if face in faces]
            if not found:
                raise ImpossiblePosition(
                    f"'{name}' is not in play, or the other face of its tile lies in a corner"
                )
            tiles.remove(found[0])
            named[at] = face
        for at in range(len(CORNERS)):
            self.s.corners[at] = named[at] if at in named else tiles.pop(0)[0]

    def space(self, name: object) -> int:
        return self.index(self.words.spaces, name, "space")

    def kind(self, space: int) -> str:
        return SPACE_KINDS[self.s.terrain[space]]

    def all_tokens(self, given: Mapping[str, Any], falcon: str | None) -> None:
        """Tribe tiles and the falcon; each needs the tribe that puts it there."""
        self.shape(given, dict, "'tokens'")
        for name, kinds in given.items():
            for kind in [kinds] if isinstance(kinds, str) else kinds:
                self.token(self.space(name), 1 << self.index(TOKENS, kind, "kind of token"))
        if falcon is None:
            return
        self.s.falcon = self.space(falcon)

    def token(self, space: int, token: int) -> None:
        s = self.s
        owner = keeper_of(self.rules, s, KEEPERS[members(token)[0]])
        if s.tokens[space] & token:
            name = self.words.spaces[space]
            raise ImpossiblePosition(f"two tiles of the same kind lie on '{name}'")
        if owner >= 0:
            s.players[owner].tiles -= 1
        if token == FOREST_TILE:
            change_terrain(s, space, FOREST, token)
        elif token == SAND_TILE:
            change_terrain(s, space, SAND, token)
        else:
            s.tokens[space] |= token

    def all_buildings(self, given: Mapping[str, Any]) -> None:
        self.shape(given, dict, "'buildings'")
        for name, building in given.items():
            space = self.space(name)
            if not isinstance(building, list | tuple) or len(building) != 2:
                raise ImpossiblePosition(
                    f"the building on '{name}' is a size and a seat, like ('small', 0), "
                    f"not {building!r}"
                )
            size = self.index(SIZES, building[0], "size of a building")
            seat = self.number(building[1], 0, self.s.seats - 1, f"the owner of '{name}'")
            p = self.s.players[seat]
            put_building(self.rules, self.s, p, space, size)
            if size == LARGE_BUILDING:
                p.large -= 1
            else:
                p.small -= 1

    def all_figures(self, given: Mapping[str, Any]) -> None:
        self.shape(given, dict, "'figures'")
        for name, seats in given.items():
            space = self.space(name)
            for seat in [seats] if isinstance(seats, int) else seats:
                seat = self.number(seat, 0, self.s.seats - 1, f"a seat on '{name}'")
                if self.s.figures[space] >> seat & 1:
                    raise ImpossiblePosition(f"two figures of player {seat} stand on '{name}'")
                self.s.figures[space] |= 1 << seat
                self.stood.setdefault(seat, []).append(space)

    # Displays and artifacts

    def displays(
        self, cards: Sequence[str], modules: Sequence[str], machines: Iterable[str]
    ) -> None:
        """What is named, filled up from the piles, but with nothing that `chance` names."""
        s, lookup = self.s, self.lookup
        for what, names in (("cards", cards), ("modules", modules), ("machines", machines)):
            self.shape(names, list, f"'{what}'")
        s.cards = bits_of([self.citizen(name) for name in cards])
        s.modules = bits_of([self.module(name) for name in modules])
        s.machines = bits_of([self.special(name) for name in machines])
        more = self.fill(s.cards, s.card_deck, CITIZEN_CARD, lookup.cards_shown)
        s.cards |= more
        s.card_deck &= ~more
        more = self.fill(s.modules, s.module_deck, MODULE_TOKEN, lookup.modules_shown)
        s.modules |= more
        s.module_deck &= ~more
        for colour in range(len(COLOURS)):
            these = machines_of(self.rules, colour)
            shown, pile = s.machines & these, s.machine_deck & these
            more = self.fill(shown, pile, MACHINE_TOKEN, lookup.machines_shown)
            s.machines |= more
            s.machine_deck &= ~more

    def fill(self, shown: int, pile: int, kind: int, most: int) -> int:
        """The things that the display still takes from the pile."""
        return bits_of(members(pile & ~self.kept[kind])[: max(most - count(shown), 0)])

    def artifacts(self, given: Mapping[str, int] | None, ending: int | None) -> None:
        """By default all artifacts not taken are on the board; otherwise the rest is removed."""
        s = self.s
        s.artifacts = artifacts_at_start(self.rules, s)
        for colour in range(MINOR):
            s.artifacts[colour] -= sum(p.artifacts[colour] for p in s.players)
        left = s.artifacts[:]
        if ending is not None:
            s.artifacts = [0] * len(ARTIFACTS)
        for name, n in (given or {}).items():
            colour = self.index(ARTIFACTS, name, "artifact")
            s.artifacts[colour] = self.number(n, 0, left[colour], f"'{name}' on the board")
        if ending is not None:
            s.ending = self.number(ending, 0, s.seats - 1, "'ending'")
            if not any(p.end_tile for p in s.players):
                s.players[s.ending].end_tile = 1

    # Reading

    def goods(self, value: object, limits: list[int], whose: str) -> list[int]:
        """A mapping from goods to numbers, or a text like "2 food, 1 crystal"."""
        if isinstance(value, str):
            value = self.counted(value, whose)
        self.shape(value, dict, f"'goods' of {whose}")
        found = [0] * len(GOODS)
        for name, n in cast(Mapping[str, int], value).items():
            good = self.index(GOODS, name, "good")
            found[good] = self.number(n, 0, limits[good], f"'{name}' of {whose}")
        return found

    def counted(self, text: str, whose: str) -> dict[str, int]:
        words = [word for word in re.split(r"[\s,]+", text) if word]
        if len(words) % 2 or not all(word.isdigit() for word in words[::2]):
            raise ImpossiblePosition(
                f"goods of {whose} are written like '2 food 1 crystal', not '{text}'"
            )
        names = [word if word in GOODS else word.removesuffix("s") for word in words[1::2]]
        return dict(zip(names, map(int, words[::2]), strict=True))
