"""Why a worker cannot be placed there, or a star."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops, spaces
from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.constants import (
    FIRST_END,
    FIRST_MARKET,
    FIRST_SITE,
    HAND,
    MARKETS,
    NO_ICARUS,
    NO_MARKET_WITHOUT_STAR,
    NO_SELF_BUMP,
    NO_SHARED_SITE,
    ONE_WORKER_A_TURN,
    ONE_WORKER_AN_AREA,
    SITE_OF,
    SITE_SPACES,
    SPACE_FACTION,
    SPACES,
    WORKERS,
)
from rekindle.games.euphoria.engine.effects.plain import workers_on_site
from rekindle.games.euphoria.engine.stars import territory_open
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.reasons.pay import helper_reason, price_reason, short_of
from rekindle.games.euphoria.presentation.words import (
    doubles_face,
    faction,
    penalty,
    place_name,
    recruit_title,
    rules_of,
    space_name,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, player
from rekindle.kernel.prices import payable
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None
BY_PENALTY = {
    spaces.BY_SPA: NO_SELF_BUMP,
    spaces.BY_PLAZA: NO_MARKET_WITHOUT_STAR,
    spaces.BY_LOUNGE: NO_SHARED_SITE,
    spaces.BY_APOTHECARY: NO_ICARUS,
    spaces.BY_ARENA: ONE_WORKER_AN_AREA,
}


def place_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    """`place`: which worker, then which space."""
    rules, p = rules_of(setting), s.players[f.seat]
    space, face = argument % SPACES, argument // SPACES + 1
    if f.op == ops.END_TURN:
        return done_reason(setting, s, p, face)
    if f.op == ops.RETRIEVE and not in_hand(p):
        return Message("reason-empty-hand"), "euphoria.turn.2"
    if f.op not in (ops.TURN, ops.DOUBLES, ops.EXTRA_PLACEMENT):
        return None
    why = worker_reason(s, f, p, face)
    if why is not None:
        return why
    code = spaces.hindrance(rules, s, p, rules.purse(s, p.seat), space)
    return None if code == spaces.FINE else space_reason(setting, s, p, space, code)


def done_reason(setting: Setting, s: EuphoriaState, p: Player, face: int) -> Why:
    """The action is done; under the Fountain that is so even with another worker of the face."""
    equal = p.spots[s.die] == s.space and s.face == face and face in in_hand(p)
    if p.penalties & ONE_WORKER_A_TURN and equal:
        return penalty(setting, s, ONE_WORKER_A_TURN)
    return Message("reason-action-done"), "euphoria.turn.1"


def in_hand(p: Player) -> list[int]:
    return sorted(p.faces[worker] for worker in range(WORKERS) if p.spots[worker] == HAND)


def worker_reason(s: EuphoriaState, f: Frame, p: Player, face: int) -> Why:
    """Why no worker with this face may be placed now, wherever it goes."""
    if f.op == ops.EXTRA_PLACEMENT:
        if face == p.faces[s.extra]:
            return None
        return Message("reason-only-new", {"face": p.faces[s.extra]}), "euphoria.powers.11"
    if f.op == ops.DOUBLES:
        follow = doubles_face(s, f)
        if face == follow:
            return None
        return Message("reason-only-doubles", {"face": follow}), "euphoria.doubles.1"
    hand = in_hand(p)
    if face in hand:
        return None
    if not hand:
        return Message("reason-empty-hand"), "euphoria.turn.2"
    faces = listed([Message("face", {"n": n}) for n in hand])
    return Message("reason-no-such-face", {"face": face, "faces": faces}), "euphoria.place.1"


def space_reason(
    setting: Setting, s: EuphoriaState, p: Player, space: int, code: int
) -> tuple[Message, str]:
    """A code of `hindrance` with its figures."""
    if code in BY_PENALTY:
        return penalty(setting, s, BY_PENALTY[code])
    if code == spaces.BY_TOLL:
        return toll_reason(setting, s, p, space)
    if code in (spaces.CANNOT_PAY, spaces.EXCLUSIVE):
        return asked_reason(setting, s, p, space, code)
    lookup = rules_of(setting).lookup
    values: dict[str, str | int | Message] = {"space": space_name(setting, space)}
    if code == spaces.NOT_BUILT:
        values["n"] = workers_on_site(s, space - FIRST_MARKET)
        values["needed"] = lookup.workers_to_build[s.seats]
        return Message("reason-not-built", values), "euphoria.site.2"
    if code == spaces.SITE_CLOSED:
        return Message("reason-site-closed", values), "euphoria.site.5"
    if code == spaces.TAKEN:
        values["whom"] = player(spaces.owner_of(s.board[space]))
        return Message("reason-taken", values), "euphoria.spaces.4"
    if code == spaces.END_CLOSED:
        values.update(n=s.miners[space - FIRST_END], end=lookup.tunnel_end)
        return Message("reason-end-closed", values), "euphoria.tunnel.3"
    values["other"] = space_name(setting, first_free(s, space))
    return Message("reason-same-space", values), "euphoria.site.1"


def first_free(s: EuphoriaState, space: int) -> int:
    """The first free space of a site among those that cost the same."""
    same = range(FIRST_SITE + SITE_OF[space] * SITE_SPACES + 1, space)
    return next(other for other in same if not s.board[other])


def toll_reason(setting: Setting, s: EuphoriaState, p: Player, space: int) -> tuple[Message, str]:
    rules = rules_of(setting)
    purse = rules.purse(s, p.seat)
    toll = next(
        toll
        for toll in rules.lookup.tolls
        if acting(p) >> toll.recruit & toll.spaces >> space & 1
        and not payable(rules.prices[toll.price], purse)
    )
    recruit = recruit_title(setting, toll.recruit)
    values = {"recruit": recruit, **short_of(rules.prices[toll.price], purse)}
    return Message("reason-toll", values), "euphoria.abilities.2"


def asked_reason(
    setting: Setting, s: EuphoriaState, p: Player, space: int, code: int
) -> tuple[Message, str]:
    """The price or the recruit that a space asks for, and who could help."""
    if code == spaces.EXCLUSIVE:
        values = {"space": space_name(setting, space), "faction": faction(SPACE_FACTION[space])}
        message, cited = Message("reason-exclusive", values), "euphoria.spaces.2"
    else:
        printed = spaces.ways_to_pay(rules_of(setting), s, space)[0]
        source = Message("place-named", {"name": place_name(setting, s, space)})
        message, cited = price_reason(setting, s, p, printed, source, "euphoria.cost.1")
    helper = helper_reason(setting, s, p, space)
    if helper is not None:
        message = Message("reason-also", {"a": message, "b": helper})
    return message, cited


def star_reason(setting: Setting, s: EuphoriaState, f: Frame, market: int) -> Why:
    """`star`: full territory, another faction's market, no market yet, or a star on it."""
    if f.op != ops.STAR_OR_MARKET:
        return None
    rules, here = rules_of(setting), SPACE_FACTION[s.space]
    if market == MARKETS:
        if territory_open(rules, s, here):
            return None
        values: dict[str, str | int | Message] = {
            "faction": faction(here),
            "n": rules.lookup.open_territory[s.seats],
        }
        return Message("reason-territory-full", values), "euphoria.stars.2"
    if SPACE_FACTION[FIRST_MARKET + market] != here:
        other = Message("reason-other-faction", {"faction": faction(here)})
        return other, "euphoria.artifact-market.1"
    if s.tiles[market] < 0:
        return space_reason(setting, s, s.players[f.seat], FIRST_MARKET + market, spaces.NOT_BUILT)
    space = place_name(setting, s, FIRST_MARKET + market)
    return Message("reason-star-there", {"space": space}), "euphoria.stars.2"
