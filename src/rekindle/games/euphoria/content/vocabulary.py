"""Every move Euphoria can ever offer, in words."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    FIRST_TUNNEL,
    SITE_NAMES,
    SPACE_NAMES,
    THINGS,
)
from rekindle.kernel.moves import CHOOSE, PAY_VERB, REST, SKIP, Verb, Vocabulary

FACES = [str(face) for face in range(1, 7)]


def vocabulary(
    choices: list[str],
    payments: list[str],
    recruits: list[str],
    ways: list[str],
    retrievals: list[str],
) -> Vocabulary:
    """The verbs in the order of their numbers; an argument's place is its figure in the code."""
    areas, singles = SPACE_NAMES[:FIRST_TUNNEL], SPACE_NAMES[FIRST_TUNNEL:]
    goods = list(THINGS[:7])
    artifacts = [*[None] * 7, *THINGS[7:]]
    return Vocabulary(
        [
            Verb(CHOOSE, "choose", choices),
            Verb(SKIP, "skip", [""]),
            Verb(PAY_VERB, "pay", payments, unordered=True),
            Verb(REST, "do the rest", [""]),
            Verb(ops.KEEP_VERB, "keep", recruits),
            Verb(ops.HIDE_VERB, "hide", recruits),
            Verb(
                ops.PLACE_VERB,
                "place",
                [f"{face} {space}" for face in FACES for space in SPACE_NAMES],
            ),
            Verb(ops.RETRIEVE_VERB, "retrieve", retrievals),
            Verb(
                ops.TAKE_VERB,
                "take",
                [f"{area} {face}" for area in areas for face in FACES] + [*singles, "all"],
            ),
            Verb(ops.DILEMMA_VERB, "dilemma", [""]),
            Verb(ops.END_VERB, "end", [""]),
            Verb(ops.WITH_VERB, "with", ways),
            Verb(ops.USE_VERB, "use", recruits),
            Verb(ops.DISCARD_VERB, "discard", artifacts),
            Verb(ops.LOSE_VERB, "lose", goods),
            Verb(ops.FACE_VERB, "face", FACES),
            Verb(ops.STAR_VERB, "star", [*(f"{site}-market" for site in SITE_NAMES), "territory"]),
            Verb(ops.DIG_VERB, "dig", ["resource", "artifact"]),
            Verb(ops.RESOLVE_VERB, "resolve", ["star", "recruit"]),
            Verb(ops.TRADE_VERB, "trade", [*(f"player-{number}" for number in range(1, 7)), "all"]),
            Verb(ops.GIVE_VERB, "give", list(THINGS)),
            Verb(ops.ASK_VERB, "ask", list(THINGS)),
            Verb(ops.TRADE_STEP_VERB, "", ["propose", "withdraw", "accept", "decline", "counter"]),
            Verb(ops.GAIN_VERB, "gain", goods),
        ]
    )
