"""Setup of the board and of what each player begins with (recall.setup.1 to 26, 44)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rekindle
from rekindle.kernel.match import Match
from tests.games.recall.helpers import (
    asked,
    crystals,
    end,
    followers,
    hex_at,
    moves,
    offered,
    play,
    player,
    position,
    use,
    view_of,
)
from tests.games.recall.whole_map import REGIONS, WHOLE_MAP
from tests.rules_cited import rule

PATHS = {"knowledge", "ancients", "legends", "efficiency", "ambition", "power"}
LIGHT = {"followers", "red", "white", "crate", "points", "refined"}
DARK = {"followers", "crystals", "points", "knowledge", "keycard", "crate"}
OBJECTIVES = {
    *("vault-keepers", "landlords", "monument-builders", "guild-masters", "excavators"),
    *("heirs", "pioneers", "collectors", "inventors", "neighbours"),
}
MANY = range(40)


def new(seats: int, seed: int = 0, /, **options: str) -> Match:
    """A game about to begin, with dealt tribes; `path_power="b"` is the option `path-power`."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return rekindle.new("recall", seats, seed, {"tribes": "deal"} | given)


def read(match: Match, seat: int | None) -> str:
    """Everything that a seat can see, as text."""
    return msgspec.json.encode(match.view(seat)).decode()


# The board


@rule("recall.setup.1")
def test_two_light_chips_on_each_knowledge_track() -> None:
    seen = set()
    for seed in MANY:
        chips = view_of(new(2, seed)).chips
        assert [len(two) for two in chips.values()] == [2, 2, 2]
        laid = [chip for two in chips.values() for chip in two]
        assert set(laid) == {f"light-{name}" for name in LIGHT}
        seen.add(laid[0])
    assert len(seen) == 6


@rule("recall.setup.2", "recall.setup.3")
def test_a_path_card_and_a_dark_chip_at_each_of_six_slots() -> None:
    tables = [view_of(new(2, seed)).paths for seed in MANY]
    for slots in tables:
        assert {slot.path for slot in slots} == PATHS
        assert {slot.chip for slot in slots} == {f"dark-{name}" for name in DARK}
    assert {slots[0].path for slots in tables} == PATHS
    assert len({slots[0].chip for slots in tables}) == 6


@rule("recall.setup.3")
@pytest.mark.parametrize(("round", "section"), [(5, 0), (11, 1), (15, 2)])
def test_slots_form_three_sections_of_two(round: int, section: int) -> None:
    match = position(round=round)
    slots = [slot.path for slot in view_of(match).paths]
    two = slots[2 * section : 2 * section + 2]
    assert offered(match, "path ") == {f"path {path}" for path in two}


@rule("recall.setup.4")
def test_path_cards_show_side_a_or_b_or_any() -> None:
    def sides(seed: int, **options: str) -> dict[str, str]:
        return {slot.path: slot.side for slot in view_of(new(2, seed, **options)).paths}

    assert sides(1) == dict.fromkeys(PATHS, "a")
    assert sides(1, paths="b") == dict.fromkeys(PATHS, "b")
    assert sides(1, path_power="b") == dict.fromkeys(PATHS, "a") | {"power": "b"}
    assert sides(1, paths="b", path_power="a") == dict.fromkeys(PATHS, "b") | {"power": "a"}
    mixed = [sides(seed, paths="random", path_legends="b") for seed in MANY]
    assert {shown["legends"] for shown in mixed} == {"b"}
    assert {(shown["power"], shown["ambition"]) for shown in mixed} == {
        (power, ambition) for power in "ab" for ambition in "ab"
    }


@rule("recall.setup.5", "recall.setup.6", "recall.setup.8")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_displays_and_piles(seats: int) -> None:
    table = view_of(new(seats, 2))
    assert len(set(table.monument_tiles)) == 5
    assert table.crate_pile == 24
    cards = table.keycards
    assert cards.yellow == {"porridge": 5, "whetstone": 5, "footpath": 5}
    assert (len(cards.green), cards.green_pile) == (3, 15 - 3)
    assert (len(cards.gray), cards.gray_pile) == (3, 12 - 3)


