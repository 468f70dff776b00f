"""Setup: the table before the first turn (revive.setup, tribes-dealt, artifact-cards, length)."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

import rekindle
from rekindle.games.revive.presentation.view import PlaceView
from rekindle.kernel.match import Match
from tests.games.revive.helpers import (
    active,
    around,
    artifacts,
    asked,
    goods,
    kind,
    left,
    machines,
    moves,
    place,
    play,
    player,
    position,
    resting,
    score,
    told,
    turn,
    view_of,
)
from tests.games.revive.printed import bonuses, printed
from tests.rules_cited import rule

STARTING_TILES = {f"start-{number}" for number in range(1, 6)}
STARTING_PLACES = {"c7", "e5", "e7", "g5", "g7"}
BACKS = {
    "dunes": 3,
    "heath": 3,
    "shore": 3,
    "lake": 3,
    "hamlet": 3,
    "archive": 2,
    "ruins": 3,
    "oasis": 3,
    "harbour": 2,
}
LARGE_TILES = [
    {"foundry", "power-plant"},
    {"orchard", "workshops"},
    {"granary", "citadel"},
    {"assembly", "capital"},
    {"theatre", "aqueduct"},
]
STARTING_CARDS = {"miner", "tinker", "scribe", "trader", "farmer", "scout"}
BASE_TRIBES = {"nadair", "hofstadterians", "jox49i", "kuniban"}
ARTIFACT_CARDS = {
    "hermit",
    "captain",
    "inventor",
    "shaman",
    "broker",
    "diver",
    "doctor",
    "mayor",
    "nomad",
    "oracle",
}


def new(seats: int, seed: int = 0, /, **options: str) -> Match:
    """A game about to begin; `artifact_cards="two"` is the option `artifact-cards`."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return rekindle.new("revive", seats, seed, given)


def explored(match: Match) -> dict[str, PlaceView]:
    return {shown.place: shown for shown in view_of(match).places if shown.tile}


def backs(match: Match) -> dict[str, str]:
    return {s.place: s.back.id for s in view_of(match).places if s.back}


def corners(match: Match) -> list[str]:
    return [corner.location for corner in view_of(match).corners]


def tribes(match: Match) -> list[str]:
    return [shown.tribe or "" for shown in view_of(match).players]


def known_cards(match: Match, seat: int | None) -> set[str]:
    """The artifact cards whose names this seat can read anywhere."""
    read = msgspec.json.encode([match.view(seat), told(match, seat)]).decode()
    return {card for card in ARTIFACT_CARDS if f'"{card}"' in read}


def card_of(match: Match, seat: int) -> str:
    return str(player(match, seat).artifact_card)


# The table


