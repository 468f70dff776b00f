"""The phrases of a Euphoria pack, one row each: template, meaning, sentence and signs."""

from __future__ import annotations

from dataclasses import dataclass

from rekindle.content import (
    Act,
    CodedPhrase,
    EffectPhrase,
    Leaf,
    Sign,
    SignRow,
    Voice,
    by_name,
    does,
    icon,
    no_sign,
)
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    FIRST_RESOURCE,
    GOODS,
    THINGS,
)
from rekindle.games.euphoria.engine.effects import cards, goods, markets, tracks, workers
from rekindle.kernel.messages import Message, noun

# Sentences of some effects depend on the faction of the space they are printed on, if any.


def place_of(what: str, word: str, here: int | None) -> Message:
    """Return the track or territory of a faction, or of the space a worker was placed on."""
    if word not in FACTIONS and here is None:
        return Message(f"{what}-here")
    name = word if word in FACTIONS else FACTIONS[here or 0]
    return Message(f"{what}-of", {"faction": Message(f"faction-{name}")})


def advance(leaf: Leaf, voice: Voice) -> Act:
    return Act("advance", values={"place": place_of("track", leaf.word, voice.here)})


def star(leaf: Leaf, voice: Voice) -> Act:
    return Act(leaf.name, values={"place": place_of("territory", "", voice.here)})


def its_resource(leaf: Leaf, voice: Voice) -> Act:
    thing = "its-resource" if voice.here is None else GOODS[FIRST_RESOURCE + voice.here]
    return Act("gain", (noun(thing, leaf.count),), counted=True)


def track_sign(leaf: Leaf) -> SignRow:
    return [Sign("advance", tint=leaf.word)]


EFFECTS = by_name(
    EffectPhrase("gain", "{n} {good}", goods.GAIN, says=does("gain")),
    EffectPhrase("gain-any", "{n} {group}", goods.ANY_GOOD, says=does("gain")),
    EffectPhrase("artifact", "{n} artifact", cards.ARTIFACTS, says=does("draw", "artifact")),
    EffectPhrase(
        "card", "{n} card", cards.PLAIN_CARDS, says=does("draw", "card"), signs=icon("artifact")
    ),
    EffectPhrase(
        "match",
        "match {n} card",
        cards.MATCHING_CARDS,
        says=does("match", "card"),
        signs=icon("artifact"),
    ),
    EffectPhrase("look", "look at 2 card", cards.LOOK_AT_CARDS, signs=icon("artifact", 2)),
    EffectPhrase("show-hand", "show hand", cards.SHOW_HAND, signs=no_sign),
    EffectPhrase(
        "discard",
        "discard {n} artifact",
        cards.DISCARD,
        says=does("discard", "artifact"),
        signs=icon("artifact", lost=True),
    ),
    EffectPhrase("morale", "{n} morale", tracks.GAIN_MORALE, says=does("gain", "morale")),
    EffectPhrase(
        "lose-morale",
        "lose {n} morale",
        tracks.LOSE_MORALE,
        says=does("lose", "morale"),
        signs=icon("morale", lost=True),
    ),
    EffectPhrase(
        "knowledge", "{n} knowledge", tracks.GAIN_KNOWLEDGE, says=does("gain", "knowledge")
    ),
    EffectPhrase(
        "lose-knowledge",
        "lose {n} knowledge",
        tracks.LOSE_KNOWLEDGE,
        says=does("lose", "knowledge"),
        signs=icon("knowledge", lost=True),
    ),
    EffectPhrase("worker", "new worker", workers.NEW_WORKER, says=does("gain", "new-worker")),
    EffectPhrase("miner", "miner", tracks.MINER),
    EffectPhrase("advance", "advance {track}", tracks.ADVANCE, says=advance, signs=track_sign),
    EffectPhrase("star", "star", markets.STAR, says=star),
    EffectPhrase(
        "star-or-market", "star or market", markets.STAR_OR_MARKET, says=star, signs=icon("star")
    ),
    EffectPhrase("harvest", "harvest", goods.HARVEST),
    EffectPhrase("dig", "dig", goods.DIG),
    EffectPhrase("construct", "construct", markets.CONSTRUCT),
    EffectPhrase(
        "its-resource",
        "{n} of its resource",
        goods.ITS_RESOURCE,
        says=its_resource,
        signs=icon("resource"),
    ),
    EffectPhrase("place-it", "place it", workers.PLACE_IT, signs=icon("place")),
    EffectPhrase("set-face", "choose its face", workers.SET_FACE, signs=icon("face")),
    EffectPhrase("copy-face", "copy the face", workers.COPY_FACE, signs=icon("face")),
    EffectPhrase(
        "free-retrieval",
        "forgo {n} morale",
        tracks.FREE_RETRIEVAL,
        says=does("lose", "morale"),
        signs=icon("morale", lost=True),
    ),
    EffectPhrase("nothing", "nothing", goods.NO_EFFECT, signs=no_sign),
)

