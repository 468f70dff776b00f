"""Positions built by name: for tests, puzzles and "what if".

    position(
        players=[
            {"tribe": "bishop", "crystals": "3 white 1 red", "followers": {"h3": 2},
             "keycards": ["porridge"], "slots": {"a": "blank"}},
            {"knowledge": {"gray": 4}, "buildings": ["h4"]},
        ],
        tiles={"e5": "lagoon"},
        stones={"i4": ["white", "gray", "black"]},
        chance=["boots", "relicube-brown"],
    )

Anything omitted has a fixed default: see docs/games/recall-positions.md. An impossible
position is refused with the first problem that the audit finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rekindle.games import find
from rekindle.games.recall.engine.audit.agenda import OF_ROUNDS
from rekindle.games.recall.engine.audit.state import audit_components
from rekindle.games.recall.engine.map import survey
from rekindle.games.recall.engine.ops import ROUND, TURN
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.setup import empty_state
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.position.players import Builder
from rekindle.kernel.bits import bits_of
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.state import Frame


def position(
    seats: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    turn: int = 0,
    round: int = 1,
    acted: bool = False,
    recharged: bool = False,
    players: Sequence[Mapping[str, Any]] = (),
    tiles: Mapping[str, Any] | None = None,
    relicubes: Mapping[str, str] | None = None,
    stones: Mapping[str, Any] | None = None,
    tokens: Mapping[str, Any] | None = None,
    pigs: Mapping[str, int] | None = None,
    monument_tiles: Mapping[str, str] | None = None,
    monument_display: Sequence[str] = (),
    green: Sequence[str] = (),
    gray: Sequence[str] = (),
    green_bottom: Sequence[str] = (),
    display: Sequence[str] | None = None,
    crates_discarded: Sequence[str] = (),
    letters: Sequence[str] = (),
    light: Mapping[str, Sequence[str]] | None = None,
    dark: Sequence[str] = (),
    paths: Sequence[str] = (),
    path_sides: Mapping[str, str] | None = None,
    ancients: Mapping[str, Any] | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
    pack: str | Path | None = None,
) -> Match:
    """Return a match at the question of a turn, in this position.

    Everything is given by its name. `tiles` lays region tiles face up (region: tile, or tile and
    orientation), `relicubes`, `stones`, `tokens` and `pigs` lie on hexes, `monument_tiles` where
    monuments stand. `green` and `gray` are the keycards on display, `display` the relicubes.
    `letters`, `light`, `dark` and `paths` are laid out along the tracks; `ancients` are tribes that
    are revealed, with the gadgets left. `chance` names what is drawn next, each kind in its own
    order. The keys of a player are in PLAYER_KEYS, and docs/games/recall-positions.md explains
    them. `pack` is the folder of a pack to build it with.
    """
    game = find("recall")
    game.check_seats(seats)
    folder = None if pack is None else Path(pack)
    setting = game.setting(game.choose_options(options or {}, False), folder)
    rules = cast(RecallRules, setting.rules)
    s = empty_state(rules, seats, seed)
    builder = Builder(setting, s)
    builder.turn(turn, round, acted, recharged)
    builder.set_aside(chance)
    builder.tribes(players)
    builder.ancients(ancients or {})
    builder.first_tribes()
    builder.map(tiles or {})
    builder.things(relicubes or {}, stones or {}, tokens or {}, pigs or {})
    builder.laid_out(letters, light or {}, dark, paths, path_sides or {})
    builder.all_players(players)
    builder.reveal_ancients(ancients or {})
    builder.all_abilities(players)
    builder.monument_tiles(monument_tiles or {}, monument_display)
    builder.camps()
    builder.keycards(green, gray, green_bottom)
    builder.bag(display)
    s.crates_used = bits_of([builder.crate(name) for name in crates_discarded])
    builder.coming(chance)
    survey(rules, s)
    s.agenda = agenda(rules, s)
    problems = audit_components(rules, s)
    if problems:
        raise ImpossiblePosition(problems[0])
    rules.advance(s)
    return Match(game, setting, s, Origin(seats, seed, s))


def agenda(rules: RecallRules, s: RecallState) -> list[Frame]:
    """The round, those who come later in it, and the question of this turn."""
    op = OF_ROUNDS[rules.lookup.rounds[s.round]]
    waiting = [Frame(op, seat) for seat in range(s.seats - 1, s.turn, -1)]
    asked = Frame(TURN, s.turn, 2) if s.acted else Frame(op, s.turn, 1)
    return [Frame(ROUND, 0, 1), *waiting, asked]
