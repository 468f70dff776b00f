"""What moves touch and what role they have, for every verb of every game."""

from __future__ import annotations

import pytest

import rekindle
from rekindle.games import find
from rekindle.kernel.moves import Vocabulary
from rekindle.kernel.roles import AGREEMENT, FREE, LEAVE, NEGOTIATION, REST

TOUCHES = {
    "euphoria": {
        "place 3 generator": ("die-3", "generator"),
        "place 6 upper-euphorian-site-2": ("die-6", "upper-euphorian-site-2"),
        "take farm 3": ("farm-3", "farm"),
        "take sky-lounge": ("sky-lounge",),
        "take all": ("retrieve",),
        "retrieve food": ("retrieve", "food"),
        "retrieve gidget+brian": ("retrieve", "gidget", "brian"),
        "pay book book balloons": ("book", "balloons"),
        "keep maxime": ("maxime",),
        "use kyle": ("kyle",),
        "with josh+brian": ("josh", "brian"),
        "with shown-artifact": ("dilemma",),
        "with printed-price": (),
        "resolve star": ("dilemma",),
        "trade player-2": ("player-2",),
        "trade all": (),
        "choose lose 1 knowledge": ("knowledge",),
        "star upper-euphorian-market": ("upper-euphorian-market",),
        "star territory": ("territory",),
        "dig artifact": ("artifact-deck",),
        "dig resource": (),
        "end": (),
    },
    "revive": {
        "play miner": ("miner",),
        "explore a1": ("a1",),
        "switch": ("switch",),
        "hibernate": ("hibernate",),
        "ability": ("ability",),
        # Slots and technologies share names.
        "slot top-left": ("slot top-left",),
        "unlock top-left": ("unlock top-left",),
        # Both ways of playing into the fifth slot are offered at that slot.
        "slot right-top": ("slot right-top",),
        "slot right-bottom": ("slot right-top",),
        # A resource is gained and paid; every trade is at the crystal.
        "trade gear": ("crystal",),
        "trade 2 food": ("crystal",),
        "trade gear+book": ("crystal",),
        "gain gear": ("gear",),
        "choose advance gray 2": ("gray",),
        "choose reward green-first": ("green-first",),
        "choose tribe ability": ("ability",),
        "choose 1 module / tribe ability": (),
        "lay turned": (),
        "go": (),
        "copy player-2 miner": ("player-2 miner",),
    },
    "recall": {
        "play porridge": ("porridge",),
        "from h5": ("h5",),
        "to start-1": ("start-1",),
        "reveal h5": ("h5",),
        # Followers can be returned all the time: the map must not be lit for that.
        "return h5": ("supply",),
        # Slots and boxes share letters, many things share colours.
        "slot a": ("slot a",),
        "back a": ("slot a",),
        "box a": ("box-a",),
        "path power": ("path-power",),
        "buy red": ("crystal-red",),
        "upgrade white": ("crystal-white",),
        "stone gray": ("stone-gray",),
        "relicube brown": ("relicube-brown",),
        "know black": ("track-black",),
        # One side of an upgrade, at its box.
        "install c-2": ("c-2", "box-c"),
        # A conversion is at the crystals that are given.
        "convert 3 white to red": ("crystal-white",),
        "convert purple to red and white": ("crystal-purple",),
        "use omnitool-1": ("omnitool-1",),
        "recall": ("recall",),
        "lay 1": (),
        "trade follower for white": (),
        "by stones": (),
        "end": (),
    },
}
ABOUT_NOTHING = {
    "euphoria": {
        *("skip", "do the rest", "end", "propose", "withdraw", "accept", "decline", "counter"),
        *("ask", "face", "trade all", "with printed-price", "dig resource"),
    },
    "revive": {"skip", "do the rest", "end", "go", "lay", "choose"},
    "recall": {
        *("skip", "do the rest", "end", "choose", "lay", "move"),
        *("with", "bring", "spend", "pigs", "by", "trade"),
    },
}
"""Moves, or verbs, that are about no thing on the board."""
ROLES = {
    "euphoria": {
        "leave": {"skip", "end", "withdraw", "decline"},
        "negotiation": {"trade", "give", "ask", "propose", "counter"},
        "agreement": {"accept"},
        "free": set(),
    },
    "revive": {
        "leave": {"skip", "end"},
        "negotiation": set(),
        "agreement": set(),
        "free": {"trade", "send", "use", "open"},
    },
    "recall": {
        "leave": {"skip", "end"},
        "negotiation": set(),
        "agreement": set(),
        "free": {"use", "open", "convert", "return", "ring"},
    },
}
GAMES = [info.name for info in rekindle.games()]


def vocabulary(game: str) -> Vocabulary:
    found = find(game)
    return found.setting(found.choose_options(None, simulated=False)).vocabulary


@pytest.mark.parametrize("game", GAMES)
def test_moves_touch_what_they_are_about(game: str) -> None:
    moves = vocabulary(game)
    assert {text: moves.parse(text).touches for text in TOUCHES[game]} == TOUCHES[game]


@pytest.mark.parametrize("game", GAMES)
def test_only_moves_about_no_thing_touch_nothing(game: str) -> None:
    for move in vocabulary(game).moves:
        silent = move.text in ABOUT_NOTHING[game] or move.verb in ABOUT_NOTHING[game]
        assert move.touches or silent, move.text


@pytest.mark.parametrize("game", GAMES)
def test_a_word_finds_the_moves_that_touch_it(game: str) -> None:
    moves = vocabulary(game)
    for move in moves.moves:
        for word in move.touches:
            assert move in moves.touching(word)
    assert list(moves.touching("nowhere")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_its_role(game: str) -> None:
    moves = vocabulary(game)
    for role in (LEAVE, NEGOTIATION, AGREEMENT, FREE):
        assert {move.verb for move in moves.moves if move.role == role} == ROLES[game][role]
        assert moves.having(role) == {move.code for move in moves.moves if move.role == role}
    assert {move.text for move in moves.moves if move.role == REST} == {"do the rest"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_has_a_name_for_every_word_of_a_move_in_euphoria(language: str) -> None:
    found = find("euphoria")
    setting = found.setting(found.choose_options(None, simulated=False))
    known = {*found.catalogue(setting, language).words, "territory"}
    known |= {f"player-{number}" for number in range(1, 7)}
    assert {word for move in setting.vocabulary.moves for word in move.touches} <= known
