"""Positions built by name: for tests, puzzles and "what if".

    position(
        players=[
            {"tribe": "nadair-sun", "goods": "3 gears 2 food", "active": ["farmer", "mason"],
             "slots": {"top-left": ["miner"]}, "modules": {"top-left-1": "gray-gear"}},
            {"technologies": ["root"], "tracks": {"green": 6}},
        ],
        tiles={"c9": "lake-1"},
        buildings={"c7": ("small", 0)},
        figures={"d7": [1]},
        chance=["ranger", "shore-2"],
    )

What is not mentioned is plain and the same every time: see docs/games/revive-positions.md. A
position that no table can show is refused with the reason.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from rekindle.games import find
from rekindle.games.revive.actions.tiles import is_terrain
from rekindle.games.revive.land import change_terrain, lay_tile, survey
from rekindle.games.revive.law import Law, keeper_of
from rekindle.games.revive.names import (
    ARTIFACTS,
    BELOW,
    CARDS,
    CHASM_SPACE,
    CITIZEN_CARD,
    CITIZENS,
    COLOURS,
    CORNERS,
    CRATE_TOKEN,
    FIFTH_SLOT,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    FOREST,
    FOREST_TILE,
    GOODS,
    HEXES,
    LARGE,
    LOCATION,
    MACHINE_TOKEN,
    MARKERS,
    MINOR,
    MODULE_TOKEN,
    PLACES,
    PROGRESS_SPACES,
    REWARDS,
    RIGHT_SLOT,
    SAND,
    SAND_TILE,
    SIDES,
    SIZES,
    SLOTS,
    SPACE_KINDS,
    STANDARD_MACHINE,
    STARTING,
    TARGET,
    TECHNOLOGIES,
    TEMPLE,
    TILE_FRONT,
    TOKENS,
    WATER,
    WORKSHOP,
)
from rekindle.games.revive.ops import (
    MOVE_FALCON,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_WORKSHOP,
    TURN,
)
from rekindle.games.revive.setup import boards_left, empty_table, give_board, lay_out_artifacts
from rekindle.games.revive.state import Player, Table
from rekindle.games.revive.tracks import earned, machines_of
from rekindle.games.revive.turn import actions_a_turn
from rekindle.kernel.bits import bits_of, count, members
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.state import Frame

PLAYER_KEYS = (
    "tribe",
    "goods",
    "energy",
    "points",
    "active",
    "resting",
    "slots",
    "modules",
    "machines",
    "used",
    "closed",
    "opened",
    "reopened",
    "tracks",
    "rewards",
    "technologies",
    "markers",
    "progress",
    "hibernation",
    "switch",
    "cube",
    "artifact_card",
    "put_back",
    "artifacts",
    "minor",
    "end_tile",
)

SHAPES: dict[str, type] = {
    "active": list,
    "resting": list,
    "slots": dict,
    "modules": dict,
    "machines": list,
    "used": list,
    "closed": list,
    "opened": list,
    "reopened": list,
    "tracks": dict,
    "rewards": list,
    "technologies": list,
    "artifacts": dict,
}

KEEPERS = (PLACE_FOREST, PLACE_TEMPLE, PLACE_TARGET, PLACE_SAND, PLACE_WORKSHOP)
"""By token: the ability that puts it on the map."""

ALL_STARTING = ((1 << STARTING) - 1) << CITIZENS
MOST_POINTS = 999
MOST_ENERGY = 99


def position(
    seats: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    turn: int = 0,
    actions: int = 0,
    asleep: bool = False,
    players: Sequence[Mapping[str, Any]] = (),
    tiles: Mapping[str, Any] | None = None,
    backs: Mapping[str, str] | None = None,
    corners: Mapping[str, str] | None = None,
    tokens: Mapping[str, Any] | None = None,
    falcon: str | None = None,
    buildings: Mapping[str, Any] | None = None,
    figures: Mapping[str, Any] | None = None,
    cards: Sequence[str] = (),
    modules: Sequence[str] = (),
    machines: Sequence[str] = (),
    removed: Sequence[str] = (),
    artifacts: Mapping[str, int] | None = None,
    open_card: str | None = None,
    ending: int | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
) -> Match:
    """A match at the question of a turn, in this position.

    Everything is given by its name. `tiles` lays area tiles face up (place: tile, or tile and
    "turned"), `backs` says what lies face down, `corners` which large locations there are;
    `tokens` are tribe tiles (space: kind), `buildings` (space: size and seat) and `figures` (space:
    seats) stand on the map. `cards`, `modules` and `machines` lie in the displays, `removed` has
    left the game; `artifacts` are those on the board. `chance` names what is drawn next: tiles,
    citizens, modules, machines and crates, each kind in its own order. The keys of a player are
    in PLAYER_KEYS; the manual tells all of them.
    """
    game = find("revive")
    game.check_seats(seats)
    fitting = fitting_options(players, corners or {}, open_card, options or {})
    setting = game.setting(game.choose_options(fitting, False))
    law = cast(Law, setting.rules)
    s = empty_table(law, seats, seed)
    builder = Builder(setting, s)
    builder.turn(turn, actions, asleep)
    builder.tribes(players)
    builder.set_aside(chance, removed)
    builder.map(tiles or {}, backs or {})
    builder.corners(corners or {})
    builder.all_tokens(tokens or {}, falcon)
    builder.all_buildings(buildings or {})
    builder.all_figures(figures or {})
    builder.all_players(players, open_card)
    builder.displays(cards, modules, machines)
    builder.artifacts(artifacts, ending)
    builder.coming(chance)
    s.agenda = [Frame(TURN, turn, 1)]
    law.advance(s)
    return Match(game, setting, s, Origin(seats, seed, s))


def fitting_options(
    players: Sequence[Mapping[str, Any]],
    corners: Mapping[str, str],
    open_card: str | None,
    given: Mapping[str, Any],
) -> dict[str, Any]:
    """The options given, and those that the position needs and nobody has spoken of."""
    named = [str(p.get("tribe", "")) for p in players if isinstance(p, Mapping)]
    needed = {}
    if any(tribe.endswith("-moon") for tribe in named):
        needed["sides"] = "either"
    for tribe in ("formica", "vukuntur"):
        if any(name.startswith(tribe) for name in named):
            needed[tribe] = "on"
    if open_card is not None:
        needed["artifact-cards"] = "open"
    if corners and campaign_locations() & {str(name) for name in corners.values()}:
        needed["large-locations"] = "all"
    return {**needed, **given}


def campaign_locations() -> set[str]:
    """The large locations that are in play with their option only."""
    game = find("revive")
    pack = game.setting(game.choose_options({}, False)).extra.pack
    return {face.id for face in pack.components("location") if face.campaign}


class Reader:
    """Reads names and numbers, and says what would be right where one is wrong."""

    def index(self, known: Sequence[str], name: object, what: str) -> int:
        if name in known:
            return known.index(str(name))
        near = difflib.get_close_matches(str(name), known, n=1, cutoff=0.4)
        right = f"did you mean '{near[0]}'?" if near else "known are: " + ", ".join(known)
        raise ImpossiblePosition(f"there is no {what} '{name}'; {right}")

    def shape(self, value: object, kind: type, what: str) -> None:
        if kind is dict and not isinstance(value, Mapping):
            raise ImpossiblePosition(f"{what} is a mapping, not {value!r}")
        if kind is list and not isinstance(value, list | tuple):
            raise ImpossiblePosition(f"{what} is a list, not {value!r}")

    def number(self, value: object, low: int, high: int, what: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ImpossiblePosition(f"{what} is a number from {low} to {high}, not {value!r}")

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


class Builder(Reader):
    """Puts things on an empty table and refuses what cannot lie there."""

    def __init__(self, setting: Setting, s: Table) -> None:
        self.law = cast(Law, setting.rules)
        self.book = self.law.book
        self.s = s
        self.words = setting.extra.words
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
            raise ImpossiblePosition(f"there is no seat {turn} at a table of {s.seats}")
        s.turn = turn
        s.actions = self.number(actions, 0, actions_a_turn(s), "'actions' taken in this turn")
        if asleep and s.actions < actions_a_turn(s):
            raise ImpossiblePosition(
                f"who has hibernated has no action left: 'actions' is {actions_a_turn(s)}"
            )
        s.asleep = bool(asleep)

    # Piles: whatever lies somewhere is taken out of them

    def take(self, deck: str, names: Sequence[str], name: object, what: str, first: int = 0) -> int:
        """Take a thing out of its pile, by its name."""
        number = first + self.index(names, name, what)
        pile = getattr(self.s, deck)
        if not pile >> number & 1:
            raise ImpossiblePosition(f"the {what} '{name}' lies somewhere else already")
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
        """The kind of chance that brings the thing of this name, and its number."""
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
        raise AssertionError("a name that is known is of some kind")

    def set_aside(self, chance: Sequence[str], removed: Sequence[str]) -> None:
        """What is still to be drawn is not dealt out; what has left the game is nowhere."""
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
                raise ImpossiblePosition(f"'{name}' cannot leave the game: no tile or crate does")

    def coming(self, chance: Sequence[str]) -> None:
        """What chance brings next."""
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
                raise ImpossiblePosition(f"'{name}' cannot be drawn: it lies somewhere already")
            s.fixed += ((kind, number),)

    # The map

    def map(self, tiles: Mapping[str, Any], backs: Mapping[str, str]) -> None:
        """Tiles face up where they are named, then starting tiles, then backs."""
        self.shape(tiles, dict, "'tiles'")
        self.shape(backs, dict, "'backs'")
        starting = [t for t, back in enumerate(self.book.tile_back) if back < 0]
        self.s.tile_pool = (1 << len(self.tile_names)) - 1
        for name, tile in tiles.items():
            self.tile(self.index(self.places, name, "place"), tile)
        for place in self.book.start_places:
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
            raise ImpossiblePosition(f"the tile '{name}' lies somewhere else already")
        if (self.book.tile_back[tile] < 0) != (place in self.book.start_places):
            known = ", ".join(self.places[place] for place in self.book.start_places)
            raise ImpossiblePosition(
                f"'{name}' cannot lie on '{where}': starting tiles lie on {known}"
            )
        self.face_up(place, tile, int(turned in (True, "turned")))

    def face_up(self, place: int, tile: int, turned: int) -> None:
        lay_tile(self.law, self.s, place, tile, turned)
        self.s.tile_pool &= ~(1 << tile)
        self.s.backs[place] = self.book.tile_back[tile]

    def lay_backs(self, backs: Mapping[str, str]) -> None:
        """Backs of the tiles that are left: those that are named, then the others in order."""
        s = self.s
        left = [self.book.tile_back[tile] for tile in members(s.tile_pool)]
        for place, name in backs.items():
            at = self.index(self.places, place, "place")
            back = self.index(self.back_names, name, "back")
            if s.fronts[at] >= 0:
                raise ImpossiblePosition(f"'{place}' is explored: no back is seen there")
            if back not in left:
                raise ImpossiblePosition(f"no more tile with the back '{name}' is left")
            left.remove(back)
            s.backs[at] = back
        for at in range(PLACES):
            if s.fronts[at] < 0 and s.backs[at] < 0:
                s.backs[at] = left.pop(0)

    def corners(self, given: Mapping[str, str]) -> None:
        """Large locations: those that are named, then the first faces of tiles left."""
        self.shape(given, dict, "'corners'")
        tiles = [list(faces) for faces in self.book.large_tiles]
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
        at = self.space(falcon)
        if keeper_of(self.law, self.s, MOVE_FALCON) < 0:
            raise ImpossiblePosition("nobody here has a falcon: it flies for 'vukuntur-moon'")
        if at != CHASM_SPACE and not is_terrain(self.s.terrain[at]):
            raise ImpossiblePosition(
                f"the falcon sits on mountain, forest or field, but '{falcon}' is {self.kind(at)}"
            )
        self.s.falcon = at

    def token(self, space: int, token: int) -> None:
        s, name = self.s, self.words.spaces[space]
        kind = TOKENS[members(token)[0]]
        owner = keeper_of(self.law, s, KEEPERS[members(token)[0]])
        if owner < 0:
            raise ImpossiblePosition(f"nobody here has a tribe with '{kind}' tiles")
        p = s.players[owner]
        if p.tiles == 0:
            most = self.book.board_tiles[p.board]
            raise ImpossiblePosition(f"player {owner} has only {most} '{kind}' tiles")
        if not self.may_lie(space, token):
            raise ImpossiblePosition(f"no '{kind}' tile can lie on '{name}', {self.kind(space)}")
        p.tiles -= 1
        if token == FOREST_TILE:
            change_terrain(s, space, FOREST, token)
        elif token == SAND_TILE:
            change_terrain(s, space, SAND, token)
        else:
            s.tokens[space] |= token

    def may_lie(self, space: int, token: int) -> bool:
        terrain, there = self.s.terrain[space], self.s.tokens[space]
        if there & token:
            return False
        if token == FOREST_TILE:
            return terrain == SAND and not there
        if token == SAND_TILE:
            return is_terrain(terrain) and not there
        if token == TEMPLE:
            return terrain == WATER
        if token == WORKSHOP:
            return is_terrain(terrain)
        return token == TARGET and terrain in (SAND, LOCATION, LARGE)

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
            if self.s.terrain[space] != SAND:
                raise ImpossiblePosition(
                    f"buildings stand on sand, but '{name}' is {self.kind(space)}"
                )
            self.s.buildings[space] = 1 + seat * 2 + size
            self.built(self.s.players[seat], size)
        survey(self.s)

    def built(self, p: Player, size: int) -> None:
        left = p.large if size else p.small
        if left == 0:
            most = self.book.buildings[size]
            raise ImpossiblePosition(f"player {p.seat} has only {most} {SIZES[size]} buildings")
        if size:
            p.large -= 1
        else:
            p.small -= 1

    def all_figures(self, given: Mapping[str, Any]) -> None:
        self.shape(given, dict, "'figures'")
        for name, seats in given.items():
            space = self.space(name)
            if self.s.terrain[space] not in (LOCATION, LARGE):
                raise ImpossiblePosition(
                    f"figures stand on locations, but '{name}' is {self.kind(space)}"
                )
            for seat in [seats] if isinstance(seats, int) else seats:
                seat = self.number(seat, 0, self.s.seats - 1, f"a seat on '{name}'")
                if self.s.figures[space] >> seat & 1:
                    raise ImpossiblePosition(f"two figures of player {seat} stand on '{name}'")
                self.s.figures[space] |= 1 << seat
                self.stood.setdefault(seat, []).append(space)

    # Players

    def tribes(self, given: Sequence[Mapping[str, Any]]) -> None:
        """Boards that are named, then the first that are left."""
        s = self.s
        if len(given) > s.seats:
            raise ImpossiblePosition(f"{len(given)} players at a table of {s.seats} seats")
        for seat, values in enumerate(given):
            self.shape(values, dict, f"player {seat}")
            for key in values:
                self.index(PLAYER_KEYS, key, "entry of a player")
            for key, kind in SHAPES.items():
                self.shape(values.get(key, kind()), kind, f"'{key}' of player {seat}")
            if "tribe" in values:
                self.tribe(seat, values["tribe"])
        for p in s.players:
            if p.board < 0:
                give_board(self.law, s, p.seat, boards_left(self.law, s)[0])

    def tribe(self, seat: int, name: object) -> None:
        board = self.index(self.words.boards, name, "tribe")
        if board not in self.book.boards:
            raise ImpossiblePosition(f"'{name}' is not in play with these options")
        if board not in boards_left(self.law, self.s):
            raise ImpossiblePosition(f"two players have the tribe of '{name}'")
        give_board(self.law, self.s, seat, board)

    def all_players(self, given: Sequence[Mapping[str, Any]], open_card: str | None) -> None:
        padded = [*given, *[{}] * (self.s.seats - len(given))]
        self.artifact_cards(padded, open_card)
        for p, values in zip(self.s.players, padded, strict=True):
            self.player(p, values)

    def player(self, p: Player, values: Mapping[str, Any]) -> None:
        whose = f"player {p.seat}"
        p.goods = self.goods(values.get("goods", {}), self.book.limits, whose)
        energy = values.get("energy", self.book.start_energy)
        p.energy = self.number(energy, 0, MOST_ENERGY, f"'energy' of {whose}")
        p.points = self.number(values.get("points", 0), 0, MOST_POINTS, f"'points' of {whose}")
        at = self.book.point_bonus_at
        p.bonuses = bits_of([i for i in range(len(at)) if at[i] <= p.points])
        p.switch = self.index(("ready", "used"), values.get("switch", "ready"), "switch that is")
        spaces = len(self.book.sleep_gain)
        sleep = self.number(values.get("hibernation", 1), 1, spaces, f"'hibernation' of {whose}")
        p.sleep = sleep - 1
        self.cube(p, values)
        self.technologies(p, values)
        self.tracks(p, values)
        self.progress(p, values)
        self.own_cards(p, values)
        for space, name in values.get("modules", {}).items():
            p.modules[self.index(self.words.module_spaces, space, "module space")] = self.module(
                name
            )
        self.own_machines(p, values)
        p.closed = bits_of([self.crate(name) for name in values.get("closed", ())])
        p.opened = bits_of([self.crate(name) for name in values.get("opened", ())])
        p.reopened = bits_of([self.crate(name) for name in values.get("reopened", ())])
        for name, n in values.get("artifacts", {}).items():
            colour = self.index(ARTIFACTS[:MINOR], name, "artifact")
            p.artifacts[colour] = self.number(n, 0, 4, f"'{name}' artifacts of {whose}")
        p.artifacts[MINOR] = self.number(values.get("minor", 0), 0, 99, f"'minor' of {whose}")
        p.end_tile = int(bool(values.get("end_tile", False)))

    def cube(self, p: Player, values: Mapping[str, Any]) -> None:
        if "cube" in values:
            if self.s.seats > 1:
                raise ImpossiblePosition("there is an action cube in the solo game only")
            p.cube = self.number(values["cube"], 1, PROGRESS_SPACES + 2, "'cube'")

    def technologies(self, p: Player, values: Mapping[str, Any]) -> None:
        """One for each figure on the map; where one side is not told, it follows the other."""
        stood = self.stood.get(p.seat, [])
        names = values.get("technologies", TECHNOLOGIES[: len(stood)])
        technologies = [self.index(TECHNOLOGIES, name, "technology") for name in names]
        if "technologies" in values and not stood:
            self.settle(p, len(technologies))
        elif len(technologies) != len(stood) or len(set(technologies)) < len(technologies):
            raise ImpossiblePosition(
                f"player {p.seat} has {len(technologies)} technologies and {len(stood)} figures; "
                "every figure unlocks one"
            )
        for technology in technologies:
            below = BELOW[technology]
            if below >= 0 and below not in technologies:
                raise ImpossiblePosition(
                    f"'{TECHNOLOGIES[technology]}' cannot be unlocked before "
                    f"'{TECHNOLOGIES[below]}'"
                )
            self.unlock(p, technology)

    def settle(self, p: Player, figures: int) -> None:
        """Figures that nobody has placed stand on the first locations there are."""
        if figures > min(len(self.s.towns), len(TECHNOLOGIES)):
            raise ImpossiblePosition(
                f"player {p.seat} has {figures} technologies, but there are only "
                f"{len(self.s.towns)} locations for the figures: lay more tiles"
            )
        for space in self.s.towns[:figures]:
            self.s.figures[space] |= 1 << p.seat

    def unlock(self, p: Player, technology: int) -> None:
        book, at = self.book, p.board * len(TECHNOLOGIES) + technology
        p.technologies |= 1 << technology
        p.powers |= book.tech_power[at]
        p.range += book.tech_range[at]
        if book.tech_machine[at] >= 0:
            p.machines |= 1 << book.tech_machine[at]

    def tracks(self, p: Player, values: Mapping[str, Any]) -> None:
        """Markers on the machine tracks; rewards follow from them."""
        book = self.book
        for name, at in values.get("tracks", {}).items():
            track = self.index(COLOURS, name, "track")
            most = book.track_length[track]
            p.tracks[track] = self.number(at, 1, most, f"the '{name}' track of player {p.seat}")
        for name in values.get("rewards", ()):
            reward = self.index(self.rewards, name, "reward")
            for track in range(3):
                need = book.reward_needs[reward * 3 + track]
                if p.tracks[track] < need:
                    if COLOURS[track] in values.get("tracks", {}):
                        raise ImpossiblePosition(
                            f"'{name}' needs {need} on the '{COLOURS[track]}' track, "
                            f"not {p.tracks[track]}"
                        )
                    p.tracks[track] = need
        for reward in range(REWARDS):
            if earned(self.law, p, reward):
                p.rewards |= 1 << reward
                if book.reward_kind[reward] == STANDARD_MACHINE:
                    p.machines |= 1 << book.reward_machine[reward]

    def progress(self, p: Player, values: Mapping[str, Any]) -> None:
        """Rewards and markers off the tribe board, all of them on the progress track."""
        rewards = count(p.rewards)
        if "markers" in values:
            p.markers = self.number(values["markers"], 0, MARKERS, f"'markers' of player {p.seat}")
        elif "progress" in values:
            most = rewards + MARKERS
            what = f"'progress' of player {p.seat}, who has {rewards} rewards,"
            p.markers = self.number(values["progress"], rewards, most, what) - rewards
        p.progress = rewards + p.markers
        if values.get("progress", p.progress) != p.progress:
            raise ImpossiblePosition(
                f"player {p.seat} has {rewards} rewards and {p.markers} markers: "
                f"'progress' is {p.progress}"
            )

    def own_machines(self, p: Player, values: Mapping[str, Any]) -> None:
        words = self.words.machines
        for name in values.get("machines", ()):
            machine = self.index(words[:FIRST_TRIBAL], name, "machine")
            if machine >= FIRST_SPECIAL:
                self.special(name)
            p.machines |= 1 << machine
        for name in values.get("used", ()):
            machine = self.index(words, name, "machine")
            if not p.machines >> machine & 1:
                raise ImpossiblePosition(f"'{name}' cannot be used: player {p.seat} lacks it")
            p.used |= 1 << machine

    # Cards of a player

    def own_cards(self, p: Player, values: Mapping[str, Any]) -> None:
        """Cards in slots, active and resting; starting cards that are not named find a place."""
        held = 0
        for name, cards in values.get("slots", {}).items():
            slot = self.index(SLOTS, name, "slot")
            self.shape(cards, list, f"'{name}' of player {p.seat}")
            for card in cards:
                held |= self.into_slot(p, slot, card, held)
        for name in values.get("active", ()):
            card = self.hand_out(p, name, held)
            held |= card
            p.active |= card
        for name in values.get("resting", ()):
            card = self.hand_out(p, name, held)
            held |= card
            p.resting |= card
        self.starting_cards(p, ALL_STARTING & ~held, "active" in values, "resting" in values)

    def hand_out(self, p: Player, name: object, held: int) -> int:
        """The bit of a card that is a player's from now on."""
        card = self.index(self.words.cards, name, "card")
        assert card < CARDS
        if held >> card & 1:
            raise ImpossiblePosition(f"player {p.seat} has only one '{name}'")
        if card < CITIZENS:
            self.citizen(name)
        return 1 << card

    def into_slot(self, p: Player, slot: int, given: Any, held: int) -> int:
        """A card, or a card and the half it shows; older cards must show a slot symbol."""
        name, side = given if isinstance(given, list | tuple) else (given, None)
        half = 1 if slot in (2, 3) else 0
        if side is not None:
            half = self.index(SIDES, side, "half of a card")
        if slot == RIGHT_SLOT and not p.powers & FIFTH_SLOT:
            raise ImpossiblePosition(f"player {p.seat} has no slot 'right' without 'middle'")
        if any(not self.book.half_slot[shown] for shown in p.slots[slot]):
            older = self.words.cards[p.slots[slot][-1] >> 1]
            raise ImpossiblePosition(
                f"'{name}' cannot lie on '{older}' in '{SLOTS[slot]}': that shows no slot"
            )
        bit = self.hand_out(p, name, held)
        shown = self.index(self.words.cards, name, "card") * 2 + half
        p.slots[slot] = p.slots[slot] + (shown,)
        p.range += self.book.half_range[shown]
        return bit

    def starting_cards(self, p: Player, left: int, active: bool, resting: bool) -> None:
        """They rest if only the active ones are told, and the other way round."""
        if not left:
            return
        if active and resting:
            names = ", ".join(f"'{self.words.cards[card]}'" for card in members(left))
            raise ImpossiblePosition(
                f"player {p.seat} has all six starting cards: where is {names}?"
            )
        if resting:
            p.active |= left
        elif active:
            p.resting |= left
        else:
            up = ((1 << self.book.active_at_start) - 1) << CITIZENS
            p.active |= left & up
            p.resting |= left & ~up

    def artifact_cards(self, given: Sequence[Mapping[str, Any]], open_card: str | None) -> None:
        """One for all, or for everybody one, or one kept and one put back."""
        s, dealt = self.s, self.book.cards_dealt
        keys = ("artifact_card",) if dealt < 2 else ("artifact_card", "put_back")
        for p, values in zip(s.players, given, strict=True):
            if "put_back" in values and dealt < 2:
                raise ImpossiblePosition("an artifact card is put back only if two are dealt")
            if "artifact_card" in values and dealt == 0:
                raise ImpossiblePosition("the artifact card lies open: 'open_card' names it")
            if "artifact_card" in values:
                p.card = self.artifact_card(values["artifact_card"])
            if "put_back" in values:
                p.dealt = 1 << self.artifact_card(values["put_back"])
        if dealt == 0:
            s.open_card = self.artifact_card(open_card or self.next_artifact_card())
        elif open_card is not None:
            raise ImpossiblePosition("an artifact card lies open only with that option")
        for p in s.players:
            if dealt == 0:
                p.card = s.open_card
            elif p.card < 0:
                p.card = self.artifact_card(self.next_artifact_card())
            if "put_back" in keys and not p.dealt:
                p.dealt = 1 << self.artifact_card(self.next_artifact_card())

    def next_artifact_card(self) -> str:
        name: str = self.words.artifact_cards[members(self.s.card_pool)[0]]
        return name

    # Displays and artifacts

    def displays(
        self, cards: Sequence[str], modules: Sequence[str], machines: Iterable[str]
    ) -> None:
        """What is named, and the first of the piles besides, but nothing that comes by chance."""
        s, book = self.s, self.book
        for what, names in (("cards", cards), ("modules", modules), ("machines", machines)):
            self.shape(names, list, f"'{what}'")
        s.cards = bits_of([self.citizen(name) for name in cards])
        s.modules = bits_of([self.module(name) for name in modules])
        s.machines = bits_of([self.special(name) for name in machines])
        more = self.fill(s.cards, s.card_deck, CITIZEN_CARD, book.cards_shown, "cards")
        s.cards |= more
        s.card_deck &= ~more
        more = self.fill(s.modules, s.module_deck, MODULE_TOKEN, book.modules_shown, "modules")
        s.modules |= more
        s.module_deck &= ~more
        for colour, name in enumerate(COLOURS):
            these = machines_of(self.law, colour)
            shown, pile = s.machines & these, s.machine_deck & these
            what = f"{name} machines"
            more = self.fill(shown, pile, MACHINE_TOKEN, book.machines_shown, what)
            s.machines |= more
            s.machine_deck &= ~more

    def fill(self, shown: int, pile: int, kind: int, most: int, what: str) -> int:
        """The things that the display still takes from the pile."""
        if count(shown) > most:
            raise ImpossiblePosition(f"{count(shown)} {what} lie open; there are at most {most}")
        return bits_of(members(pile & ~self.kept[kind])[: most - count(shown)])

    def artifacts(self, given: Mapping[str, int] | None, ending: int | None) -> None:
        """On the board lies what nobody has taken, unless it is told; the rest is removed."""
        s = self.s
        lay_out_artifacts(self.law, s)
        for colour, name in enumerate(ARTIFACTS[:MINOR]):
            taken = sum(p.artifacts[colour] for p in s.players)
            if taken > s.artifacts[colour]:
                raise ImpossiblePosition(
                    f"there are only {s.artifacts[colour]} '{name}' artifacts at this table"
                )
            s.artifacts[colour] -= taken
        left = s.artifacts[:]
        if ending is not None:
            s.artifacts = [0] * len(ARTIFACTS)
        for name, n in (given or {}).items():
            colour = self.index(ARTIFACTS, name, "artifact")
            s.artifacts[colour] = self.number(n, 0, left[colour], f"'{name}' on the board")
        self.ending(ending)

    def ending(self, ending: int | None) -> None:
        """The last artifact brings the end and the end tile."""
        s = self.s
        owners = [p for p in s.players if p.end_tile]
        if ending is None:
            if not any(s.artifacts) and s.seats > 1:
                raise ImpossiblePosition(
                    "no artifact is left on the board: 'ending' tells whose turn it was"
                )
            if owners:
                raise ImpossiblePosition("nobody has the end tile before the last artifact is gone")
            return
        if s.seats == 1:
            raise ImpossiblePosition("artifacts do not end the solo game: 'ending' is not for it")
        if any(s.artifacts):
            raise ImpossiblePosition("the end has come, but artifacts are left on the board")
        if len(owners) > 1:
            raise ImpossiblePosition(f"{len(owners)} players have the one end tile")
        s.ending = self.number(ending, 0, s.seats - 1, "'ending'")
        if not owners:
            s.players[s.ending].end_tile = 1
