"""A whole match of the toy: seats that decide together, saving, undo, reasons."""

from __future__ import annotations

import json
import random

import pytest

from rekindle.kernel import record
from rekindle.kernel.data import checksum
from rekindle.kernel.errors import BadOption, BadRecord, GameOver, IllegalMove, UnknownMove
from rekindle.kernel.match import Match, Origin, engine_of
from rekindle.kernel.messages import Message
from rekindle.kernel.source import Source
from rekindle.kernel.view import DecisionView
from tests.kernel.toy import (
    CARDS,
    GAME,
    MOST_TURNS,
    TURN,
    ToyState,
    asked,
    find,
    new,
    pebbles,
    playing,
    points,
    turn_is_over,
    view_of,
)


def reloaded(match: Match) -> Match:
    """The same match out of its state as text, with nothing else left of it."""
    text = json.dumps(GAME.to_data(engine_of(match)[1]))
    state = GAME.from_data(json.loads(text))
    return Match(GAME, match.setting, state, Origin(match.seats, 0, state))


def told(match: Match) -> list[tuple[int, str, list[str]]]:
    return [(d.seat, d.prompt, [move.text for move in d.moves]) for d in match.decisions]


def play_at_random(match: Match, seed: int, decisions: int = 10_000) -> None:
    dice = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            return
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)


# --- at the same time -----------------------------------------------------------------------------


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_lanes_are_answered_in_any_order(order: list[int]) -> None:
    match = new(seats=3)
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    for seat in order:
        match.play(["wear fox", "wear owl", "wear fox"][seat], seat)
    assert [view_of(match, seat).mask for seat in range(3)] == ["fox", "owl", "fox"]
    assert match.decision.asks.id == f"toy-asks-{TURN}"


def test_the_order_of_answers_leaves_no_trace() -> None:
    ends = set()
    for order in ([0, 1], [1, 0]):
        match = new()
        for seat in order:
            match.play("wear owl", seat)
        ends.add(match.checksum())
    assert len(ends) == 1


def test_a_lane_may_ask_more_than_once_while_the_others_wait() -> None:
    match = new()
    match.play("wear bear", seat=1)
    assert told(match)[1][2] == ["wear bear", "take red"]
    match.play("wear fox", seat=0)
    assert [decision.seat for decision in match.decisions] == [1]
    match.play("take red")
    assert (view_of(match, 1).mask, pebbles(match, 1)) == ("bear", [1, 0, 0])


def test_a_lane_with_one_answer_is_closed_at_once() -> None:
    match = new(seats=4)
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    assert view_of(match, 3).mask == "fox"


def test_without_a_seat_the_first_lane_that_offers_the_move_plays_it() -> None:
    match = new()
    match.play("wear bear", seat=0)
    match.play("wear owl")
    assert [view_of(match, seat).mask for seat in range(2)] == ["bear", "owl"]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = new(seats=3)
    match.play("wear fox", seat=1)
    with pytest.raises(IllegalMove, match="it is not seat 1's decision"):
        match.play("wear owl", seat=1)
    assert view_of(match, 1).mask == "fox"


def test_a_lane_is_saved_and_loaded_where_it_stands() -> None:
    match = new(seats=3)
    match.play("wear bear", seat=2)
    match.play("wear fox", seat=0)
    twin = reloaded(match)
    assert told(twin) == told(match)
    for each in (match, twin):
        each.play("take red", seat=2)
        each.play("wear owl", seat=1)
    assert twin.checksum() == match.checksum()


# --- saved in the middle of a nested choice -------------------------------------------------------


def in_court() -> Match:
    """Seat 2 is in the middle of a nested choice on the turn of seat 0."""
    match = playing("court", "", "red", "green blue", seats=3)
    for move in ("choose plead", "choose sell", "choose pick", "take red", "skip"):
        match.play(move)
    match.play("choose plead")
    match.play("choose sell")
    return match


def test_a_nested_choice_on_anothers_turn_is_loaded_exactly_there() -> None:
    match = in_court()
    assert (match.decision.seat, asked(match)) == (2, ["pay green", "pay blue"])
    twin = reloaded(match)
    assert told(twin) == told(match)
    for each in (match, twin):
        for move in ("pay blue", "choose pick", "take red", "choose plead", "choose sell"):
            each.play(move)
    assert told(twin) == told(match)
    assert twin.checksum() == match.checksum()


