"""What a page is told of Revive: complete, in both languages, and nothing that is secret."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest

import rekindle
from rekindle.content import Effect, Leaf, Pay, Per
from rekindle.games import find
from rekindle.games.revive.content.language import LANGUAGE
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import POWERS, TECHNOLOGIES, TOKENS
from rekindle.games.revive.engine.scoring import LINES
from rekindle.games.revive.presentation.catalogue.about import about
from rekindle.games.revive.presentation.catalogue.build import catalogue as made
from rekindle.games.revive.presentation.catalogue.signs import Signs
from rekindle.games.revive.presentation.events import EVENTS
from rekindle.games.revive.presentation.view import PlaceView
from rekindle.games.revive.presentation.words import names_of
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match
from tests.games.revive.helpers import view_of
from tests.rules_cited import rule

GAME = find("revive")
touched = EVENTS.touched
LANGUAGES = ("en", "de")


def setting(**chosen: str) -> Setting:
    return GAME.setting(GAME.choose_options(chosen, simulated=False))


@cache
def catalogue(language: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.catalogue(setting(), language))
    return found


# Cards


def test_everything_that_moves_name_has_a_card() -> None:
    names, found = names_of(setting()), catalogue("en")["cards"]
    assert list(found["card"]) == names.cards
    assert list(found["module"]) == names.modules
    assert list(found["machine"]) == names.machines
    assert list(found["crate"]) == names.crates
    assert list(found["tribe"]) == names.boards
    assert list(found["artifact-card"]) == names.artifact_cards
    assert list(found["technology"]) == [f"{b}-{t}" for b in names.boards for t in TECHNOLOGIES]
    for kind in ("tile", "back", "location", "reward"):
        ids = [component.id for component in setting().extra.pack.components(kind)]
        assert list(found[kind]) == ids


def test_names_and_texts_are_those_of_the_language() -> None:
    english, german = (catalogue(language)["cards"]["card"]["miner"] for language in LANGUAGES)
    assert (english["name"], german["name"]) == ("Miner", "Bergmann")
    assert (english["kind"], german["kind"]) == ("Starting card", "Startkarte")
    assert english["face"]["top"]["text"] == "Gain 2 gears"
    assert english["face"]["top"]["signs"] == german["face"]["top"]["signs"]


def test_a_source_is_that_of_the_component() -> None:
    found = catalogue("en")["cards"]
    assert found["crate"]["field-kit"]["source"] == "rulebook"
    assert found["card"]["miner"]["source"] == "rekindle"


def test_spaces_and_tokens_can_be_read_about() -> None:
    found = about(setting(), "en")
    assert {f"token-{token}" for token in TOKENS} <= found.keys()
    assert found["good-crystal"].text.startswith("You can keep 3.")
    assert "Costs 5 gears" in found["large"].text


# Signs


def signs(effect: Effect) -> list[Any]:
    found: list[Any] = msgspec.to_builtins(Signs("en").of(effect))
    return found


def test_effects_become_signs() -> None:
    def half(card: str, side: str) -> list[Any]:
        shown: list[Any] = catalogue("en")["cards"]["card"][card]["face"][side]["signs"]
        return shown

    assert half("miner", "bottom") == [{"icon": "gear"}, {"icon": "step", "tint": "gray"}]
    assert half("farmer", "bottom") == [{"icon": "module"}, "/", {"icon": "ability"}]
    assert half("surveyor", "bottom")[-1] == {"icon": "range", "n": 2, "lasting": True}
    assert half("smelter", "top")[:3] == ["3×", {"icon": "gear"}, "→"]
    assert half("engineer", "top")[1:] == [
        {"icon": "gear"},
        "per",
        {"icon": "card", "tint": "gray"},
    ]


def test_prices_and_counts_stand_where_they_belong() -> None:
    buys = Pay((Leaf("good", (1, "book")),), Leaf("points", (3,)))
    assert signs(buys) == [{"icon": "book"}, "→", {"icon": "points", "n": 3}]
    each = Per(Leaf("waters"), Leaf("basic", (1,)))
    assert signs(each) == [{"icon": "basic"}, "per", {"icon": "water"}]


def test_every_phrase_of_the_language_has_signs() -> None:
    for phrase in LANGUAGE.groups["effect"].phrases:
        assert signs(Leaf(phrase.name, (2, "build"))), phrase.name


def test_every_power_has_signs() -> None:
    amounts = {"temple_range": 2, "falcon_resources": 3}
    for power in POWERS:
        assert Signs("de").power(power, amounts), power


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_words(language: str) -> None:
    words = catalogue(language)["words"]
    assert {f"score-{line}" for line in LINES} <= words.keys()
    for key, text in words.items():
        assert text.strip(), key
        assert not text.startswith(("page-", "score-", "terrain-", "corner-")), key


# Constants


def test_the_map_has_a_place_for_every_space() -> None:
    shown = view_of(rekindle.new("revive", seed=1, seats=2))
    map_ = catalogue("en")["constants"]["map"]
    assert set(map_["spaces"]) | set(map_["corners"]) == set(shown.spaces)
    assert len(set(map_["spaces"].values())) == len(map_["spaces"])
    assert [place.place for place in shown.places] == list(map_["places"])


def test_neighbours_are_as_far_apart_as_hexes_are() -> None:
    spots = catalogue("en")["constants"]["map"]["spaces"]
    (x, y), (east, _), (_, south) = spots["c7"], spots["c8"], spots["d8"]
    assert east - x == pytest.approx(3**0.5, abs=0.01)
    assert south - y == 1.5


def test_vast_crystals_are_there_with_their_option_only() -> None:
    def vast(**chosen: str) -> int:
        return sum(c.vast for c in made(setting(**chosen), "en").constants.map.crystals)

    assert vast() == 0
    assert vast(**{"vast-crystals": "on"}) == 4


def test_constants_are_those_of_the_pack() -> None:
    found = catalogue("en")["constants"]
    assert found["costs"] == {"small": 3, "large": 5}
    assert found["limits"] == {"crystal": 3, "gear": 6, "book": 6, "food": 6}
    assert [len(space) for space in found["slots"].values()] == [3, 2, 2, 3, 2]
    assert found["hibernation"][3]["removal"]
    assert found["progress"]["points"][-1] == 50


# What the log is about


def played(seed: int) -> Match:
    options = {"sides": "either", "formica": "on", "vukuntur": "on"}
    match = rekindle.new("revive", seed=seed, seats=3, options=options)
    chance = random.Random(seed)
    for _ in range(400):
        if match.over:
            break
        match.play(chance.choice(match.decision.moves))
    return match


@cache
def told() -> list[tuple[str, tuple[str, ...]]]:
    """Sentences as a spectator reads them, with their words."""
    return [
        (match.say(message), words)
        for match in map(played, range(4))
        for entry in match.history
        for message, words in match.told(entry, None)
    ]


def test_words_are_those_of_moves() -> None:
    known = {"energy", "chasm", "deck", "switch", "ability", "hibernate"}
    vocabulary = setting(formica="on", vukuntur="on").vocabulary
    known |= {word for move in vocabulary.moves for word in move.text.split()}
    known |= {reward.id for reward in setting().extra.pack.components("reward")}
    for _, words in told():
        for word in words:
            assert set(word.split()) <= known, word


def test_who_does_something_is_among_the_words() -> None:
    for text, words in told():
        if found := re.match(r"Player (\d) ", text):
            assert f"player-{found[1]}" in words, text


def test_a_crate_has_no_word_before_it_is_opened() -> None:
    for crate in range(3):
        assert touched(setting(), (ops.E_CRATE, 1, crate, 0, 0)) == ("player-2",)
    name = names_of(setting()).crates[2]
    assert touched(setting(), (ops.E_OPEN, 1, 2, 0, 0)) == ("player-2", f"player-2 {name}")


def test_which_artifact_card_is_kept_is_not_told() -> None:
    assert touched(setting(), (ops.E_KEEP, 0, 3, 0, 0)) == ("player-1",)


def test_words_of_single_events() -> None:
    names = names_of(setting())
    miner = names.cards.index("miner")
    f8 = names.spaces.index("f8")
    found = touched(setting(), (ops.E_PLAY, 0, miner, 1, 0))
    assert found == ("player-1", "player-1 miner", "player-1 slot top-right")
    assert touched(setting(), (ops.E_BUILD, 2, f8, 0, 0)) == ("player-3", "f8")
    assert touched(setting(), (ops.E_GIVE, 0, 2, 1, 1))[1:] == (
        "player-1 book",
        "player-2",
        "player-2 book",
    )
    assert touched(setting(), (ops.E_TILE, 0, 0, 5, 1))[1:] == ("a1", "a2", "b2", "b3")
    assert touched(setting(), (ops.E_END, 0, 0, 0, 0)) == ()


def test_every_kind_of_event_was_thought_of() -> None:
    kinds = {value for name, value in vars(ops).items() if name.startswith("E_")}
    silent = {
        ops.E_TURN,
        ops.E_POINTS,
        ops.E_CRATE,
        ops.E_PROGRESS,
        ops.E_TRIGGER,
        ops.E_END,
        ops.E_KEEP,
        ops.E_BONUS,
    }
    assert {kind for kind in kinds if not EVENTS.rows[kind].touches} == silent


# The tile that is being laid


def test_a_tile_that_is_turned_over_is_seen_by_everybody() -> None:
    match = rekindle.new("revive", seed=7, seats=3)
    chance = random.Random(7)
    while match.decision.asks.id != "prompt-flip":
        assert view_of(match).turning is None
        match.play(chance.choice(match.decision.moves))
    turning = view_of(match).turning
    assert turning is not None
    shown = next(one for one in view_of(match).places if one.place == turning.place)
    tile = next(t for t in match.setting.extra.pack.components("tile") if t.id == turning.tile)
    assert shown.back
    assert tile.back == shown.back.id
    match.play("lay turned")
    shown = next(one for one in view_of(match).places if one.place == turning.place)
    assert shown == PlaceView(turning.place, tile.id, True)
    assert view_of(match).turning is None


def test_the_card_that_is_being_played_is_seen_until_it_lies_in_a_slot() -> None:
    match = rekindle.new("revive", seed=7, seats=3)
    chance = random.Random(7)
    while match.decision.asks.id != "prompt-slot":
        assert view_of(match).playing is None
        match.play(chance.choice(match.decision.moves))
    card = match.history[-1].move.text.removeprefix("play ")
    assert view_of(match).playing == card
    assert card in view_of(match).players[match.decision.seat].active
    match.play(match.decision.moves[0])
    assert view_of(match).playing is None


@pytest.mark.parametrize(
    ("language", "lowest", "highest"), [("en", "Loss", "Utopia"), ("de", "Niederlage", "Utopie")]
)
@rule("revive.solo.6")
def test_the_ranks_of_the_solo_game(language: str, lowest: str, highest: str) -> None:
    ranks = catalogue(language)["ranks"]
    assert [rank["points"] for rank in ranks] == [0, 50, 75, 100, 130, 160, 180]
    assert (ranks[0]["name"], ranks[-1]["name"]) == (lowest, highest)
