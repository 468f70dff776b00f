"""Effects, prices, conditions and events of a pack as sentences in the making.

Everybody who is spoken of takes one form of a verb: 'you', 'one' (an opponent, each opponent),
or 'bare' behind 'may'. English needs no forms here, German does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Seq, UpTo
from rekindle.games.euphoria.content.meanings import CONDITIONS
from rekindle.games.euphoria.engine.constants import FACTIONS, FIRST_RESOURCE, THINGS
from rekindle.games.euphoria.presentation.words import faction, thing
from rekindle.kernel.messages import Message, listed, noun

YOU = "you"
BARE = "bare"

# Effects that are a verb and a number of things: the verb, and the noun if the phrase names none.
NUMBERED = {
    "gain": ("gain", ""),
    "gain-any": ("gain", ""),
    "artifact": ("draw", "artifact"),
    "card": ("draw", "card"),
    "discard": ("discard", "artifact"),
    "morale": ("gain", "morale"),
    "lose-morale": ("lose", "morale"),
    "knowledge": ("gain", "knowledge"),
    "lose-knowledge": ("lose", "knowledge"),
    "free-retrieval": ("lose", "morale"),
    "its-resource": ("gain", "its-resource"),
    "worker": ("gain", "new-worker"),
}
# What is paid, likewise.
PAID = {
    "good": ("pay", ""),
    "kind": ("pay", ""),
    "artifact": ("pay", "artifact"),
    "any": ("pay", ""),
    "other": ("pay", "other-commodity"),
    "morale": ("lose", "morale"),
    "knowledge": ("take", "knowledge"),
    "placed-worker": ("sacrifice", "placed-worker"),
    "returning-worker": ("sacrifice", "returning-worker"),
}

Act = tuple[str, tuple[Message, ...], Message | None]
"""A verb, the things it is about, and whatever else its message needs."""


def figures(leaf: Leaf) -> tuple[int, str]:
    """The number and the word in the slots of a phrase."""
    n = next((arg for arg in leaf.args if isinstance(arg, int)), 1)
    return n, next((arg for arg in leaf.args if isinstance(arg, str)), "")


def act(leaf: Leaf, here: int | None) -> Act:
    """What a phrase does; `here` is the faction of the space it is printed on, if any."""
    n, word = figures(leaf)
    if leaf.name == "its-resource" and here is not None:
        return "gain", (thing(FIRST_RESOURCE + here, n),), None
    if leaf.name in NUMBERED:
        verb, what = NUMBERED[leaf.name]
        return verb, (noun(what or word, n),), None
    if leaf.name == "advance":
        return "advance", (), place_of(word, "track", here)
    if leaf.name in ("star", "star-or-market"):
        return leaf.name, (), place_of("here", "territory", here)
    return leaf.name, (noun("card", n),), None


def place_of(word: str, what: str, here: int | None) -> Message:
    """The track or territory of a faction, or of wherever a worker was placed."""
    if word in FACTIONS:
        return Message(f"{what}-of", {"faction": faction(FACTIONS.index(word))})
    if here is None:
        return Message(f"{what}-here")
    return Message(f"{what}-of", {"faction": faction(here)})


def acts_text(acts: Sequence[Act], form: str, word: str = "and") -> Message:
    """Several acts of one person; equal verbs in a row are said once."""
    merged: list[Act] = []
    for verb, what, place in acts:
        if merged and merged[-1][0] == verb and place is None and what:
            merged[-1] = (verb, merged[-1][1] + what, None)
        else:
            merged.append((verb, what, place))
    return listed([act_text(verb, what, place, form, word) for verb, what, place in merged], word)


def act_text(
    verb: str, what: Sequence[Message], place: Message | None, form: str, word: str
) -> Message:
    values: dict[str, str | int | Message] = {"form": form, "things": listed(what, word)}
    if place is not None:
        values["place"] = place
    return Message(f"effect-{verb}", values)


# Effects


def tell(tree: Effect, here: int | None = None, first: bool = True, who: str = YOU) -> Message:
    """An effect as a sentence or several; `first` tells that a new sentence begins with it."""
    match tree:
        case Leaf():
            return clause(who, first, acts_text([act(tree, here)], form_of(who)))
        case Seq(parts):
            return sequence(parts, here, first, who)
        case AnyOrder(parts):
            return Message("any-order", {"what": sequence(parts, here, first, who)})
        case OneOf(parts):
            return choice(parts, here, first, who)
        case May(part):
            return may(part, here, first, who)
        case UpTo(times, part):
            told = tell(part, here, True, who)
            return Message("up-to", {"n": times, "what": told, "first": yes(first)})
        case For(to, part):
            return tell(part, here, first, to.name)
        case Pay(price, part):
            paid = acts_text([paid_act(leaf) for leaf in price], form_of(who))
            then = tell(part, here, True, who)
            return Message("pays", {"pays": clause(who, first, paid), "then": then})
        case If(needs, then, otherwise):
            return condition_clause(needs, then, otherwise, here, first, who)
    raise ValueError(f"'{tree}' is not used in Euphoria")


def form_of(who: str) -> str:
    return YOU if who == YOU else "one"


def yes(first: bool) -> str:
    return "yes" if first else "no"


def clause(who: str, first: bool, does: Message) -> Message:
    subject = Message(f"subject-{who}", {"first": yes(first)})
    return Message("clause", {"subject": subject, "does": does})


def sequence(parts: Sequence[Effect], here: int | None, first: bool, who: str) -> Message:
    """Simple acts of one person in a row share their subject; all else stands by itself."""
    told: list[Message] = []
    row: list[Act] = []
    for i, part in enumerate(parts):
        if isinstance(part, Leaf):
            row.append(act(part, here))
            if i + 1 < len(parts) and isinstance(parts[i + 1], Leaf):
                continue
            told.append(clause(who, first and not told, acts_text(row, form_of(who))))
            row = []
        else:
            told.append(tell(part, here, first and not told, who))
    sentence = told[-1]
    for earlier in reversed(told[:-1]):
        apart = "list-apart" if sentence.id in ("if", "if-else") else "list-more"
        sentence = Message(apart, {"a": earlier, "b": sentence})
    return sentence


def choice(parts: Sequence[Effect], here: int | None, first: bool, who: str) -> Message:
    leaves = [part for part in parts if isinstance(part, Leaf)]
    if len(leaves) == len(parts):
        return clause(who, first, acts_text([act(p, here) for p in leaves], form_of(who), "or"))
    told = [tell(part, here, first and i == 0, who) for i, part in enumerate(parts)]
    return listed(told, "or")


def may(part: Effect, here: int | None, first: bool, who: str) -> Message:
    does = bare(part, here)
    if does is not None:
        return clause(who, first, Message("may", {"form": form_of(who), "what": does}))
    told = tell(part, here, True, who)
    return clause(who, first, Message("may-do", {"form": form_of(who), "what": told}))


def bare(tree: Effect, here: int | None = None) -> Message | None:
    """An effect as what somebody may do, if it is as simple as that."""
    parts: Sequence[Effect] = tree.parts if isinstance(tree, Seq | OneOf) else (tree,)
    leaves = [part for part in parts if isinstance(part, Leaf)]
    if len(leaves) < len(parts):
        return None
    word = "or" if isinstance(tree, OneOf) else "and"
    return acts_text([act(leaf, here) for leaf in leaves], BARE, word)


def condition_clause(
    needs: Sequence[Leaf],
    then: Effect,
    otherwise: Effect | None,
    here: int | None,
    first: bool,
    who: str,
) -> Message:
    values: dict[str, str | int | Message] = {
        "conditions": conditions(needs),
        "then": tell(then, here, True, who),
        "first": yes(first),
    }
    if otherwise is None:
        return Message("if", values)
    return Message("if-else", {**values, "otherwise": tell(otherwise, here, True, who)})


# Prices, conditions


def paid_act(leaf: Leaf) -> Act:
    n, word = figures(leaf)
    verb, what = PAID[leaf.name]
    return verb, (noun(what or word, n),), None


def paid(price: Sequence[Leaf], to_them: bool = False) -> Message:
    """A price as what somebody may do: 'lose 2 morale'."""
    acts = [paid_act(leaf) for leaf in price]
    if to_them:
        acts = [("give" if verb == "pay" else verb, what, place) for verb, what, place in acts]
    return acts_text(acts, BARE)


def condition(leaf: Leaf) -> Message:
    """A condition as a clause that stands behind 'if'."""
    n, word = figures(leaf)
    values: dict[str, str | int | Message] = {"n": n}
    if word in FACTIONS:
        values["faction"] = faction(FACTIONS.index(word))
    elif word:
        values["thing"] = thing(THINGS.index(word), 1)
    return Message(f"condition-{leaf.name}", values)


def conditions(leaves: Sequence[Leaf]) -> Message:
    return listed([condition(leaf) for leaf in leaves])


FACTION_CONDITIONS = ("they-lack", "all-from", "active")


def coded_condition(code: int) -> Message:
    """A condition as the engine keeps it, in words."""
    what, arg = code >> 4, code & 15
    name = next(name for name, number in CONDITIONS.items() if number == what)
    if name in FACTION_CONDITIONS:
        return condition(Leaf(name, (FACTIONS[arg],)))
    return condition(Leaf(name, (THINGS[arg],) if name == "paid" else (arg,)))
