"""Which articles of the rules matter for something of Revive. They go without the game's name."""

from __future__ import annotations

from rekindle.content import AnyOrder, Effect, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive.content.language import Half, Technology, Tribe
from rekindle.games.revive.presentation.cards import leaves

TRIBE_SECTIONS = {"jox49i": "jox"}
"""Sections of the rules that are not called as their tribe is."""
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
OF_A_LEAF = {
    "points": ("points.1", "points.2"),
    "energy": ("effects.14",),
    "return-energy": ("effects.14",),
    "crate": ("crates.1", "crates.2"),
    "module": ("modules.1", "modules.2", "modules.3"),
    "artifact": ("artifacts.1", "artifacts.2"),
    "advance": ("tracks.1", "tracks.3"),
    "advance-any": ("tracks.1", "tracks.3"),
    "ability": ("effects.4", "effects.5"),
    "rest-card": ("effects.9",),
    "wake-card": ("effects.9",),
    "play-card": ("effects.8",),
    "take-card": ("effects.6",),
    "top-of-active": ("machines.4",),
    "hibernate": ("hibernate.5",),
    "act": ("effects.10",),
    "act-far": ("effects.10", "range.6"),
    "range": ("attach.1", "range.6"),
    "unlimited": ("attach.1", "attach.3"),
    "discount": ("attach.1", "attach.4"),
    "turn-card": ("attach.1", "attach.5"),
    "all-colours": ("attach.1", "attach.6"),
    "reopen": ("crates.3",),
    "place-forest": ("nadair.3", "nadair.4", "nadair.5", "nadair.6"),
    "place-temple": ("hofstadterians.4", "hofstadterians.5", "hofstadterians.6"),
    "place-target": ("jox.4", "jox.5", "jox.6"),
    "place-sand": ("kuniban.4", "kuniban.5", "kuniban.6"),
    "place-workshop": ("formica.4", "formica.5"),
    "move-falcon": ("vukuntur.4", "vukuntur.5", "vukuntur.6"),
    "move-figure": ("jox.3",),
    "raise-switch": ("formica.6",),
}
OF_A_COUNT = {
    "cards": "effects.11",
    "figures": "effects.11",
    "flasks": "effects.12",
    "waters": "hofstadterians.1",
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
    """The articles about what an effect does."""
    if effect is None:
        return []
    found = [article for leaf in leaves(effect) for article in OF_A_LEAF.get(leaf.name, ())]
    return found + structure_articles(effect)


def structure_articles(effect: Effect) -> list[str]:
    """The articles about prices and about counting."""
    match effect:
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            return [article for part in parts for article in structure_articles(part)]
        case May(part) | UpTo(_, part):
            return structure_articles(part)
        case Pay(_, part):
            return ["effects.3", *structure_articles(part)]
        case Per(of, part):
            return [OF_A_COUNT[of.name], *structure_articles(part)]
    return []


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
    """What the tribe's own section says of this side, and what its ability does."""
    section = TRIBE_SECTIONS.get(board.tribe, board.tribe)
    first = [f"{section}.1"] if board.side == "sun" else []
    return [*first, *effect_articles(board.ability)]
