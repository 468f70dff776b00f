"""`why MOVE`: why a move, or what is left of a half-named one, is not offered."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.cli.output.articles import show_article
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.abbreviations import resolve
from rekindle.cli.play.menu import Group
from rekindle.cli.play.session import Session
from rekindle.kernel.articles import articles, by_id
from rekindle.kernel.errors import UnknownMove
from rekindle.kernel.match import Decision
from rekindle.kernel.messages import Reason
from rekindle.kernel.moves import Move
from rekindle.kernel.reasons import NOT_ASKED

MOST_REASONS = 3
"""How many different reasons are given for one question."""
MOST_LISTED = 6

Explained = tuple[str, Reason]
"""The text of a move, and why it is not offered."""


def explain(session: Session, decision: Decision, words: str) -> None:
    """Print why the moves that these words stand for are not offered, or their numbers."""
    out = session.out
    moves = moves_meant(session, decision, words)
    offered = [move for move in moves if move in decision.moves]
    if offered:
        menu = session.menu(decision)
        for move in offered[:MOST_LISTED]:
            out.message("why-offered", move=move.text, number=menu.number_of(move))
        return
    told = sensible_reasons(session, decision, moves)
    for alike in told[:MOST_REASONS]:
        show_reason(session, alike)
    if len(told) > MOST_REASONS:
        out.message("why-more", "dim", count=len(told) - MOST_REASONS)
    show_articles(session, [alike[0][1] for alike in told[:MOST_REASONS]])


def show_reason(session: Session, alike: Sequence[Explained]) -> None:
    """Print a reason once; for moves with the same reason in other words, only their texts."""
    reason = alike[0][1]
    same = [text for text, other in alike if other.text == reason.text]
    others = [text for text, other in alike if other.text != reason.text]
    told = because(session, reason, article=False)
    session.out.message("why-not", move=listed(session.out, same), reason=told)
    if others:
        session.out.message("why-alike", "dim", moves=listed(session.out, others))


def moves_meant(session: Session, decision: Decision, words: str) -> list[Move]:
    """The moves of the whole vocabulary that words or a number stand for."""
    entry = session.menu(decision).numbered(words)
    if entry is not None:
        offers = entry.offers if isinstance(entry, Group) else [entry]
        return [offer.move for offer in offers]
    vocabulary = session.local.match.setting.vocabulary
    try:
        return [vocabulary.parse(words)]
    except UnknownMove as error:
        every = {move.text: move for move in vocabulary.moves}
        found = resolve(words, list(every), session.translations(decision.seat, vocabulary.moves))
        if not found:
            raise UserError(str(error)) from None
        return [every[text] for text in found]


def sensible_reasons(
    session: Session, decision: Decision, moves: Sequence[Move]
) -> list[list[Explained]]:
    """The moves by their reasons; those with what the player does not have only if all are."""
    match = session.local.match
    own = session.owned(decision.seat, moves) or moves
    reasons = [(move.text, match.why_not(move.text, decision.seat)) for move in own]
    told = [(text, reason) for text, reason in reasons if reason is not None]
    sensible = [one for one in told if one[1].code not in session.screen.foreign]
    asked = [one for one in sensible if one[1].code != NOT_ASKED]
    by_code: dict[int, list[Explained]] = {}
    for text, reason in asked or sensible or told:
        by_code.setdefault(reason.code, []).append((text, reason))
    return list(by_code.values())


def listed(out: Output, texts: Sequence[str]) -> str:
    """The first of these texts, and how many more there are."""
    shown = ", ".join(texts[:MOST_LISTED])
    more = len(texts) - MOST_LISTED
    return out.say("and-more", texts=shown, count=more) if more > 0 else shown


def because(session: Session, reason: Reason, article: bool = True) -> str:
    """The reason as a sentence without its full stop, with its article."""
    told = session.local.text(reason.message)
    return f"{told} ({reason.article})" if article and reason.article else told


def show_articles(session: Session, reasons: list[Reason]) -> None:
    match = session.local.match
    rulebook = articles(match.game, match.language)
    for id in dict.fromkeys(reason.article for reason in reasons):
        article = by_id(rulebook, id)
        if article is not None:
            show_article(session.out, article)


def ambiguous(out: Output, typed: str, found: list[str]) -> str:
    return out.say("ambiguous", typed=safe_line(typed), found=listed(out, found))
