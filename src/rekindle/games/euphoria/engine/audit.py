"""What must hold in every possible state of a game."""

from __future__ import annotations

from rekindle.games.euphoria.engine.actions.build import workers_on_site
from rekindle.games.euphoria.engine.audit_agenda import audit_order, audit_under_way
from rekindle.games.euphoria.engine.constants import (
    ARTIFACT_CARD,
    ARTIFACTS,
    DIE,
    DILEMMA_CARD,
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_END,
    FIRST_MARKET,
    FIRST_TUNNEL,
    MARKET,
    MARKETS,
    RECRUIT_CARD,
    RESERVE,
    RETURNING,
    RETURNING_SET,
    SITE,
    SITE_NAMES,
    SITE_OF,
    SPACE_KIND,
    SPACE_NAMES,
    SPACES,
    STARS,
    TIE_DIE,
    TILE,
    TUNNEL_END,
    WORKERS,
)
from rekindle.games.euphoria.engine.lookup import Lookup
from rekindle.games.euphoria.engine.ops import TURN
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held, workers_owned
from rekindle.games.euphoria.engine.spaces import LOOKING_ORDER, closed
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.audit import audit_agenda, audit_fixed, audit_seats
from rekindle.kernel.bits import bits_of


def audit(rules: EuphoriaRules, s: EuphoriaState, trading: bool) -> list[str]:
    """Return everything that is impossible about this state at a decision."""
    found = audit_components(rules, s)
    if s.trading != trading:
        found.append("whether players may trade is an option of the game")
    if found or s.over:
        return found or audit_agenda(rules, s)
    return audit_order(s) or audit_under_way(rules, s) or audit_agenda(rules, s)


def audit_components(rules: EuphoriaRules, s: EuphoriaState) -> list[str]:
    """Return everything that is impossible about the components of this state.

    The first checks make sure that all numbers name something, so that the others may use them.
    """
    problems = audit_seats(s, [p.seat for p in s.players]) + audit_cards(rules.lookup, s)
    problems = problems or audit_tracks(rules.lookup, s)
    if problems:
        return problems
    problems = audit_fixed(s, results(rules.lookup))
    problems += audit_stars(rules.lookup, s) + audit_board(rules, s)
    for p in s.players:
        problems += audit_player(rules, s, p)
        problems += audit_workers(rules, s, p)
        problems += audit_recruits(rules, s, p)
    if at_turn(s):
        problems += audit_turn(rules, s)
    return problems


def at_turn(s: EuphoriaState) -> bool:
    """Return whether a turn is about to begin, so that everything before it is settled."""
    return not s.lanes and len(s.agenda) > 0 and s.agenda[-1].op == TURN


def results(lookup: Lookup) -> dict[int, range]:
    """Return what each kind of chance can give."""
    die = range(1, 7)
    return {
        DIE: die,
        TIE_DIE: die,
        ARTIFACT_CARD: range(len(ARTIFACTS)),
        RECRUIT_CARD: range(len(lookup.deck)),
        TILE: range(len(lookup.tile_penalty)),
        DILEMMA_CARD: range(len(lookup.dilemma_artifact)),
    }


# Components.


def audit_cards(lookup: Lookup, s: EuphoriaState) -> list[str]:
    """Every recruit, tile, dilemma and artifact is in exactly one place."""
    recruits = list(s.recruit_deck)
    dilemmas = list(s.dilemma_pool)
    for p in s.players:
        recruits += [*p.active, *p.hidden, *p.dealt, *p.discarded]
        dilemmas.append(p.dilemma)
    tiles = [*s.tile_pool, *[tile for tile in s.tiles if tile >= 0]]
    problems = audit_once("recruit", recruits, len(lookup.deck))
    problems += audit_once("dilemma", dilemmas, len(lookup.dilemma_artifact))
    problems += audit_once("market tile", tiles, len(lookup.tile_penalty))
    for kind, name in enumerate(ARTIFACTS):
        there_are = s.artifact_deck[kind] + s.artifact_discard[kind]
        for p in s.players:
            there_are += p.wallet[FIRST_ARTIFACT + kind]
        copies = lookup.artifact_copies[kind]
        if there_are != copies:
            problems.append(f"there are {there_are} copies of '{name}', not {copies}")
    return problems


