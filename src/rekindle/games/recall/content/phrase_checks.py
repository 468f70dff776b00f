"""Checks of a pack: phrases only where they mean something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pack, Pay, Problem, UpTo, leaves
from rekindle.content import nodes as every_node
from rekindle.games.recall.content.effects import ABILITY, BOX, EFFECTS, HERE, VAULT
from rekindle.games.recall.engine.constants import PARTS

EFFECTS_OF = {
    "camp": ("effect",),
    "monument-tile": ("gain",),
    "vault": ("reward",),
    "workshop": ("production",),
    "monument": ("production",),
    "production": ("effect",),
    "box": ("effect",),
    "upgrade": ("first", "second"),
    "keycard": ("effect",),
    "light": ("effect",),
    "dark": ("effect",),
    "crate": ("effect",),
    "objective": ("reward",),
    "gadget": ("effect",),
    "tribe": ("effect",),
    "ring": ("effect",),
}
"""The kinds with effects, and their keys; those with lists of effects are in `effects_of`."""

PLACES = {
    BOX: ("box", "upgrade"),
    VAULT: ("vault",),
    HERE: ("camp", "monument-tile", "vault", "ring"),
    ABILITY: ("tribe", "gadget"),
}
"""Where phrases with such a mark are allowed."""
WHERE = {
    BOX: "on boxes and upgrades",
    VAULT: "on vaults",
    HERE: "where it happens on a hex: on camps, monument tiles, vaults and rings",
    ABILITY: "as an ability of a tribe or gadget",
}

ON_ANY_TURN = ("camp", "light")
"""They may come to a player while another one reveals or develops."""
JUST_GAINED = (
    "gain",
    "followers",
    "followers-here",
    "points",
    "crate",
    "upgrade-crystal",
    "knowledge",
    "any-knowledge",
    "take-keycard",
    "upgrade-keycard",
    "take-back",
)

GOES_WITH = {"place-farm": "pigs", "place-raft": "raft", "volcano-move": "volcanoes"}
"""Abilities, and what their tribe must always be able to do."""


def effects_of(kind: str, part: Any) -> Iterator[tuple[tuple[str | int, ...], Effect]]:
    """Yield every effect of a component, and the key it has in the pack."""
    for key in EFFECTS_OF.get(kind, ()):
        effect = getattr(part, key)
        if effect is not None:
            yield (key,), effect
    lists = {"cube": "rewards", "gadget": "parts"}
    if kind in lists:
        for i, effect in enumerate(getattr(part, lists[kind])):
            yield (lists[kind], i), effect


def sensible_effects(pack: Pack) -> Iterator[Problem]:
    """Every phrase stands where the rules can carry it out."""
    for kind in (*EFFECTS_OF, "cube"):
        for part in pack.components(kind):
            for key, effect in effects_of(kind, part):
                for wrong, right in refused(kind, effect):
                    yield pack.problem(kind, part.id, wrong, *key, suggestion=right)


def refused(kind: str, effect: Effect) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with an effect of a component of this kind, and what would be right."""
    for leaf in leaves(effect):
        row = EFFECTS[leaf.name]
        if row.only and kind not in PLACES[row.only]:
            yield f"'{leaf}' is only allowed {WHERE[row.only]}", ""
        elif kind in ON_ANY_TURN and leaf.name not in JUST_GAINED:
            wrong = f"'{leaf}' is not allowed here: it could happen on another player's turn"
            yield wrong, "write something that is simply gained"
        elif kind in PLACES[ABILITY] and leaf.name == "free-ability":
            yield "an ability cannot give another one for free", ""
        elif leaf.name == "display-cube" and leaf != effect:
            yield f"'{leaf}' must be the whole reward", f"write only '{leaf}'"
    for node in every_node(effect):
        if isinstance(node, Pay) and kind in ON_ANY_TURN:
            yield "nothing can be paid here, on another player's turn", f"write only '{node.part}'"
    for price in demanded(effect, kind):
        yield f"'{price}' cannot be refused here", f"write 'may {price}'"


def demanded(tree: Effect, kind: str) -> Iterator[Effect]:
    """Yield every price that a player could not refuse.

    Parts that wait beside others can be left, an ability need not be used, and one of several
    choices need not be this one; so only a price in a sequence is demanded.
    """
    match tree:
        case Pay() | Leaf() | May() | UpTo():
            return
        case AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from demanded(part, kind)
        case _:
            for node in every_node(tree):
                if isinstance(node, Pay):
                    yield node


def one_display_vault(pack: Pack) -> Iterator[Problem]:
    """The reward of exactly one vault is a relicube from the display (recall.vault.2)."""
    found = [
        vault
        for vault in pack.components("vault")
        if any(leaf.name == "display-cube" for leaf in leaves(vault.reward))
    ]
    if len(found) != 1:
        yield pack.miscount("vault", "[[vault]] with 'relicube from the display'", found, 1)


# Abilities


def sensible_abilities(pack: Pack) -> Iterator[Problem]:
    for kind in ("tribe", "gadget"):
        for owner in pack.components(kind):
            for wrong, right, *key in trigger_problems(owner.effect, owner.trigger):
                yield pack.problem(kind, owner.id, wrong, *key, suggestion=right)
            passive = getattr(owner, "passive", None)
            for leaf in leaves(owner.effect):
                needed = GOES_WITH.get(leaf.name, passive)
                if needed != passive:
                    wrong = f"'{leaf}' needs a tribe with `passive = \"{needed}\"`"
                    yield pack.problem(kind, owner.id, wrong, "effect")


def trigger_problems(effect: Effect | None, trigger: str) -> Iterator[tuple[str, ...]]:
    """Yield what is wrong about an ability and what sets it off, what would be right, and a key."""
    for leaf in leaves(effect):
        allowed = EFFECTS[leaf.name].triggers
        if allowed and trigger not in allowed:
            right = " or ".join(f'trigger = "{one}"' for one in allowed)
            yield f"'{leaf}' must answer an event that it fits", f"write {right}", "effect"
        elif allowed and leaf != effect:
            yield f"'{leaf}' must be the whole ability", f"write only '{leaf}'", "effect"
    if trigger == "follower-cost" and effect is not None and str(effect) != WAIVE:
        yield "only a cost can be waived then", f"write '{WAIVE}'", "trigger"


WAIVE = EFFECTS["waive"].template


def gadget_with_parts(pack: Pack) -> Iterator[Problem]:
    """One gadget has four parts instead of an effect; every other one has an effect."""
    gadgets = pack.components("gadget")
    several = [gadget for gadget in gadgets if gadget.parts]
    if len(several) != 1:
        yield pack.miscount("gadget", "[[gadget]] with `parts`", several, 1)
    for gadget in gadgets:
        if bool(gadget.parts) == (gadget.effect is not None):
            wrong = "needs either an effect or parts"
            yield pack.problem("gadget", gadget.id, wrong, suggestion="write one of them")
        elif gadget.parts and len(gadget.parts) != PARTS:
            wrong, right = f"{len(gadget.parts)} parts", f"there must be {PARTS}"
            yield pack.problem("gadget", gadget.id, wrong, "parts", suggestion=right)
        elif gadget.parts and gadget.trigger != "any-time":
            wrong = "an ability with parts answers no event"
            yield pack.problem("gadget", gadget.id, wrong, "trigger", suggestion="leave it out")
