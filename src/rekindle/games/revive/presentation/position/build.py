"""Positions built by name: for tests, puzzles and "what if".

    position(
        players=[
            {"tribe": "nadair-sun", "goods": "3 gears 2 food", "active": ["farmer", "mason"],
             "slots": {"top-left": ["miner"]}, "modules": {"top-left-1": "gray-gear"}},
            {"technologies": ["root"], "tracks": {"green": 6}},
        ],
        tiles={"c9": "lake-1"},
        buildings={"c7": ("small", 0)},
        figures={"d7": [1]},
        chance=["ranger", "shore-2"],
    )

Anything omitted has a fixed default: see docs/games/revive-positions.md. An impossible
position is refused with the first problem that the audit finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rekindle.games import find
from rekindle.games.revive.engine.audit.state import audit_components
from rekindle.games.revive.engine.ops import TURN
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.setup import empty_state
from rekindle.games.revive.presentation.position.players import Builder
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.state import Frame


def position(
    seats: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    turn: int = 0,
    actions: int = 0,
    asleep: bool = False,
    players: Sequence[Mapping[str, Any]] = (),
    tiles: Mapping[str, Any] | None = None,
    backs: Mapping[str, str] | None = None,
    corners: Mapping[str, str] | None = None,
    tokens: Mapping[str, Any] | None = None,
    falcon: str | None = None,
    buildings: Mapping[str, Any] | None = None,
    figures: Mapping[str, Any] | None = None,
    cards: Sequence[str] = (),
    modules: Sequence[str] = (),
    machines: Sequence[str] = (),
    removed: Sequence[str] = (),
    artifacts: Mapping[str, int] | None = None,
    open_card: str | None = None,
    ending: int | None = None,
    chance: Sequence[str] = (),
    seed: int = 0,
    pack: str | Path | None = None,
) -> Match:
    """Return a match at the question of a turn, in this position.

    Everything is given by its name. `tiles` lays area tiles face up (place: tile, or tile and
    "turned"), `backs` says what lies face down, `corners` which large locations there are;
    `tokens` are tribe tiles (space: kind), `buildings` (space: size and seat) and `figures` (space:
    seats) stand on the map. `cards`, `modules` and `machines` lie in the displays, `removed` has
    left the game; `artifacts` are those on the board. `chance` names what is drawn next: tiles,
    citizens, modules, machines and crates, each kind in its own order. The keys of a player are
    in PLAYER_KEYS, and docs/games/revive-positions.md explains them. `pack` is the folder of a
    pack to build it with.
    """
    game = find("revive")
    game.check_seats(seats)
    folder = None if pack is None else Path(pack)
    fitting = fitting_options(players, corners or {}, open_card, options or {}, folder)
    setting = game.setting(game.choose_options(fitting, False), folder)
    rules = cast(ReviveRules, setting.rules)
    s = empty_state(rules, seats, seed)
    builder = Builder(setting, s)
    builder.turn(turn, actions, asleep)
    builder.tribes(players)
    builder.set_aside(chance, removed)
    builder.map(tiles or {}, backs or {})
    builder.corners(corners or {})
    builder.all_tokens(tokens or {}, falcon)
    builder.all_buildings(buildings or {})
    builder.all_figures(figures or {})
    builder.all_players(players, open_card)
    builder.displays(cards, modules, machines)
    builder.artifacts(artifacts, ending)
    builder.coming(chance)
    s.agenda = [Frame(TURN, turn, 1)]
    problems = audit_components(rules, s)
    if problems:
        raise ImpossiblePosition(problems[0])
    rules.advance(s)
    return Match(game, setting, s, Origin(seats, seed, s))


def fitting_options(
    players: Sequence[Mapping[str, Any]],
    corners: Mapping[str, str],
    open_card: str | None,
    given: Mapping[str, Any],
    pack: Path | None,
) -> dict[str, Any]:
    """Return the given options, and those omitted ones that the position needs."""
    named = [str(p.get("tribe", "")) for p in players if isinstance(p, Mapping)]
    needed = {}
    if any(tribe.endswith("-moon") for tribe in named):
        needed["sides"] = "either"
    for tribe in ("formica", "vukuntur"):
        if any(name.startswith(tribe) for name in named):
            needed[tribe] = "on"
    if open_card is not None:
        needed["artifact-cards"] = "open"
    if corners and campaign_locations(pack) & {str(name) for name in corners.values()}:
        needed["large-locations"] = "all"
    return {**needed, **given}


def campaign_locations(pack: Path | None) -> set[str]:
    """The large locations that are in play with their option only."""
    game = find("revive")
    locations = game.setting(game.choose_options({}, False), pack).extra.pack.components("location")
    return {face.id for face in locations if face.campaign}
