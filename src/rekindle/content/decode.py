"""Decodes tables of a TOML file into typed components, or lists their problems."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from .component import children, core, struct
from .errors import LanguageError, Problem
from .files import PackFile
from .language import Language
from .suggestions import close, did_you_mean
from .toml_lines import Path, key_of
from .tree import Conditions, Effect, Event, Price

T = TypeVar("T")

_EXPECTED = re.compile(r"Expected `([a-z]+)(?: \| null)?`(, got `[^`]+`)?")
_PLAIN = {
    "int": "an integer",
    "float": "a number",
    "str": "a string in quotes",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "a table",
}


class Decoder:
    """Builds typed values with the language of a game, or lists their problems."""

    def __init__(self, language: Language) -> None:
        self._readers: dict[type, Callable[[str], object]] = {
            Effect: language.effect,
            Price: language.price,
            Conditions: language.conditions,
            Event: language.event,
        }

    def build(self, kind: type[T], data: object) -> T:
        """Return the typed value. Raises msgspec.ValidationError."""
        return msgspec.convert(data, kind, dec_hook=self._read)

    def _read(self, kind: type, data: object) -> object:
        if kind not in self._readers:
            raise NotImplementedError(f"no component may have a field of type {kind}")
        if not isinstance(data, str):
            raise TypeError("Expected `str`, got `something else`")
        return self._readers[kind](data)

    def problems(self, hint: Any, data: object, file: PackFile, path: Path) -> Iterator[Problem]:
        """Yield everything that is wrong with a value, the innermost parts first."""
        inner = list(_wrong_keys(hint, data, file, path))
        for key, part, value in children(hint, data):
            inner.extend(self.problems(part, value, file, (*path, key)))
        if inner:
            yield from inner
            return
        try:
            self.build(hint, data)
        except msgspec.ValidationError as error:
            yield _explain(error, hint, data, file, path)


def _wrong_keys(hint: Any, data: object, file: PackFile, path: Path) -> Iterator[Problem]:
    table = struct(hint)
    if table is None or not isinstance(data, dict):
        return
    fields = msgspec.structs.fields(table)
    known = [field.encode_name for field in fields]
    missing = [f.encode_name for f in fields if f.required and f.encode_name not in data]
    for key in data:
        if key not in known:
            # A key that resembles a missing one is taken for it, misspelt.
            right = close(key, missing) or close(key, known)
            expected = f"expected one of: {', '.join(known)}"
            suggestion = f"did you mean '{right}'?" if right else expected
            line = file.lines.of((*path, key))
            yield Problem(file.name, line, key, "unknown key", suggestion)
            if right in missing:
                missing.remove(right)
    for key in missing:
        line = file.lines.of(path)
        yield Problem(file.name, line, "", f"'{key}' is missing", f"write {key} = …")


def _explain(
    error: msgspec.ValidationError, hint: Any, data: object, file: PackFile, path: Path
) -> Problem:
    line = file.lines.of(path)
    key = key_of(path)
    cause = error.__cause__
    if isinstance(cause, LanguageError):
        return Problem(
            file.name, line, cause.offending, f"{key}: {cause.message}", cause.suggestion
        )
    kind = core(hint)
    if get_origin(kind) is Literal and isinstance(data, str):
        choices = [str(choice) for choice in get_args(kind)]
        return Problem(file.name, line, data, f"{key}: unknown word", did_you_mean(data, choices))
    return Problem(file.name, line, shown(data), *_in_words(key, str(error)))


def _in_words(key: str, complaint: str) -> tuple[str, str]:
    """Return message and suggestion for an error of msgspec."""
    if "matching regex" in complaint:
        return f"{key}: invalid id", "use lower-case letters, digits, - and _"
    found = _EXPECTED.match(complaint)
    if found is None:
        return f"{key}: {complaint}", ""
    plain = _PLAIN.get(found[1], found[1])
    if found[2]:
        return f"{key}: wrong type", f"write {plain}"
    return f"{key}: not allowed", complaint.replace(found[0], plain).replace("`", "")


def shown(data: object) -> str:
    """Return a value as it is written in the file, shortened."""
    text = data if isinstance(data, str) else json.dumps(data, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"
