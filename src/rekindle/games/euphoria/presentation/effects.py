"""Effects, prices and conditions of Euphoria as parts of sentences.

The subject decides the form of a verb: 'you', 'one' (an opponent, each opponent), or 'bare'
after 'may'. English needs no forms here, German does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rekindle.content import (
    BARE,
    FIRST,
    YOU,
    Effect,
    Leaf,
    OneOf,
    Seq,
    Teller,
    Voice,
    yes,
)
from rekindle.games.euphoria.content.effects import EFFECTS, condition_of
from rekindle.games.euphoria.content.prices import PRICES
from rekindle.games.euphoria.engine.constants import FACTIONS, NO_FACTION
from rekindle.games.euphoria.presentation.words import faction
from rekindle.kernel.messages import Message, Values, noun


class EuphoriaTeller(Teller):
    """Every clause has a subject: you, or somebody else."""

    def form(self, voice: Voice) -> str:
        if voice.bare:
            return "bare"
        return YOU if voice.who == YOU else "one"

    def named(self, leaf: Leaf) -> Values:
        if leaf.word in FACTIONS:
            return {"faction": faction(FACTIONS.index(leaf.word))}
        return {"thing": noun(leaf.word, 1)} if leaf.word else {}

    def clause(self, does: Message, voice: Voice) -> Message:
        if voice.bare:
            return does
        subject = Message(f"subject-{voice.who}", {"first": yes(voice.first)})
        return Message("clause", {"subject": subject, "does": does})

    def bare(self, tree: Effect, voice: Voice = FIRST) -> Message | None:
        parts: Sequence[Effect] = tree.parts if isinstance(tree, Seq | OneOf) else (tree,)
        if not all(isinstance(part, Leaf) for part in parts):
            return None
        return self.tell(tree, replace(voice, bare=True))

    def up_to(self, times: int, part: Effect, voice: Voice) -> Message:
        what = self.tell(part, voice.anew())
        return Message("up-to", {"n": times, "what": what, "first": yes(voice.first)})

    def joined(self, told: Sequence[Message]) -> Message:
        *earlier, sentence = told
        for clause in reversed(earlier):
            id = "list-apart" if sentence.id in ("if", "if-else") else "list-more"
            sentence = Message(id, {"a": clause, "b": sentence})
        return sentence


TELLER = EuphoriaTeller(
    {name: row.say for name, row in EFFECTS.items()},
    {name: row.says for name, row in PRICES.items()},
)
tell = TELLER.tell
bare = TELLER.bare
conditions = TELLER.conditions


def printed_in(faction: int) -> Voice:
    """Return the voice for the effect of a space, by the faction of its territory."""
    return Voice(here=None if faction == NO_FACTION else faction)


def paid(price: Sequence[Leaf], to_them: bool = False) -> Message:
    """Return a price as something a player may do: 'lose 2 morale'."""
    acts = [PRICES[leaf.name].says(leaf, BARE) for leaf in price]
    if to_them:
        acts = [replace(act, verb="give") if act.verb == "pay" else act for act in acts]
    return TELLER.said(acts, BARE)


def coded_condition(code: int) -> Message:
    """Return the message for a condition, given its code."""
    return TELLER.condition(condition_of(code))
