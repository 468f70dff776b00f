"""The phrases of a Revive pack, one row each: template, meaning, sentence, signs and articles."""

from __future__ import annotations

from dataclasses import dataclass

from rekindle.content import (
    BUYS,
    Act,
    EffectPhrase,
    Leaf,
    Sign,
    SignRow,
    Voice,
    by_name,
    does,
    icon,
)
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    COLOURS,
    GOODS,
    MAP_ACTIONS,
)
from rekindle.kernel.messages import Message, Values, noun

DISCOUNTED = {"explore": "resource", "populate": "book", "build": "gear"}
"""The good that a discount on an action reduces; for exploring it is any good."""
UNLIMITED = "∞"

# Sentences of some effects.


def card_colour(word: str) -> Values:
    """Return a card of a colour; white means any."""
    if word == "white":
        return {"kind": "any", "colour": ""}
    return {"kind": "one", "colour": Message(f"colour-{word}")}


def steps(track: str, n: int) -> Message:
    """Return a number of steps on a machine track: a colour, or 'any'."""
    return Message("thing-step", {"n": n, "track": Message(f"track-{track}", {"n": n})})


def advance(leaf: Leaf, voice: Voice) -> Act:
    return Act("advance", (steps(leaf.word or "any", leaf.count),))


def take_card(leaf: Leaf, voice: Voice) -> Act:
    return Act("take", (Message("thing-card", card_colour(leaf.word)),))


def play_card(leaf: Leaf, voice: Voice) -> Act:
    return Act("play-card", (Message("thing-played", card_colour(leaf.word)),))


def two_clauses(leaf: Leaf, voice: Voice) -> Act:
    return Act(leaf.name, alone=True)


def act(leaf: Leaf, voice: Voice) -> Act:
    far = "" if leaf.number is None else Message("far", {"n": leaf.number})
    return Act(leaf.word, values={"far": far})


def discount(leaf: Leaf, voice: Voice) -> Act:
    return Act(f"{leaf.word}-less", (noun(DISCOUNTED[leaf.word], leaf.count),))


# Signs of some effects.


def step_sign(leaf: Leaf) -> SignRow:
    return [Sign("step", leaf.count, leaf.word or "any")]


def top_of_active_signs(leaf: Leaf) -> SignRow:
    return [Sign("rest"), BUYS, Sign("top-half")]


def act_signs(leaf: Leaf) -> SignRow:
    far: SignRow = [] if leaf.number is None else [Sign("range", leaf.number)]
    return [Sign(leaf.word), *far]


def unlimited_sign(leaf: Leaf) -> SignRow:
    return [Sign("range", UNLIMITED)]


def discount_signs(leaf: Leaf) -> SignRow:
    what = DISCOUNTED[leaf.word]
    return [Sign(leaf.word), Sign("basic" if what == "resource" else what, f"−{leaf.count}")]


MACHINE, ATTACHED, CARD, TECHNOLOGY = "machine", "attached", "card", "technology"


@dataclass(frozen=True, slots=True)
class ReviveEffect(EffectPhrase):
    """An effect, and the only components that may have it."""

    only: str = ""
    """The components: machines, machines that attach to an action, cards, or technologies."""
    tribe: str = ""
    """It is the ability of this tribe."""


