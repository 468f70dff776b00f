"""The file of levels: what is written is what is read."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from rekindle import BadOption, games
from rekindle.arena import tournament as t
from rekindle.arena.levels import LevelLine, files, rated, seats_with_networks, text_of
from rekindle.arena.statistics import Estimate
from rekindle.arena.tournament.description import Contest
from rekindle.bots.levels import LEVELS, Grade, Grades, Measured, grades_of, levels_file
from rekindle.kernel.game import Game, Setting


def contests(*seats: int) -> tuple[Contest, ...]:
    wanted = t.Wanted(["random", "rollout:1"], [t.Games("euphoria", list(seats))])
    return t.tournament_of(wanted).contests


def lines(bot: str) -> list[LevelLine]:
    rating = Estimate(1234.6, 1200.2, 1260.9)
    return [LevelLine(level, bot, None, rating, 40, 0.001, 0) for level in LEVELS]


def test_what_is_written_is_what_is_read() -> None:
    levels = {level: Grade(f'value:error=0.1:C:\\"{level}"', 1, 0, 2, 5) for level in LEVELS}
    options = {"deck": "first", "artifact-cards": "one"}
    for grades in (
        Grades(levels, Measured(3, "abc", (2, 3), options)),
        Grades({level: Grade("value") for level in LEVELS}),
    ):
        assert msgspec.convert(tomllib.loads(text_of(grades)), Grades) == grades


@pytest.mark.parametrize("game", [games.find(name) for name in games.NAMES], ids=games.NAMES)
def test_the_games_have_files_as_they_are_written(game: Game) -> None:
    grades = grades_of(game)
    assert grades is not None
    assert levels_file(game).read_text("utf-8") == text_of(grades)


def test_ratings_are_kept_with_what_was_measured() -> None:
    grades = rated(lines("rollout:1"), contests(3, 2))
    game = games.find("euphoria")
    setting = game.setting(game.choose_options({}, simulated=True))
    assert grades.measured == Measured(game.rules_version, setting.pack_hash, (2, 3), {})
    assert grades.levels["easy"] == Grade("rollout:1", 1235, 1200, 1261, 40)


def test_options_that_need_another_network_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def fits(game: Game, setting: Setting, seats: int) -> bool:
        return setting.options["deck"] == "first"

    monkeypatch.setattr(files, "network_fits", fits)
    grades = rated(lines("value"), contests(2))
    assert grades.measured is not None
    assert grades.measured.options == {"deck": "first"}


def test_levels_are_measured_where_networks_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "network_fits", lambda game, setting, seats: seats in (1, 3, 4))
    game = games.find("recall")
    assert seats_with_networks(game, ["rollout:1", "value"], ()) == [3, 4]
    assert seats_with_networks(game, ["value"], (4,)) == [4]
    assert seats_with_networks(game, ["rollout:1", "value:mine.npz"], ()) == [2]
    with pytest.raises(BadOption, match="fits 2 seats; train one with: rekindle train recall"):
        seats_with_networks(game, ["value"], (3, 2))
    with pytest.raises(BadOption, match="recall is for 1 to 4 players"):
        seats_with_networks(game, ["value"], (9,))
    monkeypatch.setattr(files, "network_fits", lambda game, setting, seats: seats == 1)
    with pytest.raises(BadOption, match="no network comes with recall; train one"):
        seats_with_networks(game, ["value"], ())
