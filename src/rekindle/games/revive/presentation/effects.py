"""Effects and prices of a pack as sentences in the making.

An effect is told in one of three forms: 'first' begins a sentence, 'then' goes on in one, 'bare'
stands behind 'may'. English needs no forms here, German does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import AnyOrder, Effect, Leaf, May, OneOf, Pay, Per, Seq, UpTo
from rekindle.games.revive.engine.constants import BOOK, GEAR
from rekindle.games.revive.presentation.words import Values, good
from rekindle.kernel.messages import Message, apart, listed, noun

FIRST = "first"
THEN = "then"
BARE = "bare"

# Effects that are a verb and a number of things: the verb, and the noun if the phrase names none.
NUMBERED = {
    "gain": ("gain", ""),
    "basic": ("gain", "basic"),
    "points": ("gain", "point"),
    "energy": ("gain", "energy"),
    "crate": ("gain", "crate"),
    "range": ("gain", "range"),
    "unlimited": ("gain", "unlimited"),
    "module": ("take", "module"),
    "artifact": ("take", "artifact"),
    "return-energy": ("take-back", "energy"),
    "place-forest": ("place", "forest"),
    "place-temple": ("place", "temple"),
    "place-target": ("place", "target"),
    "place-sand": ("place", "sand"),
    "place-workshop": ("place", "workshop"),
}
ALONE = ("hibernate", "top-of-active")
"""Effects of two clauses, which stand by themselves."""

DISCOUNTED = {"populate": BOOK, "build": GEAR}

Act = tuple[str, tuple[Message, ...], Values]
"""A verb, the things it is about, and whatever else its message needs."""


def figures(leaf: Leaf) -> tuple[int, str]:
    """The number and the word in the slots of a phrase."""
    n = next((arg for arg in leaf.args if isinstance(arg, int)), 1)
    return n, next((arg for arg in leaf.args if isinstance(arg, str)), "")


def act(leaf: Leaf) -> Act:
    """What a phrase does."""
    n, word = figures(leaf)
    if leaf.name in NUMBERED:
        verb, what = NUMBERED[leaf.name]
        return verb, (noun(what or word, n),), {}
    if leaf.name in ("advance", "advance-any"):
        return "advance", (steps(word or "any", n),), {}
    if leaf.name == "take-card":
        return "take", (Message("thing-card", card_colour(word)),), {}
    if leaf.name == "play-card":
        return "play-card", (Message("thing-played", card_colour(word)),), {}
    if leaf.name in ("act", "act-far"):
        far = Message("far", {"n": n}) if leaf.name == "act-far" else ""
        return word, (), {"far": far}
    if leaf.name == "discount":
        less = good(DISCOUNTED[word], n) if word in DISCOUNTED else noun("resource", n)
        return f"{word}-less", (less,), {}
    return leaf.name, (), {"n": n}


def card_colour(word: str) -> Values:
    """A card of a colour; white stands for any."""
    if word == "white":
        return {"kind": "any", "colour": ""}
    return {"kind": "one", "colour": Message(f"colour-{word}")}


def steps(track: str, n: int) -> Message:
    """So many steps on a machine track: a colour, or 'any'."""
    return Message("thing-step", {"n": n, "track": Message(f"track-{track}", {"n": n})})


def counted_act(tree: Effect) -> Act | None:
    """An act, or one that is done once for each of something, if it is as simple as that."""
    if isinstance(tree, Leaf):
        return act(tree)
    if isinstance(tree, Per) and isinstance(tree.part, Leaf) and tree.part.name in NUMBERED:
        verb, things, values = act(tree.part)
        each = Message("thing-per", {"thing": things[0], "each": per(tree.of)})
        return verb, (each,), values
    return None


def per(leaf: Leaf) -> Message:
    """What is counted: 'for each gray card in your slots'."""
    _, word = figures(leaf)
    values: Values = {"colour": Message(f"colour-{word}")} if word else {}
    return Message(f"per-{leaf.name}", values)


def acts_text(acts: Sequence[Act], form: str, word: str = "and") -> Message:
    """Several acts in a row; equal verbs in a row are said once."""
    merged: list[Act] = []
    for verb, things, values in acts:
        if merged and merged[-1][0] == verb and things:
            merged[-1] = (verb, merged[-1][1] + things, values)
        else:
            merged.append((verb, things, values))
    return listed(
        [
            act_text(verb, things, values, THEN if i and form == FIRST else form, word)
            for i, (verb, things, values) in enumerate(merged)
        ],
        word,
    )


def act_text(verb: str, things: Sequence[Message], more: Values, form: str, word: str) -> Message:
    values: Values = {"form": form, **more}
    if things:
        values["things"] = listed(things, word)
    return Message(f"effect-{verb}", values)


# Effects


def tell(tree: Effect, form: str = FIRST) -> Message:
    """An effect as what somebody does, may do or is told to do."""
    simple = counted_act(tree)
    if simple is not None:
        return acts_text([simple], form)
    match tree:
        case Seq(parts) | AnyOrder(parts):  # everything may be taken in any order
            return sequence(parts, form)
        case OneOf(parts):
            return choice(parts, form)
        case May(part):
            return Message("may", {"form": form, "what": tell(part, BARE)})
        case UpTo(times, part):
            return Message("up-to", {"form": form, "n": times, "what": tell(part, BARE)})
        case Per(of, part):
            return Message("each", {"form": form, "each": per(of), "what": tell(part)})
        case Pay(price, part):
            return Message("pays", {"pays": paying(price, form), "then": tell(part)})
    raise ValueError(f"'{tree}' is not used in Revive")


def sequence(parts: Sequence[Effect], form: str) -> Message:
    """Simple acts in a row are one clause; all else stands by itself."""
    told: list[Message] = []
    row: list[Act] = []
    for i, part in enumerate(parts):
        simple = joined_act(part)
        now = THEN if told and form == FIRST else form
        if simple is None:
            told.append(tell(part, now))
            continue
        row.append(simple)
        if i + 1 == len(parts) or joined_act(parts[i + 1]) is None:
            told.append(acts_text(row, now))
            row = []
    return apart(told)


def joined_act(tree: Effect) -> Act | None:
    """An act that can stand in a row with others."""
    if isinstance(tree, Leaf) and tree.name in ALONE:
        return None
    return counted_act(tree)


def choice(parts: Sequence[Effect], form: str) -> Message:
    acts = [counted_act(part) for part in parts]
    simple = [found for found in acts if found is not None]
    if len(simple) == len(parts):
        return acts_text(simple, form, "or")
    told = [tell(part, THEN if i and form == FIRST else form) for i, part in enumerate(parts)]
    return listed(told, "or")


# Prices


def demanded(leaf: Leaf) -> Message:
    n, word = figures(leaf)
    return noun(word or "basic", n)


def printed_cost(price: Sequence[Leaf]) -> Message:
    return listed([demanded(leaf) for leaf in price])


def paying(price: Sequence[Leaf], form: str) -> Message:
    return acts_text([("pay", tuple(demanded(leaf) for leaf in price), {})], form)