def test_a_record_leads_to_the_same_nested_choice() -> None:
    match = in_court()
    twin = record.read(match.record(), find)
    assert told(twin) == told(match)
    assert twin.record() == match.record()
    play_at_random(match, 5)
    play_at_random(twin, 5)
    assert twin.checksum() == match.checksum()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_can_be_saved(seats: int) -> None:
    dice = random.Random(seats)
    match = new(seats=seats, seed=seats)
    while not match.over:
        twin = reloaded(match)
        assert told(twin) == told(match)
        decision = dice.choice(match.decisions)
        move = dice.choice(decision.moves)
        rules, state = engine_of(twin)
        state.source = match.origin.source(len(match.history) + 1)
        rules.play_as(state, decision.seat, move.code)
        match.play(move, decision.seat)
        assert GAME.to_data(state) == GAME.to_data(engine_of(match)[1])


# --- a whole match --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_match_comes_to_an_end(seed: int) -> None:
    match = new(seats=2 + seed % 3, seed=seed)
    play_at_random(match, seed)
    result = match.result
    assert result is not None
    assert match.decisions == ()
    assert max(result.totals) >= 10 or len(match.history) >= MOST_TURNS
    assert result.winners == tuple(
        seat for seat, total in enumerate(result.totals) if total == max(result.totals)
    )
    assert result.lines == tuple({"cards": total} for total in result.totals)
    with pytest.raises(GameOver):
        match.play("skip")
    with pytest.raises(GameOver):
        _ = match.decision


def test_a_result_waits_for_the_end() -> None:
    assert new().result is None


