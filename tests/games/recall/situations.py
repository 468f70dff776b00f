"""Positions shortly before the end in which something rare is likely to come up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rekindle.games.recall import position
from rekindle.kernel.match import Match

LATE = 15
"""Turns in this round and two more."""


def late(own: dict[str, Any], seed: int, **rest: Any) -> Match:
    """The first of the last three turns of a player who has this."""
    return position(players=[own, rest.pop("other", {})], round=LATE, seed=seed, **rest)


def volcanoes(seed: int) -> Match:
    """A group on a volcano, and another volcano to go to."""
    own = {"tribe": "colteron", "followers": {"f7": 3, "h5": 2}, "crystals": "3 white"}
    return late(own, seed, tiles={"f7": "caldera", "e4": "crater"})


def pigs(seed: int) -> Match:
    """Pigs among followers, where somebody else has built."""
    own = {
        "tribe": "dorian",
        "followers": {"h6": 3, "h5": 3},
        "crystals": "4 white 2 red",
        "keycards": ["blank", "blank", "carpentry"],
    }
    return late(
        own,
        seed,
        other={"buildings": ["h6", "h5"]},
        tiles={"h5": "harbour", "f7": "orchard"},
        tokens={"h6": "farm"},
        pigs={"h6": 3},
    )


def vaults(seed: int) -> Match:
    """A vault to be built, by a tribe that may gain its reward twice."""
    own = {"tribe": "k01", "followers": {"h5": 3, "h6": 2}, "keycards": ["blank", "carpentry"]}
    return late(own, seed, tiles={"h5": "harbour"}, relicubes={"h4": "white"})


def symbols(seed: int) -> Match:
    """A vault to be built while a free-ability symbol waits."""
    own = {
        "tribe": "k01",
        "gadgets": ["decryptor", "interpreter"],
        "followers": {"h5": 3},
        "keycards": ["oracle", "blank"],
        "stones": {"white": 2},
    }
    return late(own, seed, tiles={"h5": "harbour"})


def camps(seed: int) -> Match:
    """Buildings all along a region that is still face down, with the camp of a starting tile."""
    own = {
        "followers": {"h6": 3},
        "buildings": ["h6", "g6", "h9"],
        "keycards": ["blank", "blank"],
        "boxes": ["e"],
        "crystals": "3 white",
    }
    tiles = {"h5": "harbour", "f7": "highland", "g9": "woods", "j10": "coast"}
    return late(own, seed, tiles=tiles)


SITUATIONS: list[Callable[[int], Match]] = [volcanoes, pigs, vaults, symbols, camps]