def audit_once(what: str, cards: list[int], n: int) -> list[str]:
    """Each of n cards is there once."""
    if sorted(cards) == list(range(n)):
        return []
    for card in range(n):
        if cards.count(card) != 1:
            return [f"the {what} {card} is in {cards.count(card)} places, not in one"]
    return [f"there are {len(cards)} {what}s, not {n}"]


# The board.


def audit_tracks(lookup: Lookup, s: EuphoriaState) -> list[str]:
    problems: list[str] = []
    for faction, at in enumerate(s.allegiance):
        if not 0 <= at <= lookup.allegiance_end:
            problems.append(f"the allegiance of '{FACTIONS[faction]}' is {at}")
    for faction, at in enumerate(s.miners):
        if not 0 <= at <= lookup.tunnel_end:
            problems.append(f"the miner of '{FACTIONS[faction]}' is at {at}")
    if s.turn >= s.seats:
        problems.append(f"it is the turn of seat {s.turn} of {s.seats}")
    return problems


def audit_stars(lookup: Lookup, s: EuphoriaState) -> list[str]:
    """Stars stand on open spaces and built markets, and the tenth ends the game."""
    problems: list[str] = []
    most = lookup.open_territory[s.seats]
    for faction, name in enumerate(FACTIONS):
        stars = s.territories[faction * 6 : faction * 6 + 6]
        if sum(stars) > most:
            problems.append(f"'{name}' holds {sum(stars)} stars, but has {most} spaces")
        if any(stars[s.seats :]):
            problems.append(f"'{name}' holds stars of nobody")
    for market in range(MARKETS):
        if s.market_stars[market] >> s.seats:
            problems.append(f"'{SITE_NAMES[market]}' holds stars of nobody")
        if s.tiles[market] < 0 and s.market_stars[market]:
            problems.append(f"'{SITE_NAMES[market]}' holds stars, but is not built")
    won = max([p.stars for p in s.players]) >= STARS
    if s.over and not won:
        problems.append("the game is over without a tenth star")
    for p in s.players:
        if p.stars >= STARS and not s.over:
            problems.append(f"player {p.seat} has {p.stars} stars: the game would be over")
    return problems


def audit_board(rules: EuphoriaRules, s: EuphoriaState) -> list[str]:
    """Spaces and workers agree, and so does the cache of open spaces."""
    problems: list[str] = []
    board = [0] * SPACES
    for p in s.players:
        for worker, spot in enumerate(p.spots):
            if FIRST_TUNNEL <= spot < SPACES:
                if board[spot]:
                    name = SPACE_NAMES[spot]
                    problems.append(f"two workers stand on '{name}', which holds one")
                board[spot] = 1 + p.seat * WORKERS + worker
    for space, name in enumerate(SPACE_NAMES):
        if board[space] != s.board[space] and not problems:
            problems.append(f"'{name}' and its worker disagree")
    open_now = tuple([space for space in LOOKING_ORDER if not closed(rules, s, space)])
    if s.open and s.open != open_now:
        problems.append("the list of open spaces is out of date")
    return problems


# Players.


