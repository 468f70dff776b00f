"""What a seat sees: a white list. Nothing gets in here that is not written down here."""

from __future__ import annotations

from typing import Any

from rekindle.content import Pack
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.content.language import Recruit
from rekindle.games.euphoria.engine.actions.trade import is_counter
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_TUNNEL,
    GOODS,
    HAND,
    KINDS,
    PENALTIES,
    RESERVE,
    SITE_NAMES,
    SPACE_NAMES,
    STARS,
    THINGS,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import OFFER
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held
from rekindle.games.euphoria.engine.scoring import LINES, score_lines
from rekindle.games.euphoria.engine.state import EuphoriaState, Player


def view(
    rules: EuphoriaRules, pack: Pack, recruits: list[Recruit], s: EuphoriaState, seat: int | None
) -> dict[str, Any]:
    """The table as this seat sees it; a spectator (None) sees what everybody sees."""
    names = [recruit_name(recruit) for recruit in recruits]
    # While everybody chooses recruits at the same time, choices made are not shown yet.
    choosing = bool(s.lanes)
    return {
        "game": "euphoria",
        "seats": s.seats,
        "seat": seat,
        "turn": None if choosing else s.turn,
        "over": s.over,
        "players": [player(rules, pack, names, s, p, p.seat == seat, choosing) for p in s.players],
        "allegiance": dict(zip(FACTIONS, s.allegiance, strict=True)),
        "miners": dict(zip(FACTIONS, s.miners, strict=False)),
        "territories": {
            faction: {
                "open": rules.lookup.open_territory[s.seats],
                "stars": s.territories[i : i + s.seats],
            }
            for i, faction in zip(range(0, 24, 6), FACTIONS, strict=True)
        },
        "markets": [market(pack, s, i) for i in range(len(SITE_NAMES))],
        "spaces": spaces(s),
        "artifact_deck": sum(s.artifact_deck),
        "artifact_discard": artifacts(s.artifact_discard),
        "recruit_deck": len(s.recruit_deck),
        "trading": s.trading,
        "offer": offer(s, False, seat),
        "counter_offer": offer(s, True, seat),
    }


def player(
    rules: EuphoriaRules,
    pack: Pack,
    names: list[str],
    s: EuphoriaState,
    p: Player,
    own: bool,
    choosing: bool,
) -> dict[str, Any]:
    """One player's side; what is secret only for the player who owns it."""
    dilemmas = pack.components("dilemma")
    shown: dict[str, Any] = {
        "seat": p.seat,
        "morale": p.morale,
        "knowledge": p.knowledge,
        "stars": p.stars,
        "stars_left": STARS - p.stars,
        "score": dict(zip(LINES, score_lines(rules, s, p), strict=True)),
        "goods": dict(zip(GOODS, p.wallet, strict=False)),
        "artifacts_held": artifacts_held(p),
        "workers": workers(p),
        "recruits": [] if choosing and not own else [names[r] for r in p.active],
        "hidden_recruits": 0 if choosing and not own else len(p.hidden),
        "dilemma_resolved": ("", "star", "recruit", "")[p.resolved],
        "penalties": [name for i, name in enumerate(PENALTIES) if p.penalties >> i & 1],
    }
    if p.resolved:
        shown["dilemma"] = dilemmas[p.dilemma].id
    if own:
        shown["artifacts"] = artifacts(p.wallet[FIRST_ARTIFACT:KINDS])
        shown["hidden"] = [names[r] for r in p.hidden]
        shown["dealt"] = [names[r] for r in p.dealt]
        shown["dilemma"] = dilemmas[p.dilemma].id
    return shown


def workers(p: Player) -> dict[str, Any]:
    """Faces in hand, faces by space on the board, and how many are in reserve."""
    out = [(SPACE_NAMES[p.spots[i]], p.faces[i]) for i in range(WORKERS) if p.spots[i] >= 0]
    return {
        "hand": sorted(p.faces[i] for i in range(WORKERS) if p.spots[i] == HAND),
        "board": [{"space": space, "face": face} for space, face in sorted(out)],
        "reserve": sum(1 for spot in p.spots if spot == RESERVE),
        "returning": sum(1 for spot in p.spots if spot < RESERVE),
    }


def artifacts(counts: list[int]) -> dict[str, int]:
    return dict(zip(ARTIFACTS, counts, strict=True))


def market(pack: Pack, s: EuphoriaState, i: int) -> dict[str, Any]:
    """A construction site, or the market that was built on it."""
    tile = s.tiles[i]
    return {
        "site": SITE_NAMES[i],
        "tile": pack.components("market")[tile].id if tile >= 0 else None,
        "stars": [seat for seat in range(s.seats) if s.market_stars[i] >> seat & 1],
    }


def spaces(s: EuphoriaState) -> dict[str, list[dict[str, int]]]:
    """Who stands where: space, then seat and face of every worker on it."""
    found: dict[str, list[dict[str, int]]] = {}
    for number, name in enumerate(SPACE_NAMES):
        here = [
            {"seat": p.seat, "face": p.faces[i]}
            for p in s.players
            for i in range(WORKERS)
            if p.spots[i] == number
        ]
        if here or number < FIRST_TUNNEL:
            found[name] = here
    return found


def offer(s: EuphoriaState, counter: bool, seat: int | None) -> dict[str, dict[str, int]] | None:
    """What is offered and asked for; while it is put together only its maker sees it."""
    figures = s.counter if counter else s.offer
    if not figures:
        return None
    top = s.agenda[-1]
    if top.op == OFFER and is_counter(top) == counter and top.seat != seat:
        return None
    give, ask = figures[:KINDS], figures[KINDS:]
    return {
        "gives": {THINGS[kind]: n for kind, n in enumerate(give) if n},
        "asks": {THINGS[kind]: n for kind, n in enumerate(ask) if n},
    }