CONDITIONS = by_name(
    CodedPhrase("alone", "alone", ops.ALONE),
    CodedPhrase("lowest", "lowest", ops.LOWEST),
    CodedPhrase("highest", "highest", ops.HIGHEST),
    CodedPhrase("matched", "matched", ops.MATCHED),
    CodedPhrase("no-artifacts", "no artifacts", ops.NO_ARTIFACTS),
    CodedPhrase("no-resources", "no resources", ops.NO_RESOURCES),
    CodedPhrase("bumped-opponent", "bumping an opponent", ops.BUMPED_OPPONENT),
    CodedPhrase("no-bump", "no bump", ops.NO_BUMP),
    CodedPhrase("same-face", "same face", ops.SAME_FACE),
    CodedPhrase("higher-face", "higher face", ops.HIGHER_FACE),
    CodedPhrase("they-lack", "they lack {faction}", ops.THEY_LACK),
    CodedPhrase("helped", "helped", ops.HELPED),
    CodedPhrase("paid", "paid {thing}", ops.PAID),
    CodedPhrase("workers-owned", "{n} workers", ops.WORKERS_OWNED),
    CodedPhrase("all-from", "all from {faction}", ops.ALL_FROM),
    CodedPhrase("for-free", "for free", ops.FOR_FREE),
    CodedPhrase("by-opponent", "by an opponent", ops.BY_OPPONENT),
    CodedPhrase("matching-hand", "matching hand", ops.MATCHING_HAND),
    CodedPhrase("active", "active {faction}", ops.ACTIVE),
)


@dataclass(frozen=True, slots=True)
class TriggerPhrase(CodedPhrase):
    """The event that triggers an ability."""

    placing: bool = False
    """It happens where a worker is placed, so its sentence can name a place."""
    bumping: bool = False
    """A worker is bumped, so that 'they' refers to its owner."""


EVENTS = by_name(
    TriggerPhrase("place", "place", ops.ON_PLACE, placing=True),
    TriggerPhrase("bump", "bump an opponent", ops.ON_PLACE, placing=True, bumping=True),
    TriggerPhrase("after", "after placing", ops.ON_AFTER, placing=True),
    TriggerPhrase(
        "after-bump", "after bumping an opponent", ops.ON_AFTER, placing=True, bumping=True
    ),
    TriggerPhrase("bumped", "bumped", ops.ON_BUMPED, bumping=True),
    TriggerPhrase("bumping", "before the bumped worker is rolled", ops.ON_BUMPING, bumping=True),
    TriggerPhrase("retrieve", "retrieve before rolling", ops.ON_RETRIEVE),
    TriggerPhrase("retrieved", "retrieve after rolling", ops.ON_RETRIEVED),
    TriggerPhrase("worker", "gain a worker", ops.ON_NEW_WORKER),
    TriggerPhrase("star", "place a star", ops.ON_STAR),
    TriggerPhrase("built", "a market is built", ops.ON_BUILT),
    TriggerPhrase("doubles", "an opponent rolls doubles", ops.ON_DOUBLES_ROLLED),
    TriggerPhrase("draw", "draw an artifact", ops.ON_DRAW),
    TriggerPhrase("lose-morale", "lose morale", ops.ON_MORALE_LOST),
    TriggerPhrase("gain-knowledge", "gain knowledge", ops.ON_KNOWLEDGE_GAINED),
    TriggerPhrase("lose-worker", "lose a worker to a check", ops.ON_WORKER_LOST),
    TriggerPhrase("lose-worker-to-roll", "lose a worker to a roll", ops.ON_WORKER_LOST_TO_ROLL),
    TriggerPhrase("dig", "take the resource", ops.ON_DUG, placing=True),
    TriggerPhrase("free-retrieval", "retrieve for free", ops.ON_FREE_RETRIEVAL),
)

WHO = by_name(
    CodedPhrase("them", "they", ops.THEM),
    CodedPhrase("opponents", "each opponent", ops.EACH_OPPONENT),
    CodedPhrase("opponents-here", "each opponent here", ops.EACH_OPPONENT_HERE),
)

# The numbers of phrases for the engine.

WORDS = {
    "": 0,
    "commodity": 0,
    "resource": FIRST_RESOURCE,
    "here": ops.HERE,
    **{word: i for words in (GOODS, FACTIONS) for i, word in enumerate(words)},
}
"""The number of an effect's word in the engine."""

ARGUMENT_BITS = 4
"""The condition in its code; the bits below are its number, faction or thing."""


def condition_code(leaf: Leaf) -> int:
    number = leaf.number or 0
    if leaf.word:
        words = FACTIONS if leaf.word in FACTIONS else THINGS
        number = words.index(leaf.word)
    return CONDITIONS[leaf.name].code << ARGUMENT_BITS | number


def condition_of(code: int) -> Leaf:
    """Return the condition with this code in the engine."""
    number, argument = divmod(code, 1 << ARGUMENT_BITS)
    phrase = next(phrase for phrase in CONDITIONS.values() if phrase.code == number)
    if "{faction}" in phrase.template:
        return Leaf(phrase.name, (FACTIONS[argument],))
    if "{thing}" in phrase.template:
        return Leaf(phrase.name, (THINGS[argument],))
    return Leaf(phrase.name, (argument,))
