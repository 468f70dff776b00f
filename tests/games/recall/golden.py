"""The golden games of Recall: every number of players, every way to end, every kind of move."""

from __future__ import annotations

from typing import cast

import rekindle
from rekindle import Match
from rekindle.games.recall.content.vocabulary import Names
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import FIRST_GADGET
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.scoring import TIE_BREAKS, solo_won, standings
from rekindle.games.recall.engine.state import RecallState
from rekindle.kernel.match import engine_of
from rekindle.kernel.moves import ARG_BITS
from rekindle.kernel.state import Event
from tests.games.golden import Golden, Seeded
from tests.games.recall.helpers import B_SIDES, EVERY_VARIANT
from tests.games.recall.perft import POSITIONS
from tests.games.texts import default_setting
from tests.games.watched import watching

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "1-player": (1, {}),
    "2-players": (2, {}),
    "3-players": (3, {}),
    "4-players": (4, {}),
    "dealt": (2, {"tribes": "deal"}),
    "boomerang": (3, {"tribes": "boomerang"}),
    "known": (2, {"ancient-tribes": "known"}),
    "free-upgrades": (2, {"upgrades": "free"}),
    "b-sides": (3, B_SIDES),
    "random-sides": (4, {"paths": "random"}),
    "every-variant": (3, {**EVERY_VARIANT, "paths": "random", "path-power": "b"}),
    "solo-variants": (1, {**EVERY_VARIANT, "path-ancients": "b"}),
}
"""Whole games at these tables."""
WAYS: dict[str, dict[str, str]] = {
    "won": {},
    "lost": {},
    "rounds": {},
    **{f"tie-{track}": {} for track in TIE_BREAKS},
    "shared-victory": {},
}
"""How a single player fares, and who wins where the best have as many points; options."""
ALSO = tuple(f"also-{n}" for n in range(1, 13))
"""Games for the sake of moves and procedures that the others lack, as many as it takes."""

GOLDEN = Golden(
    game="recall",
    tables=TABLES,
    ways=WAYS,
    also=ALSO,
    closely=("1-player", "2-players", "every-variant"),
    seeded={
        f"{seats} {name}": Seeded(seats, options)
        for name, (_, options) in TABLES.items()
        for seats in range(1, 5)
    },
    positions=POSITIONS,
)

# --- what a game was like -------------------------------------------------------------------------


def told(match: Match) -> list[Event]:
    return [event for played in match.history for event in played.events]


def ending(rules: RecallRules, s: RecallState) -> str:
    """The name of `WAYS` that a finished game is an example of."""
    if s.seats == 1:
        return "won" if solo_won(rules, s) else "lost"
    return tie(standings(rules, s))


def tie(rivals: list[tuple[int, int, int, int]]) -> str:
    """The first number in which those who could win differ; "rounds" if points decide."""
    for i, name in enumerate(("rounds", *(f"tie-{track}" for track in TIE_BREAKS))):
        best = max(rival[i] for rival in rivals)
        rivals = [rival for rival in rivals if rival[i] == best]
        if len(rivals) == 1:
            return name
    return "shared-victory"


# --- what came up in it ---------------------------------------------------------------------------

OP_NAMES = list(vars(ops))
OP_NAMES = OP_NAMES[OP_NAMES.index("DRAFT") : OP_NAMES.index("OPS")]
OP_NAMES = [name for name in OP_NAMES if name not in ("FIRST_EFFECT_OP", "WAIVE")]
"""Waiving a cost is a procedure that never runs by itself."""
EVENT_NAMES = {value: name for name, value in vars(ops).items() if name.startswith("E_")}
NEVER_PLAYED = ("pay",)
"""All prices are fixed, so that paying is never a choice."""


def words() -> Names:
    names: Names = default_setting("recall").extra.names
    return names


def all_verbs() -> set[str]:
    """The words that moves begin with."""
    verbs = default_setting("recall").vocabulary.verbs.values()
    return {verb.name for verb in verbs} - {*NEVER_PLAYED}


def all_abilities() -> set[str]:
    """Those that can be used: one gadget has its parts instead."""
    lookup = cast(RecallRules, default_setting("recall").rules).lookup
    whole = FIRST_GADGET + lookup.omnitool
    return {f"use {name}" for i, name in enumerate(words().abilities) if i != whole}


def everything() -> set[str]:
    """All that has to come up in the records."""
    tribes = {f"tribe {name}" for name in words().tribes}
    verbs = {f"verb {name}" for name in all_verbs()}
    return {*OP_NAMES, *EVENT_NAMES.values(), *tribes, *verbs, *all_abilities()}


def things(match: Match) -> set[str]:
    """The procedures, events, verbs, tribes and abilities that came up in a match."""
    rules = cast(RecallRules, match.setting.rules)
    with watching(rules) as seen:
        again = rekindle.load(match.record())
    found = {name for name in OP_NAMES if getattr(ops, name) in seen}
    for event in told(again):
        found.add(EVENT_NAMES.get(event[0], ""))
        if event[0] == ops.E_ABILITY:
            found.add(f"use {words().abilities[event[2]]}")
    found |= {f"verb {name}" for name in verbs(match)}
    state = engine_of(match)[1]
    return found | {f"tribe {words().tribes[p.tribe]}" for p in cast(RecallState, state).players}


def verbs(match: Match) -> set[str]:
    named = match.setting.vocabulary.verbs
    return {named[played.move.code >> ARG_BITS].name for played in match.history}