@rule("recall.setup.5", "recall.setup.8")
def test_monument_tiles_and_keycards_are_shuffled() -> None:
    tables = [view_of(new(2, seed)) for seed in MANY]
    assert len({tile for table in tables for tile in table.monument_tiles}) == 8
    assert len({card for table in tables for card in table.keycards.green}) == 15
    assert len({card for table in tables for card in table.keycards.gray}) == 12
    unseen = {"obelisk", "sundial", "fountain", "archive", "lighthouse", "vaulted-hall"}
    unseen |= {"mausoleum", "school"}
    match = new(2, 3)
    for tile in unseen - set(view_of(match).monument_tiles):
        assert all(f'"{tile}"' not in read(match, seat) for seat in (0, 1, None))


@rule("recall.setup.7")
def test_the_stacks_of_upgrades_are_assigned_to_symbols_at_random() -> None:
    tables = [view_of(new(2, seed)).letters for seed in MANY]
    assert all(sorted(letters) == list("abcdef") for letters in tables)
    assert len({letters[0] for letters in tables}) == 6


@rule("recall.setup.7")
def test_there_is_a_tile_of_each_letter_for_each_of_four_players() -> None:
    """Everybody passes the first symbol, at 3 points: three with a crate, one with a keycard."""
    points = [
        ["open portrait"],
        ["open medal"],
        ["open song-book", "choose 1 point"],
        ["play ballad", "slot f", "choose 2 point"],
    ]
    crates = ["portrait", "medal", "song-book"]
    players: list[dict[str, Any]] = [{"culture": 2, "crates": [crate]} for crate in crates]
    players.append({"culture": 2, "keycards": ["ballad"]})
    match = position(4, players=players, letters=["c"])
    for seat in range(4):
        assert asked(match) == seat
        play(match, *points[seat])
        assert offered(match, "install ") == {"install c-1", "install c-2"}
        play(match, "install c-1")
        assert player(match, seat).upgrades["c"] == "c-1"
        end(match)


@rule("recall.setup.9", "recall.setup.12")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_relicubes_and_stones_on_display_in_the_bag_and_on_starting_tiles(
    seats: int, tiles: int
) -> None:
    """Each starting tile has two relicube symbols and one excavation site."""
    for seed in range(10):
        table = view_of(new(seats, seed))
        assert table.relicubes == dict.fromkeys(("white", "gray", "black", "brown"), 1)
        assert sum(table.bag.relicubes.values()) == 24 - 2 * tiles
        assert sum(table.bag.stones.values()) == 27 - 3 * tiles
        laid = [shown.relicube for shown in table.hexes.values() if shown.relicube]
        assert len(laid) == 2 * tiles
        for colour in table.relicubes:
            assert table.bag.relicubes[colour] + laid.count(colour) == 6
        sites = [shown.stones for shown in table.hexes.values() if isinstance(shown.stones, dict)]
        assert [sum(stones.values()) for stones in sites] == [3] * tiles


@rule("recall.setup.12")
def test_symbols_and_sites_of_a_starting_tile_are_the_places() -> None:
    match = rekindle.new("recall", 2, 5, chance=["harbour", "orientation-1", "relicube-brown"])
    shown = {name: hex_at(match, name) for name in REGIONS["h5"]}
    assert {name for name, one in shown.items() if one.relicube} == {"h4", "g5"}
    assert {name for name, one in shown.items() if one.stones} == {"g4"}
    assert "brown" in {shown["h4"].relicube, shown["g5"].relicube}


