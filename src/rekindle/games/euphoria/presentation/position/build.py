"""Positions built by name: for tests, puzzles and "what if".

    position(
        seats=2,
        players=[
            {"workers": [3, 3], "board": {"generator": 5}, "energy": 2, "artifacts": ["bat"],
             "recruits": ["maxime"], "morale": 3},
            {"workers": [4], "board": {"euphorian-tunnel": 2}},
        ],
        miners={"euphorian": 5},
        markets={"upper-euphorian": {"tile": "spa", "stars": [1]}},
        dice=[4, 2],
    )

Anything omitted is as at the start of a game, except that nobody has recruits or a chosen
dilemma unless they are named. An impossible position is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from rekindle.games import find
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.audit import audit_components, penalties_of, stars_of
from rekindle.games.euphoria.engine.constants import (
    ARTIFACT_CARD,
    ARTIFACTS,
    DIE,
    DILEMMA_CARD,
    FACTIONS,
    FIRST_ARTIFACT,
    FIRST_TUNNEL,
    GOODS,
    HAND,
    RECRUIT_CARD,
    RESERVE,
    SITE_NAMES,
    SPACE_NAMES,
    TIE_DIE,
    TILE,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import TURN
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.setup import empty_state
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.chance import without
from rekindle.kernel.errors import ImpossiblePosition
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.position import Reader
from rekindle.kernel.state import Fixed, Frame

PLAYER_KEYS = (
    *GOODS,
    "artifacts",
    "known",
    "workers",
    "board",
    "morale",
    "knowledge",
    "recruits",
    "hidden",
    "dilemma",
    "resolved",
    "territories",
)

SHAPES: dict[str, type] = {
    "artifacts": list,
    "known": list,
    "workers": list,
    "board": dict,
    "recruits": list,
    "hidden": list,
    "territories": dict,
}


def position(
    *,
    seats: int = 2,
    turn: int = 0,
    players: Sequence[Mapping[str, Any]] = (),
    miners: Mapping[str, int] | None = None,
    allegiance: Mapping[str, int] | None = None,
    markets: Mapping[str, Mapping[str, Any]] | None = None,
    discard: Iterable[str] = (),
    dice: Sequence[int] = (),
    draws: Sequence[str] = (),
    recruit_draws: Sequence[str] = (),
    tile_draws: Sequence[str] = (),
    tie_dice: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    pack: str | Path | None = None,
) -> Match:
    """Return a match at the beginning of a turn in this position.

    Each player is a mapping with any of: the goods by name; `artifacts` (a list of names), and
    `known`, those of them that the others have seen;
    `workers` (faces in hand) and `board` (space: face, or a list of faces), the rest being in
    reserve; `morale`, `knowledge`; `recruits` (active) and `hidden`; `dilemma` (its artifact) and
    `resolved` ("star" or "recruit"); `territories` (faction: stars). `markets` names built
    markets by site: their `tile`, and the seats with `stars`. `dice`, `draws`, `recruit_draws`,
    `tile_draws` and `tie_dice` (for the last tie-break) fix the next random results.
    `pack` is the folder of a pack to build it with.
    """
    game = find("euphoria")
    game.check_seats(seats)
    chosen = game.choose_options({"trading": "off", **(options or {})}, False)
    setting = game.setting(chosen, None if pack is None else Path(pack))
    rules = cast(EuphoriaRules, setting.rules)
    s = empty_state(rules, seats, seed, setting.options["trading"] == "on")
    builder = Builder(rules, s, setting.extra)
    if turn not in range(seats):
        raise ImpossiblePosition(f"there is no seat {turn} in a game of {seats}")
    builder.tracks("miners", s.miners, miners or {}, rules.lookup.tunnel_end)
    builder.tracks("allegiance", s.allegiance, allegiance or {}, rules.lookup.allegiance_end)
    builder.markets(markets or {})
    builder.all_players(players)
    builder.discards(discard)
    builder.chance(
        {
            "dice": dice,
            "draws": draws,
            "recruit_draws": recruit_draws,
            "tile_draws": tile_draws,
            "tie_dice": tie_dice,
        }
    )
    builder.derive()
    s.agenda = [Frame(TURN, turn)]
    for problem in audit_components(rules, s):
        raise ImpossiblePosition(problem)
    rules.advance(s)
    return Match(game, setting, s, Origin(seats, seed, s))


def fixed(setting: Setting, given: Mapping[str, Any]) -> Fixed:
    """Return random results from the set-up on, as `position` names them; also `dilemma_draws`."""
    rules = cast(EuphoriaRules, setting.rules)
    builder = Builder(rules, empty_state(rules, 2, 0, False), setting.extra)
    builder.chance(given)
    return builder.s.fixed


class Builder(Reader):
    """Reads names and numbers into an empty state; `audit` says whether it is possible."""

    def __init__(self, rules: EuphoriaRules, s: EuphoriaState, cards: Any) -> None:
        self.rules = rules
        self.s = s
        self.recruits = [recruit_name(recruit) for recruit in cards.recruits]
        self.tiles = [tile.id for tile in cards.pack.components("market")]
        self.dilemmas = [dilemma.artifact for dilemma in cards.pack.components("dilemma")]

    # The board

    def tracks(self, name: str, track: list[int], given: Mapping[str, int], end: int) -> None:
        for faction, at in given.items():
            i = self.index(FACTIONS[: len(track)], faction, f"faction in '{name}'")
            track[i] = self.number(at, 0, end, f"{name} of '{faction}'")

    def markets(self, given: Mapping[str, Mapping[str, Any]]) -> None:
        for site, market in given.items():
            i = self.index(SITE_NAMES, site, "construction site")
            self.shape(market, dict, f"the market '{site}'")
            self.shape(market.get("stars", []), list, f"'stars' of the market '{site}'")
            for key in market:
                self.index(("tile", "stars"), key, "entry of a market")
            if "tile" not in market:
                raise ImpossiblePosition(f"the market '{site}' needs a 'tile', since it is built")
            tile = self.unturned_tile(market["tile"])
            self.s.tiles[i] = tile
            self.s.tile_pool = without(self.s.tile_pool, tile)
            for seat in market.get("stars", ()):
                seat = self.number(seat, 0, self.s.seats - 1, f"a seat with a star on '{site}'")
                self.s.market_stars[i] |= 1 << seat

    def unturned_tile(self, name: object) -> int:
        tile = self.index(self.tiles, name, "market tile")
        if tile not in self.s.tile_pool:
            raise ImpossiblePosition(f"the market tile '{name}' is already turned")
        return tile

    def discards(self, names: Iterable[str]) -> None:
        for name in names:
            artifact = self.index(ARTIFACTS, name, "artifact")
            self.s.artifact_discard[artifact] += 1
            self.take_artifact(artifact)

    def take_artifact(self, artifact: int) -> None:
        if self.s.artifact_deck[artifact] == 0:
            copies = self.rules.lookup.artifact_copies[artifact]
            raise ImpossiblePosition(f"there are only {copies} copies of '{ARTIFACTS[artifact]}'")
        self.s.artifact_deck[artifact] -= 1

    def chance(self, given: Mapping[str, Any]) -> None:
        """The random results that come next."""
        results = self.results(given, tuple(RESULTS))
        for name, (kind, read) in RESULTS.items():
            values = results.get(name, ())
            self.s.fixed += tuple((kind, read(self, value)) for value in values)
            if kind in SINGLE:
                self.once(values, SINGLE[kind])

    def once(self, names: Sequence[str], what: str) -> None:
        for name in names:
            if names.count(name) > 1:
                raise ImpossiblePosition(f"the {what} '{name}' cannot be drawn twice")

    def die(self, face: object) -> int:
        return self.number(face, 1, 6, "a die")

    def artifact(self, name: object) -> int:
        return self.index(ARTIFACTS, name, "artifact")

    def undealt_dilemma(self, name: object) -> int:
        dilemma = self.index(self.dilemmas, name, "dilemma")
        if dilemma not in self.s.dilemma_pool:
            raise ImpossiblePosition(f"the dilemma '{name}' is already dealt")
        return dilemma

    # Players

    def all_players(self, given: Sequence[Mapping[str, Any]]) -> None:
        if len(given) > self.s.seats:
            raise ImpossiblePosition(f"{len(given)} players in a game of {self.s.seats} seats")
        for p in self.s.players:
            p.dilemma = -1
        for p, values in zip(self.s.players, given, strict=False):
            self.shape(values, dict, f"player {p.seat}")
            for key in values:
                self.index(PLAYER_KEYS, key, "entry of a player")
            for key, kind in SHAPES.items():
                self.shape(values.get(key, kind()), kind, f"'{key}' of player {p.seat}")
            self.player(p, values)
        for p in self.s.players[len(given) :]:
            self.workers(p, {})
        for p in self.s.players:
            if p.dilemma < 0:
                p.dilemma = self.s.dilemma_pool[0]
                self.s.dilemma_pool = self.s.dilemma_pool[1:]

    def player(self, p: Player, values: Mapping[str, Any]) -> None:
        end = self.rules.lookup.track_end
        p.morale = self.number(values.get("morale", p.morale), 1, end, "morale")
        p.knowledge = self.number(values.get("knowledge", p.knowledge), 1, end, "knowledge")
        for kind, good in enumerate(GOODS):
            p.wallet[kind] = self.number(values.get(good, 0), 0, 999, good)
        for name in values.get("artifacts", ()):
            artifact = self.index(ARTIFACTS, name, "artifact")
            self.take_artifact(artifact)
            p.wallet[FIRST_ARTIFACT + artifact] += 1
        known = [self.index(ARTIFACTS, name, "artifact") for name in values.get("known", ())]
        p.known = tuple([known.count(artifact) for artifact in range(len(ARTIFACTS))])
        self.workers(p, values)
        p.active = tuple(self.deal_recruit(name) for name in values.get("recruits", ()))
        p.hidden = tuple(self.deal_recruit(name) for name in values.get("hidden", ()))
        self.dilemma(p, values)
        for faction, stars in values.get("territories", {}).items():
            i = self.index(FACTIONS, faction, "territory")
            self.s.territories[i * 6 + p.seat] = self.number(stars, 0, 6, f"stars in '{faction}'")

    def workers(self, p: Player, values: Mapping[str, Any]) -> None:
        """Faces in hand (two 1s by default), faces on the board, the rest in reserve."""
        hand = values.get("workers", [1, 1] if "board" not in values else [])
        board = [
            (space, face)
            for space, faces in values.get("board", {}).items()
            for face in (faces if isinstance(faces, list | tuple) else [faces])
        ]
        if len(hand) + len(board) > WORKERS:
            raise ImpossiblePosition(
                f"player {p.seat} has {len(hand) + len(board)} workers; there are 1 to {WORKERS}"
            )
        p.spots = [RESERVE] * WORKERS
        for worker, face in enumerate(hand):
            p.spots[worker] = HAND
            p.faces[worker] = self.number(face, 1, 6, "a worker's face")
        for worker, (space, face) in enumerate(board, len(hand)):
            p.faces[worker] = self.number(face, 1, 6, "a worker's face")
            self.stand(p, worker, self.index(SPACE_NAMES, space, "space"))

    def stand(self, p: Player, worker: int, space: int) -> None:
        """Put a worker on a space; commodity areas keep no list of theirs."""
        p.spots[worker] = space
        if space >= FIRST_TUNNEL:
            self.s.board[space] = 1 + p.seat * WORKERS + worker

    def deal_recruit(self, name: object) -> int:
        recruit = self.undealt_recruit(name)
        self.s.recruit_deck = without(self.s.recruit_deck, recruit)
        return recruit

    def undealt_recruit(self, name: object) -> int:
        recruit = self.index(self.recruits, name, "recruit")
        if recruit not in self.s.recruit_deck:
            raise ImpossiblePosition(f"the recruit '{name}' is already somewhere else")
        return recruit

    def dilemma(self, p: Player, values: Mapping[str, Any]) -> None:
        if "dilemma" in values:
            p.dilemma = self.undealt_dilemma(values["dilemma"])
            self.s.dilemma_pool = without(self.s.dilemma_pool, p.dilemma)
        p.resolved = self.index(("", "star", "recruit"), values.get("resolved") or "", "outcome")

    # What follows from all that

    def derive(self) -> None:
        """Penalties and stars follow from what lies on the board."""
        lookup = self.rules.lookup
        for p in self.s.players:
            p.penalties = penalties_of(lookup, self.s, p.seat)
            p.stars = stars_of(lookup, self.s, p)


Read = Callable[[Builder, Any], int]
RESULTS: dict[str, tuple[int, Read]] = {
    "dice": (DIE, Builder.die),
    "draws": (ARTIFACT_CARD, Builder.artifact),
    "recruit_draws": (RECRUIT_CARD, Builder.undealt_recruit),
    "tile_draws": (TILE, Builder.unturned_tile),
    "dilemma_draws": (DILEMMA_CARD, Builder.undealt_dilemma),
    "tie_dice": (TIE_DIE, Builder.die),
}
"""Random results that can be prescribed, by name: the kind of chance, and what reads a value."""
SINGLE = {RECRUIT_CARD: "recruit", TILE: "market tile", DILEMMA_CARD: "dilemma"}
"""Kinds of chance with one copy of each card."""