def test_every_decision_has_two_moves_or_more() -> None:
    for seed in range(5):
        match = new(seats=3, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            for decision in match.decisions:
                texts = [move.text for move in decision.moves]
                assert len(set(texts)) == len(texts) >= 2
            decision = dice.choice(match.decisions)
            match.play(dice.choice(decision.moves), decision.seat)


def test_a_match_is_the_same_from_the_same_seed() -> None:
    ends = set()
    for _ in range(2):
        match = new(seats=3, seed=11)
        play_at_random(match, 4)
        ends.add(match.record())
    assert len(ends) == 1


# --- back -----------------------------------------------------------------------------------------


def begun() -> Match:
    match = new()
    match.play("wear fox", 0)
    match.play("wear fox", 1)
    return match


def test_undo_steps_back_decision_by_decision() -> None:
    match = begun()
    sums = []
    moves = ["play fair", "choose pick", "take red", "swap"]
    for move in moves:
        sums.append(match.checksum())
        match.play(move)
    assert match.decision.seat == 1
    end = match.checksum()
    for move, total in zip(reversed(moves), reversed(sums), strict=True):
        assert (match.can_undo, match.undo_seat) == (True, 0)
        assert match.undo().text == move
        assert match.checksum() == total
    assert match.undo_seat == 1  # whose mask was chosen before
    for move in moves:
        match.play(move)
    assert match.checksum() == end


@pytest.mark.parametrize("card", ["well", "dice", "mirror"])
def test_undo_does_not_go_back_behind_chance_or_a_reveal(card: str) -> None:
    match = begun()
    match.play(f"play {card}")
    assert not match.can_undo
    with pytest.raises(IllegalMove, match="nothing can be undone"):
        match.undo()


def test_what_comes_after_a_reveal_can_be_undone() -> None:
    match = begun()
    match.play("play mirror")
    match.play("take red")
    assert match.undo().text == "take red"
    assert not match.can_undo


def test_each_seat_takes_back_its_own_decisions_only() -> None:
    match = begun()
    match.play("play gift")
    assert (match.undo_seat, match.undo_depth) == (0, 1)
    match.play("play fair")
    match.play("choose pick")
    assert (match.undo_seat, match.undo_depth) == (1, 2)
    assert match.undo().text == "choose pick"
    assert (match.undo_seat, match.undo_depth) == (1, 1)
    assert match.undo().text == "play fair"
    assert (match.undo_seat, match.undo_depth) == (0, 1)


def test_undo_does_not_depend_on_what_was_undone_before() -> None:
    """Seat 1 decided and took it back: seat 0 is where it was before."""
    match = begun()
    match.play("play gift")
    before = record.read(match.record(), find)
    match.play("play gift")
    match.undo()
    for twin in (before, record.read(match.record(), find)):
        assert (twin.can_undo, twin.undo_seat) == (match.can_undo, match.undo_seat) == (True, 0)


def test_a_decision_has_the_same_chance_again_after_an_undo() -> None:
    """Nobody rolls again by taking back what came before the roll."""
    match = begun()
    twin = match.copy()
    for _ in range(3):
        twin.play("play gift")
        twin.undo()
    for each in (match, twin):
        each.play("play dice")
    assert match.history[-1].chance == twin.history[-1].chance != ()


# --- chance of a match ----------------------------------------------------------------------------


def test_a_state_says_nothing_of_the_chance_of_its_match() -> None:
    """Neither what it keeps nor what is dealt from it depends on the seed."""
    states = [engine_of(new(seed=seed))[1] for seed in (1, 2)]
    assert states[0].rng == states[1].rng
    assert all(state.source is None for state in states)
    match = begun()
    match.play("play dice")
    assert engine_of(match)[1].rng == states[0].rng
    assert engine_of(match)[1].source is None


def test_results_do_not_repeat_from_decision_to_decision() -> None:
    values = {Source(7, number).bits() for number in range(200)}
    source = Source(7, 0)
    values |= {source.bits() for _ in range(200)}
    assert len(values) == 399  # only the first of decision 0 came twice
    assert all(0 <= value < 2**60 for value in values)


def test_a_branch_has_the_chance_of_its_own_seed() -> None:
    """It shares two decisions with another match, and nothing that comes later."""
    match = begun()
    shared = len(match.history)
    branch = Match.begin(GAME, match.setting, Origin(2, 1, branches=((shared, 99),)))
    for played in match.history:
        branch.play(played.move, played.seat)
    assert branch.checksum() == match.checksum()
    assert not branch.can_undo  # what is shared was decided with a seed that may be known
    other = Match.begin(GAME, match.setting, Origin(2, 99))
    for played in match.history:
        other.play(played.move, played.seat)
    for each in (match, branch, other):
        while not each.over:
            each.play("play dice")
    rolls = [[played.chance for played in each.history] for each in (match, branch, other)]
    assert rolls[0][:shared] == rolls[1][:shared]
    assert rolls[0] != rolls[1]
    assert rolls[1][shared:] == rolls[2][shared:]
    twin = record.read(branch.record(), find)
    assert twin.record() == branch.record()
    assert twin.origin.branches == ((shared, 99),)


def test_nothing_played_is_nothing_to_undo() -> None:
    match = new()
    assert (match.can_undo, match.undo_seat) == (False, None)
    with pytest.raises(IllegalMove):
        match.undo()


# --- copies, illegal moves, reasons ---------------------------------------------------------------


def test_a_copy_goes_its_own_way() -> None:
    match = in_court()
    before = match.checksum(), match.record(), match.can_undo
    twin = match.copy()
    assert (twin.checksum(), twin.record(), twin.can_undo) == before
    play_at_random(twin, 3)
    assert (match.checksum(), match.record(), match.can_undo) == before
    assert twin.checksum() != before[0]


def test_an_illegal_move_changes_nothing() -> None:
    match = in_court()
    before = match.checksum(), match.record(), match.can_undo
    for text in ("pay red", "skip", "play gift", "wear fox", "take red"):
        with pytest.raises(IllegalMove, match="cannot be played"):
            match.play(text)
    with pytest.raises(UnknownMove, match="did you mean 'pay green'"):
        match.play("pay greem")
    assert (match.checksum(), match.record(), match.can_undo) == before


def test_the_game_gives_the_reason_where_it_has_one() -> None:
    reason = in_court().why_not("pay red")
    assert reason is not None
    assert (reason.text, reason.article) == ("toy-poor", "toy.reasons.6")
    assert str(reason) == "toy-poor (toy.reasons.6)"


def test_otherwise_the_reason_is_what_is_asked_instead() -> None:
    reason = in_court().why_not("skip")
    assert reason is not None
    assert reason.text == "something else is asked now (“toy-asks-10”)"
    assert str(reason) == reason.text


def test_there_is_no_reason_against_an_offered_move() -> None:
    match = in_court()
    assert [match.why_not(text) for text in asked(match)] == [None, None]


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    reason = in_court().why_not("pay green", seat=0)
    assert reason is not None
    assert reason.text == "it is another seat's decision"


def test_after_the_end_the_reason_is_the_end() -> None:
    match = new()
    play_at_random(match, 1)
    reason = match.why_not("skip")
    assert reason is not None
    assert reason.text == "the game is over"


def test_events_are_told_and_kept_out_of_the_state() -> None:
    match = begun()
    match.play("play mirror")
    assert [match.sentences(played, 0) for played in match.history] == [[], [], ["toy-shows"]]
    assert engine_of(match)[1].log is None


def test_what_is_told_comes_with_the_words_of_what_it_is_about() -> None:
    match = begun()
    match.play("play mirror")
    mask = view_of(match, 0).mask
    told = [match.told(played, None) for played in match.history]
    assert told == [[], [], [(Message("toy-shows"), (mask,))]]


def test_a_move_says_what_it_does() -> None:
    match = begun()
    meanings = [match.meaning(move) for move in match.decision.moves]
    assert meanings[0] == Message("does", {"move": match.decision.moves[0].text})
    assert len(meanings) == len({str(meaning) for meaning in meanings})


def test_chance_is_kept_with_the_decision_it_answered() -> None:
    match = begun()
    match.play("play dice")
    (face,) = match.history[-1].chance
    assert 1 <= face <= 6
    assert match.record().splitlines()[-1].startswith(f"0 play dice | {face} = ")


# --- options and the view -------------------------------------------------------------------------


def test_a_spectator_sees_who_decides_but_no_moves() -> None:
    match = in_court()
    assert match.view().decisions == [DecisionView(2, "toy-asks-10")]
    assert match.view(0).decisions == match.view().decisions
    (own,) = match.view(2).decisions or []
    assert [move.text for move in own.moves or []] == ["pay green", "pay blue"]
    with pytest.raises(IllegalMove, match="seats are 0 to 2"):
        match.view(3)


def test_a_determinised_match_begins_a_history_of_its_own() -> None:
    match = begun()
    match.play("play gift")
    twin = match.determinised(0, seed=5)
    assert (twin.history, twin.can_undo) == ([], False)
    assert twin.view(0) == match.view(0)
    assert record.read(twin.record(), find).checksum() == twin.checksum()


def test_options_are_checked() -> None:
    assert GAME.choose_options(None, simulated=False) == {"bag": "full"}
    assert GAME.choose_options({}, simulated=True) == {"bag": "empty"}
    assert GAME.choose_options({"bag": "full"}, simulated=True) == {"bag": "full"}
    with pytest.raises(BadOption, match="it can be: full, empty"):
        GAME.choose_options({"bag": "half"}, simulated=False)
    with pytest.raises(BadOption, match="its options are: bag"):
        GAME.choose_options({"bags": "full"}, simulated=False)
    for seats in (0, 1, 5, True, "2", None):
        with pytest.raises(BadOption, match="for 2 to 4 players"):
            GAME.check_seats(seats)  # type: ignore[arg-type]


def test_an_empty_bag_gives_nothing() -> None:
    match = new(bag="empty")
    match.play("wear fox", 0)
    match.play("wear fox", 1)
    match.play("play well")
    assert pebbles(match, 0) == [0, 0, 0]
    assert match.can_undo  # nothing was drawn, so nothing was revealed


def test_a_record_of_another_game_or_other_rules_is_refused() -> None:
    text = begun().record()
    with pytest.raises(BadRecord, match="version 2"):
        record.read(text.replace("rules: 3", "rules: 2"), find)


def test_every_card_is_played_somewhere() -> None:
    """The toy is worth something only if its cards are reached."""
    played: set[str] = set()
    for seed in range(12):
        match = new(seats=3, seed=seed)
        play_at_random(match, seed)
        played |= {entry.move.text for entry in match.history}
    assert {f"play {card}" for card in CARDS} <= played


def test_states_that_differ_have_different_checksums() -> None:
    match = begun()
    state = engine_of(match)[1]
    assert isinstance(state, ToyState)
    sums = {checksum(GAME.to_data(state))}
    for seat in range(2):
        other = state.copy()
        other.points[seat] += 1
        sums.add(checksum(GAME.to_data(other)))
    assert len(sums) == 3
    assert points(match, 0) == 0
    assert not turn_is_over(match)
