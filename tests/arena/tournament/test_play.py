"""One game, and what becomes of it when a bot does something wrong."""

import pytest

from rekindle.arena.game_runner import Plan, play_game
from rekindle.arena.tournament.pairing import Fixture
from rekindle.arena.tournament.play import GameOfBots
from rekindle.arena.tournament.results import Fault, Played
from rekindle.bots import Seat, registry
from rekindle.bots.uniform import Uniform
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.match import Match
from rekindle.kernel.moves import Move
from tests.arena.tournament import some_bots
from tests.arena.tournament.samples import tournament
from tests.bots.own.test_classes import spec as class_named
from tests.bots.own.test_program import spec as program


@pytest.fixture(autouse=True)
def bad(monkeypatch: pytest.MonkeyPatch) -> None:
    some_bots.register(monkeypatch)


def play(*bots: str, limit: float = 60.0, seed: int = 7) -> Played:
    cup = tournament(tuple(dict.fromkeys(bots)), seats=(len(bots),), limit=limit)
    return GameOfBots(cup, Fixture(0, 0, 0, bots, seed)).play(lambda seat: None)


def test_a_game_has_the_result_that_simulation_has() -> None:
    found = play("random", "rollout:1")
    options = {"deck": "first", "trading": "off"}
    end = play_game(Plan("euphoria", 2, ["random", "rollout:1"], 7, options, None), 0)
    assert found.places == end.result.places
    assert found.totals == end.result.totals
    assert found.reason == end.result.reason
    assert sum(found.decisions) == end.decisions
    assert found.seconds[1] > found.seconds[0] > 0
    assert found.fault is None


@pytest.mark.parametrize(
    ("deed", "kind", "text"),
    [
        ("raises", "error", "ValueError: I do not know"),
        ("leaves", "error", "SystemExit: enough"),
        ("cheats", "illegal", "steal"),
        ("is_silent", "illegal", "None"),
    ],
)
def test_a_bot_that_does_something_wrong_has_lost(deed: str, kind: str, text: str) -> None:
    found = play("random", deed)
    assert found.fault is not None
    assert (found.fault.seat, found.fault.kind, found.fault.text) == (1, kind, text)
    assert found.places == (1, 2)
    assert found.totals == ()
    assert found.decisions[1] in (2, 3)


def test_with_more_seats_all_others_share_the_first_place() -> None:
    assert play("random", "raises", "rollout:1").places == (1, 3, 1)


def test_a_bot_above_the_limit_has_lost() -> None:
    found = play("is_late", "random", limit=some_bots.LATE / 2)
    assert found.fault is not None
    assert (found.fault.seat, found.fault.kind) == (0, "limit")
    assert found.places == (2, 1)
    assert play("is_late", "raises", limit=9).fault != found.fault


def test_a_bot_that_never_comes_to_an_end_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rekindle.arena.tournament.play.MOST_DECISIONS", 20)
    found = play("random", "rollout:1")
    assert found.fault is not None
    assert (found.fault.kind, found.fault.text) == ("endless", "21")
    assert found.decisions[found.fault.seat or 0] == 21


def test_a_bot_that_cannot_be_made_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = tournament(("random", "raises"))
    monkeypatch.delitem(registry.MAKERS, "raises")
    found = GameOfBots(cup, Fixture(0, 0, 0, ("raises", "random"), 7)).play(lambda seat: None)
    assert found.fault is not None
    assert (found.fault.seat, found.fault.kind) == (0, "error")


def test_nobody_loses_where_the_rules_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Match, seat: int, move: object) -> None:
        raise KeyError("broken")

    monkeypatch.setattr(Match, "_play", fails)
    found = play("random", "rollout:1")
    assert found.fault == Fault(None, "rules", "KeyError: 'broken'")
    assert found.places == ()


def test_other_rules_on_a_node_end_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = tournament()
    monkeypatch.setattr("rekindle.games.euphoria.GAME.rules_version", 0)
    with pytest.raises(RekindleError, match="other rules or another pack of euphoria"):
        GameOfBots(cup, Fixture(0, 0, 0, ("random", "rollout:1"), 7)).play(lambda seat: None)


@pytest.mark.parametrize(
    ("deed", "limit", "kind", "text"),
    [
        ("crashes", 60.0, "died", "exit status 1: ValueError: I do not know"),
        ("chats", 60.0, "error", "it answered 'Good morning!': JSON is malformed"),
        ("cheats", 60.0, "illegal", "steal everything"),
        ("hangs", 0.3, "limit", "0.3 s"),
    ],
)
def test_a_program_that_does_something_wrong_has_lost(
    deed: str, limit: float, kind: str, text: str
) -> None:
    found = play("random", program(deed), limit=limit)
    assert found.fault is not None
    assert (found.fault.seat, found.fault.kind) == (1, kind)
    assert found.fault.text.startswith(text)
    assert found.places == (1, 2)


def test_a_class_that_does_something_wrong_has_lost() -> None:
    fault = play("random", class_named("Raises")).fault
    assert fault is not None
    assert (fault.seat, fault.kind) == (1, "error")
    assert fault.text.startswith("ValueError: I do not know (some_bots.py, line ")
    fault = play(class_named("Cheats"), "random").fault
    assert fault == Fault(0, "illegal", "steal everything")


def test_bots_are_ended_with_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it ends."""
    closed: list[str] = []
    monkeypatch.setattr(Uniform, "close", lambda bot: closed.append(bot.name), raising=False)
    play("quick-1", "quick-2")
    play("quick-3", "raises")
    assert sorted(closed) == ["quick-1", "quick-2", "quick-3"]


def test_bots_are_told_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []
    choose = Uniform.choose

    def noted(bot: Uniform, seat: Seat) -> Move:
        limits.append(bot.limit)
        return choose(bot, seat)

    monkeypatch.setattr(Uniform, "choose", noted)
    play("quick-1", "quick-2", limit=12.5)
    assert set(limits) == {12.5}
