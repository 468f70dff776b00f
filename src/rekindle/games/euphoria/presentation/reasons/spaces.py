"""Why a worker cannot be placed: the wrong worker, or the wrong space."""

from __future__ import annotations

from rekindle.games.euphoria.engine import reasons
from rekindle.games.euphoria.engine.actions.build import workers_on_site
from rekindle.games.euphoria.engine.actions.place import hand_faces
from rekindle.games.euphoria.engine.constants import (
    FIRST_END,
    FIRST_MARKET,
    NO_ABILITIES,
    NO_ICARUS,
    NO_MARKET_WITHOUT_STAR,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ONE_WORKER_A_TURN,
    ONE_WORKER_AN_AREA,
    SPACE_FACTION,
    SPACES,
)
from rekindle.games.euphoria.engine.ops import STAR_VERB
from rekindle.games.euphoria.engine.spaces import first_free
from rekindle.games.euphoria.engine.state import owner_of
from rekindle.games.euphoria.presentation.reasons.case import Case
from rekindle.games.euphoria.presentation.reasons.paying import with_helper
from rekindle.games.euphoria.presentation.words import faction, penalty, space_name
from rekindle.kernel.messages import Message, listed, player
from rekindle.kernel.reasons import code_of
from rekindle.kernel.why import Why, why

PENALTIES = {
    reasons.BY_SPA: NO_SELF_BUMP,
    reasons.BY_PLAZA: NO_MARKET_WITHOUT_STAR,
    reasons.BY_LOUNGE: NO_SHARED_SITE,
    reasons.BY_APOTHECARY: NO_ICARUS,
    reasons.BY_ARENA: ONE_WORKER_AN_AREA,
    reasons.BY_FOUNTAIN: ONE_WORKER_A_TURN,
    reasons.BY_ACADEMY: NO_ABILITIES,
}


def by_penalty(case: Case) -> Why:
    return penalty(case.setting, case.s, PENALTIES[code_of(case.reason)])


def no_such_face(case: Case) -> Why:
    face = case.argument // SPACES + 1
    faces = listed([Message("face", {"n": n}) for n in sorted(hand_faces(case.p))])
    return why("no-such-face", "place.1", face=face, faces=faces)


def only_doubles(case: Case) -> Why:
    return why("only-doubles", "doubles.1", face=case.value)


def only_new(case: Case) -> Why:
    return why("only-new", "powers.11", face=case.value)


def not_built(case: Case) -> Why:
    """For `place` and for `star`."""
    market = case.argument if case.verb == STAR_VERB else case.argument % SPACES - FIRST_MARKET
    return why(
        "not-built",
        "site.2",
        space=space_name(case.setting, FIRST_MARKET + market),
        n=workers_on_site(case.s, market),
        needed=case.rules.lookup.workers_to_build[case.s.seats],
    )


def space_of(case: Case) -> int:
    return case.argument % SPACES


def space_named(case: Case) -> Message:
    return space_name(case.setting, space_of(case))


def site_closed(case: Case) -> Why:
    return why("site-closed", "site.5", space=space_named(case))


def taken(case: Case) -> Why:
    whom = player(owner_of(case.s.board[space_of(case)]))
    return why("taken", "spaces.4", space=space_named(case), whom=whom)


def same_space(case: Case) -> Why:
    other = space_name(case.setting, first_free(case.s, space_of(case)))
    return why("same-space", "site.6", space=space_named(case), other=other)


def end_closed(case: Case) -> Why:
    n, end = case.s.miners[space_of(case) - FIRST_END], case.rules.lookup.tunnel_end
    return why("end-closed", "tunnel.3", space=space_named(case), n=n, end=end)


def exclusive(case: Case) -> Why:
    whose = faction(SPACE_FACTION[space_of(case)])
    message, cited = why("exclusive", "spaces.2", space=space_named(case), faction=whose)
    return with_helper(case, message), cited