EFFECTS = by_name(
    # Gains.
    ReviveEffect("gain", "{n} {good}", ops.GAIN, says=does("gain")),
    ReviveEffect("basic", "{n} basic", ops.BASIC, says=does("gain", "basic")),
    ReviveEffect(
        "points",
        "{n} point",
        ops.POINTS,
        says=does("gain", "point"),
        articles=("points.1", "points.2"),
    ),
    ReviveEffect(
        "energy", "{n} energy", ops.ENERGY, says=does("gain", "energy"), articles=("effects.14",)
    ),
    ReviveEffect(
        "crate",
        "{n} crate",
        ops.CRATE,
        says=does("gain", "crate"),
        articles=("crates.1", "crates.2"),
    ),
    ReviveEffect(
        "module",
        "{n} module",
        ops.MODULE,
        says=does("take", "module"),
        articles=("modules.1", "modules.2", "modules.3"),
    ),
    ReviveEffect(
        "artifact",
        "artifact",
        ops.ARTIFACT,
        says=does("take", "artifact"),
        articles=("artifacts.1", "artifacts.2"),
    ),
    ReviveEffect(
        "return-energy",
        "return {n} energy",
        ops.RETURN_ENERGY,
        says=does("take-back", "energy"),
        articles=("effects.14",),
    ),
    # Machine tracks and the tribe board.
    ReviveEffect(
        "advance",
        "advance {colour} {n}",
        ops.ADVANCE,
        says=advance,
        signs=step_sign,
        articles=("tracks.1", "tracks.3"),
    ),
    ReviveEffect(
        "advance-any",
        "advance any {n}",
        ops.ADVANCE_ANY,
        says=advance,
        signs=step_sign,
        articles=("tracks.1", "tracks.3"),
    ),
    ReviveEffect("ability", "tribe ability", ops.ABILITY, articles=("effects.4", "effects.5")),
    # Cards.
    ReviveEffect(
        "rest-card", "rest a card", ops.REST_CARD, signs=icon("rest"), articles=("effects.9",)
    ),
    ReviveEffect(
        "wake-card", "wake a card", ops.WAKE_CARD, signs=icon("wake"), articles=("effects.9",)
    ),
    ReviveEffect(
        "play-card",
        "play a {card-colour} card",
        ops.PLAY_CARD,
        says=play_card,
        signs=icon("play", tinted=True),
        articles=("effects.8",),
    ),
    ReviveEffect(
        "take-card",
        "take a {card-colour} card",
        ops.TAKE_CARD,
        says=take_card,
        signs=icon("take", tinted=True),
        articles=("effects.6",),
    ),
    ReviveEffect(
        "top-of-active",
        "rest an active card for its top",
        ops.TOP_OF_ACTIVE,
        says=two_clauses,
        signs=top_of_active_signs,
        articles=("machines.4",),
        only=MACHINE,
    ),
    ReviveEffect(
        "hibernate",
        "hibernate then remove",
        ops.DOZE,
        says=two_clauses,
        articles=("hibernate.5",),
        only=CARD,
    ),
    # Further actions, which cost no action.
    ReviveEffect(
        "act-far",
        "{action} with {n} range",
        ops.ACT,
        says=act,
        signs=act_signs,
        articles=("effects.10", "range.6"),
    ),
    ReviveEffect("act", "{action}", ops.ACT, says=act, signs=act_signs, articles=("effects.10",)),
    # Machines that attach to an action.
    ReviveEffect(
        "range",
        "{n} range",
        ops.RANGE,
        says=does("gain", "range"),
        articles=("attach.1", "range.6"),
        only=ATTACHED,
    ),
    ReviveEffect(
        "unlimited",
        "unlimited range",
        ops.UNLIMITED,
        says=does("gain", "unlimited"),
        signs=unlimited_sign,
        articles=("attach.1", "attach.3"),
        only=ATTACHED,
    ),
    ReviveEffect(
        "discount",
        "{action} for {n} less",
        ops.DISCOUNT,
        says=discount,
        signs=discount_signs,
        articles=("attach.1", "attach.4"),
        only=ATTACHED,
    ),
    ReviveEffect(
        "turn-card",
        "turn the card",
        ops.TURN_CARD,
        articles=("attach.1", "attach.5"),
        only=ATTACHED,
    ),
    ReviveEffect(
        "all-colours",
        "all colours",
        ops.ALL_COLOURS,
        articles=("attach.1", "attach.6"),
        only=ATTACHED,
    ),
    ReviveEffect("reopen", "reopen a crate", ops.REOPEN, articles=("crates.3",), only=MACHINE),
    # Abilities and technologies of tribes.
    ReviveEffect(
        "place-forest",
        "place a forest",
        ops.PLACE_FOREST,
        says=does("place", "forest"),
        signs=icon("token-forest"),
        articles=("nadair.3", "nadair.4", "nadair.5", "nadair.6"),
        tribe="nadair",
    ),
    ReviveEffect(
        "place-temple",
        "place a temple",
        ops.PLACE_TEMPLE,
        says=does("place", "temple"),
        signs=icon("token-temple"),
        articles=("hofstadterians.4", "hofstadterians.5", "hofstadterians.6"),
        tribe="hofstadterians",
    ),
    ReviveEffect(
        "place-target",
        "place a target",
        ops.PLACE_TARGET,
        says=does("place", "target"),
        signs=icon("token-target"),
        articles=("jox.4", "jox.5", "jox.6"),
        tribe="jox49i",
    ),
    ReviveEffect(
        "place-sand",
        "place a sand",
        ops.PLACE_SAND,
        says=does("place", "sand"),
        signs=icon("token-sand"),
        articles=("kuniban.4", "kuniban.5", "kuniban.6"),
        tribe="kuniban",
    ),
    ReviveEffect(
        "place-workshop",
        "place a workshop",
        ops.PLACE_WORKSHOP,
        says=does("place", "workshop"),
        signs=icon("token-workshop"),
        articles=("formica.4", "formica.5"),
        tribe="formica",
    ),
    ReviveEffect(
        "move-falcon",
        "move the falcon {n}",
        ops.MOVE_FALCON,
        signs=icon("falcon"),
        articles=("vukuntur.4", "vukuntur.5", "vukuntur.6"),
        tribe="vukuntur",
    ),
    ReviveEffect(
        "move-figure",
        "move a figure",
        ops.MOVE_FIGURE,
        signs=icon("figure"),
        articles=("jox.3",),
        only=TECHNOLOGY,
    ),
    ReviveEffect(
        "raise-switch",
        "raise the switch",
        ops.RAISE_SWITCH,
        signs=icon("switch"),
        articles=("formica.6",),
        only=TECHNOLOGY,
    ),
)

WORDS = {
    "": 0,
    "white": ANY_COLOUR,
    **{word: i for words in (GOODS, COLOURS, MAP_ACTIONS) for i, word in enumerate(words)},
}
"""The number of an effect's word in the engine."""
