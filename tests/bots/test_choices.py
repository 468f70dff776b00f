"""What bots choose."""

from collections import Counter
from dataclasses import replace
from time import perf_counter
from typing import cast

import pytest

import rekindle
from rekindle import Match, Move, bots
from rekindle.bots import Bot, Seat, seat_of
from rekindle.bots.manners import codes_without_offers, without_offers
from rekindle.games.euphoria.presentation.view import EuphoriaView
from rekindle.kernel.roles import NEGOTIATION

from .tables import table


def game_of(match: Match, players: list[Bot], most: int = 10_000) -> list[str]:
    """Play on, at most so many decisions; the moves that were played."""
    moves: list[str] = []
    while not match.over and len(moves) < most:
        number = match.decision.seat
        move = players[number].choose(seat_of(match, number))
        match.play(move, number)
        moves.append(move.text)
    return moves


def offered(match: Match, *, give: str, ask: str) -> int:
    """The seat to move offers this for that; who must answer."""
    move = next(move for move in match.decision.moves if move.text.startswith("trade"))
    for text in (move.text, f"give {give}", f"ask {ask}", "propose"):
        match.play(text)
    return match.decision.seat


def holding(match: Match, seat: int) -> dict[str, int]:
    return cast(EuphoriaView, match.view(seat)).players[seat].goods


def table_with_an_offer() -> Match:
    """Somebody offers what they hold for what the other seat holds."""
    for seed in range(100):
        match = table(seed, decisions=60, trading=True)
        maker = match.decision.seat
        if not any(move.text.startswith("trade") for move in match.decision.moves):
            continue
        give = [name for name, n in holding(match, maker).items() if n]
        ask = [name for name, n in holding(match, 1 - maker).items() if n and name not in give]
        if give and ask:
            offered(match, give=give[0], ask=ask[0])
            return match
    raise AssertionError("no such table was found")


@pytest.mark.parametrize("spec", ["random", "rollout:8"])
def test_equal_seeds_make_equal_games(spec: str) -> None:
    games = [
        game_of(table(seed=4), [bots.find(spec, seed), bots.find(spec, seed + 1)], most=25)
        for seed in (7, 7, 8)
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_random_plays_every_move_about_equally_often() -> None:
    match = table(seed=5, decisions=30)
    seat = seat_of(match, match.decision.seat)
    bot = bots.find("random", 1)
    moves = seat.decision.moves
    found = Counter(bot.choose(seat) for _ in range(400 * len(moves)))
    assert set(found) == set(moves)
    assert all(300 < n < 500 for n in found.values())


def test_one_sensible_answer_needs_no_thought() -> None:
    match = table(seed=5, decisions=30)
    decision = match.decision
    only = replace(decision, moves=decision.moves[:1])

    def never(seed: int) -> Match:
        raise AssertionError("it thought")

    seat = Seat(decision.seat, only, match.view, never)
    assert bots.find("rollout", 1).choose(seat) == only.moves[0]


def test_a_budget_of_time_is_kept() -> None:
    match = table(seed=5, decisions=30)
    bot = bots.find("rollout:300ms", 1)
    begun = perf_counter()
    bot.choose(seat_of(match, match.decision.seat))
    assert 0.25 < perf_counter() - begun < 5.0


@pytest.mark.parametrize("spec", ["random", "rollout:1"])
def test_bots_begin_no_offers(spec: str) -> None:
    match = table(seed=6, seats=3, trading=True)
    for text in game_of(match, [bots.find(spec, i) for i in range(3)], most=120):
        assert text.split()[0] not in ("trade", "give", "ask", "propose", "counter")


def test_random_declines_offers() -> None:
    match = table_with_an_offer()
    number = match.decision.seat
    choices = {bots.find("random", i).choose(seat_of(match, number)).text for i in range(20)}
    assert choices == {"decline"}


def test_rollout_accepts_or_declines() -> None:
    match = table_with_an_offer()
    number = match.decision.seat
    assert bots.find("rollout:8", 1).choose(seat_of(match, number)).text in ("accept", "decline")


def test_a_half_made_offer_is_withdrawn() -> None:
    """A bot may take over a seat whose player has left in the middle of a sentence."""
    match = table(seed=1, trading=True, decisions=20)
    while not any(move.text.startswith("trade") for move in match.decision.moves):
        match.play(match.decision.moves[0])
    match.play(next(move for move in match.decision.moves if move.text.startswith("trade")))
    for spec in bots.NAMES:
        seat = seat_of(match, match.decision.seat)
        assert bots.find(spec, 1).choose(seat).text == "withdraw"


def test_offers_are_left_out_of_moves_and_of_codes_alike() -> None:
    vocabulary = rekindle.new("euphoria", seats=2).setting.vocabulary
    moves = [vocabulary.parse(text) for text in ("end", "trade player-1", "skip", "counter")]
    offers = vocabulary.having(NEGOTIATION)
    codes = codes_without_offers([move.code for move in moves], offers)
    assert [move.text for move in without_offers(moves)] == ["end", "skip"]
    assert codes == [move.code for move in without_offers(moves)]
    only_offers: list[Move] = [vocabulary.parse("counter")]
    assert without_offers(only_offers) == only_offers
    assert codes_without_offers([only_offers[0].code], offers) == [only_offers[0].code]


@pytest.mark.parametrize("game", [info.name for info in rekindle.games()])
def test_only_moves_between_players_are_taken_for_negotiation(game: str) -> None:
    """Revive's trade of a crystal is a free action: bots consider it."""
    vocabulary = rekindle.new(game, seats=2).setting.vocabulary
    between_players = (
        {"trade", "give", "ask", "propose", "counter"} if game == "euphoria" else set()
    )
    found = {move.verb for move in vocabulary.moves if move.role == NEGOTIATION}
    assert found == between_players


def test_bots_trade_crystals_in_revive() -> None:
    match = rekindle.new("revive", seats=2, seed=3)
    for _ in range(400):
        moves = match.decision.moves
        trade = next((move for move in moves if move.verb == "trade"), None)
        if trade is not None:
            break
        match.play(moves[0])
    assert trade is not None
    assert trade in without_offers(match.decision.moves)
    seat = seat_of(match, match.decision.seat)
    assert "trade" in {bots.find("random", i).choose(seat).verb for i in range(200)}
