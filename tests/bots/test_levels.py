"""Levels: which bot plays, and its rating."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rekindle
from rekindle import Match, bots, games
from rekindle.bots import levels
from rekindle.bots.learned.files import UnusableNetwork
from rekindle.bots.levels import (
    FALLBACKS,
    LEVELS,
    USUAL_LEVEL,
    BadLevels,
    Grade,
    Level,
    Measured,
    bot_at,
    grades_of,
    needs_network,
    network_fits,
    rating_at,
)
from rekindle.kernel.game import Game

from .networks import arbitrary_file

LEVELS_TEXT = "".join(f'[levels.{level}]\nbot = "value"\nrating = 1500\n' for level in LEVELS)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where every game's bots have their data, for one test; there is nothing yet."""
    monkeypatch.setattr(levels, "folder_of", lambda game: tmp_path)
    return tmp_path


def measured(match: Match, options: str = "") -> str:
    game, setting = match.game, match.setting
    return (
        f'[measured]\nrules = {game.rules_version}\npack = "{setting.pack_hash}"\n'
        f"seats = [{match.seats}]\noptions = {{{options}}}\n"
    )


def network_for(folder: Path, game: str, seats: int) -> Path:
    path = folder / "networks" / f"{seats}.npz"
    path.parent.mkdir(exist_ok=True)
    shutil.move(arbitrary_file(folder, game, seats), path)
    return path


def bot_of(match: Match, level: str) -> str:
    return bot_at(match.game, match.setting, match.seats, level)


def rating_of(match: Match, level: str = "easy") -> int | None:
    return rating_at(match.game, match.setting, match.seats, level)


# --- the levels of the games ----------------------------------------------------------------------


@pytest.mark.parametrize("game", [games.find(name) for name in games.NAMES], ids=games.NAMES)
def test_every_game_has_levels_whose_bots_exist(game: Game) -> None:
    grades = grades_of(game)
    assert grades is not None
    for name, grade in grades.levels.items():
        assert bots.find(grade.bot, 1).name == grade.bot, name
        assert name not in grade.bot


@pytest.mark.parametrize("game", [games.find(name) for name in games.NAMES], ids=games.NAMES)
def test_ratings_are_complete_and_their_networks_fit(game: Game) -> None:
    grades = grades_of(game)
    assert grades is not None
    rated = [grade for grade in grades.levels.values() if grade.rating is not None]
    assert (grades.measured is not None) == bool(rated)
    if grades.measured is not None:
        setting = game.setting(game.choose_options({}, simulated=True))
        assert len(rated) == len(LEVELS)
        assert [one.rating for one in rated] == sorted(one.rating or 0 for one in rated)
        for seats in grades.measured.seats:
            assert network_fits(game, setting, seats)


def test_the_usual_level_is_one_of_them() -> None:
    assert USUAL_LEVEL in LEVELS


# --- which bot plays ------------------------------------------------------------------------------


def test_a_level_plays_as_its_bot_where_the_network_fits(folder: Path) -> None:
    (folder / "levels.toml").write_text(LEVELS_TEXT)
    network_for(folder, "euphoria", 2)
    match = rekindle.new("euphoria", seats=2, seed=1)
    assert [bot_of(match, level) for level in LEVELS] == ["value"] * len(LEVELS)


def test_without_levels_of_the_game_the_common_ones_play(folder: Path) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    assert {level: bot_of(match, level) for level in LEVELS} == FALLBACKS


def test_where_no_network_fits_the_common_ones_play(folder: Path) -> None:
    """For so many seats there is none; with these options it would have to be another one."""
    (folder / "levels.toml").write_text(LEVELS_TEXT)
    network_for(folder, "euphoria", 2)
    more = rekindle.new("euphoria", seats=3, seed=1)
    other = rekindle.new("euphoria", seats=2, seed=1, options={"deck": "second"})
    for match in (more, other):
        assert {level: bot_of(match, level) for level in LEVELS} == FALLBACKS


def test_a_bot_that_needs_no_network_plays_everywhere(folder: Path) -> None:
    (folder / "levels.toml").write_text(LEVELS_TEXT.replace('"value"', '"rollout:3"'))
    assert bot_of(rekindle.new("euphoria", seats=6, seed=1), "expert") == "rollout:3"


