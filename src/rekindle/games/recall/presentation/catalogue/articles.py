"""The articles that are relevant for a component of Recall, without the game's name."""

from __future__ import annotations

from rekindle.content import Effect, Leaf, Pay, leaves, nodes
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.content.language import Gadget, Objective, Tribe

EXPLAINED = (
    "alembic",
    "booster",
    "decryptor",
    "exosuit",
    "gpr",
    "interpreter",
    "joltwell",
    "omnitool",
    "portal",
)
"""Gadgets with a rule of their own."""
OF_A_NEED = {"camps": ("objective.5",), "regions": ("term.6",)}


def effect_articles(effect: Effect | None) -> list[str]:
    """Return the articles about an effect, then about paying for it."""
    found = [article for leaf in leaves(effect) for article in EFFECTS[leaf.name].articles]
    if any(isinstance(node, Pay) for node in nodes(effect)):
        found.append("key.8")
    return found


def ability_articles(trigger: str, fixed: bool) -> list[str]:
    """Return the articles about using an ability."""
    found = ["ability.1", "ability.3" if fixed else "ability.2"]
    return found if trigger == "any-time" else [*found, "trigger.1", "trigger.2"]


def tribe_articles(tribe: Tribe) -> list[str]:
    """Return the articles about a tribe, then about its ability in general."""
    own = [f"tribe.{tribe.id}.1"]
    if tribe.passive is not None:
        own += [f"tribe.{tribe.id}.2", "ability.6"]
    return [*own, *effect_articles(tribe.effect), *ability_articles(tribe.trigger, tribe.fixed)]


def gadget_articles(gadget: Gadget) -> list[str]:
    found = [f"gadget.{gadget.id}.1"] if gadget.id in EXPLAINED else ["gadget.2"]
    for effect in (gadget.effect, *gadget.parts):
        found += effect_articles(effect)
    return [*found, *ability_articles(gadget.trigger, gadget.fixed)]


def objective_articles(objective: Objective) -> list[str]:
    needs: list[Leaf] = list(objective.needs)
    found = [article for leaf in needs for article in OF_A_NEED.get(leaf.name, ())]
    general = ["objective.2", "objective.3", *found, "score.4", "objective.1"]
    return [*general, *effect_articles(objective.reward)]
