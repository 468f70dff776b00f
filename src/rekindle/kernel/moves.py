"""Moves: a closed vocabulary. Each move has one text, one dense id and one code.

Inside the engine a move is its code: verb and argument packed into an int. Texts and ids exist at
the border only.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

from rekindle.kernel.errors import UnknownMove
from rekindle.kernel.roles import ORDINARY, ROLES, Role
from rekindle.kernel.words import Touches

ARG_BITS: Final = 9
ARG_MASK: Final = 511

# Verbs that the kernel's own procedures use; a game's begin at FIRST_GAME_VERB.
CHOOSE: Final = 0
SKIP: Final = 1
PAY_VERB: Final = 2
REST: Final = 3
FIRST_GAME_VERB: Final = 4

SKIP_CODE: Final = 512
REST_CODE: Final = 1536


class Verb:
    """The first word of a move, every argument it can ever have, and the role of its moves.

    An argument of None keeps its number free: there is no such move. `roles` has the roles of
    single arguments that differ from the verb's own.
    """

    def __init__(
        self,
        number: int,
        name: str,
        arguments: Sequence[str | None],
        touches: Touches,
        role: Role = ORDINARY,
        roles: Mapping[str, Role] | None = None,
        unordered: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.arguments = arguments
        self.touches = touches
        self.role = role
        self.roles = roles or {}
        self.unordered = unordered
        if len(arguments) > ARG_MASK + 1:
            raise ValueError(f"the verb '{name}' has {len(arguments)} arguments, more than 512")


class Move:
    """One move at the border: its text, its id for learners, its code for the engine.

    `touches` are the words of the things on the board that it is about.
    """

    __slots__ = ("id", "code", "text", "verb", "role", "touches")

    def __init__(
        self, id: int, code: int, text: str, verb: str, role: Role, touches: tuple[str, ...]
    ) -> None:
        self.id = id
        self.code = code
        self.text = text
        self.verb = verb
        self.role = role
        self.touches = touches

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Vocabulary:
    """Every move a game can ever offer, in an order that does not change."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.moves: list[Move] = []
        self.verbs = {verb.number: verb for verb in verbs}
        self._by_code: dict[int, Move] = {}
        self._by_text: dict[str, Move] = {}
        for verb in verbs:
            for i, argument in enumerate(verb.arguments):
                if argument is None:
                    continue
                text = f"{verb.name} {argument}".strip()
                role = verb.roles.get(argument, verb.role)
                code = verb.number << ARG_BITS | i
                name = verb.name or argument
                touches = verb.touches(argument)
                self._add(Move(len(self.moves), code, text, name, role, touches), verb)
        self._by_word: dict[str, list[Move]] = {}
        self._by_role: dict[Role, frozenset[int]] = {
            role: frozenset([move.code for move in self.moves if move.role == role])
            for role in ROLES
        }
        for move in self.moves:
            for word in move.touches:
                self._by_word.setdefault(word, []).append(move)

    def _add(self, move: Move, verb: Verb) -> None:
        plain = _plain(move.text, verb.unordered)
        if plain in self._by_text:
            raise ValueError(f"the move '{move.text}' is declared twice")
        self.moves.append(move)
        self._by_code[move.code] = move
        self._by_text[plain] = move

    def __len__(self) -> int:
        return len(self.moves)

    def move(self, code: int) -> Move:
        """Return the move with this code."""
        return self._by_code[code]

    def touching(self, word: str) -> Sequence[Move]:
        """Return the moves that touch this word."""
        return self._by_word.get(word, ())

    def having(self, role: Role) -> frozenset[int]:
        """Return the codes of all moves with this role."""
        return self._by_role[role]

    def parse(self, text: str) -> Move:
        """Return the move with this text; case, spaces and the order of payments do not matter."""
        for unordered in (False, True):
            move = self._by_text.get(_plain(text, unordered))
            if move is not None:
                return move
        raise UnknownMove(f"'{shortened(text)}' is not a move of this game{self._hint(text)}")

    def _hint(self, text: str) -> str:
        near = difflib.get_close_matches(_plain(text[:80], False), self._by_text, n=1, cutoff=0.6)
        return f"; did you mean '{near[0]}'?" if near else ""


def shortened(text: str) -> str:
    """Return user input, cut to fit in one line of an error message."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:57] + "..."


def _plain(text: str, unordered: bool) -> str:
    words = text.lower().split()
    if unordered:
        words[1:] = sorted(words[1:])
    return " ".join(words)