@rule("recall.setup.10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_where_and_how_the_starting_tiles_lie_is_random(seats: int) -> None:
    seen = set()
    for seed in range(80):
        left, right = view_of(new(seats, seed)).regions[9:11]
        assert left.tile in ("harbour", "clearing")
        assert isinstance(right.tile, str) == (seats > 2)
        if seats <= 2:
            assert right.known != left.tile  # everybody knows which one lies there
            assert hex_at(new(seats, seed), "i7").kind == "face-down"
        else:
            assert right.tile != left.tile
        seen.add((left.tile, left.orientation))
    assert len(seen) == 2 * 6


@rule("recall.setup.11")
def test_the_other_ten_tiles_lie_face_down_in_random_order() -> None:
    seen = set()
    for seed in range(80):
        match = rekindle.new(
            "recall", 2, seed, {"tribes": "deal"}, chance=["harbour", "orientation-1"]
        )
        assert [one.region for one in view_of(match).regions if one.tile] == ["h5"]
        play(use(match, "blank", "e"), "choose 1 move", "from start-1", "to i4")
        play(match, "choose reveal a region", "reveal f7")
        shown = view_of(match).revealed
        assert shown is not None
        seen.add(shown.tile)
    assert seen == {str(tile) for tile in WHOLE_MAP.values() if isinstance(tile, str)} - {
        "clearing"
    }


@rule("recall.setup.13")
def test_pieces_of_tribes_stay_aside() -> None:
    table = view_of(new(4, 1))
    assert (table.islands, table.farms, table.pigs, len(table.rings)) == (9, 9, 10, 9)
    for shown in table.hexes.values():
        assert not any([shown.tokens, shown.pigs, shown.rafts])


# Players


@rule("recall.setup.20", "recall.setup.21", "recall.setup.22", "recall.setup.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_begins_with(seats: int) -> None:
    match = new(seats, 4)
    for seat in range(seats):
        own = player(match, seat)
        assert (own.stones.own, own.stones.ready) == (1, 1)
        assert set(own.stones.collected.values()) == {0}
        assert own.culture == 0
        assert own.knowledge == {"white": 0, "gray": 0, "black": 0}
        assert own.paths == [None, None, None]
        assert (own.unlocked, own.vaults, own.monuments) == ([], [], 0)
        assert own.workshops == {"field": 0, "forest": 0, "mountain": 0}
        assert crystals(match, seat) == [3, 0, 0]
        assert own.keycards == ["blank", "blank"]


@rule("recall.setup.20", "recall.setup.22")
def test_three_more_own_stones_lie_beside_the_tracks_and_three_tribes_are_locked() -> None:
    own = {"knowledge": {"white": 4, "gray": 4, "black": 4}, "crates": ["cipher-disk", "codex"]}
    match = play(position(players=[own]), "open cipher-disk")
    while "open codex" not in moves(match):
        play(match, moves(match)[0])
    assert (player(match).stones.own, player(match).unlocked) == (3, ["white", "gray"])
    play(match, "open codex", "know black")
    assert (player(match).stones.own, player(match).stones.ready) == (4, 4)
    assert player(match).unlocked == ["white", "gray", "black"]


VAULTS = ["c3", "c5", "d8", "g6", "f9", "h2", "h5"]
MONUMENTS = ["a3", "c7", "e9", "g8", "e2", "b8"]


@rule("recall.setup.22")
@pytest.mark.parametrize(
    ("hexes", "most"),
    [
        (VAULTS, 6),
        (MONUMENTS, 5),
        (["b7", "c9", "e7"], 2),
        (["f7", "f8", "e8"], 2),
        (["b5", "c6", "d6"], 2),
    ],
)
def test_six_vaults_two_workshops_for_each_terrain_five_monuments(
    hexes: list[str], most: int
) -> None:
    def buildable(built: int) -> bool:
        own = {
            "crystals": "6 white 6 red 6 purple",
            "buildings": hexes[:built],
            "followers": {hexes[most]: 1},
        }
        match = position(4, players=[own], tiles=WHOLE_MAP)
        play(use(match, "blank", "c"), "choose develop")
        return f"build {hexes[most]}" in moves(match)

    assert buildable(most - 1)
    assert not buildable(most)


@rule("recall.setup.24")
@pytest.mark.parametrize(("seats", "dealt"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_objectives_are_dealt_in_secret(seats: int, dealt: int) -> None:
    match = new(seats, 7)
    hands = [player(match, seat).objectives_held for seat in range(seats)]
    every: list[str] = []
    for seat, hand in enumerate(hands):
        assert isinstance(hand, list)
        assert (len(hand), player(match, seat).objectives) == (dealt, dealt)
        for objective in hand:
            others = [other for other in (*range(seats), None) if other != seat]
            assert all(f'"{objective}"' not in read(match, other) for other in others)
        every += hand
    assert len(set(every)) == seats * dealt
    seen = {one for seed in MANY for one in player(new(2, seed)).objectives_held or []}
    assert seen == OBJECTIVES


@rule("recall.setup.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_the_hourglass_is_on_the_first_space(seats: int) -> None:
    match = new(seats, 5)
    assert (asked(match), view_of(match).turn, view_of(match).round) == (0, 0, 0)
    for bad in (0, 5):
        with pytest.raises(rekindle.BadOption, match="1 to 4 players"):
            rekindle.new("recall", bad)


@rule("recall.setup.26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_followers_on_the_starting_space_of_the_seat(seats: int) -> None:
    match = new(seats, 5)
    for seat in range(seats):
        assert player(match, seat).start == f"start-{seat + 1}"
        assert followers(match, f"start-{seat + 1}", seat) == player(match, seat).on_map == 3
    order = [asked(match), *(asked(end(match)) for _ in range(seats))]
    assert order == [*range(seats), 0]  # the seats are numbered clockwise


@rule("recall.setup.26", "recall.solo.1")
@pytest.mark.parametrize("number", [1, 2])
def test_alone_one_chooses_between_two_starting_spaces(number: int) -> None:
    match = new(1, 5)
    assert moves(match) == ["start start-1", "start start-2"]
    play(match, f"start start-{number}")
    assert followers(match, f"start-{number}") == player(match).on_map == 3
    assert hex_at(match, "i7").kind == "face-down"


# The bag


@rule("recall.setup.44")
def test_what_is_drawn_from_the_bag_is_random() -> None:
    cubes, stones = set(), set()
    for seed in MANY:
        match = rekindle.new("recall", 2, seed, chance=["harbour", "orientation-1"])
        cubes.add(hex_at(match, "g5").relicube)
        found = hex_at(match, "g4").stones
        assert isinstance(found, dict)
        stones.add(tuple(found.values()))
    assert cubes == {"white", "gray", "black", "brown"}
    assert len(stones) > 5


@rule("recall.setup.44")
@pytest.mark.parametrize(("browns", "laid"), [(1, 0), (0, 1)])
def test_with_too_little_in_the_bag_as_much_is_placed_as_there_is(browns: int, laid: int) -> None:
    """Lagoon has two relicube symbols and a site; two stones are left, and at most one relicube."""
    five = dict.fromkeys(("white", "gray", "black", "brown"), 5)
    own = {"relicubes": five, "stones": {"white": 9, "gray": 9}, "followers": {"h5": 1}}
    other = {"relicubes": dict.fromkeys(five, 1) | {"brown": browns}, "stones": {"black": 7}}
    match = position(players=[own, other], chance=["lagoon"])
    play(use(match, "blank", "e"), "choose reveal a region", "reveal f7", "lay 1")
    shown = view_of(match)
    assert [one.relicube for one in shown.hexes.values() if one.relicube] == ["brown"] * laid
    assert hex_at(match, "f6").stones == {"white": 0, "gray": 0, "black": 2}
    assert (sum(shown.bag.relicubes.values()), sum(shown.bag.stones.values())) == (0, 0)
