"""Small words for tests of Recall: moves are played and tables are read as a player would."""

from __future__ import annotations

from typing import cast

from rekindle.games.recall.engine.ops import OBJECTIVE, PATH, TURN
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.games.recall.presentation.position.build import position
from rekindle.games.recall.presentation.view import HexView, PlayerView, RecallView
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.state import Event

__all__ = ["position"]

# Options

B_SIDES = {"paths": "b"}
EVERY_VARIANT = {"tribes": "boomerang", "ancient-tribes": "known", "upgrades": "free"}

# Moves

WALK_OF_B = (
    "choose 2 move / (pay 1 white crystal: 3 move) / (pay 1 red crystal: 4 move)"
    " / (pay 1 purple crystal: 5 move)"
)
"""Takes the movement of box B, before it is chosen how many moves it has."""

# Playing


def play(match: Match, *moves: str) -> Match:
    """Play these moves, one after the other; returns the match itself."""
    for move in moves:
        match.play(move)
    return match


def moves(match: Match) -> list[str]:
    """The moves of the decision that the match waits for, in their order."""
    return [move.text for move in match.decision.moves]


def offered(match: Match, beginning: str = "") -> set[str]:
    """The moves that begin like this: `offered(match, "build ")`."""
    return {move for move in moves(match) if move.startswith(beginning)}


def asked(match: Match) -> int:
    """Whose decision it is."""
    return match.decision.seat


def why(match: Match, text: str, seat: int | None = None) -> str:
    """Why a move is not offered, as a sentence; empty if it is."""
    reason = match.why_not(text, seat)
    return "" if reason is None else reason.text


def article(match: Match, text: str, seat: int | None = None) -> str:
    """The article that a reason cites; empty if the move is offered."""
    reason = match.why_not(text, seat)
    return "" if reason is None else reason.article


def at_turn(match: Match) -> bool:
    """Is the question that of a turn or of a special round?"""
    return not match.over and table(match).agenda[-1].op in (TURN, PATH, OBJECTIVE)


def skim(match: Match) -> Match:
    """Answer all that is asked within a turn: with skip, with the rest, or with the first."""
    while not match.over and not at_turn(match):
        there = moves(match)
        plain = [move for move in ("skip", "do the rest") if move in there]
        match.play(plain[0] if plain else there[0])
    return match


def end(match: Match) -> Match:
    """Decline what is left of the turn and end it."""
    seat = asked(match)
    while not match.over and table(match).turn == seat:
        there = moves(match)
        plain = [move for move in ("end", "skip") if move in there]
        match.play(plain[0] if plain else there[0])
    return match


def use(match: Match, keycard: str, slot: str) -> Match:
    """Put a keycard into a slot."""
    return play(match, f"play {keycard}", f"slot {slot}")


# The table


def table(match: Match) -> RecallState:
    """A copy of the engine's table, for what no view shows."""
    return cast(RecallState, engine_of(match)[1])


def rules(match: Match) -> RecallRules:
    return cast(RecallRules, match.setting.rules)


def view_of(match: Match, seat: int | None = None) -> RecallView:
    """What a seat sees, in the game's own type."""
    return cast(RecallView, match.view(seat))


def turn(match: Match) -> int:
    """Whose turn it is."""
    return view_of(match).turn


def hex_at(match: Match, name: str) -> HexView:
    """A hex of the map: `kind`, and what lies and stands there."""
    return view_of(match).hexes[name]


def followers(match: Match, name: str, seat: int = 0) -> int:
    """How many followers of a seat stand on a hex."""
    found = hex_at(match, name).followers or []
    return sum(group.n for group in found if group.seat == seat)


def builders(match: Match, name: str) -> list[int]:
    """The seats with a building on a hex."""
    return sorted(building.seat for building in hex_at(match, name).buildings or [])


def player(match: Match, seat: int = 0) -> PlayerView:
    """A player as that player sees it."""
    return view_of(match, seat).players[seat]


def engine_player(match: Match, seat: int = 0) -> Player:
    return table(match).players[seat]


def crystals(match: Match, seat: int = 0) -> list[int]:
    """White, red, purple."""
    return [*player(match, seat).crystals.values()]


def knowledge(match: Match, seat: int = 0) -> list[int]:
    """White, gray, black."""
    return [*player(match, seat).knowledge.values()]


def events(match: Match) -> list[Event]:
    """What the last move set off."""
    return list(match.history[-1].events)
