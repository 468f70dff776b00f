"""The page itself: files of one folder, read once, told to browsers with how long they keep."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Response, get, route
from litestar.handlers import HTTPRouteHandler

from rekindle.server.http.errors import Refusal, language_of
from rekindle.server.http.requests import Asking

INDEX = "index.html"
HASHED = re.compile(r"-[\w-]{8}\.\w+$")
"""How the names of built files end, which never change: a change gives them another name."""
BUILT = "assets"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings, best first, and how files end that were packed when the page was built."""
PACKS_ITSELF = "packs_itself"
"""Marks routes whose answers are packed already: the app packs those of all others."""
WORTH_PACKING = 500
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What the tables of some systems do not know, or know otherwise."""
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent: its type, its bytes, and packed ones by encoding."""

    media_type: str
    plain: bytes
    keep: str
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)


def read_page(folder: Path) -> dict[str, PageFile]:
    """Every file of the page by its address; hidden ones and packed twins are left out."""
    found: dict[str, PageFile] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not hidden(name) and path.suffix not in PACKED.values():
            found["/" if name == INDEX else f"/{name}"] = read_file(path)
    return found


def hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))


def read_file(path: Path) -> PageFile:
    plain = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = media_type or "application/octet-stream"
    built = path.parent.name == BUILT and HASHED.search(path.name)
    keep = FOREVER if built else ASK_AGAIN
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return PageFile(media_type, plain, keep, tag, packed_files(path, plain, media_type))


def packed_files(path: Path, plain: bytes, media_type: str) -> dict[str, bytes]:
    twins = {coding: Path(f"{path}{ending}") for coding, ending in PACKED.items()}
    packed = {coding: twin.read_bytes() for coding, twin in twins.items() if twin.is_file()}
    if len(plain) >= WORTH_PACKING and media_type.startswith(TEXTS) and "gzip" not in packed:
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    return packed


def answer(file: PageFile, accepted: str, known: str) -> Response[Any]:
    """The file in the best form that the browser takes, or that it has it already."""
    headers = {"Cache-Control": file.keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in known:
        return Response(None, status_code=304, headers=headers)
    offered = {part.split(";")[0].strip() for part in accepted[:200].split(",")}
    for coding in PACKED:
        if coding in offered and coding in file.packed:
            headers["Content-Encoding"] = coding
            return Response(file.packed[coding], media_type=file.media_type, headers=headers)
    return Response(file.plain, media_type=file.media_type, headers=headers)


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler]:
    """A route for each file: nothing else of the disk can be asked for."""
    if folder is None:
        return [no_page]
    files = read_page(folder)

    @route(
        list(files),
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={PACKS_ITSELF: True},
    )
    async def page(request: Asking) -> Response[Any]:
        headers = request.headers
        file = files[request.scope["path"]]
        return answer(file, headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    return [page]


@get("/", include_in_schema=False)
async def no_page(request: Asking) -> Response[str]:
    """Nobody has built the page: say so, and how it is done."""
    text = Refusal(503, "no-page").text(language_of(request))
    return Response(f"{text}\n", status_code=503, media_type="text/plain")
