"""Complete games over the raw protocol: nobody is sent anything they must not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.leaks import Course, Eyes
from tests.server.raw import Guest, Message, Table, table
from tests.server.serving import Server

MOST = 4000
SEATS = 3
ASK_EVERY = 25
"""Every how many decisions everybody requests an earlier moment."""
QUIET = {"euphoria": {"trading": "off"}, "revive": {"artifact-cards": "two"}, "recall": {}}


class Game:
    """A finished game with all messages."""

    def __init__(self, address: str, name: str) -> None:
        self.moments: list[tuple[Guest, int, Message]] = []
        with table(address, name, SEATS, options=QUIET[name]) as at:
            watcher = at.spectator()
            watcher.connect()
            everybody = [*at.guests, watcher]
            at.guests[1].connect(language="de")
            for number in range(MOST):
                if at.over:
                    break
                at.step()
                watcher.here.wait_for(number + 1)
                if number % ASK_EVERY == 0:
                    self.ask(at, everybody, number + 1)
            assert at.over, f"no end after {MOST} decisions"
            for guest in everybody:
                guest.here.hear_all(0.2)
            self.course = Course(at.record(), [s["name"] for s in at.guests[0].here.table["seats"]])
            self.heard = {
                guest.seat: [*guest.received, *guest.here.received] for guest in everybody
            }
            self.acknowledged = at.acknowledged
            watcher.leave()

    def ask(self, at: Table, everybody: list[Guest], now: int) -> None:
        for guest in everybody:
            headers = {"X_Seat_Key": guest.key} if guest.key else {"X_Watch": guest.watch}
            eyes = "" if guest.seat is None else f"?eyes={guest.seat}"
            path = f"/tables/{at.id}/moments/{now // 2}{eyes}"
            self.moments.append((guest, now, guest.web.get(path, **headers)))


_played: dict[str, Game] = {}


@pytest.fixture(params=["euphoria", "revive", "recall"])
def game(request: pytest.FixtureRequest, server: Server) -> Game:
    name = str(request.param)
    if name not in _played:
        _played[name] = Game(server.address, name)
    return _played[name]


def language(seat: int | None) -> str:
    return "de" if seat == 1 else "en"


def test_nobody_is_sent_what_they_must_not_know(game: Game) -> None:
    decisions = len(game.course.moments) - 1
    for seat, received in game.heard.items():
        eyes = Eyes(game.course, seat, language(seat))
        if seat == 1:  # the first connection of this seat was in English
            received = received[next(i for i, m in enumerate(received) if '"number":1,' in m) :]
        states = eyes.look(received)
        assert states >= decisions, "not every state was checked"
        assert any(eyes.unknown), "there was nothing to leak"
        for guest, now, moment in game.moments:
            if guest.seat == seat:
                eyes.language = "en"
                eyes.compare_moment(moment, now)
        assert eyes.found == []


def test_the_record_is_what_was_played(game: Game) -> None:
    history = game.course.match.history
    assert [(played.seat, played.move.text) for played in history] == game.acknowledged


# --- the search itself ----------------------------------------------------------------------------


def state_of(game: Game, seat: int | None, number: int) -> Message:
    for text in game.heard[seat]:
        message: Message = json.loads(text)
        if message["is"] == "state" and message["number"] == number:
            return message
    raise AssertionError(f"seat {seat} never heard of number {number}")


def found(game: Game, seat: int | None, message: Any) -> str:
    eyes = Eyes(game.course, seat, language(seat))
    eyes.look([json.dumps(message)])
    return "\n".join(eyes.found)


def test_a_correct_message_passes(game: Game) -> None:
    assert found(game, 0, state_of(game, 0, 3)) == ""


def test_anothers_view_is_found(game: Game) -> None:
    message = state_of(game, 0, 3)
    message["view"] = state_of(game, 2, 3)["view"]
    assert "the view is another" in found(game, 0, message)


def test_anothers_moves_are_found(game: Game) -> None:
    number = next(n for n, p in enumerate(game.course.match.history) if n > 5 and p.seat == 2)
    message = state_of(game, 0, number)
    message["decisions"] = state_of(game, 2, number)["decisions"]
    assert "is told what seat 2 is asked" in found(game, 0, message)


def test_a_card_that_only_another_seat_holds_is_found(game: Game) -> None:
    unknown = set(Eyes(game.course, 0).unknown[3])
    (word, *_) = sorted(unknown - set(Eyes(game.course, 2).unknown[3])) or sorted(unknown)
    message = state_of(game, 0, 3)
    message["log"].append({"at": 2, "lines": [{"text": f"They hold {word}.", "touched": []}]})
    assert f"is told of '{word}'" in found(game, 0, message)


def test_a_seed_is_found(game: Game) -> None:
    news = {"is": "table", "table": {"seed": int(game.course.seed)}}
    assert "is told the seed" in found(game, None, news)
