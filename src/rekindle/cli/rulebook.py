"""Rules looked up: the list of sections, or the articles that fit best."""

from __future__ import annotations

from rekindle.cli.asking import printable
from rekindle.cli.look import Look
from rekindle.kernel.articles import Article, articles, search, sections
from rekindle.kernel.game import Game
from rekindle.kernel.moves import shortened


def look_up(look: Look, game: Game, words: str) -> bool:
    """Sections without words, else the articles that fit best; False if nothing was found."""
    rules = articles(game, look.say.language)
    if not words:
        for key, found in sections(rules).items():
            look.line(f"  {key:<16} {found[0].title} ({len(found)})", hang=19)
        look.tell("rules-how", "dim")
        return True
    found_ = search(rules, words)
    for article in found_.articles:
        show_article(look, article)
    return bool(found_.articles)


def nothing_found(look: Look, game: Game, words: str) -> str:
    """What to say where no article fits."""
    near = search(articles(game, look.say.language), words).near
    typed = shortened(printable(words))
    if near:
        return look.say("rules-near", typed=typed, near=", ".join(near))
    keys = ", ".join(sections(articles(game, look.say.language)))
    return look.say("rules-none", typed=typed, keys=keys)


def show_article(look: Look, article: Article) -> None:
    look.line(f"{article.title} – {article.id}", "bold")
    look.line(article.text.replace("*(", "(").replace(")*", ")"), indent=2)
