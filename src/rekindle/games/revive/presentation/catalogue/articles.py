"""The articles that are relevant for a component of Revive, without the game's name."""

from __future__ import annotations

from rekindle.content import Effect, Pay, Per, leaves, nodes
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.language import Half, Technology, Tribe
from rekindle.games.revive.content.prices import COUNTS

TRIBE_SECTIONS = {"jox49i": "jox"}
"""Sections of the rulebook that do not have the name of their tribe."""
OF_A_CATEGORY = {
    "crates": ("categories.2",),
    "energy": ("categories.2",),
    "modules": ("categories.3",),
    "module-pairs": ("categories.3",),
    "figures": ("categories.4",),
    "figures-on-large": ("categories.4",),
    "markers": ("categories.5",),
    "flasks": ("categories.6",),
    "cards": ("categories.7",),
    "waters": ("categories.8",),
    "crystals": ("categories.8",),
    "tiles": ("campaign.2",),
}
ON_A_TRACK = ("categories.9",)
REWARD_ARTICLES = {
    "standard": "tracks.5",
    "special": "tracks.4",
    "artifact": "artifacts.1",
    "cards": "scoring.4",
}
OF_A_POWER = {
    "fifth-slot": "play.2",
    "free-forest-and-water": "nadair.2",
    "two-basics-for-a-crystal": "hofstadterians.2",
    "no-books-to-others": "hofstadterians.3",
    "explore-for-less-food": "jox.2",
    "resource-with-a-card": "kuniban.2",
    "crystal-rests-a-card": "kuniban.3",
    "mountain-discount": "formica.2",
    "crystal-for-two": "formica.3",
    "crystal-with-a-crate": "vukuntur.3",
    "temple-range": "hofstadterians.6",
    "falcon-discount": "vukuntur.7",
    "falcon-resources": "vukuntur.7",
    "copying-switch": "formica.6",
}


def effect_articles(effect: Effect | None) -> list[str]:
    """Return the articles about an effect, then about its prices and counts."""
    found = [article for leaf in leaves(effect) for article in EFFECTS[leaf.name].articles]
    for node in nodes(effect):
        match node:
            case Pay():
                found.append("effects.3")
            case Per(of, _):
                found += COUNTS[of.name].articles
    return found


def half_articles(half: Half) -> list[str]:
    found = effect_articles(half.effect)
    if half.slot:
        found += ["slot-symbol.1", "slot-symbol.2"]
    if half.range:
        found += ["effects.13", "range.6"]
    if half.flasks:
        found.append("categories.6")
    return found


def category_articles(name: str) -> tuple[str, ...]:
    return OF_A_CATEGORY.get(name, ON_A_TRACK)


def technology_articles(one: Technology) -> list[str]:
    effects: tuple[Effect | None, ...] = (one.gain, one.with_ability, one.machine)
    found = [article for effect in effects for article in effect_articles(effect)]
    if one.power is not None:
        found.append(OF_A_POWER[one.power])
    if one.machine is not None:
        found.append("machines.2")
    if one.range:
        found.append("range.6")
    return [*found, "scoring.2"]


def tribe_articles(board: Tribe) -> list[str]:
    """Return the articles about this side of the tribe, and about its ability."""
    section = TRIBE_SECTIONS.get(board.tribe, board.tribe)
    first = [f"{section}.1"] if board.side == "sun" else []
    return [*first, *effect_articles(board.ability)]
