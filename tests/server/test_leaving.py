"""Leaving a running table: resigning, and abandoning the game when all agree."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import rekindle
from tests.server.abuse import refused
from tests.server.postgres import Postgres
from tests.server.raw import Guest, Line, Message, Table, Web, table
from tests.server.serving import Server, Start
from tests.server.stored import stored

DATABASES = ["sqlite", "postgresql"]


def start_on(request: pytest.FixtureRequest, start_server: Start, workers: int = 1) -> Server:
    if request.param == "sqlite":
        return start_server()
    postgres: Postgres = request.getfixturevalue("postgres")
    return start_server(postgres.database(), workers=workers)


@pytest.fixture(scope="module", params=DATABASES)
def place(request: pytest.FixtureRequest, start_server: Start) -> Iterator[Server]:
    server = start_on(request, start_server, workers=2)
    yield server
    server.check_log()
    server.kill()


@contextmanager
def alone(place: Server, *others: Message, **more: Any) -> Iterator[Guest]:
    """One person, with bots or without."""
    web = Web(place.address)
    seats = [{"kind": "person", "name": "Anna"}, *others]
    opened = web.ask("POST", "/tables", {"seats": seats, **more}, 201).json()
    guest = Guest(0, opened["keys"][0]["secret"], web, opened["table"]["id"])
    try:
        guest.connect()
        yield guest
    finally:
        guest.leave()
        web.close()


def answer(guest: Guest, what: str) -> None:
    guest.here.send({"do": "abandon", "seat": guest.seat, "answer": what})


def proposed(line: Line, by: int | None, *agreed: int) -> Message:
    """Wait until this is the proposal that somebody is told."""
    expected = None if by is None else {"seat": by, "agreed": list(agreed)}
    if not line.table or line.table["proposal"] != expected:
        line.until(lambda m: m["is"] == "table" and m["table"]["proposal"] == expected)
    return line.table


def ended(line: Line) -> Message:
    """Wait until somebody is told that the game was abandoned."""
    line.until(lambda m: m["is"] == "state" and not m["decisions"])
    if line.table["status"] != "over":
        line.until(lambda m: m["is"] == "table" and m["table"]["status"] == "over")
    assert line.table["outcome"] is None
    assert line.table["proposal"] is None
    assert line.table["deciding"] == []
    assert line.news["undo"] is None
    return line.table


def resigned(line: Line, seat: int) -> Message:
    def fits(message: Message) -> bool:
        return message["is"] == "table" and bool(message["table"]["seats"][seat]["resigned"])

    line.until(fits)
    told: Message = line.table["seats"][seat]
    assert told["substitute"] == "steady"
    return told


# Abandoning


def test_a_game_is_abandoned_when_all_have_agreed(place: Server) -> None:
    with table(place.address, "revive", 3) as at:
        at.play(8)
        anna, bert, cora = at.guests
        spectator = at.spectator()
        spectator.connect()
        answer(bert, "propose")
        for line in (anna.here, bert.here, cora.here, spectator.here):
            assert proposed(line, 1, 1)["status"] == "running"
        answer(anna, "agree")
        answer(anna, "agree")
        proposed(cora.here, 1, 0, 1)
        answer(cora, "agree")
        for line in (anna.here, bert.here, cora.here, spectator.here):
            ended(line)
        row, entries = stored(place.database, at.id)
        assert (row.status, row.outcome, row.address, row.deciding) == ("over", None, "", 0)
        assert [entry.kind for entry in entries] == ["move"] * 8 + ["abandon"]
        assert (row.number, row.length) == (9, 8)
        for message in (
            {"do": "abandon", "seat": 0, "answer": "propose"},
            {"do": "resign", "seat": 0},
            {"do": "undo", "seat": 0, "number": 9},
            {"do": "play", "seat": 0, "number": 9, "move": "end"},
        ):
            refused(anna.here, message, "over")
        spectator.leave()


def test_an_abandoned_game_can_be_read_and_played_on(place: Server) -> None:
    with table(place.address, "euphoria", 2, options={"trading": "off"}) as at:
        at.play(12)
        for guest in at.guests:
            answer(guest, "propose")
        ended(at.guests[1].here)
        match = rekindle.load(at.record())
        assert [(p.seat, p.move.text) for p in match.history] == at.acknowledged
        assert not match.over
        host = at.guests[0]
        path = f"/tables/{at.id}"
        course = host.web.ask("GET", f"{path}/course", None, 200, X_Seat_Key=host.key).json()
        assert course["length"] == 12
        for eyes in (0, 1):
            moment = f"{path}/moments/12?eyes={eyes}"
            host.web.ask("GET", moment, None, 200, X_Seat_Key=host.key)
        wish = {"at": 12, "seat": 0, "name": "Anna"}
        branch = host.web.ask("POST", f"{path}/branch", wish, 201, X_Seat_Key=host.key).json()
        assert branch["table"]["status"] == "running"
        assert branch["table"]["length"] == 12
        assert branch["table"]["proposal"] is None
        beyond = {**wish, "at": 13}
        host.web.ask("POST", f"{path}/branch", beyond, 404, X_Seat_Key=host.key)


@pytest.mark.parametrize(("seat", "what"), [(1, "decline"), (0, "withdraw"), (0, "decline")])
def test_a_proposal_ends_when_somebody_does_not_want_it(
    place: Server, seat: int, what: str
) -> None:
    with table(place.address) as at:
        at.play(3)
        anna, bert = at.guests
        answer(anna, "propose")
        proposed(bert.here, 0, 0)
        answer(at.guests[seat], what)
        for guest in at.guests:
            proposed(guest.here, None)
        told = refused(bert.here, {"do": "abandon", "seat": 1, "answer": "agree"}, "illegal")
        assert told["text"] == "Nobody proposes to abandon the game any more: it goes on."
        at.step()


def test_a_proposal_lapses_when_its_proposer_plays_on(place: Server) -> None:
    with table(place.address, "revive", 2) as at:
        at.play(6)
        mover = at.deciding()
        (other,) = [guest for guest in at.guests if guest is not mover]
        assert mover.seat is not None
        assert other.seat is not None
        answer(other, "propose")
        proposed(mover.here, other.seat, other.seat)
        at.step()
        row, _ = stored(place.database, at.id)
        assert row.proposer == other.seat, "only the proposer's own move counts"
        while at.deciding() is not other:
            at.step()
        at.step()
        for guest in at.guests:
            proposed(guest.here, None)
        row, _ = stored(place.database, at.id)
        assert row.proposer is None
        refused(mover.here, {"do": "abandon", "seat": mover.seat, "answer": "agree"}, "illegal")


def test_one_person_abandons_a_game_at_once(place: Server) -> None:
    bot = {"kind": "bot", "level": "easy"}
    for others, game in (((), "revive"), ((bot, bot), "euphoria")):
        for message in (
            {"do": "abandon", "seat": 0, "answer": "propose"},
            {"do": "resign", "seat": 0},
        ):
            with alone(place, *others, game=game) as guest:
                guest.here.send(message)
                ended(guest.here)


# Resigning


def test_a_bot_plays_on_for_who_has_resigned(place: Server) -> None:
    with table(place.address, "revive", 3) as at:
        at.play(4)
        anna, bert, cora = at.guests
        bert.here.send({"do": "resign", "seat": 1})
        for guest in at.guests:
            assert resigned(guest.here, 1)["name"] == "Guest 1"
            assert not guest.here.table["seats"][1]["mine"]
        for message in (
            {"do": "return", "seat": 1},
            {"do": "resign", "seat": 1},
            {"do": "look", "eyes": 1},
            {"do": "abandon", "seat": 1, "answer": "propose"},
            {"do": "play", "seat": 1, "number": bert.here.number, "move": "end"},
        ):
            told = refused(bert.here, message, "seat")
            assert told["text"] == "This seat was given up: a bot plays on for it."
        if bert.here.news["eyes"] is not None:
            bert.here.until(lambda m: m["is"] == "state" and m["eyes"] is None)
        # Watching goes on, also after coming back with the old key.
        line = bert.connect()
        assert line.news["eyes"] is None
        assert not [text for text in line.received if '"refused"' in text]
        for _ in range(30):
            number = anna.here.number
            asked = {decision["seat"] for decision in anna.here.news["decisions"]}
            person = next((guest for guest in (anna, cora) if guest.seat in asked), None)
            if person is None:
                anna.here.wait_for(number + 1)
                cora.here.wait_for(number + 1)
                continue
            assert person.seat is not None
            person.here.wait_for(number)
            person.here.play(person.seat, person.here.moves(person.seat)[0])
            anna.here.wait_for(number + 1)
        _, entries = stored(place.database, at.id)
        assert 1 in {entry.seat for entry in entries[4:]}
        assert "abandon" not in {entry.kind for entry in entries}


def test_when_nobody_is_left_the_game_is_abandoned(place: Server) -> None:
    with table(place.address) as at:
        at.play(2)
        anna, bert = at.guests
        anna.here.send({"do": "resign", "seat": 0})
        resigned(bert.here, 0)
        bert.here.send({"do": "resign", "seat": 1})
        ended(bert.here)
        ended(anna.here)


def test_resigning_instead_of_agreeing_leaves_the_decision_to_the_others(place: Server) -> None:
    with table(place.address, "euphoria", 3) as at:
        anna, bert, cora = at.guests
        answer(anna, "propose")
        proposed(bert.here, 0, 0)
        answer(bert, "propose")
        proposed(cora.here, 0, 0, 1)
        cora.here.send({"do": "resign", "seat": 2})
        ended(anna.here)
    with table(place.address, "euphoria", 3) as at:
        anna, bert, cora = at.guests
        answer(cora, "propose")
        proposed(anna.here, 2, 2)
        cora.here.send({"do": "resign", "seat": 2})
        assert proposed(anna.here, None)["status"] == "running"


# Refusals


def test_who_has_no_seat_there_cannot_end_the_game(place: Server) -> None:
    with table(place.address) as at:
        at.play(2)
        spectator = at.spectator()
        lines = [spectator.connect(), at.guests[1].here]
        for line in lines:
            for seat in (0, 7, -1, 10**30):
                refused(line, {"do": "resign", "seat": seat}, "seat", "message")
                message = {"do": "abandon", "seat": seat, "answer": "propose"}
                refused(line, message, "seat", "message")
        spectator.leave()
        row, _ = stored(place.database, at.id)
        assert (row.status, row.proposer) == ("running", None)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_answered_is_refused_with_a_sentence(place: Server, language: str) -> None:
    with table(place.address) as at:
        anna, bert = at.guests
        bert.connect(language=language)
        texts = set()
        for what in ("agree", "decline", "withdraw"):
            message = {"do": "abandon", "seat": 1, "answer": what}
            texts.add(refused(bert.here, message, "illegal")["text"])
        answer(anna, "propose")
        proposed(bert.here, 0, 0)
        message = {"do": "abandon", "seat": 1, "answer": "withdraw"}
        texts.add(refused(bert.here, message, "illegal")["text"])
        for wrong in ({"answer": "yes"}, {"answer": None}, {}, {"seat": "0", "answer": "agree"}):
            refused(bert.here, {"do": "abandon", "seat": 1, **wrong}, "message")
        assert len(texts) == 2
        assert all(text.endswith(".") for text in texts)


def test_a_proposal_cannot_be_repeated_all_the_time(place: Server) -> None:
    with table(place.address) as at:
        anna, bert = at.guests
        for _ in range(3):
            answer(anna, "propose")
            proposed(bert.here, 0, 0)
            answer(bert, "decline")
            proposed(anna.here, None)
            proposed(bert.here, None)
        refused(anna.here, {"do": "abandon", "seat": 0, "answer": "propose"}, "illegal")
        answer(bert, "propose")
        proposed(anna.here, 1, 1)
        answer(anna, "agree")
        ended(anna.here)


def test_a_table_that_waits_cannot_be_abandoned(place: Server) -> None:
    web = Web(place.address)
    wish = {"game": "euphoria", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]}
    opened = web.ask("POST", "/tables", wish, 201).json()
    hello = {"keys": [opened["keys"][0]["secret"]], "eyes": 0}
    line = Line(place.address, opened["table"]["id"], hello)
    refused(line, {"do": "resign", "seat": 0}, "table")
    refused(line, {"do": "abandon", "seat": 0, "answer": "propose"}, "table")
    line.close()
    web.close()


# Crashes


@pytest.fixture(params=DATABASES)
def mortal(request: pytest.FixtureRequest, start_server: Start) -> Iterator[Server]:
    server = start_on(request, start_server)
    yield server
    server.kill()


def test_a_killed_server_forgets_neither_proposals_nor_ends(mortal: Server) -> None:
    with table(mortal.address, "revive", 3) as at:
        at.play(5)
        anna, bert, cora = at.guests
        answer(anna, "propose")
        proposed(bert.here, 0, 0)
        answer(bert, "propose")
        proposed(bert.here, 0, 0, 1)
        again(mortal, at)
        proposed(cora.here, 0, 0, 1)
        answer(cora, "agree")
        end_stored(mortal, at)  # and nothing more: whether anybody was told does not matter
        mortal.kill()
        mortal.start()
        at.connect()
        for guest in at.guests:
            assert guest.here.table["status"] == "over"
            assert guest.here.news["decisions"] == []
            assert (guest.here.number, guest.here.news["length"]) == (6, 5)


def test_a_killed_server_does_not_give_a_resigned_seat_back(mortal: Server) -> None:
    with table(mortal.address, "euphoria", 3) as at:
        anna, bert, _ = at.guests
        bert.here.send({"do": "resign", "seat": 1})
        resigned(anna.here, 1)
        again(mortal, at)
        assert anna.here.table["seats"][1]["resigned"]
        refused(bert.here, {"do": "return", "seat": 1}, "seat")


def again(server: Server, at: Table) -> None:
    """Kill the server, start it, and let everybody come back."""
    server.kill()
    server.start()
    for guest in at.guests:
        guest.connect()


def end_stored(server: Server, at: Table) -> None:
    async def wait() -> None:
        async with asyncio.timeout(30):
            while (await asyncio.to_thread(stored, server.database, at.id))[0].status != "over":
                await asyncio.sleep(0.02)

    asyncio.run(wait())
