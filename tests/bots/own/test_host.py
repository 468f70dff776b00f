"""Bots of one's own at a table with people: in another process, and with somebody to take over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rekindle import bots
from rekindle.bots import BotFault, seat_of
from rekindle.bots.own import host
from rekindle.bots.own.guarded import PATIENCE, STAND_IN, GuardedBot
from rekindle.bots.own.host import HostedBot
from rekindle.bots.request import request_for
from rekindle.kernel.match import Match
from tests.bots.own import test_classes, test_program
from tests.bots.tables import table

LIMIT = 0.2


@pytest.fixture
def match() -> Match:
    return table(seed=3, decisions=30)


def hosted(spec: str) -> Iterator[HostedBot]:
    bot = HostedBot(spec, 1, None)
    yield bot
    bot.close()


@pytest.fixture
def counts() -> Iterator[HostedBot]:
    yield from hosted(test_classes.spec("Counts"))


@pytest.fixture
def hangs() -> Iterator[HostedBot]:
    yield from hosted(test_classes.spec("Hangs"))


@pytest.fixture
def dies() -> Iterator[HostedBot]:
    yield from hosted(test_classes.spec("Dies"))


def choice(bot: HostedBot | GuardedBot, match: Match) -> str:
    return bot.choose(seat_of(match, match.decision.seat)).text


def test_a_bot_in_another_process_remembers_its_game(counts: HostedBot, match: Match) -> None:
    moves = match.decision.moves
    chosen = [choice(counts, match) for _ in range(3)]
    assert chosen == [moves[1].text, moves[0].text, moves[1].text]


def test_a_class_that_hangs_is_ended(hangs: HostedBot, match: Match) -> None:
    hangs.limit = LIMIT
    with pytest.raises(BotFault) as caught:
        choice(hangs, match)
    assert (caught.value.kind, caught.value.text) == ("limit", "0.2 s")


def test_a_class_that_ends_its_process_hurts_nobody(dies: HostedBot, match: Match) -> None:
    for _ in range(2):
        with pytest.raises(BotFault) as caught:
            choice(dies, match)
        assert (caught.value.kind, caught.value.text) == ("died", "exit status 3")


def test_a_fault_comes_back_as_it_was(match: Match) -> None:
    bot = HostedBot(test_program.spec("exits"), 1, None)
    with pytest.raises(BotFault) as caught:
        choice(bot, match)
    bot.close()
    assert (caught.value.kind, caught.value.text) == ("died", "exit status 3")


def test_its_process_never_has_the_truth(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent what the seat imagines: the same for all states that look the same to the seat."""
    seat = match.decision.seat
    other = match.determinised(seat, 99)
    assert other.checksum() != match.checksum()
    other.history = [played for played in match.history if played.seat == seat]
    sent = []

    class Stop(Exception):
        pass

    def choose(*given: object) -> None:
        sent.append(given)
        raise Stop

    for truth in (match, other):
        bot = HostedBot(test_classes.spec("First"), 1, None)
        monkeypatch.setattr(bot._host, "choose", choose)
        with pytest.raises(Stop):
            choice(bot, truth)
    assert sent[0] == sent[1]


def test_programs_end_when_their_host_is_closed(match: Match, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    script = tmp_path / "tells.sh"
    first = match.decision.moves[0].text
    script.write_text(
        f'echo $$ > {pid}; read game; echo \'{{"do":"ready","protocol":1}}\'; read decision\n'
        f'echo \'{{"do":"play","number":1,"move":"{first}"}}\'; while true; do sleep 60; done\n'
    )
    bot = HostedBot(f"program:sh {script}", 1, None)
    assert choice(bot, match) == first
    number = int(pid.read_text())
    assert test_program.is_running(number)
    bot.close()
    assert not test_program.is_running(number)


def test_a_process_keeps_few_bots(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that has not decided for the longest time begins anew."""
    monkeypatch.setattr(host, "MOST_KEPT", 2)
    moves = match.decision.moves
    spec = test_classes.spec("Counts")
    request = request_for(match, None, match.decision.seat, spec, 1)
    try:
        chosen = [host.choose(game, request, 60.0) for game in ("a", "b", "a", "c", "b", "c")]
        assert [moves[1].text, moves[0].text].index(chosen[2]) == 1, "a goes on"
        assert chosen[4] == moves[1].text, "b begins anew"
        assert chosen[5] == moves[0].text, "c goes on"
        host.end("b")
        assert [key for key, _ in host.kept] == ["c"]
    finally:
        host.end_all()
    assert not host.kept


# Somebody who takes over


def guarded(name: str) -> GuardedBot:
    return GuardedBot(bots.find(test_classes.spec(name), 1))


def test_a_bot_without_faults_plays_on(match: Match) -> None:
    bot = guarded("First")
    assert choice(bot, match) == match.decision.moves[0].text
    assert bot.fault is None
    assert not bot.replaced


def test_after_a_fault_a_random_move_is_played(match: Match) -> None:
    bot = guarded("Raises")
    assert choice(bot, match) in [move.text for move in match.decision.moves]
    assert bot.fault is not None
    assert bot.fault.kind == "error"
    assert not bot.replaced


def test_after_several_faults_another_bot_plays_on(match: Match) -> None:
    bot = guarded("Raises")
    assert bot._stand_in.name == STAND_IN
    bot._stand_in = bots.find(test_classes.spec("Last"), 1)
    faults, chosen = [], []
    for _ in range(PATIENCE + 2):
        chosen.append(choice(bot, match))
        faults.append(bot.fault is not None)
    assert faults == [True] * PATIENCE + [False] * 2
    assert chosen[PATIENCE - 1 :] == [match.decision.moves[-1].text] * 3
    assert bot.replaced
