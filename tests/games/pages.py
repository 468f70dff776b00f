"""What the page is tested with: the catalogue of a game, and tables as somebody sees them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rekindle.kernel.match import Match
from rekindle.kernel.messages import player
from rekindle.server.live.rendering import Renderer
from tests.games.icons import icons

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"


def shown(match: Match, spectator: bool = False) -> dict[str, Any]:
    """A table as the seat that decides sees it, or a spectator."""
    decision = match.decision
    eyes = None if spectator else decision.seat
    offered = () if spectator else decision.moves
    phrases = match.game.phrases("en")
    renderer = Renderer([match.say(player(seat)) for seat in range(match.seats)])
    moves = [renderer.offer(match, move, phrases) for move in offered]
    return {"eyes": eyes, "asks": decision.asks.id, "view": match.board(eyes), "moves": moves}


def written(game: str, page: dict[str, Any]) -> str:
    """What the page is tested with, and every icon that it must be able to draw."""
    return msgspec.json.encode({**page, "icons": icons(game)}).decode() + "\n"


def write(game: str, page: dict[str, Any]) -> None:
    path = FIXTURES / f"{game}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(game, page), encoding="utf-8")
    print(f"{path.name} has {path.stat().st_size} bytes")


def is_current(game: str, page: dict[str, Any]) -> bool:
    """If not, `make checksums` writes it anew."""
    return (FIXTURES / f"{game}.json").read_text(encoding="utf-8") == written(game, page)
