"""What a page is told of Recall: complete, in both languages, and nothing that is secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import rekindle
from rekindle.content import Effect, Leaf, Pay
from rekindle.games import find
from rekindle.games.recall.content.language import LANGUAGE
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import COLUMNS, CUBES, HEX_KINDS, TOKENS
from rekindle.games.recall.engine.scoring import LINES
from rekindle.games.recall.presentation.catalogue.about import about
from rekindle.games.recall.presentation.catalogue.signs import Signs
from rekindle.games.recall.presentation.events import EVENTS
from rekindle.games.recall.presentation.words import names_of
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match
from tests.games.recall.eager import walk
from tests.games.recall.helpers import EVERY_VARIANT, view_of

GAME = find("recall")
touched = EVENTS.touched
LANGUAGES = ("en", "de")


@cache
def setting() -> Setting:
    return GAME.setting(GAME.choose_options({}, simulated=False))


@cache
def catalogue(language: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.catalogue(setting(), language))
    return found


# Cards


@pytest.mark.parametrize(
    ("card", "rates"), [(("box", "a"), (1, 2, 4)), (("upgrade", "a-2"), (1, 3, 6))]
)
def test_a_box_tells_how_many_followers_a_crystal_buys(
    card: tuple[str, str], rates: tuple[int, int, int]
) -> None:
    """recall.box.a.2"""
    kind, id = card
    told = catalogue("en")["cards"][kind][id]["text"]
    assert told.endswith(
        "A white crystal buys {} follower, a red one {}, a purple one {}.".format(*rates)
    )


def test_everything_that_moves_name_has_a_card() -> None:
    names, found = names_of(setting()), catalogue("en")["cards"]
    assert list(found["keycard"]) == names.keycards
    assert sorted(found["tribe"]) == sorted(names.tribes)
    for kind, ids in {
        "gadget": names.gadgets,
        "crate": names.crates,
        "objective": names.objectives,
        "monument-tile": names.monument_tiles,
        "camp": names.camps,
        "ring": names.rings,
        "light": names.light,
        "dark": names.dark,
        "vault": names.vaults,
        "upgrade": names.upgrades,
        "tile": names.tiles,
    }.items():
        assert list(found[kind]) == ids, kind
    assert list(found["relicube"]) == [f"{c}-{n + 1}" for c in CUBES for n in range(COLUMNS)]
    assert set(found["production"]) <= set(names.production)
    assert set(found["production"]) == set(catalogue("en")["constants"]["production"])


def test_names_and_texts_are_those_of_the_language() -> None:
    english, german = (catalogue(language)["cards"]["keycard"]["kiln"] for language in LANGUAGES)
    assert (english["name"], german["name"]) == ("Kiln", "Brennofen")
    assert english["text"] != german["text"]
    assert english["face"]["signs"] == german["face"]["signs"]


def test_a_source_is_that_of_the_component() -> None:
    found = catalogue("en")["cards"]
    assert found["tribe"]["aynir"]["source"] == "rulebook"
    assert found["keycard"]["kiln"]["source"] == "rekindle"


def test_hexes_and_tokens_can_be_read_about() -> None:
    found = about(setting(), "en")
    assert {f"token-{token}" for token in TOKENS} <= found.keys()
    words = catalogue("en")["words"]
    assert {f"hex-{kind}" for kind in HEX_KINDS} <= words.keys()


# Signs


def signs(effect: Effect) -> list[Any]:
    found: list[Any] = msgspec.to_builtins(Signs().of(effect))
    return found


def test_effects_become_signs() -> None:
    cards = catalogue("en")["cards"]
    assert cards["camp"]["hillside-camp"]["face"]["signs"] == [{"icon": "follower-here", "n": 2}]
    assert cards["keycard"]["whetstone"]["face"]["signs"] == [
        {"icon": "crystal", "tint": "red"},
        "/",
        {"icon": "crystal", "n": 2, "tint": "white"},
    ]


def test_prices_stand_where_they_belong() -> None:
    buys = Pay((Leaf("crystal", (1, "white")),), Leaf("points", (3,)))
    price, arrow, gain = signs(buys)
    assert (price["icon"], arrow, gain) == ("crystal", "→", {"icon": "point", "n": 3})


def test_every_phrase_of_the_language_has_signs() -> None:
    for phrase in LANGUAGE.groups["effect"].phrases:
        assert signs(Leaf(phrase.name, (2, "white"))), phrase.name


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_words(language: str) -> None:
    words = catalogue(language)["words"]
    assert {f"score-{line}" for line in LINES} <= words.keys()
    for key, text in words.items():
        assert text.strip(), key
        assert not text.startswith(("page-", "score-", "hex-", "track-", "path-")), key


# Constants


def test_the_map_has_a_place_for_every_hex() -> None:
    shown = view_of(rekindle.new("recall", seed=1, seats=2))
    found = catalogue("en")["constants"]["map"]
    assert set(found["hexes"]) == set(shown.hexes)
    assert len({tuple(spot) for spot in found["hexes"].values()}) == len(found["hexes"])
    assert [region.region for region in shown.regions] == list(found["regions"])
    assert all(len(region["hexes"]) == 7 for region in found["regions"].values())
    ends = {region["start"]: name for name, region in found["regions"].items()}
    assert {"left", "right"} <= ends.keys()


def test_neighbours_are_as_far_apart_as_hexes_are() -> None:
    found = catalogue("en")["constants"]["map"]
    for region in found["regions"].values():
        centre, *around = [found["hexes"][name] for name in region["hexes"]]
        for x, y in around:
            assert ((x - centre[0]) ** 2 + (y - centre[1]) ** 2) ** 0.5 == pytest.approx(
                3**0.5, abs=0.01
            )


def test_constants_are_those_of_the_pack() -> None:
    found = catalogue("en")["constants"]
    assert found["storage"] == 6
    assert len(found["grid"]["costs"]) == len(found["grid"]["points"]) == COLUMNS
    assert (found["rounds"].count("path"), found["rounds"].count("objective")) == (3, 1)
    assert len(found["rounds"]) == 17
    assert len(found["tracks"]["points"]) == found["tracks"]["steps"] + 1
    assert len(found["symbols"]) == 6


# What the log is about


def played(seed: int) -> Match:
    options = {"tribes": "deal"} if seed % 2 else EVERY_VARIANT
    match = rekindle.new("recall", seed=seed, seats=2 + seed % 2, options=options)
    for _ in walk(match, seed, 1000):
        pass
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


def things() -> Iterator[str]:
    """What moves and cards name, and what the page has names for."""
    for move in setting().vocabulary.moves:
        yield from move.touches
        yield from move.text.split()
    found = catalogue("en")
    yield from found["words"]
    for kind, cards in found["cards"].items():
        yield from cards
        yield from (f"{kind}-{id}" for id in cards)


def test_words_are_those_of_moves_and_cards() -> None:
    known = {*things(), *(f"player-{n}" for n in range(1, 5))}
    for text, words in told():
        for word in words:
            assert word in known or set(word.split()) <= known, (word, text)


def test_who_does_something_is_among_the_words() -> None:
    for text, words in told():
        if found := re.match(r"Player (\d) ", text):
            assert f"player-{found[1]}" in words, text


def test_a_crate_has_no_word_before_it_is_opened() -> None:
    for crate in range(3):
        [only] = {touched(setting(), (ops.E_CRATE, 1, crate, 0, 0))}
        assert names_of(setting()).crates[crate] not in " ".join(only)
    name = names_of(setting()).crates[2]
    assert name in " ".join(touched(setting(), (ops.E_OPEN, 1, 2, 0, 0)))


def test_every_kind_of_event_was_thought_of() -> None:
    kinds = {value for name, value in vars(ops).items() if name.startswith("E_")}
    silent = {
        ops.E_ROUND,
        ops.E_TURN,
        ops.E_CRATE,
        ops.E_TRADE,
        ops.E_END,
        ops.E_NOTHING,
        ops.E_LOST_FOLLOWERS,
    }
    assert {kind for kind in kinds if not EVENTS.rows[kind].touches} == silent


# What is under way


def until(asks: str) -> Match:
    """The first table that asks this, with all before it on the way."""
    match = rekindle.new("recall", seed=3, seats=3, options={"tribes": "deal"})
    for _ in walk(match, 3, 2000):
        if match.decision.asks.id == asks:
            return match
    raise AssertionError(f"nothing asks {asks}")


def test_a_tile_that_is_revealed_is_seen_by_everybody() -> None:
    match = until("prompt-lay")
    shown = view_of(match).revealed
    assert shown is not None
    assert shown.tile in catalogue("en")["cards"]["tile"]
    before = next(one for one in view_of(match).regions if one.region == shown.region)
    assert before.tile is msgspec.UNSET
    match.play("lay 3")
    assert view_of(match).revealed is None
    after = next(one for one in view_of(match).regions if one.region == shown.region)
    assert (after.tile, after.orientation) == (shown.tile, 2)


def test_the_keycard_that_is_being_used_is_seen_until_it_lies_in_a_slot() -> None:
    match = until("prompt-slot")
    seat, card = match.decision.seat, match.history[-1].move.text.removeprefix("play ")
    assert view_of(match).choosing == card
    assert card in view_of(match).players[seat].keycards
    match.play(match.decision.moves[0])
    assert view_of(match).choosing is None


def test_a_movement_under_way_is_seen_by_everybody() -> None:
    match = until("prompt-to")
    shown = view_of(match).movement
    assert shown is not None
    assert shown.hex == match.history[-1].move.text.split()[-1]
    assert shown.size > 0
