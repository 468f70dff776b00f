"""Errors of the parser, explained for the author of a pack."""

from __future__ import annotations

from collections.abc import Sequence

from lark import Token
from lark.exceptions import UnexpectedInput, UnexpectedToken

from .errors import LanguageError

#: How constructs are written, by their first token.
_WRITTEN = {
    "MAY": "may …",
    "PAY": "pay …, …: …",
    "PER": "per …: …",
    "IF": "if … and …: …",
    "UP_TO": "up to 3 times: …",
}
_COMPLETE = ("WORD", "NUMBER", "RPAR")
_MEANT = {
    ";": "write ','",
    "+": "write ',' or '&'",
    "|": "write '/'",
    "-": "numbers have no sign; to lose something is another phrase",
}
_SIGNS = "use only words, numbers and , & / : ( )"
#: How texts other than effects are written.
_BUILT = {
    "price": ("a price", "write one phrase, or several with ',' between them"),
    "conditions": ("conditions", "write phrases with ',' or 'and' between them"),
    "event": ("an event", "write one phrase"),
}


def column_of(token: Token) -> int:
    return (token.start_pos or 0) + 1


def syntax_error(
    text: str, start: str, error: UnexpectedInput, before: Sequence[Token]
) -> LanguageError:
    """The error in a text; `start` is the rule to parse, `before` the tokens before the error."""
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        return _stops_early(text, before)
    if isinstance(error, UnexpectedToken):
        message, right = _misplaced(error.token, start, before)
        return LanguageError(message, column_of(error.token), str(error.token), right)
    place = error.pos_in_stream or 0
    sign = text[place : place + 1]
    return LanguageError("invalid character", place + 1, sign, _MEANT.get(sign, _SIGNS))


def _stops_early(text: str, before: Sequence[Token]) -> LanguageError:
    if not before:
        return LanguageError("empty text", 1, text, "omit the key instead")
    last, head = before[-1], _open_head(before)
    if last.type not in (*_COMPLETE, "UP_TO"):
        right = f"something must follow '{last}'"
        return LanguageError("unexpected end", column_of(last), str(last), right)
    if head:
        right = f"write '{_WRITTEN[head.type]}'"
        return LanguageError("':' is missing", column_of(head), text[head.start_pos :], right)
    opened = _unclosed(before)
    return LanguageError(
        "'(' is not closed", column_of(opened), text[opened.start_pos :], "add ')'"
    )


def _misplaced(token: Token, start: str, before: Sequence[Token]) -> tuple[str, str]:
    """Message and suggestion for an unexpected token."""
    if start in _BUILT:
        what, right = _BUILT[start]
        return f"not allowed in {what}", right
    last, head = before[-1] if before else None, _open_head(before)
    if head and token.type != "COLON":
        word = head.split()[0]
        return f"not allowed between '{word}' and ':'", f"write '{_WRITTEN[head.type]}'"
    if token.type == "ELSE":
        return "'else' without 'if'", "write 'if …: (…, …) else …'"
    if token.type == "AND":
        return "'and' joins conditions only", "write ',' or '&'"
    join, phrase = _joined_phrase(before)
    if join and token.type in ({"COLON"} if phrase else _WRITTEN):
        written = _WRITTEN.get(token.type, f"{phrase}: …")
        return f"needs parentheses next to '{join}'", f"write '({written})'"
    if last is None:
        return "not allowed at the beginning", "write something before it, or omit it"
    if last.type not in _COMPLETE:
        return "something is missing before", f"write it between '{last}' and '{token}'"
    if token.type == "COLON":
        return "unexpected ':'", "omit it"
    if token.type == "RPAR":
        return "')' without '('", "omit it"
    return "',' is missing before", f"write ', {_WRITTEN.get(token.type, token)}'"


def _open_head(before: Sequence[Token]) -> Token | None:
    """The last `pay`, `if`, `per` or `up to` that has no colon yet."""
    for token in reversed(before):
        if token.type == "COLON":
            return None
        if token.type in _WRITTEN and token.type != "MAY":
            return token
    return None


def _unclosed(before: Sequence[Token]) -> Token:
    depth = 0
    for token in reversed(before):
        depth += (token.type == "LPAR") - (token.type == "RPAR")
        if depth > 0:
            return token
    return before[0]


def _joined_phrase(before: Sequence[Token]) -> tuple[str, str]:
    """The last phrase, and the `/` or `&` before it if there is one."""
    phrase: list[str] = []
    for token in reversed(before):
        if token.type not in ("WORD", "NUMBER"):
            join = str(token) if token.type in ("SLASH", "AMPERSAND") else ""
            return join, " ".join(reversed(phrase))
        phrase.append(str(token))
    return "", ""
