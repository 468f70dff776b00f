"""What a page is told of Euphoria: whole in both languages, and no secret in what is touched."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest

import rekindle
from rekindle.games import find
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import HIDDEN
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FIRST_ARTIFACT,
    PENALTIES,
    SPACE_NAMES,
)
from rekindle.games.euphoria.presentation.catalogue.cards import POWERS, SECOND_DECK
from rekindle.games.euphoria.presentation.events import EVENTS
from rekindle.kernel.articles import articles
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match
from rekindle.kernel.state import Event

GAME = find("euphoria")
touched = EVENTS.touched
DECKS = ("first", "second")


def setting(deck: str = "first") -> Setting:
    return GAME.setting({"deck": deck, "trading": "on"})


@cache
def catalogue(language: str, deck: str = "first") -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(GAME.catalogue(setting(deck), language))
    return found


def cards(language: str, deck: str = "first") -> dict[tuple[str, str], dict[str, Any]]:
    by_kind = catalogue(language, deck)["cards"]
    return {(kind, id): card for kind, found in by_kind.items() for id, card in found.items()}


# The catalogue


def test_every_thing_of_the_game_has_its_card() -> None:
    by_kind = catalogue("en")["cards"]
    assert len(by_kind["recruit"]) == 48
    assert len(by_kind["market"]) == 18
    assert set(by_kind["penalty"]) == set(PENALTIES)
    assert set(by_kind["space"]) == set(SPACE_NAMES)
    assert set(by_kind["dilemma"]) == set(by_kind["artifact"]) == set(ARTIFACTS)


def test_the_decks_differ_in_sixteen_recruits() -> None:
    one, other = (catalogue("en", deck)["cards"]["recruit"] for deck in DECKS)
    assert set(one) == set(other)
    assert sum(one[id]["text"] != other[id]["text"] for id in one) == 16


def test_an_article_about_a_recruit_names_it() -> None:
    rules = {article.id: article.text for article in articles(GAME, "en")}
    for deck in DECKS:
        for recruit in setting(deck).extra.recruits:
            first = recruit.name.removeprefix("Dr. ").split()[0]
            if recruit.id in POWERS:
                assert first in rules[f"euphoria.powers.{POWERS[recruit.id]}"]
            if recruit.id in SECOND_DECK:
                assert first in rules[f"euphoria.decks.{SECOND_DECK[recruit.id]}"]
    about = {id for id in rules if id.startswith("euphoria.powers.")}
    assert about == {f"euphoria.powers.{number}" for number in POWERS.values()}


@pytest.mark.parametrize("deck", DECKS)
def test_what_a_card_shows_is_known_by_a_word(deck: str) -> None:
    """Every sign that is drawn on a card has a name, for those who cannot see it."""
    words = catalogue("en", deck)["words"]
    drawn = {"advance", "construct", "dig", "face", "harvest", "miner", "place"}
    seen = set()
    for card in cards("en", deck).values():
        seen |= set(re.findall(r'"icon": "([a-z-]+)"', json.dumps(card["face"])))
    assert seen - set(words) <= drawn
    assert len(seen) > 20


def test_prices_and_gains_are_signs() -> None:
    found = cards("en")
    assert found["market", "courthouse"]["face"]["cost"] == [
        {"icon": "energy", "n": 4},
        {"icon": "stone"},
    ]
    (maxime,) = found["recruit", "maxime"]["face"]["abilities"]
    assert maxime["pay"] == [{"icon": "morale", "n": -2}]
    assert maxime["gain"] == [
        {"icon": "knowledge", "to": "them"},
        {"icon": "artifact"},
    ]
    sky = catalogue("en")["constants"]["spaces"]["sky-lounge"]
    assert sky["cost"] == [{"icon": "bliss"}, {"icon": "other-commodity"}]
    assert sky["gain"][1] == {"icon": "resource", "n": 2}


def test_the_constants_are_those_of_the_board() -> None:
    constants = catalogue("en")["constants"]
    assert (constants["tiers"], constants["allegiance_end"]) == ([2, 5, 8, 11], 11)
    assert (constants["tunnel_reveal"], constants["tunnel_end"]) == (6, 9)
    assert constants["open_territory"][2:] == [2, 3, 4, 5, 6]
    assert constants["workers_to_build"][2:] == [2, 2, 3, 4, 4]
    assert [band["least"] for band in constants["bands"]] == [1, 5, 9]


# What an event touches


def some_matches() -> list[Match]:
    found = []
    for seed, deck in enumerate(("first", "second") * 2):
        match = rekindle.new("euphoria", seats=3, seed=seed, options={"deck": deck})
        dice = random.Random(seed)
        for _ in range(900):
            if match.over:
                break
            match.play(dice.choice(match.decision.moves))
        found.append(match)
    return found


def test_what_is_touched_follows_from_what_a_spectator_reads() -> None:
    """One sentence, one set of words: so the words tell nothing that the sentence does not."""
    kinds = set()
    for match in some_matches():
        told: dict[str, tuple[str, ...]] = {}
        for played in match.history:
            for event in played.events:
                message = GAME.sentence(match.setting, event, None)
                if message is None:
                    continue
                kinds.add(event[0])
                words = touched(match.setting, event)
                assert told.setdefault(match.say(message), words) == words
                assert len(set(words)) == len(words)
    assert len(kinds) > 25


def test_touched_words_are_known_to_the_page() -> None:
    known = set(catalogue("en")["words"])
    for match in some_matches():
        for played in match.history:
            for event in played.events:
                for word in touched(match.setting, event):
                    seat = re.fullmatch(r"player-[1-6](?: ([a-z]+))?", word)
                    held = (seat[1] or "player") if seat else word
                    assert held in known | {"player"}, word


@pytest.mark.parametrize("kind", range(6))
def test_a_card_drawn_in_secret_is_only_a_card(kind: int) -> None:
    event: Event = (ops.E_DRAW, 1, FIRST_ARTIFACT + kind, 0, 0)
    assert touched(setting(), event) == ("player-2", "artifact-deck")


@pytest.mark.parametrize("recruit", [0, 7, 30])
def test_a_hidden_recruit_is_not_named(recruit: int) -> None:
    assert touched(setting(), (ops.E_RECRUIT, 0, recruit, HIDDEN, 0)) == ("player-1",)
    assert len(touched(setting(), (ops.E_RECRUIT, 0, recruit, 0, 0))) == 2


def test_a_placement_touches_its_space() -> None:
    assert touched(setting(), (ops.E_PLACE, 2, 0, 3, 0)) == ("player-3", "generator")
    assert touched(setting(), (ops.E_TIER, 0, 3, 1, 0)) == ("allegiance-icarite",)
    assert touched(setting(), (ops.E_PAY, 1, 0, 0, 0)) == ("player-2", "player-2 energy")
