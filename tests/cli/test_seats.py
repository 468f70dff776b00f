"""Seats of people and bots."""

from __future__ import annotations

import pytest

from rekindle.cli.output.errors import UserError
from rekindle.cli.play.seats import Seat, assign_seats, bot_seats, initials
from rekindle.games import find
from rekindle.kernel.errors import BadOption

GAME = find("euphoria")


def seats_for(
    seats: int | None = None, players: str | None = None, bots: str | None = None
) -> list[Seat]:
    return assign_seats(GAME, seats, players, bots, "Player", "rollout")


def test_by_default_one_person_plays_against_bots() -> None:
    assert [seat.bot for seat in seats_for()] == ["", "rollout", "rollout"]
    assert [seat.human for seat in seats_for(2)] == [True, False]


def test_players_are_named_in_their_order() -> None:
    seats = seats_for(players="Anna, bot:rollout:50 ,Ben")
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Anna", ""),
        ("Clara", "rollout:50"),
        ("Ben", ""),
    ]
    assert initials(seats) == ["A", "C", "B"]


def test_free_seats_are_for_people() -> None:
    seats = seats_for(3, bots="random")
    assert [seat.name for seat in seats] == ["Player 1", "Player 2", "Ada"]
    assert initials(seats) == ["A", "B", "C"]
    assert [seat.bot for seat in seats_for(bots="random,rollout")] == ["", "random", "rollout"]


def test_a_short_list_of_bots_is_repeated() -> None:
    bots = bot_seats(GAME, 3, "random,rollout", "rollout")
    assert [seat.bot for seat in bots] == ["random", "rollout", "random"]
    assert len(bot_seats(GAME, None, "random", "rollout")) == 2


@pytest.mark.parametrize(
    ("seats", "players", "bots"),
    [
        (3, "Anna,Ben", None),
        (None, "Anna,Anna", None),
        (None, "Anna,", None),
        (None, "Anna," + "B" * 40, None),
        (None, "Anna,\x1b[2J", None),
        (None, "Anna,Ben", "random"),
        (2, None, "random,random,random"),
    ],
)
def test_invalid_seats_are_errors(seats: int | None, players: str | None, bots: str | None) -> None:
    with pytest.raises(UserError):
        seats_for(seats, players, bots)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_game_has_player_counts(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        seats_for(seats)
