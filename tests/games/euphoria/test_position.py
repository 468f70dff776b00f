"""Positions built by name: all that can be set, all that is refused, and chance that is fixed."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.presentation.position.build import PLAYER_KEYS, RESULTS
from tests.games.euphoria.helpers import asked, play, view_of
from tests.games.euphoria.told import (
    FACTIONS,
    SITES,
    TILES,
    allegiance,
    chance,
    copies,
    discarded,
    everything,
    market,
    miner,
    moves,
    player,
    territory,
)

MANUAL = Path(__file__).parents[3] / "docs" / "games" / "euphoria-positions.md"
GOODS = ("energy", "water", "food", "bliss", "gold", "stone", "clay")


def test_what_is_not_mentioned_is_as_at_the_start_of_a_game() -> None:
    match = position()
    assert (match.seats, asked(match)) == (2, 0)
    for seat in (0, 1):
        own = player(match, seat)
        assert (own.morale, own.knowledge, own.stars) == (1, 3, 0)
        assert (own.hand, own.board, own.reserve) == ([1, 1], {}, 2)
        assert (own.goods, own.artifacts, own.penalties) == ({}, [], [])
        assert (own.recruits, own.hidden) == ([], [])
        assert view_of(match, seat).players[seat].dilemma_resolved == ""
    assert [allegiance(match, faction) for faction in FACTIONS] == [0, 0, 0, 0]
    assert [miner(match, faction) for faction in FACTIONS[:3]] == [0, 0, 0]
    assert [market(match, site) for site in SITES] == [(None, [])] * 6
    assert view_of(match).artifact_deck == 36
    assert view_of(match).recruit_deck == 48
    assert view_of(match).trading is False
    assert dict(match.setting.options) == {"deck": "first", "trading": "off"}


def test_everything_of_a_player_can_be_set() -> None:
    match = position(
        seats=3,
        turn=1,
        players=[
            {},
            {
                **{good: i for i, good in enumerate(GOODS, 1)},
                "artifacts": ["bat", "book", "bat"],
                "workers": [5, 2],
                "board": {"ark": 3, "farm": 6},
                "morale": 4,
                "knowledge": 6,
                "recruits": ["ray", "lee"],
                "hidden": ["curtis"],
                "dilemma": "bear",
                "resolved": "star",
                "territories": {"icarite": 2, "subterran": 1},
            },
        ],
    )
    own = player(match, 1)
    assert own.goods == {good: i for i, good in enumerate(GOODS, 1)}
    assert own.artifacts == ["bat", "bat", "book"]
    assert (own.hand, own.board, own.reserve) == ([2, 5], {"ark": [3], "farm": [6]}, 0)
    assert (own.morale, own.knowledge) == (4, 6)
    assert (own.recruits, own.hidden) == (["ray", "lee"], ["curtis"])
    assert (territory(match, "icarite"), territory(match, "subterran")) == ([0, 2, 0], [0, 1, 0])
    assert own.stars == 4
    shown = view_of(match, 1).players[1]
    assert (shown.dilemma, shown.dilemma_resolved) == ("bear", "star")
    assert view_of(match).artifact_deck == 33
    assert view_of(match).recruit_deck == 45
    assert asked(match) == 1


def test_a_dilemma_resolved_for_a_recruit_carries_no_star() -> None:
    match = position(players=[{"dilemma": "bat", "resolved": "recruit", "artifacts": ["bat"]}])
    assert player(match).stars == 0
    assert "dilemma" not in moves(match)


def test_a_list_puts_several_workers_on_a_commodity_area() -> None:
    match = position(players=[{"board": {"farm": [2, 2, 5]}, "workers": [1]}])
    assert player(match).board == {"farm": [2, 2, 5]}


def test_a_player_with_a_board_has_no_workers_in_hand_unless_they_are_named() -> None:
    match = position(players=[{}, {"board": {"farm": 2}}])
    assert (player(match, 1).hand, player(match, 1).reserve) == ([], 3)


def test_the_board_can_be_set() -> None:
    match = position(
        miners={"euphorian": 3, "wastelander": 9},
        allegiance={"icarite": 11, "subterran": 5},
        markets={
            "upper-euphorian": {"tile": "spa", "stars": [1]},
            "lower-wastelander": {"tile": "theater"},
        },
        discard=["bat", "bat", "box"],
    )
    assert [miner(match, faction) for faction in FACTIONS[:3]] == [3, 0, 9]
    assert [allegiance(match, faction) for faction in FACTIONS] == [0, 5, 0, 11]
    assert market(match, "upper-euphorian") == ("spa", [1])
    assert market(match, "lower-wastelander") == ("theater", [])
    assert player(match, 0).penalties == ["no-self-bump", "star-teaches"]
    assert player(match, 1).penalties == ["star-teaches"]
    assert discarded(match) == ["box", "bat", "bat"]
    assert view_of(match).artifact_deck == 33


def test_recruits_of_a_faction_at_its_last_space_have_their_stars() -> None:
    match = position(
        players=[{"recruits": ["ray", "ben", "lee"]}], allegiance={"euphorian": 11, "icarite": 10}
    )
    assert player(match).stars == 2


def test_options_are_those_of_a_game_with_trading_off_unless_it_is_wanted() -> None:
    match = position(players=[{"energy": 1}], options={"trading": "on", "deck": "second"})
    assert "trade player-2" in moves(match)
    assert dict(match.setting.options) == {"deck": "second", "trading": "on"}


def test_dice_come_in_the_order_in_which_they_are_rolled() -> None:
    match = position(
        players=[
            {"workers": [4], "board": {"farm": [1, 1]}, "energy": 1, "food": 1},
            {"workers": [3], "board": {"euphorian-tunnel": 2}},
        ],
        dice=[6, 5, 2],
    )
    play(match, "place 4 euphorian-tunnel", "dig resource")
    assert player(match, 1).hand == [3, 6]
    play(match, "place 3 farm", "retrieve free", "take farm 1", "take farm 1", "skip")
    assert chance(match) == (5, 2)
    assert player(match).hand == [2, 5]


def test_draws_come_in_order_whoever_draws() -> None:
    match = position(
        players=[
            {"workers": [4], "energy": 1},
            {"workers": [3], "bliss": 1, "food": 1, "morale": 2},
        ],
        draws=["bear", "box", "bat"],
    )
    play(match, "place 4 euphorian-tunnel", "dig artifact", "place 3 breeze-bar")
    assert player(match).artifacts == ["bear"]
    assert player(match, 1).artifacts == ["bat", "box"]


def test_recruits_and_tiles_come_as_they_are_fixed() -> None:
    match = position(
        players=[
            {"workers": [4, 4], "dilemma": "bat", "artifacts": ["bat"]},
            {"workers": [3, 3], "gold": 2, "stone": 2},
        ],
        recruit_draws=["ray", "lee"],
        tile_draws=["spa", "arena"],
        dice=[1, 1, 1, 1],
    )
    play(match, "dilemma", "resolve recruit")
    assert moves(match) == ["keep ray", "keep lee"]
    play(match, "keep lee", "place 3 upper-subterran-site-1", "place 3 upper-subterran-site-2")
    assert market(match, "upper-subterran")[0] == "spa"


def test_each_kind_of_chance_has_its_own_order() -> None:
    match = position(
        players=[{"workers": [4, 5], "board": {"wastelander-tunnel": 1}, "food": 1}],
        draws=["bear"],
        dice=[2],
    )
    play(match, "place 4 wastelander-tunnel", "dig artifact")
    assert (player(match).hand, player(match).artifacts) == ([2, 5], ["bear"])


def test_what_is_not_fixed_comes_from_the_seed() -> None:
    def rolled(seed: int) -> list[int]:
        match = position(
            players=[{"workers": [], "board": {"farm": [1, 1, 1]}, "food": 1}], seed=seed
        )
        play(match, "retrieve free", "take all")
        return player(match).hand

    assert rolled(4) == rolled(4)
    assert len({tuple(rolled(seed)) for seed in range(12)}) > 3


def test_a_position_can_be_recorded_and_read_again() -> None:
    match = position(
        players=[{"workers": [4], "energy": 1, "hidden": ["lee"]}], dice=[3], draws=["bear"]
    )
    play(match, "place 4 euphorian-tunnel", "dig artifact")
    again = rekindle.load(match.record())
    assert [everything(again, seat) for seat in (0, 1)] == [
        everything(match, seat) for seat in (0, 1)
    ]


SPA = {"upper-euphorian": {"tile": "spa"}}
TEN = {"euphorian": 5, "icarite": 5}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"turn": 2}, "there is no seat 2 in a game of 2"),
        ({"turn": -1}, "there is no seat -1 in a game of 2"),
        ({"players": [{}, {}, {}]}, "3 players in a game of 2 seats"),
        ({"miners": {"icarite": 1}}, "there is no faction in 'miners' 'icarite'; "),
        ({"miners": {"euphorian": 10}}, "miners of 'euphorian' is a number from 0 to 9, not 10"),
        ({"allegiance": {"elysian": 1}}, "there is no faction in 'allegiance' 'elysian'; "),
        (
            {"allegiance": {"icarite": 12}},
            "allegiance of 'icarite' is a number from 0 to 11, not 12",
        ),
        ({"allegiance": {"icarite": "2"}}, "is a number from 0 to 11, not '2'"),
        (
            {"markets": {"euphorian": SPA}},
            "there is no construction site 'euphorian'; did ",
        ),
        ({"markets": {"upper-euphorian": {"star": [0]}}}, "there is no entry of a market 'star'; "),
        ({"markets": {"upper-euphorian": {"stars": [0]}}}, "needs a 'tile', since it is built"),
        ({"markets": {"upper-euphorian": {"tile": "spaa"}}}, "'spaa'; did you mean 'spa'?"),
        (
            {"markets": {**SPA, "lower-euphorian": {"tile": "spa"}}},
            "the market tile 'spa' is already turned",
        ),
        (
            {"markets": {"upper-euphorian": {"tile": "spa", "stars": [2]}}},
            "a seat with a star on 'upper-euphorian' is a number from 0 to 1, not 2",
        ),
        ({"discard": ["ball"]}, "there is no artifact 'ball'; did you mean 'balloons'?"),
        ({"discard": copies(7, ["bat"])}, "there are only 6 copies of 'bat'"),
        ({"dice": [0]}, "a die is a number from 1 to 6, not 0"),
        ({"dice": [True]}, "a die is a number from 1 to 6, not True"),
        ({"draws": ["sword"]}, "there is no artifact 'sword'; "),
        ({"recruit_draws": ["rai"]}, "there is no recruit 'rai'; did you mean 'ray'?"),
        (
            {"recruit_draws": ["ray"], "players": [{"hidden": ["ray"]}]},
            "the recruit 'ray' is already somewhere else",
        ),
        ({"tile_draws": ["spa"], "markets": SPA}, "the market tile 'spa' is already turned"),
        ({"tile_draws": ["shop"]}, "there is no market tile 'shop'; "),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.ImpossiblePosition) as refusal:
        position(**given)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"moral": 2}, "there is no entry of a player 'moral'; did you mean 'morale'?"),
        ({"morale": 0}, "morale is a number from 1 to 6, not 0"),
        ({"morale": 7}, "morale is a number from 1 to 6, not 7"),
        ({"knowledge": 7}, "knowledge is a number from 1 to 6, not 7"),
        ({"energy": -1}, "energy is a number from 0 to 999, not -1"),
        ({"clay": 1.5}, "clay is a number from 0 to 999, not 1.5"),
        ({"artifacts": ["tooth"]}, "there is no artifact 'tooth'; "),
        ({"artifacts": ["bat", "bat"]}, "player 0 holds 2 artifacts with morale 1"),
        ({"artifacts": ["bat"] * 7, "morale": 6}, "there are only 6 copies of 'bat'"),
        ({"workers": []}, "player 0 has 0 workers; there are 1 to 4"),
        ({"workers": [1] * 5}, "player 0 has 5 workers; there are 1 to 4"),
        ({"workers": [1, 1], "board": {"farm": [1, 1, 1]}}, "player 0 has 5 workers"),
        ({"workers": [7]}, "a worker's face is a number from 1 to 6, not 7"),
        ({"board": {"farm": 0}}, "a worker's face is a number from 1 to 6, not 0"),
        ({"board": {"farn": 1}}, "there is no space 'farn'; did you mean 'farm'?"),
        ({"board": {"ark": [1, 2]}}, "two workers stand on 'ark', which holds one"),
        ({"board": {"upper-euphorian-market": 1}}, "is not built: nobody can stand there"),
        ({"board": {"lower-euphorian-site-2": 1}}, "is closed: its market is built"),
        ({"board": {"subterran-tunnel-end": 1}}, "is closed: the miner has not reached it"),
        ({"recruits": ["rey"]}, "there is no recruit 'rey'; did you mean 'ray'?"),
        ({"recruits": ["ben"]}, "the recruit 'ben' is already somewhere else"),
        ({"hidden": ["ray", "ray"]}, "the recruit 'ray' is already somewhere else"),
        ({"hidden": ["lee"]}, "'lee' cannot be hidden: its faction is revealed"),
        ({"hidden": ["nick"]}, "'nick' cannot be hidden: its faction is revealed"),
        ({"dilemma": "beer"}, "there is no dilemma 'beer'; did you mean 'bear'?"),
        ({"dilemma": "box"}, "the dilemma 'box' is already dealt"),
        ({"resolved": "yes"}, "there is no outcome 'yes'; "),
        ({"territories": {"elysium": 1}}, "there is no territory 'elysium'; "),
        ({"territories": {"icarite": 7}}, "stars in 'icarite' is a number from 0 to 6, not 7"),
        ({"territories": {"icarite": 5}}, "'icarite' holds 6 stars, but has 5 spaces"),
        ({"territories": TEN}, "player 0 has 10 stars: the game would be over"),
        (
            {"territories": {"euphorian": 5, "subterran": 4}, "recruits": ["maxime"]},
            "player 0 has 10 stars: the game would be over",
        ),
        (
            {"board": {f"upper-subterran-site-{i}": 1 for i in (1, 2, 3)}},
            "'upper-subterran' has 4 workers: it would be built",
        ),
    ],
)
def test_a_player_who_cannot_be_is_refused(own: dict[str, Any], message: str) -> None:
    other = {"recruits": ["ben"], "dilemma": "box", "board": {"upper-subterran-site-4": 1}}
    crowded = own.get("territories") == {"icarite": 5}
    with pytest.raises(rekindle.ImpossiblePosition) as refusal:
        position(
            seats=5,
            players=[own, {**other, "territories": {"icarite": 1} if crowded else {}}],
            markets={"lower-euphorian": {"tile": "spa", "stars": [1]}},
            allegiance={"icarite": 11},
            miners={"wastelander": 6},
        )
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("key", "name"), [("recruit_draws", "ray"), ("tile_draws", "spa")], ids=["recruit", "tile"]
)
def test_a_card_that_there_is_once_cannot_be_fixed_to_come_twice(key: str, name: str) -> None:
    given: dict[str, Any] = {key: [name, name]}
    with pytest.raises(rekindle.ImpossiblePosition, match=name):
        position(**given)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 1}, "euphoria is for 2 to 6 players, not for 1"),
        ({"seats": 7}, "euphoria is for 2 to 6 players, not for 7"),
        ({"options": {"decks": "first"}}, "euphoria has no option 'decks'"),
        ({"options": {"deck": "third"}}, "option 'deck' cannot be 'third'"),
    ],
)
def test_a_table_of_the_wrong_kind_is_a_bad_option(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.BadOption, match=message):
        position(**given)


# --- a whole game with fixed results --------------------------------------------------------------


def test_a_new_game_begins_with_the_results_that_are_given() -> None:
    recruits = ["maxime", "zong", "ray", "lee", "ben", "phil", "dave", "nick"]
    match = rekindle.new(
        "euphoria", 2, 7, recruit_draws=recruits, dilemma_draws=["bear", "bat"], dice=[1, 2, 6, 5]
    )
    asked = [[move.text for move in decision.moves] for decision in match.decisions]
    assert asked == [[f"keep {name}" for name in dealt] for dealt in (recruits[:4], recruits[4:])]
    for seat, kept, hidden in ((0, "maxime", "zong"), (1, "ben", "phil")):
        match.play(f"keep {kept}", seat)
        match.play(f"hide {hidden}", seat)
    hands = [view_of(match, seat).players[seat] for seat in (0, 1)]
    assert [sorted(hand.workers.hand) for hand in hands] == [[1, 2], [5, 6]]
    assert [hand.dilemma for hand in hands] == ["bear", "bat"]
    assert match.decision.seat == 1  # the highest roll begins
    twin = rekindle.load(match.record())
    assert twin.record() == match.record()
    assert (twin.checksum(), twin.origin) == (match.checksum(), match.origin)


def test_results_that_are_not_used_in_the_set_up_come_later() -> None:
    match = rekindle.new("euphoria", 2, 7, {"trading": "off"}, dice=[6, 6, 1, 1, 4], draws=("bat",))
    while len([played for played in match.history if played.chance]) < 2:
        match.play(match.decision.moves[0])
    first, second = (played.chance for played in match.history if played.chance)
    assert first == (6, 6, 1, 1)
    assert second[0] == 4
    assert rekindle.load(match.record()).checksum() == match.checksum()
    assert "fixed: dice=6,6,1,1,4 draws=bat" in match.record().splitlines()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"dyce": [1]}, "there is no random result to fix 'dyce'; did you mean 'dice'?"),
        ({"dice": 4}, "'dice' is a list, not 4"),
        ({"dice": "44"}, "'dice' is a list, not '44'"),
        ({"dice": [0]}, "a die is a number from 1 to 6, not 0"),
        ({"dice": ["6"]}, "a die is a number from 1 to 6, not '6'"),
        ({"dice": [True]}, "a die is a number from 1 to 6, not True"),
        ({"dice": [1] * 1001}, "'dice' has more than 1000 random results"),
        ({"draws": ["bears"]}, "there is no artifact 'bears'; did you mean 'bear'?"),
        ({"recruit_draws": ["ray", "ray"]}, "the recruit 'ray' cannot be drawn twice"),
        ({"recruit_draws": ["rey"]}, "there is no recruit 'rey'; did you mean 'ray'?"),
        ({"tile_draws": ["spaa"]}, "there is no market tile 'spaa'; did you mean 'spa'?"),
        ({"dilemma_draws": ["bat", "bat"]}, "the dilemma 'bat' cannot be drawn twice"),
    ],
)
def test_results_that_cannot_be_fixed_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(rekindle.BadOption, match=re.escape(message)):
        rekindle.new("euphoria", 2, **given)


# --- the manual -----------------------------------------------------------------------------------


def test_the_examples_of_the_manual_are_true() -> None:
    result = doctest.testfile(str(MANUAL), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0


def test_every_move_that_the_manual_mentions_exists() -> None:
    """In sentences too, where no example runs."""
    vocabulary = position().setting.vocabulary
    verbs = {move.text.split()[0] for move in vocabulary.moves}
    found = re.findall(r"`([^`\n]+)`", MANUAL.read_text(encoding="utf-8"))
    moves = [text for text in found if " " in text and text.split()[0] in verbs]
    assert moves
    for text in moves:
        vocabulary.parse(text)


def test_the_test_in_the_manual_passes() -> None:
    blocks = re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = [block for block in blocks if ">>>" not in block]
    names: dict[str, Any] = {}
    exec(block, names)
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


def test_the_manual_names_every_key_space_tile_and_recruit() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    wanted = [
        *inspect.signature(position).parameters,
        *RESULTS,
        *PLAYER_KEYS,
        *TILES,
        *SITES,
        *FACTIONS,
    ]
    spaces = [
        move.text.split()[2]
        for move in position().setting.vocabulary.moves
        if move.text.startswith("place 1 ")
    ]
    wanted += [space for space in spaces if "-site-" not in space and "-market" not in space]
    wanted += [recruit.replaces or recruit.id for recruit in position().setting.extra.recruits]
    assert [name for name in wanted if f"`{name}`" not in manual] == []


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ({"workers": 3}, "'workers' of player 0 is a list, not 3"),
        ({"artifacts": "bat"}, "'artifacts' of player 0 is a list, not 'bat'"),
        ({"board": ["farm"]}, "'board' of player 0 is a mapping"),
        (["farm"], "player 0 is a mapping"),
    ],
)
def test_a_thing_of_the_wrong_shape_is_refused(player: Any, said: str) -> None:
    with pytest.raises(rekindle.ImpossiblePosition, match=re.escape(said)):
        position(players=[player])
