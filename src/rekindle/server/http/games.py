"""Games, their catalogues and their rulebooks."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from rekindle.bots.levels import FALLBACKS, grades_of
from rekindle.games import NAMES, find
from rekindle.kernel.articles import articles
from rekindle.kernel.catalogue import Catalogue
from rekindle.kernel.game import Game, Option
from rekindle.kernel.how_to_play import how_to_play as steps
from rekindle.server.errors import ApiError
from rekindle.server.http.error_responses import responses
from rekindle.server.http.requests import AppRequest, Language, services_of
from rekindle.server.packs import Packs, default_setting
from rekindle.server.protocol.http import (
    ArticleInfo,
    GameInfo,
    LevelInfo,
    OptionInfo,
    Rated,
    StepInfo,
)

NOT_MODIFIED = {304: ResponseSpec(None, generate_examples=False, description="Not modified")}


@get("/api/games", responses=responses())
async def list_games(request: AppRequest, language: Language = "en") -> list[GameInfo]:
    """List the games with their options, packs and bot levels."""
    services = services_of(request)
    own = [LevelInfo(name, "") for name, _ in services.settings.own_bots]
    return [game_info(find(name), services.packs, own, language) for name in NAMES]


@get("/api/games/{game:str}/catalogue", responses={**responses(404), **NOT_MODIFIED})
async def catalogue(
    request: AppRequest, game: FromPath[str], language: Language = "en", pack: FromQuery[str] = ""
) -> Response[Catalogue[Any, Any]]:
    """Return everything about a game that does not change in play."""
    check_game(game)
    packs = services_of(request).packs
    body, tag = await asyncio.to_thread(
        catalogue_bytes, packs, game, packs.resolve(game, pack), language
    )
    return cacheable(request, body, tag)


@get("/api/games/{game:str}/rules", responses={**responses(404), **NOT_MODIFIED})
async def rules(
    request: AppRequest, game: FromPath[str], language: Language = "en"
) -> Response[list[ArticleInfo]]:
    """Return the rulebook of a game, article by article."""
    check_game(game)
    return cacheable(request, *rulebook_bytes(game, language))


@get("/api/games/{game:str}/how-to-play", responses={**responses(404), **NOT_MODIFIED})
async def how_to_play(
    request: AppRequest, game: FromPath[str], language: Language = "en"
) -> Response[list[StepInfo]]:
    """Return how a game is played, in a few steps."""
    check_game(game)
    return cacheable(request, *steps_bytes(game, language))


def check_game(name: str) -> None:
    if name not in NAMES:
        raise ApiError(404, "game-unknown", games=", ".join(NAMES))


def level_infos(game: Game, rated: Rated | None) -> list[LevelInfo]:
    """Return the levels of a game and their bots, for tables at which its networks fit."""
    grades = grades_of(game)
    if grades is None:
        return [LevelInfo(id, bot) for id, bot in FALLBACKS.items()]
    return [
        LevelInfo(id, grade.bot, grade.rating if rated else None)
        for id, grade in grades.levels.items()
    ]


def rated_tables(game: Game) -> Rated | None:
    """Return where the ratings of a game's levels hold; None if they were not measured with it."""
    grades = grades_of(game)
    measured = None if grades is None else grades.measured
    if measured is None or not measured.seats:
        return None
    pack = default_setting(game).pack_hash
    if not measured.holds(game.rules_version, pack, measured.options, measured.seats[0]):
        return None
    return Rated(list(measured.seats), measured.options)


def game_info(game: Game, packs: Packs, own: list[LevelInfo], language: str) -> GameInfo:
    """Return what can be chosen; what a bot of the host's own is made of is nobody's business."""
    rated = rated_tables(game)
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[-1],
        options=[option_info(game, option, language) for option in game.options],
        packs=packs.ids(game.name),
        levels=[*level_infos(game, rated), *own],
        rated=rated,
    )


def option_info(game: Game, option: Option, language: str) -> OptionInfo:
    text = game.option_question(option, language)
    titles = [game.option_answer(option, value, language) for value in option.values]
    return OptionInfo(option.name, text, list(option.values), titles, option.default)


@lru_cache(maxsize=64)
def catalogue_bytes(packs: Packs, game: str, pack: str, language: str) -> tuple[bytes, str]:
    found = find(game)
    setting = default_setting(found, packs.folder(game, pack))
    return with_tag(msgspec.json.encode(found.catalogue(setting, language)))


@lru_cache(maxsize=64)
def rulebook_bytes(game: str, language: str) -> tuple[bytes, str]:
    found = articles(find(game), language)
    return with_tag(
        msgspec.json.encode([ArticleInfo(a.id, a.section, a.title, a.text) for a in found])
    )


@lru_cache(maxsize=64)
def steps_bytes(game: str, language: str) -> tuple[bytes, str]:
    found = steps(find(game), language)
    return with_tag(
        msgspec.json.encode([StepInfo(s.title, s.text, list(s.articles)) for s in found])
    )


def with_tag(body: bytes) -> tuple[bytes, str]:
    """Return a body and its ETag."""
    return body, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


def cacheable(request: AppRequest, body: bytes, tag: str) -> Response[Any]:
    """Return the body, or 304 if the client has it already."""
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


HANDLERS = [list_games, catalogue, rules, how_to_play]