@pytest.mark.parametrize(
    ("spec", "needed"),
    [
        ("value", True),
        ("value:error=0.1", True),
        ("search", True),
        ("search:300ms", True),
        ("value:mine.npz", False),
        ("value:error=0.1:mine.npz", False),
        ("search:300ms:mine.npz", False),
        ("rollout:30", False),
        ("random", False),
    ],
)
def test_a_bot_without_a_file_of_its_own_needs_the_network_of_the_game(
    spec: str, needed: bool
) -> None:
    assert needs_network(spec) == needed


def test_a_broken_network_is_an_error_and_no_reason_to_play_worse(folder: Path) -> None:
    (folder / "levels.toml").write_text(LEVELS_TEXT)
    network_for(folder, "euphoria", 2).write_bytes(b"PK\x03\x04 nothing")
    with pytest.raises(UnusableNetwork, match="is not a network"):
        bot_of(rekindle.new("euphoria", seats=2, seed=1), "easy")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("x = ", "does not describe levels"),
        ("[levels]\n[extra]\n", "does not describe levels: .*unknown field `extra`"),
        (LEVELS_TEXT.replace('"value"', "3", 1), "does not describe levels: Expected `str`"),
        (LEVELS_TEXT.replace("easy", "simple"), "must have these levels in this order: beginner,"),
    ],
)
def test_a_wrong_file_is_answered(folder: Path, text: str, answer: str) -> None:
    (folder / "levels.toml").write_text(text)
    with pytest.raises(BadLevels, match=answer):
        grades_of(games.find("recall"))


# --- the bot Level --------------------------------------------------------------------------------


class First(bots.Bot):
    closed = False

    def choose(self, seat: bots.Seat) -> rekindle.Move:
        return seat.decision.moves[0]

    def close(self) -> None:
        self.closed = True


def test_a_level_finds_its_bot_once_and_ends_it(folder: Path) -> None:
    found: list[First] = []

    def find(spec: str, seed: int) -> First:
        found.append(First(spec, seed))
        return found[-1]

    match = rekindle.new("revive", seats=2, seed=1)
    level = Level("sharp", 7, find)
    level.limit = 3.0
    assert not found
    for _ in range(2):
        seat = bots.seat_of(match, match.decision.seat)
        assert level.choose(seat) == seat.decision.moves[0]
    level.close()
    (bot,) = found
    assert (bot.name, bot.seed, bot.limit, bot.closed) == (FALLBACKS["sharp"], 7, 3.0, True)


def test_a_level_that_never_decided_can_be_closed() -> None:
    bots.find("easy", 1).close()


def test_numpy_is_loaded_only_where_a_network_plays() -> None:
    code = (
        "import sys, rekindle; from rekindle import bots;"
        "match = rekindle.new('euphoria', seats=6, seed=1);"
        "bots.find('beginner', 1).choose(bots.seat_of(match, match.decision.seat));"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- ratings --------------------------------------------------------------------------------------


def test_a_rating_holds_for_what_was_measured(folder: Path) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    text = LEVELS_TEXT + measured(match, 'deck = "first"')
    (folder / "levels.toml").write_text(text)
    assert rating_of(match) == 1500
    assert rating_of(rekindle.new("euphoria", seats=3, seed=1)) is None
    trading = rekindle.new("euphoria", seats=2, seed=1, options={"trading": "off"})
    assert rating_of(trading) == 1500
    deck = rekindle.new("euphoria", seats=2, seed=1, options={"deck": "second"})
    assert rating_of(deck) is None
    assert rating_of(match, "Deep") is None, "a bot of the host's own"


@pytest.mark.parametrize("other", [("rules = ", "rules = 9"), ('pack = "', 'pack = "0')])
def test_a_rating_ends_with_other_rules_or_content(folder: Path, other: tuple[str, str]) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    text = LEVELS_TEXT + measured(match).replace(*other)
    (folder / "levels.toml").write_text(text)
    assert rating_of(match) is None


def test_what_was_not_measured_has_no_rating(folder: Path) -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    assert rating_of(match) is None
    (folder / "levels.toml").write_text(LEVELS_TEXT)
    assert rating_of(match) is None
    assert Grade("value").rating is None
    assert Measured(1, "", ()).options == {}