def audit_player(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[str]:
    problems: list[str] = []
    end = rules.lookup.track_end
    if not 1 <= p.morale <= end:
        problems.append(f"player {p.seat} has morale {p.morale}")
    if not 1 <= p.knowledge <= end:
        problems.append(f"player {p.seat} has knowledge {p.knowledge}")
    for kind, name in enumerate(ARTIFACTS):
        held = p.wallet[FIRST_ARTIFACT + kind]
        if p.known[kind] > held:
            seen = f"{p.known[kind]} '{name}' were seen with player {p.seat}"
            problems.append(f"{seen}, who holds {held}")
    if p.penalties != penalties_of(rules.lookup, s, p.seat):
        problems.append(f"the penalties of player {p.seat} are out of date")
    if p.stars != min(STARS, stars_of(rules.lookup, s, p)):
        problems.append(f"the stars of player {p.seat} are out of date")
    return problems


def penalties_of(lookup: Lookup, s: EuphoriaState, seat: int) -> int:
    """Return the penalties of the built tiles on which this seat has no star."""
    found = 0
    for market, tile in enumerate(s.tiles):
        if tile >= 0 and not s.market_stars[market] >> seat & 1:
            found |= lookup.tile_penalty[tile]
    return found


def stars_of(lookup: Lookup, s: EuphoriaState, p: Player) -> int:
    """Count the stars that can be seen, one by one."""
    stars = sum(s.territories[p.seat :: 6]) + (1 if p.resolved == 1 else 0)
    for seats in s.market_stars:
        stars += seats >> p.seat & 1
    for recruit in p.active:
        if s.allegiance[lookup.recruit_faction[recruit]] == lookup.allegiance_end:
            stars += 1
    return stars


def audit_workers(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[str]:
    """Workers show a face where they have one, and stand on spaces for workers."""
    problems: list[str] = []
    if workers_owned(p) < 1:
        problems.append(f"player {p.seat} has {workers_owned(p)} workers; there are 1 to {WORKERS}")
    for worker, spot in enumerate(p.spots):
        if spot >= 0:
            problems += audit_standing(rules, s, spot)
        # Nothing is rolled yet while recruits are chosen; a returning worker is still to be rolled.
        rolled = spot != RESERVE and not s.lanes
        face = p.faces[worker]
        if spot != RETURNING and not (1 <= face <= 6 if rolled else face == 0):
            problems.append(f"a worker of player {p.seat} shows {face}")
    return problems


def audit_standing(rules: EuphoriaRules, s: EuphoriaState, space: int) -> list[str]:
    name, kind = SPACE_NAMES[space], SPACE_KIND[space]
    if kind == MARKET and s.tiles[space - FIRST_MARKET] < 0:
        return [f"'{name}' is not built: nobody can stand there"]
    if kind == SITE and s.tiles[SITE_OF[space]] >= 0:
        return [f"'{name}' is closed: its market is built"]
    if kind == TUNNEL_END and s.miners[space - FIRST_END] < rules.lookup.tunnel_end:
        return [f"'{name}' is closed: the miner has not reached it"]
    return []


def audit_recruits(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[str]:
    """Hidden recruits are of factions still to be revealed; only active ones act."""
    problems: list[str] = []
    lookup = rules.lookup
    for recruit in p.hidden:
        if is_revealed(rules, s, lookup.recruit_faction[recruit]):
            name = lookup.recruit_names[recruit]
            problems.append(f"'{name}' cannot be hidden: its faction is revealed")
    active = bits_of(list(p.active))
    if (p.able | p.once) & ~active:
        problems.append(f"a recruit of player {p.seat} acts, but is not active")
    if not s.newcomers and (s.lanes or p.able != active):
        problems.append(f"an active recruit of player {p.seat} does not act")
    return problems


# Between two turns.


def audit_turn(rules: EuphoriaRules, s: EuphoriaState) -> list[str]:
    """At the beginning of a turn nothing is under way: hands, workers, sites and offers."""
    problems: list[str] = []
    for p in s.players:
        held = artifacts_held(p)
        if held > p.morale:
            problems.append(f"player {p.seat} holds {held} artifacts with morale {p.morale}")
        if RETURNING in p.spots or RETURNING_SET in p.spots:
            problems.append(f"a worker of player {p.seat} is still on its way back")
        if p.dealt:
            problems.append(f"player {p.seat} still chooses from recruits")
    needed = rules.lookup.workers_to_build[s.seats]
    for site, name in enumerate(SITE_NAMES):
        if s.tiles[site] < 0 and workers_on_site(s, site) >= needed:
            problems.append(f"'{name}' has {needed} workers: it would be built")
    if s.offer or s.counter:
        problems.append("an offer is open between two turns")
    return problems
