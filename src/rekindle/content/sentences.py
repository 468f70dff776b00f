"""Effects as sentences: trees become messages, which a locale turns into text.

A phrase becomes an `Act`: a verb with the things it is about. Acts in a row share a clause, and
equal verbs in a row are said once: 'gain 1 gear and 2 books and take 1 module'. The message of a
verb is `effect-<verb>`; the `form` it is given is the game's own, since languages differ in what a
verb has to agree with.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from rekindle.kernel.messages import Message, Values, apart, listed, noun

from .tree import AnyOrder, Effect, For, If, Leaf, May, OneOf, Pay, Per, Seq, UpTo

YOU = "you"


@dataclass(frozen=True, slots=True)
class Voice:
    """The context of a clause: its place in the sentence, its subject, and where it is printed."""

    first: bool = True
    """A sentence begins here."""
    bare: bool = False
    """Only the infinitive, as after 'may'."""
    who: str = YOU
    """The subject: the reader, or another player by the name of the phrase."""
    here: int | None = None
    """The territory or region it is printed on, by its number."""

    def then(self) -> Voice:
        """Continue the same sentence."""
        return replace(self, first=False)

    def anew(self) -> Voice:
        """Begin a new sentence about the same subject."""
        return replace(self, first=True, bare=False)


FIRST = Voice()
THEN = Voice(first=False)
BARE = Voice(bare=True)


@dataclass(frozen=True, slots=True)
class Act:
    """A verb, the things it is about, and the other values of its message."""

    verb: str
    things: tuple[Message, ...] = ()
    values: Values = field(default_factory=dict)
    counted: bool = False
    """It is about a number of things, so it can be combined with 'for each'."""
    alone: bool = False
    """It has two clauses of its own and is not merged with others."""


Say = Callable[[Leaf, Voice], Act]


def does(verb: str, thing: str = "") -> Say:
    """A verb and a number of things: those of the phrase's own word if none is named."""
    return lambda leaf, voice: Act(verb, (noun(thing or leaf.word, leaf.count),), counted=True)


