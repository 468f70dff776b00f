"""Tables in memory: what is stored, what is refused, and how other workers catch up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import rekindle
from rekindle.server.live import reasons, table
from rekindle.server.live.bus import MemoryBus, Notice
from rekindle.server.live.line import Line, UnplayableTable
from rekindle.server.live.refusals import Refusal, Stale
from rekindle.server.live.table import LiveTable
from rekindle.server.settings import Limits
from rekindle.server.store.models import Entry, Progress, TableRow
from rekindle.server.store.tables import find_table
from tests.server.hubs import hub_in, neighbour, opened, play_on, run


def line_of(live: LiveTable) -> Line:
    assert live.line is not None
    return live.line


async def to_a_turn(live: LiveTable) -> int:
    """Play the choices at the beginning and return whose turn it is."""
    while line_of(live).match.decision.asks.id != "prompt-turn":
        decision = line_of(live).match.decision
        await live.play(decision.seat, line_of(live).number, decision.moves[0].text)
    return line_of(live).match.decision.seat


def test_a_decision_is_stored_before_it_is_broadcast(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            written: list[int] = []

            def hear(live: LiveTable, own: bool) -> None:
                written.append(line_of(live).number)

            live.on_entry = hear
            append = hub.journal.append

            async def watched(entry: Entry, progress: Progress) -> bool:
                assert line_of(live).number == entry.number - 1, "it was broadcast too early"
                done = await append(entry, progress)
                assert not written or written[-1] < entry.number
                return done

            hub.journal.append = watched  # type: ignore[method-assign]
            await play_on(live, 12)
            assert written == list(range(1, 13))
            entries = await hub.journal.since(live.id)
            assert [entry.number for entry in entries] == written

    run(go())


def test_a_move_that_cannot_be_stored_is_not_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            append = hub.journal.append

            async def full(entry: Entry, progress: Progress) -> bool:
                raise OSError("the disk is full")

            hub.journal.append = full  # type: ignore[method-assign]
            with pytest.raises(Refusal) as refused:
                await play_on(live, 1)
            assert refused.value.to_message("en").text.startswith("Your move could not be saved")
            assert line_of(live).number == 0
            hub.journal.append = append  # type: ignore[method-assign]
            await play_on(live, 3)
            assert line_of(live).number == 3

    run(go())


def test_an_entry_whose_acknowledgement_was_lost_is_caught_up_with(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            append = hub.journal.append

            async def lost(entry: Entry, progress: Progress) -> bool:
                await append(entry, progress)
                raise ConnectionError("the answer was lost")

            hub.journal.append = lost  # type: ignore[method-assign]
            with pytest.raises(Refusal):
                await play_on(live, 1)
            hub.journal.append = append  # type: ignore[method-assign]
            (written,) = await hub.journal.since(live.id)
            with pytest.raises(Stale):
                await live.play(written.seat, 0, written.text)
            assert line_of(live).number == 1

    run(go())


def test_a_number_of_another_state_changes_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            await play_on(live, 5)
            line = line_of(live)
            decision = line.match.decision
            for number in (-1, 0, line.number - 1, line.number + 1, 10**30):
                with pytest.raises(Stale):
                    await live.play(decision.seat, number, decision.moves[0].text)
                with pytest.raises(Stale):
                    await live.undo(decision.seat, number, 1)
            assert live.line is line

    run(go())


def test_seats_that_decide_at_the_same_time_do_not_make_each_other_stale(tmp_path: Path) -> None:
    """Everybody chooses recruits at once: all refer to number 0, and each counts once."""

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            async with neighbour(hub, MemoryBus()) as other:
                twin = await other.table(live.id)
                assert twin is not None
                first, second = line_of(live).match.decisions[:2]
                await asyncio.gather(
                    live.play(first.seat, 0, first.moves[0].text),
                    twin.play(second.seat, 0, second.moves[0].text),
                )
                with pytest.raises(Stale):
                    await live.play(second.seat, 0, second.moves[1].text)
                written = await hub.journal.since(live.id)
                assert {one.seat for one in written} == {first.seat, second.seat}
                assert len(written) == 2

    run(go())


def test_two_clicks_at_once_are_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            decision = line_of(live).match.decision
            click = decision.moves[0].text
            ended = await asyncio.gather(
                *(live.play(decision.seat, 0, click) for _ in range(4)), return_exceptions=True
            )
            assert [type(one) for one in ended] == [type(None), Stale, Stale, Stale]
            assert len(await hub.journal.since(live.id)) == 1

    run(go())


def test_what_is_not_offered_is_refused_with_its_article(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, trading="off")
            seat = await to_a_turn(live)
            number = line_of(live).number
            with pytest.raises(Refusal) as refused:
                await live.play(seat, number, "take farm 1")
            told = refused.value.to_message("de", live.renderer.names)
            assert (told.why, told.article) == ("illegal", "euphoria.retrieve.1")
            assert "Farm" in told.text
            with pytest.raises(Refusal) as refused:
                await live.play(seat, number, "conquer the world")
            assert "conquer the world" in refused.value.to_message("en").text
            with pytest.raises(Refusal) as refused:
                await live.play(1 - seat, number, "retrieve free")
            assert live.renderer.names[1 - seat] in refused.value.to_message("en").text
            assert line_of(live).number == number

    run(go())


def test_undo_goes_back_step_by_step_and_is_stored(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            seat = line_of(live).match.decision.seat
            for _ in range(2):
                moves = next(d.moves for d in line_of(live).match.decisions if d.seat == seat)
                await live.play(seat, line_of(live).number, moves[0].text)
            before = line_of(live)
            with pytest.raises(Refusal) as refused:
                await live.undo(1 - seat, before.number, 1)
            assert refused.value.message.id == "no-undo"
            for steps in (0, -1, 3, 10**20):
                with pytest.raises(Refusal) as refused:
                    await live.undo(seat, before.number, steps)
                assert refused.value.message.values == {"steps": 2}
            await live.undo(seat, before.number, 2)
            assert (line_of(live).number, line_of(live).length) == (3, 0)
            await play_on(live, 1)
            assert line_of(live).changed_since(2) == 0

    run(go())


def test_a_seat_does_not_undo_what_another_decided(tmp_path: Path) -> None:
    """The first seat chose its recruits, then the second: each takes back its own choice."""

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "shared")
            for seat in (0, 1):
                moves = next(d.moves for d in line_of(live).match.decisions if d.seat == seat)
                await live.play(seat, line_of(live).number, moves[0].text)
            with pytest.raises(Refusal) as refused:
                await live.undo(0, 2, 1)
            assert refused.value.message.id == "no-undo"
            with pytest.raises(Refusal) as refused:
                await live.undo(1, 2, 2)
            assert refused.value.message.values == {"steps": 1}
            await live.undo(1, 2, 1)
            await live.undo(0, 3, 1)
            assert line_of(live).length == 0

    run(go())


@pytest.mark.parametrize("game", ["euphoria", "revive", "recall"])
def test_a_table_comes_back_at_the_same_decision(tmp_path: Path, game: str) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, "shared", "shared", "shared", game=game)
            for part in range(12):
                await play_on(live, 12, part)
                seat = line_of(live).match.undo_seat
                if seat is not None:
                    await live.undo(seat, line_of(live).number, 1)
            kept = await hub.db.read(find_table, live.id)
            assert kept is not None
            again = LiveTable(kept, None, hub.journal)
            await again.catch_up()
            mine, theirs = line_of(live), line_of(again)
            assert theirs.match.checksum() == mine.match.checksum()
            assert (theirs.lengths, theirs.turns) == (mine.lengths, mine.turns)
            assert theirs.match.undo_seat == mine.match.undo_seat
            assert theirs.match.undo_depth == mine.match.undo_depth
            assert comparable(kept.row) == comparable(live.stored.row)

    run(go())


def test_a_damaged_journal_is_detected(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            await play_on(live, 20)
            entries = await hub.journal.since(live.id)
            start = Line(line_of(live).match.copy())
            assert start.number == 0
            for number, change in (
                (20, {"checksum": 1}),
                (16, {"checksum": 1}),
                (7, {"text": "end"}),
                (7, {"number": 9}),
                (7, {"kind": "undo", "text": "50"}),
                (7, {"kind": "undo", "text": "all"}),
            ):
                wrong = list(entries)
                wrong[number - 1] = replace(wrong[number - 1], **change)

                async def since(table: str, n: int, wrong: list[Entry] = wrong) -> list[Entry]:
                    return wrong

                again = LiveTable(live.stored, None, hub.journal)
                again._journal = type("Journal", (), {"since": staticmethod(since)})()
                with pytest.raises(UnplayableTable):
                    await again.catch_up()

    run(go())


def test_a_table_with_other_rules_is_not_continued(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            for change in ({"rules": 0}, {"pack_hash": "00000000"}):
                row = replace(live.stored.row, **change)
                other = LiveTable(replace(live.stored, row=row), None, hub.journal)
                with pytest.raises(UnplayableTable, match="version"):
                    await other.catch_up()

    run(go())


def test_two_workers_never_both_win(tmp_path: Path) -> None:
    """The second one is refused as stale and has the new state."""

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            async with neighbour(hub, MemoryBus()) as other:
                twin = await other.table(live.id)
                assert twin is not None
                assert twin is not live
                for _ in range(15):
                    decision = line_of(live).match.decision
                    number = line_of(live).number
                    ended = await asyncio.gather(
                        live.play(decision.seat, number, decision.moves[0].text),
                        twin.play(decision.seat, number, decision.moves[-1].text),
                        return_exceptions=True,
                    )
                    assert sorted(type(one).__name__ for one in ended) == ["NoneType", "Stale"]
                    await live.catch_up()
                    await twin.catch_up()
                    assert line_of(live).match.checksum() == line_of(twin).match.checksum()

    run(go())


def test_another_worker_catches_up_with_entries(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            both: list[MemoryBus] = []
            async with (
                neighbour(hub, MemoryBus(both)) as one,
                neighbour(hub, MemoryBus(both)) as two,
            ):
                for each in (one, two):
                    each.bus.on_notice = each._on_notice
                live, _ = await opened(one)
                twin = await two.table(live.id)
                assert twin is not None
                await play_on(live, 4)
                async with asyncio.timeout(5):
                    while line_of(twin).number < 4:
                        await asyncio.sleep(0.01)

    run(go())


def test_only_idle_tables_are_evicted(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path, Limits(live_tables=2)) as hub:
            first, _ = await opened(hub)
            second, _ = await opened(hub)
            await hub.table(first.id)
            await opened(hub)
            assert set(hub._tables) >= {first.id}
            assert second.id not in hub._tables
            await play_on(first, 3)
            assert (await hub.table(first.id)) is first
            again = await hub.table(second.id)
            assert again is not None
            assert again is not second

    run(go())


def test_why_explains_moves_and_words(tmp_path: Path) -> None:
    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, game="revive")
            seat = await to_a_turn(live)
            by_word = await live.why(seat, "e5", "en")
            assert 1 <= len(by_word) <= 6
            assert all(one.article.startswith("revive.") for one in by_word)
            assert len({(one.text, one.article) for one in by_word}) == len(by_word)
            (by_move,) = await live.why(seat, "END", "de")
            assert by_move.move == "end"
            offered = line_of(live).match.decision.moves[0].text
            (fine,) = await live.why(seat, offered, "en")
            assert fine.text == "You can do this right now."
            (unknown,) = await live.why(seat, "the-moon", "en")
            assert unknown.text.startswith("No move uses this")
            (waiting,) = await live.why(1 - seat, "e5", "en")
            assert waiting.article == ""

    run(go())


@pytest.mark.parametrize(
    ("asked", "move"),
    [
        ("place 3 generator", "place 3 generator"),
        ("PLACE  3 Generator", "place 3 generator"),
        ("generator", "place 1 generator"),
        ("die-3", "place 3 generator"),
        ("player-1 food", "give food"),
        ("retrieve", "retrieve food"),
        ("josh", "use josh"),
        ("propose", "propose"),
        ("player-2 food", ""),
        ("place nobody nowhere", ""),
        ("", ""),
        ("-", ""),
    ],
)
def test_moves_are_found_by_text_word_or_verb(asked: str, move: str) -> None:
    vocabulary = rekindle.new("euphoria", seats=2).setting.vocabulary
    found = [one.text for one in reasons.moves_about(vocabulary, asked, 0)]
    assert move in found if move else not found


def test_endless_undo_is_refused_until_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal keeps what was undone, and is played again with every load."""
    monkeypatch.setattr(table, "UNDONE_AT_LEAST", 6)

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub, trading="off")
            seat = 0
            text = next(d for d in line_of(live).match.decisions if d.seat == seat).moves[0].text

            async def play_and_undo() -> None:
                await live.play(seat, line_of(live).number, text)
                await live.undo(seat, line_of(live).number, 1)

            for _ in range(5):  # 2 entries each, and 8 are allowed at the first decision
                await play_and_undo()
            with pytest.raises(Refusal, match="undo-enough") as refused:
                await play_and_undo()
            assert "play on" in refused.value.to_message("en").text
            assert line_of(live).number == 11
            await play_on(live, 1)
            assert line_of(live).match.undo_seat is not None
            await live.undo(line_of(live).match.undo_seat or 0, line_of(live).number, 1)

    run(go())


def comparable(row: TableRow) -> TableRow:
    """A row without what is only read in the database."""
    return replace(row, since=0.0, bot_until=0.0, bot_worker="")


def test_a_notice_during_loading_is_not_lost(tmp_path: Path) -> None:
    """An entry is written after the other worker has read the journal, before it has the table."""

    async def go() -> None:
        async with hub_in(tmp_path) as hub:
            live, _ = await opened(hub)
            async with neighbour(hub, MemoryBus()) as other:
                since, notice = other.journal.since, Notice(hub.worker, live.id, "entry")

                async def read_too_early(table_id: str, number: int = 0) -> list[Entry]:
                    entries = await since(table_id, number)
                    if line_of(live).number == 0:
                        await play_on(live, 1)
                        other._on_notice(notice)
                    return entries

                other.journal.since = read_too_early  # type: ignore[method-assign]
                twin = await other.table(live.id)
                assert twin is not None
                async with asyncio.timeout(20):
                    while line_of(twin).number < 1:
                        await asyncio.sleep(0.01)

    run(go())
