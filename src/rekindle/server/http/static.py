"""The page: the files of one folder, read at startup, with cache headers."""

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

from rekindle.server.errors import ApiError
from rekindle.server.http.requests import AppRequest, language_of

INDEX = "index.html"
ASSETS = "assets"
HASHED = re.compile(r"-[\w-]{8}\.\w+$")
"""How the names of built assets end: the hash changes with the content."""
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings, best first, and the suffixes of files that were compressed at build time."""
PRECOMPRESSED = "precompressed"
"""Marks routes whose responses the application must not compress again."""
MIN_COMPRESSED = 500
MEDIA_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Those that some systems do not know, or get wrong."""
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file ready to send."""

    media_type: str
    plain: bytes
    cache_control: str
    tag: str
    compressed: dict[str, bytes] = field(default_factory=dict)
    """By encoding."""


def read_page(folder: Path) -> dict[str, StaticFile]:
    """Read all files of the page, by path; hidden files and compressed copies are skipped."""
    files: dict[str, StaticFile] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not is_hidden(name) and path.suffix not in ENCODINGS.values():
            files["/" if name == INDEX else f"/{name}"] = read_file(path)
    return files


def is_hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))


def read_file(path: Path) -> StaticFile:
    plain = path.read_bytes()
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = media_type or "application/octet-stream"
    hashed = path.parent.name == ASSETS and HASHED.search(path.name)
    cache_control = IMMUTABLE if hashed else REVALIDATE
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return StaticFile(media_type, plain, cache_control, tag, compress(path, plain, media_type))


def compress(path: Path, plain: bytes, media_type: str) -> dict[str, bytes]:
    """Return the compressed forms of a file: those from the build, and gzip in any case."""
    copies = {encoding: Path(f"{path}{suffix}") for encoding, suffix in ENCODINGS.items()}
    compressed = {enc: copy.read_bytes() for enc, copy in copies.items() if copy.is_file()}
    worthwhile = len(plain) >= MIN_COMPRESSED and media_type.startswith(COMPRESSIBLE)
    if worthwhile and "gzip" not in compressed:
        compressed["gzip"] = gzip.compress(plain, 9, mtime=0)
    return compressed


def file_response(file: StaticFile, accept_encoding: str, if_none_match: str) -> Response[Any]:
    """Return a file in the best encoding that the browser accepts, or 304."""
    headers = {"Cache-Control": file.cache_control, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in if_none_match:
        return Response(None, status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in accept_encoding[:200].split(",")}
    for encoding in ENCODINGS:
        if encoding in accepted and encoding in file.compressed:
            headers["Content-Encoding"] = encoding
            return Response(file.compressed[encoding], media_type=file.media_type, headers=headers)
    return Response(file.plain, media_type=file.media_type, headers=headers)


def page_handlers(folder: Path | None) -> list[HTTPRouteHandler]:
    """Return a route for each file, so that nothing else on the disk can be requested."""
    if folder is None:
        return [page_missing]
    files = read_page(folder)

    @route(
        list(files),
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={PRECOMPRESSED: True},
    )
    async def page(request: AppRequest) -> Response[Any]:
        headers = request.headers
        file = files[request.scope["path"]]
        accept_encoding = headers.get("accept-encoding", "")
        return file_response(file, accept_encoding, headers.get("if-none-match", ""))

    return [page]


@get("/", include_in_schema=False)
async def page_missing(request: AppRequest) -> Response[str]:
    """Explain how to build the page."""
    text = ApiError(503, "no-page").text(language_of(request))
    return Response(f"{text}\n", status_code=503, media_type="text/plain")
