"""Over HTTP: which games there are, their catalogues and their rules."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from rekindle.bots import LEVELS
from rekindle.games import NAMES, find
from rekindle.kernel.articles import articles
from rekindle.kernel.game import Game, Option
from rekindle.kernel.messages import Message
from rekindle.server.http.errors import Refusal, answers
from rekindle.server.http.requests import Asking, Language, desk_of
from rekindle.server.packs import Packs, usual_setting
from rekindle.server.protocol.messages import ArticleInfo, GameInfo, LevelInfo, OptionInfo

UNCHANGED = {304: ResponseSpec(None, generate_examples=False, description="As it was")}


@get("/api/games", responses=answers())
async def list_games(request: Asking, language: Language = "en") -> list[GameInfo]:
    """The games, with their options, packs, and levels of bots."""
    packs = desk_of(request).packs
    return [game_info(find(name), packs, language) for name in NAMES]


@get("/api/games/{game:str}/catalogue", responses={**answers(404), **UNCHANGED})
async def catalogue(
    request: Asking, game: FromPath[str], language: Language = "en", pack: FromQuery[str] = ""
) -> Response[dict[str, Any]]:
    """Everything about a game that does not change while it is played."""
    known_game(game)
    packs = desk_of(request).packs
    body, tag = await asyncio.to_thread(
        catalogue_bytes, packs, game, packs.resolved(game, pack), language
    )
    return cacheable(request, body, tag)


@get("/api/games/{game:str}/rules", responses={**answers(404), **UNCHANGED})
async def rules(
    request: Asking, game: FromPath[str], language: Language = "en"
) -> Response[list[ArticleInfo]]:
    """The rules of a game, article by article."""
    known_game(game)
    return cacheable(request, *rules_bytes(game, language))


def known_game(name: str) -> None:
    if name not in NAMES:
        raise Refusal(404, "game-unknown", games=", ".join(NAMES))


def game_info(game: Game, packs: Packs, language: str) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[-1],
        options=[option_info(game, option, language) for option in game.options],
        packs=packs.ids(game.name),
        levels=[LevelInfo(id, bot) for id, bot in LEVELS.items()],
    )


def option_info(game: Game, option: Option, language: str) -> OptionInfo:
    said, id = game.phrases(language), f"option-{option.name}"
    text = said.text(Message(id)) if said.has(id) else ""
    return OptionInfo(option.name, text, list(option.values), option.default)


@lru_cache(maxsize=64)
def catalogue_bytes(packs: Packs, game: str, pack: str, language: str) -> tuple[bytes, str]:
    found = find(game)
    setting = usual_setting(found, packs.folder(game, pack))
    return tagged(msgspec.json.encode(found.catalogue(setting, language)))


@lru_cache(maxsize=64)
def rules_bytes(game: str, language: str) -> tuple[bytes, str]:
    found = articles(find(game), language)
    return tagged(
        msgspec.json.encode([ArticleInfo(a.id, a.section, a.title, a.text) for a in found])
    )


def tagged(body: bytes) -> tuple[bytes, str]:
    return body, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


def cacheable(request: Asking, body: bytes, tag: str) -> Response[Any]:
    """The answer, or only that it is still the same."""
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


HANDLERS = [list_games, catalogue, rules]