@rule("revive.setup.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seat_0_has_the_first_turn_and_turns_go_clockwise(seats: int) -> None:
    match = new(seats, 3)
    for number in range(2 * seats):
        assert (asked(match), turn(match)) == (number % seats, number % seats)
        if number < seats:
            play(match, "switch", "gain food", "end")
        else:
            play(match, f"play {active(match, number % seats)[0]}", "slot top-left", "end")


@rule("revive.setup.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(rekindle.BadOption, match="1 to 4 players"):
        rekindle.new("revive", seats)


@rule("revive.setup.2")
def test_thirty_tiles_of_four_spaces_a_chasm_and_four_corners() -> None:
    match = new(2)
    spaces = view_of(match).spaces
    hexes = [name for name in spaces if re.fullmatch(r"[a-j]\d{1,2}", name)]
    assert len(view_of(match).places) == 30
    assert len(hexes) == 120
    assert set(spaces) - set(hexes) == {
        "chasm",
        "north-west",
        "north-east",
        "south-west",
        "south-east",
    }
    assert kind(match, "chasm") == "chasm"
    assert kind(match, "south-west") == "large-location"


@rule("revive.setup.2")
@pytest.mark.parametrize(
    ("where", "four"),
    [
        ("a1", ["a1", "a2", "b2", "b3"]),
        ("e9", ["e9", "e10", "f10", "f11"]),
        ("g3", ["g3", "g4", "h3", "h4"]),
    ],
)
def test_a_tile_is_named_by_its_north_western_space(where: str, four: list[str]) -> None:
    match = position(tiles={where: "harbour-2"})
    assert [kind(match, name) for name in four] == ["location", "field", "mountain", "water"]
    assert place(match, where) == PlaceView(where, "harbour-2", False)


@rule("revive.setup.2")
def test_rows_go_from_north_to_south_and_numbers_from_west_to_east() -> None:
    assert set(around("g5")) == {"f5", "f6", "g4", "g6", "h5", "h6"}
    assert set(around("f5")) == {"e4", "e5", "f4", "f6", "g4", "g5"}
    assert set(around("north-west")) == {"a1", "b2", "c1"}
    assert set(around("south-east")) == {"g12", "h12", "i12", "j13"}


@rule("revive.setup.3")
def test_the_five_starting_tiles_lie_face_up() -> None:
    match = new(2, 5)
    assert set(explored(match)) == STARTING_PLACES
    assert {shown.tile for shown in explored(match).values()} == STARTING_TILES
    next_to_the_chasm = {"e6", "f6", "e7", "f8", "g6", "g7"}  # on e5, e7, g5 and g7
    assert set(around("chasm")) == next_to_the_chasm
    assert "unexplored" not in {kind(match, name) for name in next_to_the_chasm}


@rule("revive.setup.3")
def test_starting_tiles_are_shuffled_and_lie_either_way() -> None:
    seen = [explored(new(2, seed))["e5"] for seed in range(80)]
    ways = {(shown.tile, shown.turned) for shown in seen}
    assert ways == {(tile, turned) for tile in STARTING_TILES for turned in (False, True)}


@rule("revive.setup.3")
def test_the_other_twenty_five_lie_shuffled_with_their_backs_up() -> None:
    match = new(2, 5)
    assert len(backs(match)) == 25
    assert Counter(backs(match).values()) == BACKS
    assert {backs(new(2, seed))["a1"] for seed in range(80)} == set(BACKS)


@rule("revive.setup.4")
def test_four_of_the_five_large_locations_lie_in_the_corners() -> None:
    seen: set[str] = set()
    for seed in range(40):
        match = new(2, seed)
        shown = corners(match)
        tiles = [next(i for i, t in enumerate(LARGE_TILES) if face in t) for face in shown]
        assert len(set(tiles)) == 4
        seen.add(shown[0])
    assert seen == set().union(*LARGE_TILES)  # any tile, either side up


@rule("revive.setup.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_display_and_what_is_left_of_each_pile(seats: int) -> None:
    shown = view_of(new(seats, 2))
    assert (len(shown.cards), shown.card_deck) == (5, 34)
    assert (len(shown.modules), shown.module_deck) == (5, 43)
    assert Counter(machine.colour for machine in shown.machines) == {
        "gray": 3,
        "green": 3,
        "yellow": 3,
    }
    assert shown.machine_deck == {"gray": 7, "green": 7, "yellow": 7}
    assert shown.crate_deck == 28


@rule("revive.setup.5")
def test_the_piles_are_shuffled() -> None:
    tables = [view_of(new(2, seed)) for seed in range(30)]
    assert len({tuple(shown.cards) for shown in tables}) > 25
    assert len({tuple(shown.modules) for shown in tables}) > 25
    assert len({tuple(m.machine for m in shown.machines) for shown in tables}) > 25


@rule("revive.setup.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_each_player_begins_with(seats: int) -> None:
    match = new(seats, 4)
    for seat in range(seats):
        own = player(match, seat)
        assert (own.energy, own.switch) == (1, "ready")
        assert own.tracks == {"gray": 1, "green": 1, "yellow": 1}
        assert (own.points, own.hibernation) == (0, 1)
        assert own.buildings_left == {"small": 5, "large": 3}
        assert (own.technologies, own.rewards, machines(match, seat)) == ([], [], [])


@rule("revive.setup.7")
def test_all_players_have_the_same_six_cards_three_of_them_resting() -> None:
    match = new(4, 4)
    for seat in range(4):
        assert (len(active(match, seat)), len(resting(match, seat))) == (3, 3)
        assert set(active(match, seat) + resting(match, seat)) == STARTING_CARDS


@rule("revive.setup.7")
def test_starting_cards_are_shuffled() -> None:
    assert len({tuple(active(new(1, seed))) for seed in range(200)}) == 20  # three of six
    match = new(4, 4)
    assert len({tuple(active(match, seat)) for seat in range(4)}) > 1


@rule("revive.setup.7")
def test_everybody_sees_the_resting_areas() -> None:
    match = new(2, 4)
    for seat in (1, None):
        assert view_of(match, seat).players[0].resting == resting(match, 0)


@rule("revive.setup.8", "revive.solo.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_later_players_begin_with_more(seats: int) -> None:
    match = new(seats, 9)
    begin = [
        {"crystal": 1},
        {"crystal": 1, "gear": 1},
        {"crystal": 1, "gear": 1, "book": 1},
        {"crystal": 1, "gear": 1, "book": 1, "food": 1},
    ]
    assert [goods(match, seat) for seat in range(seats)] == begin[:seats]


# Tribes


@rule("revive.tribes-dealt.1")
def test_no_tribe_is_dealt_twice_and_four_are_always_there() -> None:
    seen = set()
    for seed in range(60):
        dealt = tribes(new(3, seed))
        assert len(set(dealt)) == 3
        seen.update(dealt)
    assert seen == {f"{tribe}-sun" for tribe in BASE_TRIBES}


@rule("revive.tribes-dealt.1")
@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({"formica": "on"}, {"formica"}),
        ({"vukuntur": "on"}, {"vukuntur"}),
        ({"formica": "on", "vukuntur": "on"}, {"formica", "vukuntur"}),
    ],
)
def test_two_tribes_join_with_their_options(options: dict[str, str], more: set[str]) -> None:
    seen = {tribe for seed in range(60) for tribe in tribes(new(4, seed, **options))}
    assert seen == {f"{tribe}-sun" for tribe in BASE_TRIBES | more}


@rule("revive.tribes-dealt.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tribes_are_chosen_counter_clockwise_and_the_starting_player_is_last(seats: int) -> None:
    match = new(seats, 1, tribes="choose")
    free = ["tribe nadair-sun", "tribe hofstadterians-sun", "tribe jox49i-sun", "tribe kuniban-sun"]
    for seat in reversed(range(seats)):
        if len(free) > 1:
            assert (asked(match), moves(match)) == (seat, free)
            play(match, free[-1])
        free.pop()
    chosen = ["kuniban-sun", "jox49i-sun", "hofstadterians-sun", "nadair-sun"]
    assert tribes(match) == chosen[:seats][::-1]
    assert turn(match) == asked(match) == 0


@rule("revive.tribes-dealt.3")
@pytest.mark.parametrize(
    ("sides", "shown"), [("sun", {"sun"}), ("moon", {"moon"}), ("either", {"sun", "moon"})]
)
def test_which_sides_are_up(sides: str, shown: set[str]) -> None:
    dealt = [tribes(new(4, seed, sides=sides)) for seed in range(40)]
    assert {tribe for four in dealt for tribe in four} == {
        f"{tribe}-{side}" for tribe in BASE_TRIBES for side in shown
    }
    for four in dealt:
        assert {tribe.rpartition("-")[0] for tribe in four} == BASE_TRIBES


@rule("revive.tribes-dealt.3")
def test_who_chooses_a_tribe_chooses_its_side() -> None:
    match = new(2, 1, tribes="choose", sides="either")
    assert set(moves(match)) == {f"tribe {t}-{s}" for t in BASE_TRIBES for s in ("sun", "moon")}
    play(match, "tribe jox49i-moon")
    assert not {"tribe jox49i-moon", "tribe jox49i-sun"} & set(moves(match))
    play(match, "tribe kuniban-sun")
    assert tribes(match) == ["kuniban-sun", "jox49i-moon"]


# Artifact cards


@rule("revive.artifact-cards.1")
def test_everybody_has_one_secret_artifact_card() -> None:
    match = new(4, 6)
    own = [card_of(match, seat) for seat in range(4)]
    assert len(set(own)) == 4
    for seat in range(4):
        assert known_cards(match, seat) == {own[seat]}  # nor is any card seen that went back
    assert known_cards(match, None) == set()
    assert {card_of(new(2, seed), 0) for seed in range(120)} == ARTIFACT_CARDS


@rule("revive.artifact-cards.1")
def test_artifact_cards_are_shown_in_the_final_scoring() -> None:
    match = position(
        players=[{"artifact_card": "diver", "closed": ["keg"]}, {"artifact_card": "oracle"}],
        ending=1,
        actions=2,
    )
    assert known_cards(match, 1) == {"oracle"}
    play(match, "end")
    assert match.over
    for seat in (0, 1, None):
        assert known_cards(match, seat) == {"diver", "oracle"}


@rule("revive.artifact-cards.2")
def test_with_two_cards_one_is_kept_and_one_put_back_unseen() -> None:
    match = new(3, 6, artifact_cards="two")
    dealt = [player(match, seat).dealt or [] for seat in range(3)]
    assert [len(two) for two in dealt] == [2, 2, 2]
    assert len(set[str]().union(*dealt)) == 6
    assert [known_cards(match, seat) for seat in range(3)] == [set(two) for two in dealt]
    for seat in (2, 0, 1):
        assert [decision.seat for decision in match.decisions].count(seat) == 1
        match.play(f"keep {dealt[seat][1]}", seat)
    for seat in range(3):
        assert card_of(match, seat) == dealt[seat][1]
        others = set[str]().union(*(two for other, two in enumerate(dealt) if other != seat))
        assert not known_cards(match, seat) & others
    assert known_cards(match, None) == set()
    assert (asked(match), turn(match)) == (0, 0)


@rule("revive.artifact-cards.2")
def test_a_card_that_was_put_back_counts_for_nobody() -> None:
    """The diver counts waters, crystals and modules, the inventor energy, modules and flasks."""
    match = position(
        options={"artifact-cards": "two"},
        players=[{"artifact_card": "diver", "put_back": "inventor", "energy": 7}],
    )
    assert score(match) == {}


@rule("revive.artifact-cards.3")
def test_an_open_card_is_everybodys_and_no_secret_card_is_dealt() -> None:
    match = new(3, 6, artifact_cards="open")
    card = view_of(match).artifact_card
    assert [card_of(match, seat) for seat in range(3)] == [card] * 3
    for seat in (0, 1, 2, None):
        assert known_cards(match, seat) == {card}
    assert asked(match) == 0
    assert not [move for move in moves(match) if move.startswith("keep")]


@rule("revive.artifact-cards.3")
def test_an_open_card_scores_for_all() -> None:
    match = position(open_card="inventor", players=[{"energy": 3}, {"energy": 5}])
    each = printed("artifact-card", "inventor").purple.points
    assert score(match, 0) == {"artifacts": 3 * each}
    assert score(match, 1) == {"artifacts": 5 * each}


# The artifacts on the board


@rule("revive.length.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_so_many_artifacts_of_each_colour_as_there_are_players(seats: int) -> None:
    assert left(new(seats)) == {"purple": seats, "orange": seats, "white": seats, "minor": 0}


@rule("revive.length.2")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_long_game_has_those_for_one_player_more(seats: int) -> None:
    more = seats + 1
    assert left(new(seats, 0, length="long")) == {
        "purple": more,
        "orange": more,
        "white": more,
        "minor": 0,
    }


@rule("revive.length.3")
def test_the_long_game_of_four_has_two_minor_ones_besides() -> None:
    assert left(new(4, 0, length="long")) == {"purple": 4, "orange": 4, "white": 4, "minor": 2}


ARTIFACT_AT = bonuses("bonus", "artifact")[0]
NEXT_ARTIFACT = {"closed": ["medal-box"], "points": ARTIFACT_AT - 3}
"""Three points from a crate reach an artifact on the point track."""


@rule("revive.length.3")
@pytest.mark.parametrize(
    ("there", "taken"),
    [
        ({"purple": 0, "orange": 0, "white": 0, "minor": 1}, "minor"),
        ({"purple": 0, "orange": 1, "white": 0, "minor": 0}, "orange"),
    ],
)
def test_the_long_game_of_four_ends_with_the_last_of_the_fourteen(
    there: dict[str, int], taken: str
) -> None:
    match = position(4, options={"length": "long"}, players=[NEXT_ARTIFACT], artifacts=there)
    assert view_of(match).ending is None
    play(match, "open medal-box", "choose 3 point", f"artifact {taken}")
    assert left(match)[taken] == 0
    assert view_of(match).ending == 0
    assert player(match).end_tile


@rule("revive.length.3")
@pytest.mark.parametrize("taken", ["orange", "minor"])
def test_it_does_not_end_while_one_of_them_is_left(taken: str) -> None:
    there = {"purple": 0, "orange": 1, "white": 0, "minor": 1}
    match = position(4, options={"length": "long"}, players=[NEXT_ARTIFACT], artifacts=there)
    play(match, "open medal-box", f"artifact {taken}")
    assert view_of(match).ending is None
    assert left(match) == {**there, taken: 0}


@rule("revive.length.3")
def test_the_minor_one_among_them_is_taken_like_a_major_one() -> None:
    match = position(4, options={"length": "long"}, players=[NEXT_ARTIFACT])
    play(match, "open medal-box")
    assert {"artifact purple", "artifact orange", "artifact white", "artifact minor"} == {
        move for move in moves(match) if move.startswith(("artifact", "skip"))
    }
    play(match, "artifact minor")
    assert artifacts(match) == {"minor": 1}
    assert left(match) == {"purple": 4, "orange": 4, "white": 4, "minor": 1}
    assert view_of(match).ending is None


@rule("revive.length.3")
def test_such_a_minor_artifact_is_worth_two_points_and_has_no_colour() -> None:
    match = position(
        4,
        options={"length": "long"},
        players=[{**NEXT_ARTIFACT, "artifact_card": "inventor", "energy": 2}],
    )
    play(match, "open medal-box", "artifact minor")
    once = 2 * printed("artifact-card", "inventor").purple.points  # as without the artifact
    assert score(match) == {"track": ARTIFACT_AT, "minor-artifacts": 2, "artifacts": once}
