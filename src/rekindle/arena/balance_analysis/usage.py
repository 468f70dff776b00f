"""Adds up how often components were used, and what they brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rekindle.arena.balance_analysis.figures import Choice, Kind, Points, Scored, Use
from rekindle.arena.statistics import DIGITS, Sample, rate, share


class KindTally:
    """The components of one kind."""

    def __init__(self) -> None:
        self.uses: dict[str, UseTally] = {}
        self.games = Sample()
        """The uses of each game."""
        self.alternatives: tuple[tuple[str, ...], ...] = ()

    def add(
        self, seats: Sequence[tuple[Mapping[str, int], bool]], in_play: Iterable[str] | None
    ) -> None:
        """Add one game: what each seat used and whether it won, and what could be used."""
        times: Counter[str] = Counter()
        for used, won in seats:
            for id, n in used.items():
                if n:
                    self.use(id).add(n, won)
                    times[id] += n
        found = times.total()
        self.games.add(found)
        # Several copies of a component have as many fair shares.
        copies = Counter(dict.fromkeys(times, 1) if in_play is None else in_play)
        for id, n in copies.items():
            self.use(id).add_game(times[id], found * n / copies.total())

    def use(self, id: str) -> UseTally:
        return self.uses.setdefault(id, UseTally())

    def report(self, name: str, games: int, seats: int) -> Kind:
        found = [tally.report(id, games, seats) for id, tally in self.uses.items()]
        found.sort(key=lambda use: (-use.times, use.id))
        choices = (self.choice(ids) for ids in self.alternatives)
        return Kind(
            name=name,
            a_seat=self.games.mean(seats),
            uses=tuple(found),
            alternatives=tuple(choice for choice in choices if choice is not None),
        )

    def choice(self, ids: tuple[str, ...]) -> Choice | None:
        """Report on alternatives; None if none of them was ever chosen."""
        times = {id: self.use(id).times for id in ids}
        total = sum(times.values())
        if not total:
            return None
        least = min(ids, key=times.__getitem__)
        return Choice(ids, total, least, share(times[least], total))


class UseTally:
    """One component."""

    def __init__(self) -> None:
        self.times = self.winners = 0
        self.seats = self.won = 0
        self.games = self.squares = 0
        self.fair = 0.0

    def add(self, times: int, won: bool) -> None:
        """Add a seat that used it."""
        self.times += times
        self.winners += times if won else 0
        self.seats += 1
        self.won += won

    def add_game(self, times: int, fair: float) -> None:
        """Add a game in which it was in play: its uses, and those that would be its fair share."""
        self.games += 1
        self.squares += times * times
        self.fair += fair

    def report(self, id: str, games: int, seats: int) -> Use:
        return Use(
            id=id,
            games=self.games,
            times=self.times,
            a_game=rounded(self.times, games),
            fair=round(self.fair, DIGITS),
            relative=rate(self.times, self.squares, self.fair) if self.fair else None,
            by_winners=rounded(self.winners, self.times),
            users=self.seats,
            seats=rounded(self.seats, games * seats),
            won=share(self.won, self.seats) if self.seats else None,
        )


class ScoredTally:
    """The points that the components of one kind brought."""

    def __init__(self) -> None:
        self.points: dict[str, Sample] = {}

    def add(self, scored: Mapping[str, int]) -> None:
        for id, points in scored.items():
            self.points.setdefault(id, Sample()).add(points)

    def report(self, name: str) -> Scored:
        found = [Points(id, one.n, one.mean()) for id, one in self.points.items()]
        found.sort(key=lambda one: (-one.points.value, one.id))
        return Scored(name, tuple(found))


def rounded(number: int, by: int) -> float:
    """A rounded quotient; 0 if there is nothing to divide by."""
    return round(number / by, DIGITS) if by else 0.0
