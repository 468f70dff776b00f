"""Tournaments of bots: pairings, results in a file, ratings and tests."""

from __future__ import annotations

from rekindle.arena.tournament.description import (
    FORMATS,
    Bounds,
    Games,
    Tournament,
    Wanted,
    read_wanted,
    tournament_of,
)
from rekindle.arena.tournament.ratings import Rating, ratings
from rekindle.arena.tournament.report import TournamentReport, report_of
from rekindle.arena.tournament.results import Fault, Played, Results, open_results, read_results
from rekindle.arena.tournament.run import games_in_all, run_test, run_tournament
from rekindle.arena.tournament.sprt import Sprt
from rekindle.arena.tournament.standing import Standing

__all__ = [
    "FORMATS",
    "Bounds",
    "Fault",
    "Games",
    "Played",
    "Rating",
    "Results",
    "Sprt",
    "Standing",
    "Tournament",
    "TournamentReport",
    "Wanted",
    "games_in_all",
    "open_results",
    "ratings",
    "read_results",
    "read_wanted",
    "report_of",
    "run_test",
    "run_tournament",
    "tournament_of",
]
