"""What the page is tested with: the catalogue of a game, and tables as somebody sees them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rekindle.kernel.match import Match

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"


def shown(match: Match, spectator: bool = False) -> dict[str, Any]:
    """A table through the eyes of whoever decides, or of a spectator."""
    decision = match.decision
    eyes = None if spectator else decision.seat
    offered = () if spectator else decision.moves
    moves = [{"text": m.text, "meaning": match.say(match.meaning(m))} for m in offered]
    view = match.view(eyes)
    del view["decisions"]
    return {"eyes": eyes, "asks": decision.asks.id, "view": view, "moves": moves}


def written(page: dict[str, Any]) -> str:
    return json.dumps(page, ensure_ascii=False, separators=(",", ":")) + "\n"


def write(game: str, page: dict[str, Any]) -> None:
    path = FIXTURES / f"{game}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(page), encoding="utf-8")
    print(f"{path.name} has {path.stat().st_size} bytes")


def is_current(game: str, page: dict[str, Any]) -> bool:
    """If not, `make checksums` writes it anew."""
    return (FIXTURES / f"{game}.json").read_text(encoding="utf-8") == written(page)
