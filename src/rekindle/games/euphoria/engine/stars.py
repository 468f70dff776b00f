"""Placing stars, and the end of the game with the tenth star of a player."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    ICARITE,
    RESERVE,
    STARS,
    TIE_DIE,
)
from rekindle.games.euphoria.engine.ops import (
    E_NO_STAR,
    E_STAR_DILEMMA,
    E_STAR_MARKET,
    E_STAR_RECRUIT,
    E_STAR_TERRITORY,
    E_TIE_ROLL,
    E_WIN,
    STAR_PLACED,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.chance import roll
from rekindle.kernel.state import Frame


def territory_open(rules: EuphoriaRules, s: EuphoriaState, faction: int) -> bool:
    """Return whether a star space of this territory is still free (euphoria.setup.1)."""
    first = faction * 6
    return sum(s.territories[first : first + 6]) < rules.lookup.open_territory[s.seats]


def star_on_territory(rules: EuphoriaRules, s: EuphoriaState, seat: int, faction: int) -> None:
    """A star on a free space of the territory; with none free there is no star.

    (euphoria.market.2)
    """
    if not territory_open(rules, s, faction):
        s.note(E_NO_STAR, seat, faction)
        return
    s.territories[faction * 6 + seat] += 1
    s.note(E_STAR_TERRITORY, seat, faction)
    placed(s, seat, faction == ICARITE)
    check_win(rules, s)


def star_on_market(rules: EuphoriaRules, s: EuphoriaState, seat: int, market: int) -> None:
    """A star on a built market: at most one each; it lifts the market's penalty at once.

    (euphoria.penalty.19)
    """
    set_market_star(rules, s, seat, market)
    check_win(rules, s)


def set_market_star(rules: EuphoriaRules, s: EuphoriaState, seat: int, market: int) -> None:
    p = s.players[seat]
    s.market_stars[market] |= 1 << seat
    p.penalties &= ~rules.lookup.tile_penalty[s.tiles[market]]
    s.note(E_STAR_MARKET, seat, market, s.tiles[market])
    placed(s, seat, False)


def star_on_dilemma(rules: EuphoriaRules, s: EuphoriaState, seat: int) -> None:
    s.note(E_STAR_DILEMMA, seat, s.players[seat].dilemma)
    placed(s, seat, False)
    check_win(rules, s)


def stars_on_recruits(rules: EuphoriaRules, s: EuphoriaState, faction: int) -> None:
    """Tier 4: everybody places a star on each active recruit of the faction, all at once.

    (euphoria.allegiance.6)
    """
    for p in s.players:
        for recruit in p.active:
            if rules.lookup.recruit_faction[recruit] == faction:
                star_on_recruit(s, p, recruit)
    check_win(rules, s)


def star_on_recruit(s: EuphoriaState, p: Player, recruit: int) -> None:
    s.note(E_STAR_RECRUIT, p.seat, recruit)
    placed(s, p.seat, False)


def placed(s: EuphoriaState, seat: int, icarite: bool) -> None:
    """Count a placed star; what follows from it waits until the event is complete."""
    p = s.players[seat]
    p.stars = min(STARS, p.stars + 1)
    s.agenda.append(Frame(STAR_PLACED, seat, 0, 1 if icarite else 0))


def in_icarus(f: Frame) -> bool:
    """Return whether the star of a STAR_PLACED frame stands on the territory of Icarus."""
    return f.a != 0


def check_win(rules: EuphoriaRules, s: EuphoriaState) -> None:
    """The first tenth star wins at once; ties within one event are broken (euphoria.win)."""
    rivals = [p for p in s.players if p.stars >= STARS]
    if not rivals:
        return
    best = max([standing(rules, s, p) for p in rivals])
    rivals = [p for p in rivals if standing(rules, s, p) == best]
    while len(rivals) > 1:
        rivals = lowest_rollers(s, rivals)
    s.over = True
    s.turn = rivals[0].seat
    s.note(E_WIN, rivals[0].seat)


def standing(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> tuple[int, int, int, int, int]:
    """Return what players are compared by: stars, then the tie-breaks (euphoria.win.3)."""
    markets = 0
    for stars in s.market_stars:
        markets += stars >> p.seat & 1
    territories = 0
    for faction in range(len(FACTIONS)):
        territories += 1 if s.territories[faction * 6 + p.seat] else 0
    return (p.stars, p.morale, -p.knowledge, markets, territories)


def lowest_rollers(s: EuphoriaState, rivals: list[Player]) -> list[Player]:
    """The last tie-break: all roll their workers, and the lowest total wins (euphoria.win.4)."""
    totals: list[int] = []
    for p in rivals:
        total = 0
        for spot in p.spots:
            if spot != RESERVE:
                total += roll(s, TIE_DIE)
        s.note(E_TIE_ROLL, p.seat, total)
        totals.append(total)
    return [p for p, total in zip(rivals, totals, strict=True) if total == min(totals)]


def suffer_penalty(rules: EuphoriaRules, s: EuphoriaState, market: int) -> None:
    """From now on everybody without a star on this market suffers its penalty.

    (euphoria.penalty.19)
    """
    penalty = rules.lookup.tile_penalty[s.tiles[market]]
    for p in s.players:
        if not s.market_stars[market] >> p.seat & 1:
            p.penalties |= penalty
