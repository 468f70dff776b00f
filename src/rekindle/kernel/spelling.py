"""How people type words: without case, accents and umlauts."""

from __future__ import annotations

import unicodedata

DIGRAPHS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """Return a text without case and accents: 'Bäckerin' as 'backerin'."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(text: str) -> tuple[str, ...]:
    """Return the ways to type a text without umlauts: 'backerin' and 'baeckerin'."""
    return tuple(dict.fromkeys((folded(text), folded(text.casefold().translate(DIGRAPHS)))))
