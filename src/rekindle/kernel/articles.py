"""Parses the numbered articles of a game's rulebook, and finds them by id, section or words."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rekindle.kernel.game import Game
from rekindle.kernel.spelling import folded, spellings

KEY = r"[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*"
"""The key of a section: 'explore', or in parts 'box.f'. No part begins with a digit."""
SECTION = re.compile(rf"^## (.+?) \{{({KEY})\}}\s*$")
ITEM = re.compile(r"^(\d+)\. (.+)$")
WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
MOST_FOUND = 6
SHORTEST_STEM = 4


@dataclass(frozen=True, slots=True)
class Article:
    """One rule that can be cited."""

    id: str  # 'euphoria.place.2'
    section: str  # 'place', 'box.f'
    title: str  # of its section
    text: str

    @property
    def short_id(self) -> str:
        return self.id.partition(".")[2]


@dataclass(frozen=True, slots=True)
class Found:
    """A search result; if nothing matches, `near` has similar words that would."""

    articles: tuple[Article, ...]
    near: tuple[str, ...] = ()


def parse(game: str, text: str) -> tuple[Article, ...]:
    """Return the articles of a rulebook file: '## Title {key}', then items '1. text'."""
    found: list[Article] = []
    title = key = ""
    for line in text.splitlines():
        if heading := SECTION.match(line):
            title, key = heading.groups()
        elif key and (item := ITEM.match(line)):
            number, words = item.groups()
            found.append(Article(f"{game}.{key}.{number}", key, title, words.strip()))
    return tuple(found)


@cache
def articles(game: Game, language: str) -> tuple[Article, ...]:
    """Return the rulebook of a game in a language."""
    path = files(game.package).joinpath("rulebook", f"{language}.md")
    return parse(game.name, path.read_text(encoding="utf-8"))


@cache
def synonyms(game: Game, language: str) -> Mapping[str, str]:
    """Return other words that players use, with those of the rulebook; all of them folded."""
    path = files(game.package).joinpath("rulebook", f"{language}-synonyms.toml")
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {way: folded(word) for other, word in table.items() for way in spellings(other)}


def sections(rules: Iterable[Article]) -> dict[str, list[Article]]:
    """Return the articles by the key of their section, in order."""
    found: dict[str, list[Article]] = {}
    for article in rules:
        found.setdefault(article.section, []).append(article)
    return found


def by_id(rules: Iterable[Article], id: str) -> Article | None:
    """Return the article with this id; the game's name before it may be omitted."""
    wanted = id.lower().strip(".")
    return next((a for a in rules if wanted in (a.id, a.short_id)), None)


def search(
    rules: tuple[Article, ...], query: str, synonyms: Mapping[str, str] | None = None
) -> Found:
    """Search by id, then by section, then by words; best results first."""
    if (article := by_id(rules, query.strip())) is not None:
        return Found((article,))
    known = synonyms or {}
    wanted = folded(query.strip())
    for words in dict.fromkeys((wanted, known.get(wanted, wanted))):
        section = tuple(a for a in rules if words in (a.section, *spellings(a.title)))
        if section:
            return Found(section)
    return by_words(rules, [known.get(word, word) for word in WORD.findall(wanted)])


def by_words(rules: tuple[Article, ...], words: Iterable[str]) -> Found:
    """Search by words. Rare ones weigh more; ties stay in the order of the rulebook."""
    wanted = list(dict.fromkeys(words))
    having = {word: sum(1 for a in rules if closeness(a, word)) for word in wanted}
    scores = [sum(closeness(a, w) / having[w] for w in wanted if having[w]) for a in rules]
    best = max(scores, default=0.0)
    if best <= 0:
        return Found((), near(rules, wanted))
    # Results less than half as good as the best would only be noise.
    good = [(score, article) for score, article in zip(scores, rules) if score * 2 > best]
    ranked = sorted(good, key=lambda one: -one[0])
    return Found(tuple(article for _, article in ranked[:MOST_FOUND]))


def closeness(article: Article, word: str) -> float:
    """Return how well an article matches a word: in its title, exactly, in another form, not."""
    if any(alike(word, token) for token in words_in(article.title)):
        return 2.0
    tokens = tokens_of(article)
    if word in tokens:
        return 1.0
    return 0.8 if any(alike(word, token) for token in tokens) else 0.0


@cache
def tokens_of(article: Article) -> frozenset[str]:
    return frozenset(words_in(f"{article.section} {article.title} {article.text}"))


@cache
def words_in(text: str) -> tuple[str, ...]:
    """Return the words of a text in every spelling."""
    return tuple(word for way in spellings(text) for word in WORD.findall(way))


def alike(word: str, token: str) -> bool:
    """Return whether two words match: 'bump' finds 'bumped', 'markets' finds 'market'."""
    if token.startswith(word):
        return True
    return len(token) >= SHORTEST_STEM and word.startswith(token)


def near(rules: tuple[Article, ...], wanted: list[str]) -> tuple[str, ...]:
    """Return words of the rulebook that are similar to those of the query."""
    texts = [f"{a.section} {a.title} {a.text}".lower() for a in rules]
    known = {folded(word): word for text in texts for word in WORD.findall(text)}
    close = [difflib.get_close_matches(word, sorted(known), n=2, cutoff=0.7) for word in wanted[:5]]
    return tuple(dict.fromkeys(known[word] for words in close for word in words))
