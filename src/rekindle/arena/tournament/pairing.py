"""Who plays whom: line-ups, their seatings, and the games of a tournament."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise

import msgspec

from rekindle.arena.tournament.description import MOST_SEED, Contest, Tournament
from rekindle.arena.tournament.results import Key
from rekindle.arena.tournament.standing import Standing

LineUp = tuple[str, ...]


class Fixture(msgspec.Struct, frozen=True):
    """One game that is to be played."""

    contest: int
    """The index of the contest."""
    round: int
    deal: int
    bots: LineUp
    """By seat."""
    seed: int

    @property
    def key(self) -> Key:
        return (self.contest, self.round, self.deal, self.bots)


def line_ups(tournament: Tournament, seats: int) -> list[LineUp]:
    """Return every line-up of a tournament that is not Swiss."""
    bots = tournament.bots
    if tournament.format == "round-robin":
        return filled(bots, seats)
    if tournament.format == "ladder":
        return [found for pair in pairwise(bots) for found in alternating(*pair, seats)]
    return [(bots[0], *others) for others in filled(bots[1:], seats - 1)]


def filled(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Return every choice of bots for these seats.

    If there are too few bots, some sit down twice; then all of them take part.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    more = combinations_with_replacement(bots, seats - len(bots))
    return [tuple(sorted((*bots, *again), key=bots.index)) for again in more]


def alternating(a: str, b: str, seats: int) -> list[LineUp]:
    """Return two bots in turn at every seat, so that each of them has an even share of the wins.

    With an odd number of seats each has one more than the other in one of two line-ups.
    """
    longer = (a, b) * seats
    return [longer[:seats], longer[1 : seats + 1]][: 1 + seats % 2]


def seatings(line_up: LineUp) -> list[LineUp]:
    """Return the line-up in every rotation, in which each bot has every seat."""
    rotations = (line_up[i:] + line_up[:i] for i in range(len(line_up)))
    return list(dict.fromkeys(rotations))


def fixtures(
    tournament: Tournament, round: int, tables: Sequence[list[LineUp]]
) -> Iterator[Fixture]:
    """Return all games of a round, given the line-ups of each contest.

    The first deal of every line-up comes before the second, so that an early look is fair.
    """
    for deal in range(tournament.deals):
        for contest, chosen in enumerate(tables):
            for line_up in chosen:
                yield from deal_of(tournament, contest, round, line_up, deal)


def deal_of(
    tournament: Tournament, contest: int, round: int, line_up: LineUp, deal: int
) -> list[Fixture]:
    """Return one deal in every seating of the line-up."""
    seed = deal_seed(tournament.seed, tournament.contests[contest], line_up, round, deal)
    return [Fixture(contest, round, deal, bots, seed) for bots in seatings(line_up)]


def deal_seed(seed: int, contest: Contest, line_up: LineUp, round: int, deal: int) -> int:
    """Return the seed of a deal: different for every line-up, so that no luck is shared."""
    named = (seed, contest.game, contest.seats, sorted(contest.options.items()))
    text = repr((named, line_up, round, deal))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) % MOST_SEED


def swiss_tables(bots: Sequence[str], seats: int, standing: Standing) -> list[LineUp]:
    """Return who sits with whom in the next round: bots that are about equally successful.

    From the best on, each table is filled with those whom its bots have met least often, the
    nearest in the standing first. Who is left over pauses: whoever has played most, and of
    these the last in the standing.
    """
    ranked = standing.ranked(bots)
    leaving = sorted(ranked, key=lambda bot: (-standing.games[bot], -ranked.index(bot)))
    pausing = set(leaving[: len(ranked) % seats])
    free = [bot for bot in ranked if bot not in pausing]
    tables = []
    while free:
        table = [free.pop(0)]
        while len(table) < seats:
            table.append(min(free, key=lambda bot: meetings(table, bot, standing)))
            free.remove(table[-1])
        tables.append(tuple(table))
    return tables


def meetings(table: Sequence[str], bot: str, standing: Standing) -> int:
    return sum(standing.met(bot, other) for other in table)
