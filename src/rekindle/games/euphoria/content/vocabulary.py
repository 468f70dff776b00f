"""Every move that Euphoria can ever offer, as text."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    FIRST_TUNNEL,
    SITE_NAMES,
    SPACE_NAMES,
    THINGS,
)
from rekindle.kernel import roles
from rekindle.kernel.moves import CHOOSE, PAY_VERB, REST, SKIP, Verb, Vocabulary
from rekindle.kernel.roles import AGREEMENT, LEAVE, NEGOTIATION
from rekindle.kernel.words import (
    Touches,
    Words,
    always,
    argument,
    each_word,
    nothing,
    player_word,
)

PRINTED = "printed-price"
SHOWN = "shown-artifact"
TWO_ARTIFACTS = "two-artifacts"
"""Ways to pay that are not named after a recruit."""
DILEMMA_WAYS = (SHOWN, TWO_ARTIFACTS)
FACES = [str(face) for face in range(1, 7)]


def vocabulary(
    choices: list[str],
    payments: list[str],
    recruits: list[str],
    ways: list[str],
    retrievals: list[str],
) -> Vocabulary:
    """Return the verbs by number; an argument's index is its value in the code."""
    areas, singles = SPACE_NAMES[:FIRST_TUNNEL], SPACE_NAMES[FIRST_TUNNEL:]
    goods = list(THINGS[:7])
    artifacts = [*[None] * 7, *THINGS[7:]]
    return Vocabulary(
        [
            Verb(CHOOSE, "choose", choices, last_word),
            Verb(SKIP, "skip", [""], nothing, LEAVE),
            Verb(PAY_VERB, "pay", payments, each_word, unordered=True),
            Verb(REST, "do the rest", [""], nothing, roles.REST),
            Verb(ops.KEEP_VERB, "keep", recruits, argument),
            Verb(ops.HIDE_VERB, "hide", recruits, argument),
            Verb(
                ops.PLACE_VERB,
                "place",
                [f"{face} {space}" for face in FACES for space in SPACE_NAMES],
                placed,
            ),
            Verb(ops.RETRIEVE_VERB, "retrieve", retrievals, retrieved_with(recruits)),
            Verb(
                ops.TAKE_VERB,
                "take",
                [f"{area} {face}" for area in areas for face in FACES] + [*singles, "all"],
                taken,
            ),
            Verb(ops.DILEMMA_VERB, "dilemma", [""], DILEMMA),
            Verb(ops.END_VERB, "end", [""], nothing, LEAVE),
            Verb(ops.WITH_VERB, "with", ways, paid_with(recruits)),
            Verb(ops.USE_VERB, "use", recruits, argument),
            Verb(ops.DISCARD_VERB, "discard", artifacts, argument),
            Verb(ops.LOSE_VERB, "lose", goods, argument),
            Verb(ops.FACE_VERB, "face", FACES, nothing),
            Verb(
                ops.STAR_VERB,
                "star",
                [*(f"{site}-market" for site in SITE_NAMES), "territory"],
                argument,
            ),
            Verb(ops.DIG_VERB, "dig", ["resource", "artifact"], dug),
            Verb(ops.RESOLVE_VERB, "resolve", ["star", "recruit"], DILEMMA),
            Verb(
                ops.TRADE_VERB,
                "trade",
                [*(player_word(seat) for seat in range(6)), "all"],
                trading_partner,
                NEGOTIATION,
            ),
            Verb(ops.GIVE_VERB, "give", list(THINGS), argument, NEGOTIATION),
            Verb(ops.ASK_VERB, "ask", list(THINGS), nothing, NEGOTIATION),
            Verb(
                ops.TRADE_STEP_VERB,
                "",
                ["propose", "withdraw", "accept", "decline", "counter"],
                nothing,
                NEGOTIATION,
                {"withdraw": LEAVE, "accept": AGREEMENT, "decline": LEAVE},
            ),
            Verb(ops.GAIN_VERB, "gain", goods, argument),
        ]
    )


# What moves touch, by the words of things on the board. A worker in hand goes by its face, one on a
# commodity area by its place and face.

DILEMMA = always("dilemma")


def last_word(effect: str) -> Words:
    return (effect.split()[-1],)


def placed(argument: str) -> Words:
    face, space = argument.split()
    return f"die-{face}", space


def taken(argument: str) -> Words:
    if argument == "all":
        return ("retrieve",)
    place, _, face = argument.partition(" ")
    return (f"{place}-{face}", place) if face else (place,)


def retrieved_with(recruits: list[str]) -> Touches:
    """A printed way is named after its price, the others after the recruits that open them."""

    def touched(way: str) -> Words:
        paid = (way,) if way in THINGS else ()
        return ("retrieve", *paid, *named_recruits(recruits, way))

    return touched


def paid_with(recruits: list[str]) -> Touches:
    return lambda way: ("dilemma",) if way in DILEMMA_WAYS else named_recruits(recruits, way)


def named_recruits(recruits: list[str], way: str) -> Words:
    """Return the recruits that a way to pay is named after: `josh+brian`."""
    return tuple(name for name in way.split("+") if name in recruits)


def dug(argument: str) -> Words:
    return ("artifact-deck",) if argument == "artifact" else ()


def trading_partner(argument: str) -> Words:
    return () if argument == "all" else (argument,)