class Teller(ABC):
    """Turns the trees of a game into messages, given the acts of its phrases."""

    def __init__(self, effects: Mapping[str, Say], prices: Mapping[str, Say]) -> None:
        self.effects = effects
        self.prices = prices

    # Differences between games

    @abstractmethod
    def form(self, voice: Voice) -> str:
        """The form of a verb."""

    @abstractmethod
    def named(self, leaf: Leaf) -> Values:
        """Return the name, in messages, of the word of a condition or of something counted."""

    def clause(self, does: Message, voice: Voice) -> Message:
        """Return a clause, with its subject if it needs one."""
        return does

    def bare(self, tree: Effect, voice: Voice = FIRST) -> Message | None:
        """Return an effect as something a player may do; None if it needs whole sentences."""
        return self.tell(tree, replace(voice, bare=True))

    def any_order(self, parts: Sequence[Effect], voice: Voice) -> Message:
        return Message("any-order", {"what": self.sequence(parts, voice)})

    def up_to(self, times: int, part: Effect, voice: Voice) -> Message:
        what = self.tell(part, replace(voice, bare=True))
        return Message("up-to", {"form": self.form(voice), "n": times, "what": what})

    def joined(self, told: Sequence[Message]) -> Message:
        """Clauses in a row."""
        return apart(told)

    # Effects

    def tell(self, tree: Effect, voice: Voice = FIRST) -> Message:
        act = self.simple(tree, voice)
        if act is not None:
            return self.said([act], voice)
        match tree:
            case Seq(parts):
                return self.sequence(parts, voice)
            case AnyOrder(parts):
                return self.any_order(parts, voice)
            case OneOf(parts):
                return self.choice(parts, voice)
            case May(part):
                return self.may(part, voice)
            case UpTo(times, part):
                return self.up_to(times, part, voice)
            case For(who, part):
                return self.tell(part, replace(voice, who=who.name))
            case Per(of, part):
                values: Values = {"form": self.form(voice), "each": self.per(of)}
                return Message("each", {**values, "what": self.tell(part, voice.anew())})
            case Pay(price, part):
                then = self.tell(part, voice.anew())
                return Message("pays", {"pays": self.paid(price, voice), "then": then})
            case If(needs, then, otherwise):
                return self.depending(needs, then, otherwise, voice)
        raise ValueError(f"'{tree}' is no effect")

    def simple(self, tree: Effect, voice: Voice) -> Act | None:
        """A single act, perhaps done once for each of something."""
        if isinstance(tree, Leaf):
            return self.effects[tree.name](tree, voice)
        if isinstance(tree, Per) and isinstance(tree.part, Leaf):
            act = self.effects[tree.part.name](tree.part, voice)
            if act.counted:
                each = {"thing": act.things[0], "each": self.per(tree.of)}
                return replace(act, things=(Message("thing-per", dict(each)),))
        return None

    def said(self, acts: Sequence[Act], voice: Voice, word: str = "and") -> Message:
        """Several acts of one player; equal verbs in a row are merged."""
        merged: list[Act] = []
        for act in acts:
            if merged and merged[-1].verb == act.verb and act.things:
                merged[-1] = replace(act, things=merged[-1].things + act.things)
            else:
                merged.append(act)
        told = [self.verb(act, voice.then() if i else voice, word) for i, act in enumerate(merged)]
        return self.clause(listed(told, word), voice)

    def verb(self, act: Act, voice: Voice, word: str) -> Message:
        values: Values = {"form": self.form(voice), **act.values}
        if act.things:
            values["things"] = listed(act.things, word)
        return Message(f"effect-{act.verb}", values)

    def sequence(self, parts: Sequence[Effect], voice: Voice) -> Message:
        """Simple acts in a row become one clause; everything else is separate."""

        def shares(part: Effect) -> bool:
            act = self.simple(part, voice)
            return act is not None and not act.alone

        told: list[Message] = []
        for together, group in groupby(parts, shares):
            if together:
                acts = [act for part in group if (act := self.simple(part, voice))]
                told.append(self.said(acts, voice.then() if told else voice))
            else:
                for part in group:
                    told.append(self.tell(part, voice.then() if told else voice))
        return self.joined(told)

    def choice(self, parts: Sequence[Effect], voice: Voice) -> Message:
        acts = [act for part in parts if (act := self.simple(part, voice))]
        if len(acts) == len(parts):
            return self.said(acts, voice, "or")
        told = [self.tell(part, voice.then() if i else voice) for i, part in enumerate(parts)]
        return listed(told, "or")

    def may(self, part: Effect, voice: Voice) -> Message:
        form, does = self.form(voice), self.bare(part, voice)
        if does is not None:
            return self.clause(Message("may", {"form": form, "what": does}), voice)
        told = self.tell(part, voice.anew())
        return self.clause(Message("may-do", {"form": form, "what": told}), voice)

    def depending(
        self, needs: Sequence[Leaf], then: Effect, otherwise: Effect | None, voice: Voice
    ) -> Message:
        values: Values = {
            "conditions": self.conditions(needs),
            "then": self.tell(then, voice.anew()),
            "first": yes(voice.first),
        }
        if otherwise is None:
            return Message("if", values)
        return Message("if-else", {**values, "otherwise": self.tell(otherwise, voice.anew())})

    # Prices, conditions, counts

    def paid(self, price: Sequence[Leaf], voice: Voice) -> Message:
        """Return a price as something a player does: 'lose 2 morale'."""
        return self.said([self.prices[leaf.name](leaf, voice) for leaf in price], voice)

    def conditions(self, leaves: Sequence[Leaf]) -> Message:
        return listed([self.condition(leaf) for leaf in leaves])

    def condition(self, leaf: Leaf) -> Message:
        """Return a condition as a clause after 'if'."""
        return Message(f"condition-{leaf.name}", {"n": leaf.count, **self.named(leaf)})

    def per(self, leaf: Leaf) -> Message:
        """Return what is counted: 'for each gray card in your slots'."""
        return Message(f"per-{leaf.name}", self.named(leaf))


def yes(value: bool) -> str:
    """Return a truth value as a selector for messages."""
    return "yes" if value else "no"
