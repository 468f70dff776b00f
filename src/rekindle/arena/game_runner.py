"""Runs one game of a simulation."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from rekindle.arena.tally import GameEnd
from rekindle.bots import BotFault, find, seat_of
from rekindle.bots.manners import codes_without_offers
from rekindle.bots.registry import RANDOM
from rekindle.bots.uniform import pick
from rekindle.games import find as find_game
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.match import Match, Origin, engine_of
from rekindle.kernel.moves import shortened
from rekindle.kernel.roles import NEGOTIATION
from rekindle.kernel.state import CHANCE_EVENT

BOT_SEEDS_PER_GAME = 16
"""More than any game has seats."""


class Plan(msgspec.Struct, frozen=True):
    """What the games of one simulation have in common; sent to every process."""

    game: str
    seats: int
    bots: list[str]
    """One per seat, in the order of the first game."""
    seed: int
    options: Mapping[str, str]
    pack: Path | None
    observed: bool = False
    """Whether to observe what was used in the game."""

    def setting(self) -> tuple[Game, Setting]:
        game = find_game(self.game)
        return game, game.setting(self.options, self.pack)

    def line_up(self, number: int) -> list[str]:
        """The bot of each seat in this game; from game to game all move by one seat."""
        shift = number % self.seats
        return self.bots[shift:] + self.bots[:shift]

    def game_seed(self, number: int) -> int:
        return self.seed + number

    def bot_seed(self, number: int, seat: int) -> int:
        return self.game_seed(number) * BOT_SEEDS_PER_GAME + seat


def play_game(plan: Plan, number: int) -> GameEnd:
    """Play one game; an exception gets a note that says which one."""
    try:
        if set(plan.bots) == {RANDOM}:
            return play_at_random(plan, number)
        return play_with_bots(plan, number)
    except Exception as error:
        error.add_note(f"in game {number} of the simulation, seed {plan.game_seed(number)}")
        raise


def play_with_bots(plan: Plan, number: int) -> GameEnd:
    """Play a match with any bots."""
    game, setting = plan.setting()
    seed = plan.game_seed(number)
    start = game.set_up(setting, plan.seats, seed)
    match = Match(game, setting, start, Origin(plan.seats, seed, start))
    with ExitStack() as stack:
        bots = [
            stack.enter_context(closing(find(spec, plan.bot_seed(number, i))))
            for i, spec in enumerate(plan.line_up(number))
        ]
        while not match.over:
            seat = match.decision.seat
            try:
                move = bots[seat].choose(seat_of(match, seat))
            except BotFault as fault:
                raise RekindleError(f"the bot '{shortened(bots[seat].name)}': {fault}") from fault
            match.play(move, seat)
    assert match.result is not None
    if not plan.observed:
        return GameEnd(match.result, len(match.history))
    events = [event for played in match.history for event in played.events]
    seen = game.observe(setting, start, events, engine_of(match)[1])
    return GameEnd(match.result, len(match.history), seen)


def play_at_random(plan: Plan, number: int) -> GameEnd:
    """Play the same game with `random` at every seat on the bare engine, which is much faster."""
    game, setting = plan.setting()
    rules, start = setting.rules, game.set_up(setting, plan.seats, plan.game_seed(number))
    state = start.copy()
    state.log = [] if plan.observed else None
    draws = [random.Random(plan.bot_seed(number, seat)).random for seat in range(plan.seats)]
    offers = setting.vocabulary.having(NEGOTIATION)
    decisions = 0
    while not state.over:
        options = codes_without_offers(state.options, offers)
        rules.play(state, pick(draws[state.seat], options))
        decisions += 1
    result = game.result(setting, state)
    if state.log is None:
        return GameEnd(result, decisions)
    seen = game.observe(
        setting, start, [event for event in state.log if event[0] != CHANCE_EVENT], state
    )
    return GameEnd(result, decisions, seen)
