"""Plays one game of a tournament. Whatever a bot does wrong, the game has a result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Final

from rekindle.arena.game_runner import BOT_SEEDS_PER_GAME
from rekindle.arena.tournament.description import Contest, Tournament
from rekindle.arena.tournament.pairing import Fixture
from rekindle.arena.tournament.results import Fault, Played
from rekindle.bots import Bot, BotFault, seat_of
from rekindle.bots import find as find_bot
from rekindle.bots.faults import MOST_DECISIONS
from rekindle.games import find as find_game
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.moves import shortened

MICRO: Final = 6
"""Decimal places of times."""

Begins = Callable[[int], None]
"""Called with the seat before each of its decisions."""


class Broken(Exception):
    """A game that is broken off, and by whom."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


class GameOfBots:
    """One game in progress, with what each seat has spent."""

    def __init__(self, tournament: Tournament, fixture: Fixture) -> None:
        self.tournament = tournament
        self.fixture = fixture
        self.contest = tournament.contests[fixture.contest]
        self.decisions = [0] * self.contest.seats
        self.seconds = [0.0] * self.contest.seats

    def play(self, begins: Begins) -> Played:
        game, setting = setting_of(self.contest)
        try:
            match = self.play_on(game, setting, begins)
        except Broken as broken:
            return self.broken_off(broken.fault)
        assert match.result is not None
        result = match.result
        return self.played(result.places, result.totals, result.reason)

    def play_on(self, game: Game, setting: Setting, begins: Begins) -> Match:
        """Play to the end; raise Broken if it does not come to one."""
        seats, seed = self.contest.seats, self.fixture.seed
        start = game.set_up(setting, seats, seed)
        match = Match(game, setting, start, Origin(seats, seed, start))
        with ExitStack() as stack:
            bots = [stack.enter_context(closing(self.bot(seat))) for seat in range(seats)]
            self.play_with(bots, match, begins)
        return match

    def play_with(self, bots: Sequence[Bot], match: Match, begins: Begins) -> None:
        while not match.over:
            decision = match.decision
            seat = decision.seat
            begins(seat)
            begun = perf_counter()
            try:
                move = bots[seat].choose(seat_of(match, seat))
            except BotFault as fault:
                raise Broken(Fault(seat, fault.kind, fault.text)) from None
            except (Exception, SystemExit) as error:
                raise Broken(Fault(seat, "error", told(error))) from None
            spent = perf_counter() - begun
            self.decisions[seat] += 1
            self.seconds[seat] += spent
            self.check_limits(seat, spent)
            if str(move) not in [offered.text for offered in decision.moves]:
                raise Broken(Fault(seat, "illegal", shortened(str(move))))
            try:
                match.play(move, seat)
            except Exception as error:
                raise Broken(Fault(None, "rules", told(error))) from None

    def bot(self, seat: int) -> Bot:
        spec, seed = self.fixture.bots[seat], self.fixture.seed * BOT_SEEDS_PER_GAME + seat
        try:
            bot = find_bot(spec, seed)
        except Exception as error:
            raise Broken(Fault(seat, "error", told(error))) from None
        bot.limit = self.tournament.limit
        return bot

    def check_limits(self, seat: int, spent: float) -> None:
        if spent > self.tournament.limit:
            raise Broken(Fault(seat, "limit", f"{spent:.3f} s"))
        if self.decisions[seat] > MOST_DECISIONS:
            raise Broken(Fault(seat, "endless", str(self.decisions[seat])))

    def broken_off(self, fault: Fault) -> Played:
        """The seat at fault is last, all others share the first place."""
        seats = self.contest.seats
        places = [seats if seat == fault.seat else 1 for seat in range(seats)]
        return self.played(places if fault.seat is not None else (), (), "", fault)

    def played(
        self,
        places: Sequence[int],
        totals: Sequence[int],
        reason: str,
        fault: Fault | None = None,
    ) -> Played:
        fixture, contest = self.fixture, self.contest
        means = (time / (n or 1) for time, n in zip(self.seconds, self.decisions))
        return Played(
            contest=fixture.contest,
            game=contest.game,
            options=contest.options,
            round=fixture.round,
            deal=fixture.deal,
            seed=fixture.seed,
            bots=fixture.bots,
            places=tuple(places),
            totals=tuple(totals),
            decisions=tuple(self.decisions),
            seconds=tuple(round(mean, MICRO) for mean in means),
            reason=reason,
            fault=fault,
        )


def setting_of(contest: Contest) -> tuple[Game, Setting]:
    """Return the game of a contest, which must have the same rules and content on every node."""
    game = find_game(contest.game)
    setting = game.setting(contest.options, None if contest.pack is None else Path(contest.pack))
    found = (game.rules_version, f"{setting.pack_id} {setting.pack_hash}")
    if found != (contest.rules, contest.content):
        raise RekindleError(
            f"a process has other rules or another pack of {contest.game} than the tournament: "
            "install the same version everywhere"
        )
    return game, setting


def told(error: BaseException) -> str:
    """The type and the message of any error, in one short line."""
    return shortened(" ".join(f"{type(error).__name__}: {error}".split()))
