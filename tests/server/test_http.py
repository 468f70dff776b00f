"""HTTP requests not about tables: games, catalogues, rulebooks, the page, OpenAPI."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from rekindle.bots import LEVELS
from rekindle.content import copy_pack
from rekindle.games import NAMES, find
from rekindle.kernel.messages import phrases
from rekindle.server.settings import Settings
from tests.rated import RATINGS, rate_euphoria
from tests.server.api import ANNA, BOT, Client, opened, refused, wish
from tests.server.conftest import Serve

SERVER = Path(__file__).parents[2] / "src" / "rekindle" / "server"


# Games


def test_games_are_listed_with_their_choices(client: Client) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert list(games) == list(NAMES)
    euphoria = games["euphoria"]
    assert (euphoria["fewest"], euphoria["most"]) == (2, 6)
    assert [level["id"] for level in euphoria["levels"]] == list(LEVELS)
    assert euphoria["packs"] == ["first-edition"]
    assert [option["name"] for option in euphoria["options"]] == ["deck", "trading"]
    for option in (option for game in games.values() for option in game["options"]):
        assert option["text"].endswith("?")
        assert len(option["titles"]) == len(set(option["titles"])) == len(option["values"])
        assert not set(option["titles"]) & set(option["values"])


def test_levels_are_listed_with_ratings_and_where_those_hold(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate_euphoria(tmp_path, monkeypatch)
    games = {game["name"]: game for game in client.get("/api/games").json()}
    levels = {level["id"]: level for level in games["euphoria"]["levels"]}
    assert {id: level["rating"] for id, level in levels.items()} == RATINGS
    assert {level["bot"] for level in levels.values()} == {"rollout:1"}
    assert games["euphoria"]["rated"] == {"seats": [2, 3], "options": {"deck": "first"}}
    assert games["revive"]["rated"] is None
    assert {level["rating"] for level in games["revive"]["levels"]} == {None}


def test_a_seat_has_the_rating_of_the_bot_that_decides_there(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate_euphoria(tmp_path, monkeypatch)
    bot = {**BOT, "level": "sharp"}
    seats = opened(client, ANNA, bot)["table"]["seats"]
    assert [seat["rating"] for seat in seats] == [None, RATINGS["sharp"]]
    for other in (
        opened(client, ANNA, bot, bot, bot),
        opened(client, ANNA, bot, options={"deck": "second"}),
        opened(client, ANNA, bot, game="revive"),
    ):
        assert {seat["rating"] for seat in other["table"]["seats"]} == {None}


def test_texts_are_in_the_requested_language(client: Client) -> None:
    english, german = (
        client.get("/api/games", params={"language": language}).json() for language in ("en", "de")
    )
    assert english[0]["options"][0]["text"] != german[0]["options"][0]["text"]
    answer = client.get("/api/tables/none", headers={"Accept-Language": "fr, de;q=0.8"})
    assert "Tisch" in refused(answer, 404, "table-unknown")
    answer = client.get("/api/tables/none?language=en", headers={"Accept-Language": "de"})
    assert "table" in refused(answer, 404, "table-unknown")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_catalogues_and_rulebooks_are_cacheable(client: Client, game: str, language: str) -> None:
    for what in ("catalogue", "rules", "how-to-play"):
        path = f"/api/games/{game}/{what}?language={language}"
        first = client.get(path)
        assert first.status_code == 200
        assert first.json()
        assert first.headers["cache-control"] == "no-cache"
        again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_a_catalogue_names_its_game_and_language(client: Client) -> None:
    found = client.get("/api/games/euphoria/catalogue?language=de&pack=first-edition").json()
    assert (found["game"], found["language"]) == ("euphoria", "de")
    refused(client.get("/api/games/euphoria/catalogue?pack=mine"), 400, "choice")
    refused(client.get("/api/games/chess/catalogue"), 404, "game-unknown")
    refused(client.get("/api/games/chess/rules"), 404, "game-unknown")
    refused(client.get("/api/games/chess/how-to-play"), 404, "game-unknown")


def test_rules_are_articles(client: Client) -> None:
    articles = client.get("/api/games/revive/rules").json()
    assert articles[0]["id"].startswith("revive.")
    assert all(article["title"] and article["text"] for article in articles)


def test_packs_are_those_the_server_was_started_with(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copy_pack(find("euphoria").default_pack, folder)  # type: ignore[attr-defined]
    header = folder / "pack.toml"
    header.write_text(header.read_text().replace('"first-edition"', '"mine"', 1))
    client = serve(packs=(folder,))
    games = {game["name"]: game["packs"] for game in client.get("/api/games").json()}
    assert games["euphoria"] == ["first-edition", "mine"]
    assert "mine" not in games["revive"]
    assert opened(client, ANNA, BOT, pack="mine")["table"]["pack"] == "mine"
    assert opened(client, ANNA, BOT)["table"]["pack"] == "first-edition"
    for wrong in (str(folder), "../mine", "yours"):
        refused(client.post("/api/tables", json=wish(ANNA, BOT, pack=wrong)), 400, "choice")


# Malformed requests


@pytest.mark.parametrize(
    ("body", "hint"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b'{"game": 7, "seats": []}', "malformed"),
        (b'{"game": "euphoria"}', "seats"),
        (b'{"game": "euphoria", "seats": [], "luck": 1}', "luck"),
        (b"[" * 10_000, "malformed"),
    ],
)
def test_malformed_bodies(client: Client, body: bytes, hint: str) -> None:
    answer = client.post("/api/tables", content=body)
    assert hint in refused(answer, 400, "not-understood")


def test_unknown_paths_and_methods(client: Client) -> None:
    refused(client.get("/api/tables/x/seats/0"), 405, "no-method")
    refused(client.get("/api/nothing"), 404, "not-found")
    refused(client.post("/api/tables/x/seats/zero/take", json={"name": "A"}), 404, "not-found")
    refused(client.get("/api/games?language=fr"), 400, "not-understood")


def test_large_responses_are_compressed(client: Client) -> None:
    path = "/api/games/revive/catalogue"
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers.get("content-length", 0)) < len(answer.content) / 3


# OpenAPI


def test_every_route_is_described_with_its_errors(client: Client) -> None:
    described = client.get("/api/schema/openapi.json").json()
    paths = {path for path in described["paths"] if path.startswith("/api/")}
    assert paths == set(described["paths"]), "the page itself is not part of it"
    assert {
        "/api/games",
        "/api/games/{game}/catalogue",
        "/api/games/{game}/rules",
        "/api/games/{game}/how-to-play",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats/{seat}",
        "/api/tables/{table}/seats/{seat}/invitation",
        "/api/tables/{table}/seats/{seat}/take",
        "/api/tables/{table}/seats/{seat}/link",
        "/api/tables/{table}/claim",
        "/api/tables/{table}/record",
        "/api/tables/{table}/course",
        "/api/tables/{table}/moments/{at}",
        "/api/tables/{table}/branch",
        "/api/account",
        "/api/account/session",
        "/api/account/tables",
        "/api/account/tables/{table}",
    } == paths
    for path, ways in described["paths"].items():
        for way, about in ways.items():
            told = about["responses"]
            assert {"400", "429"} <= set(told), (path, way)
            for status in set(told) & {"400", "401", "403", "404", "409", "413", "429"}:
                schema = told[status]["content"]["application/json"]["schema"]
                assert schema["$ref"].endswith("Problem"), (path, way, status)


# The page


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    much = " ".join(map(str, range(1000)))  # long enough to be compressed
    (folder / "index.html").write_text(f"<!doctype html><title>Rekindle</title>{much}")
    (folder / "assets" / "index-B1x2Y3z4.js").write_text("console.log(1);" * 100)
    (folder / "assets" / "index-B1x2Y3z4.js.br").write_bytes(b"as if packed")
    (folder / "touch-icon-12345678.svg").write_text("<svg xmlns='x'/>")
    (folder / ".secret").write_text("not for you")
    return folder


def test_the_page_is_revalidated_and_its_assets_are_immutable(serve: Serve, page: Path) -> None:
    client = serve(page=page)
    index = client.get("/")
    assert index.text.startswith("<!doctype html>")
    assert index.headers["content-type"] == "text/html; charset=utf-8"
    assert index.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": index.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    script = client.get("/assets/index-B1x2Y3z4.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    icon = client.get("/touch-icon-12345678.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache", "its name does not change with it"
    assert client.head("/").status_code == 200


def test_the_page_is_sent_compressed(serve: Serve, page: Path) -> None:
    client = serve(page=page)
    with client.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw).startswith(b"<!doctype html>")
    best = {"Accept-Encoding": "gzip, deflate, br"}
    with client.stream("GET", "/assets/index-B1x2Y3z4.js", headers=best) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as if packed"
    plain = client.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    [
        "/.secret",
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/assets/..%2f.secret",
        "/assets/",
        "/assets/index-B1x2Y3z4.js.br",
        "//etc/passwd",
    ],
)
def test_nothing_but_the_page_is_served(serve: Serve, page: Path, path: str) -> None:
    assert serve(page=page).get(path).status_code == 404


def test_without_a_page_the_response_says_how_to_build_it(client: Client) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "make page" in answer.text


# Messages


def said_in_the_code() -> set[str]:
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"ApiError\(\s*\d{3},\s*\"([\w-]+)\"", text))
    return found


def test_every_error_has_a_sentence_in_both_languages() -> None:
    ids = said_in_the_code()
    assert len(ids) > 20
    for language in ("en", "de"):
        spoken = phrases(("rekindle.server",), language)
        assert [id for id in sorted(ids) if not spoken.has(id)] == []


def test_no_message_is_unused() -> None:
    every = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    for language in ("en", "de"):
        text = (SERVER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        ids = re.findall(r"^([\w-]+) =", text, re.MULTILINE)
        assert [id for id in ids if f'"{id}"' not in every] == []


def test_the_server_uses_its_settings(settings: Settings, client: Client) -> None:
    state: Any = client.app.state
    assert state.services.settings == settings
