"""The common part of a position: the map, the piles and the displays, by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rekindle.games.recall.engine.constants import (
    ANCIENT_GADGETS,
    BAG_CUBE,
    BAG_STONE,
    BOXES,
    CAMP,
    CRATE_TILE,
    CUBES,
    FIRST_GRAY,
    FIRST_GREEN,
    FIRST_START,
    FIRST_YELLOW,
    GADGET_TILE,
    GRAY_KEYCARD,
    GREEN_KEYCARD,
    HEX_KINDS,
    MONUMENT,
    NO_TILE,
    PATH_ROUND,
    PATH_SIDES,
    PATHS,
    PIGS,
    REGION_TILE,
    REGIONS,
    RING,
    RING_TOKEN,
    RINGS,
    ROUNDS,
    SITE,
    STONES,
    STONES_ON_SITE,
    TOKENS,
    TRACKS,
    TRIBE_CARD,
    TURNS,
    WATER,
)
from rekindle.games.recall.engine.map import (
    become_island,
    camp_at,
    lay_tile,
    packed_stones,
    put_detail,
    put_pigs,
    put_token,
    stones_at,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.setup import CUBES_IN_BAG, STONES_IN_BAG
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import bits_of, count, members
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.game import Setting
from rekindle.kernel.position import Reader

ISLAND_NAME: Final = TOKENS[0]


class BoardBuilder(Reader):
    """Puts things into an empty state by name; the audit refuses what is impossible."""

    def __init__(self, setting: Setting, s: RecallState) -> None:
        self.rules = cast(RecallRules, setting.rules)
        self.lookup = self.rules.lookup
        self.s = s
        self.words = setting.extra.names
        self.cube_names = [f"relicube-{name}" for name in CUBES]
        self.stone_names = [f"stone-{name}" for name in STONES]
        self.greens = self.words.keycards[FIRST_GREEN:FIRST_GRAY]
        self.grays = self.words.keycards[FIRST_GRAY:]
        self.kept: dict[int, int] = {}

    # The turn

    def turn(self, turn: int, round: int, acted: bool, recharged: bool) -> None:
        s = self.s
        if turn not in range(s.seats):
            raise ImpossiblePosition(f"there is no seat {turn} in a game of {s.seats}")
        s.turn = turn
        s.round = self.number(round, 1, ROUNDS, "'round'") - 1
        s.acted = bool(acted)
        s.recharged = bool(recharged)

    def is_past(self, number: int, p: Player) -> bool:
        """Return whether a player has taken part in a round, counted from 0."""
        s = self.s
        if number != s.round:
            return number < s.round
        return p.seat < s.turn or (p.seat == s.turn and s.acted)

    def sections_past(self, p: Player) -> int:
        """Return how many paths a player has chosen."""
        rounds = [n for n, kind in enumerate(self.lookup.rounds) if kind == PATH_ROUND]
        return len([number for number in rounds if self.is_past(number, p)])

    # Piles: components that are used elsewhere are taken out of them

    def take(self, pile: str, names: Sequence[str], name: object, what: str) -> int:
        """Take a thing out of its pile, by its name."""
        number = self.index(names, name, what)
        left = getattr(self.s, pile)
        if not left >> number & 1:
            raise ImpossiblePosition(f"the {what} '{name}' is already somewhere else")
        setattr(self.s, pile, left & ~(1 << number))
        return number

    def first(self, pile: str, kind: int, what: str) -> int:
        """Take the first thing out of a pile that `chance` does not name."""
        left = getattr(self.s, pile) & ~self.kept.get(kind, 0)
        if not left:
            raise ImpossiblePosition(f"no {what} is left")
        number = members(left)[0]
        setattr(self.s, pile, getattr(self.s, pile) & ~(1 << number))
        return number

    def tribe(self, name: object) -> int:
        return self.take("tribe_pool", self.words.tribes, name, "tribe")

    def gadget(self, name: object) -> int:
        return self.take("gadget_pool", self.words.gadgets, name, "gadget")

    def crate(self, name: object) -> int:
        return self.take("crate_deck", self.words.crates, name, "crate")

    def objective(self, name: object) -> int:
        return self.take("objective_pool", self.words.objectives, name, "objective")

    def keycard(self, name: object) -> int:
        """Take a keycard out of its pile; white ones have none."""
        number = self.index(self.words.keycards, name, "keycard")
        if number >= FIRST_GRAY:
            self.take("gray_deck", self.grays, name, "keycard")
        elif number >= FIRST_GREEN:
            self.take("green_deck", self.greens, name, "keycard")
        elif number >= FIRST_YELLOW:
            if not self.s.yellow[number - FIRST_YELLOW]:
                raise ImpossiblePosition(f"no keycard '{name}' is left")
            self.s.yellow[number - FIRST_YELLOW] -= 1
        return number

    # Random results

    def kinds(self) -> list[tuple[int, Sequence[str]]]:
        """Return the kinds of chance that come up in play, with their names."""
        return [
            (REGION_TILE, self.words.tiles),
            (BAG_CUBE, self.cube_names),
            (BAG_STONE, self.stone_names),
            (CRATE_TILE, self.words.crates),
            (GREEN_KEYCARD, self.greens),
            (GRAY_KEYCARD, self.grays),
            (RING_TOKEN, self.words.rings),
            (TRIBE_CARD, self.words.tribes),
            (GADGET_TILE, self.words.gadgets),
        ]

    def kind_of(self, name: object) -> tuple[int, int]:
        """Return the kind of chance that draws the thing with this name, and its number."""
        for kind, names in self.kinds():
            if name in names:
                return kind, names.index(str(name))
        known = [name for _, names in self.kinds() for name in names]
        self.index(known, name, "random result")
        raise AssertionError("a known name has no kind")

    def set_aside(self, chance: Sequence[str]) -> None:
        """Set aside what is to be drawn next, so that no default uses it."""
        self.shape(chance, list, "'chance'")
        for name in chance:
            kind, number = self.kind_of(name)
            if kind in (BAG_CUBE, BAG_STONE):
                continue
            if self.kept.get(kind, 0) >> number & 1:
                raise ImpossiblePosition(f"there is one '{name}': it cannot be drawn twice")
            self.kept[kind] = self.kept.get(kind, 0) | 1 << number

    def coming(self, chance: Sequence[str]) -> None:
        """The random results that come next."""
        s = self.s
        piles = {
            REGION_TILE: s.tile_pool,
            BAG_CUBE: bits_of([c for c in range(len(CUBES)) if s.bag_cubes[c]]),
            BAG_STONE: bits_of([c for c in range(len(STONES)) if s.bag_stones[c]]),
            CRATE_TILE: s.crate_deck,
            GREEN_KEYCARD: s.green_deck | bits_of(list(s.green_bottom)),
            GRAY_KEYCARD: s.gray_deck,
            RING_TOKEN: s.rings,
            TRIBE_CARD: s.tribe_pool,
            GADGET_TILE: s.gadget_pool,
        }
        for name in chance:
            kind, number = self.kind_of(name)
            if not piles[kind] >> number & 1:
                raise ImpossiblePosition(f"'{name}' cannot be drawn: it is already in use")
            s.fixed += ((kind, number),)

    # The map

    def space(self, name: object) -> int:
        return self.index(self.words.spaces, name, "hex")

    def region(self, name: object) -> int:
        """Return a region by the hex in its middle, or by its number."""
        numbers = [str(number + 1) for number in range(REGIONS)]
        if str(name) in numbers:
            return numbers.index(str(name))
        return self.index(self.words.regions, name, "region")

    def map(self, tiles: Mapping[str, Any]) -> None:
        """Tiles face up where they are named, then starting tiles."""
        s, lookup = self.s, self.lookup
        self.shape(tiles, dict, "'tiles'")
        for name, given in tiles.items():
            self.tile(self.region(name), name, given)
        starts = [lookup.start_left] + ([lookup.start_right] if s.seats > 2 else [])
        for region in starts:
            if s.fronts[region] < 0:
                left = members(s.tile_pool & lookup.start_tiles)
                self.face_up(region, left[0], 0)
        s.tile_pool &= ~lookup.start_tiles

    def tile(self, region: int, where: object, given: Any) -> None:
        name, turned = given if isinstance(given, list | tuple) else (given, 1)
        tile = self.index(self.words.tiles, name, "tile")
        orientation = self.number(turned, 1, TURNS, f"the orientation of '{name}'") - 1
        if not self.s.tile_pool >> tile & 1:
            raise ImpossiblePosition(f"the tile '{name}' is already somewhere else")
        if self.s.fronts[region] != NO_TILE:
            raise ImpossiblePosition(f"two tiles lie on '{where}'")
        start = region in (self.lookup.start_left, self.lookup.start_right)
        if bool(self.lookup.start_tiles >> tile & 1) != start:
            known = [self.lookup.start_left, self.lookup.start_right]
            names = ", ".join(self.words.regions[number] for number in known)
            raise ImpossiblePosition(
                f"'{name}' cannot lie on '{where}': starting tiles lie on {names}"
            )
        self.face_up(region, tile, orientation)

    def face_up(self, region: int, tile: int, orientation: int) -> None:
        lay_tile(self.rules, self.s, region, tile, orientation)
        self.s.tile_pool &= ~(1 << tile)

    def things(
        self,
        relicubes: Mapping[str, str],
        stones: Mapping[str, Any],
        tokens: Mapping[str, Any],
        pigs: Mapping[str, int],
    ) -> None:
        """What lies on the map, beside the pieces of players."""
        s = self.s
        for what, given in (("relicubes", relicubes), ("stones", stones), ("tokens", tokens)):
            self.shape(given, dict, f"'{what}'")
        self.shape(pigs, dict, "'pigs'")
        for name, kinds in tokens.items():
            for kind in [kinds] if isinstance(kinds, str) else kinds:
                self.token(self.space(name), kind)
        for name, colour in relicubes.items():
            s.relics[self.space(name)] = 1 + self.index(CUBES, colour, "colour of relicubes")
        for name, given_stones in stones.items():
            self.site(name, given_stones)
        for name, n in pigs.items():
            put_pigs(s, self.space(name), self.number(n, 0, PIGS, f"'pigs' on '{name}'"))

    def token(self, space: int, name: object) -> None:
        """An island, a farm, or a ring, which is the last of the pile."""
        s = self.s
        token = 1 << self.index(TOKENS, name, "kind of token")
        if s.tokens[space] & token:
            where = self.words.spaces[space]
            raise ImpossiblePosition(f"two tokens of the same kind lie on '{where}'")
        if name == ISLAND_NAME:
            if not 0 < s.kinds[space] <= WATER:
                raise ImpossiblePosition(
                    f"no island can lie on '{self.words.spaces[space]}', {self.kind(space)}"
                )
            become_island(self.rules, s, space)
            return
        put_token(s, space, token)
        if token == RING:
            left = s.rings & ~self.kept.get(RING_TOKEN, 0)
            if not left:
                raise ImpossiblePosition(f"there are only {RINGS} rings")
            s.rings &= ~(1 << members(left)[-1])

    def kind(self, space: int) -> str:
        return HEX_KINDS[self.s.kinds[space]]

    def site(self, name: object, given: Any) -> None:
        """Stones on an excavation site: a list of colours."""
        space = self.space(name)
        if self.s.kinds[space] != SITE:
            raise ImpossiblePosition(f"stones lie on sites, but '{name}' is {self.kind(space)}")
        self.shape(given, list, f"'stones' on '{name}'")
        if len(given) > STONES_ON_SITE:
            raise ImpossiblePosition(f"at most {STONES_ON_SITE} stones lie on '{name}'")
        counts = [0] * len(STONES)
        for colour in given:
            counts[self.index(STONES, colour, "colour of stones")] += 1
        put_detail(self.s, space, packed_stones(counts))

    def monument_tiles(self, laid: Mapping[str, str], shown: Sequence[str]) -> None:
        """Those that lie on hexes, then those on display; both are filled up."""
        s = self.s
        self.shape(laid, dict, "'monument_tiles'")
        self.shape(shown, list, "'monument_display'")
        names = self.words.monument_tiles
        left = list(range(len(names)))
        display = [self.index(names, name, "monument tile") for name in shown]
        named = {
            self.space(at): self.index(names, tile, "monument tile") for at, tile in laid.items()
        }
        for tile in [*display, *named.values()]:
            if tile not in left:
                raise ImpossiblePosition(f"the monument tile '{names[tile]}' is in two places")
            left.remove(tile)
        for space, tile in named.items():
            if s.kinds[space] != MONUMENT:
                where = self.words.spaces[space]
                raise ImpossiblePosition(
                    f"monument tiles lie on monument hexes, but '{where}' is {self.kind(space)}"
                )
            put_detail(s, space, tile)
        for space in range(FIRST_START):
            bare = s.kinds[space] == MONUMENT and s.details[space] == NO_TILE
            if bare and s.buildings[space]:
                named[space] = left.pop(0)
                put_detail(s, space, named[space])
        missing = self.lookup.monuments_shown - len(named) - len(display)
        s.monument_tiles = bits_of(display + left[: max(missing, 0)])

    # Displays and what is laid out

    def keycards(
        self, green: Sequence[str], gray: Sequence[str], green_bottom: Sequence[str]
    ) -> None:
        """What is named, filled up from the piles, but with nothing that `chance` names."""
        s = self.s
        named = (("green", green), ("gray", gray), ("green_bottom", green_bottom))
        for what, names in named:
            self.shape(names, list, f"'{what}'")
        s.green = bits_of([self.take("green_deck", self.greens, n, "green keycard") for n in green])
        s.gray = bits_of([self.take("gray_deck", self.grays, n, "gray keycard") for n in gray])
        s.green_bottom = tuple(
            self.take("green_deck", self.greens, name, "green keycard") for name in green_bottom
        )
        more = self.fill(s.green, s.green_deck, GREEN_KEYCARD)
        s.green |= more
        s.green_deck &= ~more
        more = self.fill(s.gray, s.gray_deck, GRAY_KEYCARD)
        s.gray |= more
        s.gray_deck &= ~more

    def fill(self, shown: int, pile: int, kind: int) -> int:
        """The keycards that the display still takes from the pile."""
        left = members(pile & ~self.kept.get(kind, 0))
        return bits_of(left[: max(self.lookup.keycards_shown - count(shown), 0)])

    def laid_out(
        self,
        letters: Sequence[str],
        light: Mapping[str, Sequence[str]],
        dark: Sequence[str],
        paths: Sequence[str],
        path_sides: Mapping[str, str],
    ) -> None:
        """Stacks of upgrades, chips and path cards; those that are not named follow in order."""
        s = self.s
        s.letters = self.row(BOXES, letters, "letter of an upgrade", "'letters'")
        s.dark = self.row(self.words.dark, dark, "dark bonus chip", "'dark'")
        s.paths = self.row(PATHS, paths, "path", "'paths'")
        self.shape(light, dict, "'light'")
        named: list[list[str]] = [[], [], []]
        for track, names in light.items():
            self.shape(names, list, f"'light' of '{track}'")
            named[self.index(TRACKS, track, "track")] = list(names)
        rest = [n for n in self.words.light if all(n not in names for names in named)]
        for names in named:
            while len(names) < 2 and rest:
                names.append(rest.pop(0))
        chips = [name for names in named for name in names]
        s.light = self.row(self.words.light, chips, "light bonus chip", "'light'")
        s.path_sides = bits_of([p for p, side in enumerate(self.lookup.path_sides) if side == 1])
        self.shape(path_sides, dict, "'path_sides'")
        for name, side in path_sides.items():
            path = self.index(PATHS, name, "path")
            turned = self.index(PATH_SIDES, side, "side of a path card")
            s.path_sides = s.path_sides & ~(1 << path) | turned << path

    def row(self, known: Sequence[str], names: Sequence[str], what: str, key: str) -> list[int]:
        """Return everything of a kind: what is named, then the others in order."""
        self.shape(names, list, key)
        found = [self.index(known, name, what) for name in names]
        if len(set(found)) < len(found):
            raise ImpossiblePosition(f"{key} has something twice")
        return found + [number for number in range(len(known)) if number not in found]

    def bag(self, display: Sequence[str] | None) -> None:
        """Relicubes on display; all others that are nowhere else are in the bag, as are stones."""
        s = self.s
        if display is not None:
            self.shape(display, list, "'display'")
            s.display = [0] * len(CUBES)
            for name in display:
                s.display[self.index(CUBES, name, "colour of relicubes")] += 1
        for colour in range(len(CUBES)):
            used = s.relics.count(1 + colour) + sum(p.cubes[colour] for p in s.players)
            left = CUBES_IN_BAG + 1 - s.display[colour] - used
            s.bag_cubes[colour] = self.left(left, f"{CUBES[colour]} relicubes")
        sites = [space for space in range(FIRST_START) if s.kinds[space] == SITE]
        for colour in range(len(STONES)):
            used = sum(stones_at(s, site, colour) for site in sites)
            used += sum(p.stones[colour] for p in s.players)
            s.bag_stones[colour] = self.left(STONES_IN_BAG - used, f"{STONES[colour]} stones")

    def left(self, n: int, what: str) -> int:
        if n < 0:
            raise ImpossiblePosition(f"there are not so many {what}")
        return n

    # Ancient tribes

    def ancients(self, given: Mapping[str, Any]) -> None:
        """Tribes that are named, then those of tracks that somebody has gone far enough on."""
        s = self.s
        self.shape(given, dict, "'ancients'")
        for name, tribe in given.items():
            track = self.index(TRACKS, name, "track")
            if isinstance(tribe, str):
                s.ancients[track] = self.tribe(tribe)
            else:
                self.shape(tribe, list, f"'ancients' of '{name}'")
                s.ancients[track] = self.tribe(tribe[0])
                s.ancient_gadgets[track] = bits_of([self.gadget(one) for one in tribe[1:]])

    def reveal_ancients(self, given: Mapping[str, Any]) -> None:
        """What the tracks that are reached have, by default: the first tribe and gadgets left."""
        s, step = self.s, self.lookup.gadget_step
        for track, name in enumerate(TRACKS):
            if any(p.knowledge[track] >= step for p in s.players):
                s.visitors |= 1 << track
                if s.ancients[track] < 0:
                    s.ancients[track] = self.first("tribe_pool", TRIBE_CARD, "tribe")
            if s.ancients[track] >= 0 and (isinstance(given.get(name, ""), str)):
                for _ in range(ANCIENT_GADGETS):
                    gadget = self.first("gadget_pool", GADGET_TILE, "gadget")
                    s.ancient_gadgets[track] |= 1 << gadget

    def camps(self) -> None:
        """The camps beside buildings of each player."""
        s = self.s
        for space in range(FIRST_START):
            if s.kinds[space] != CAMP:
                continue
            for near in self.lookup.neighbours[space]:
                for seat in members(s.buildings[near]):
                    s.players[seat].camps |= 1 << camp_at(s, space)
