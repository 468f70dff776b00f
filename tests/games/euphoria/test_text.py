"""Everything that Euphoria says: complete in both languages, and silent about secrets."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import pytest

import rekindle
from rekindle.content import AnyOrder, If, May, OneOf, Pay, Seq, UpTo, Voice
from rekindle.games import find
from rekindle.games.euphoria import position
from rekindle.games.euphoria import presentation as text
from rekindle.games.euphoria.content.language import LANGUAGE
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import SPACE_NAMES, THINGS
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation import effects as text_effects
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Decision, Match, engine_of
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move
from rekindle.kernel.reasons import NOT_ASKED
from rekindle.kernel.state import Frame
from tests.games.test_coverage import articles
from tests.games.texts import Sentences, all_messages, description, examples, in_source

GAME = find("euphoria")
PACKAGE = files("rekindle.games.euphoria")
LANGUAGES = ("en", "de")
SENTENCES = Sentences("euphoria")
said, line = SENTENCES.said, SENTENCES.line


def setting(deck: str = "first") -> Setting:
    return GAME.setting({"deck": deck, "trading": "on"})


# The files


def test_every_label_of_the_screen_exists() -> None:
    code = PACKAGE.joinpath("presentation", "terminal", "screen.py").read_text(encoding="utf-8")
    labels = {f"screen-{id}" for id in re.findall(r'label\("([a-z-]+)"', code)}
    assert labels
    assert labels <= set(all_messages("euphoria"))


def test_every_article_that_a_reason_cites_exists() -> None:
    plain, _ = in_source("euphoria")
    cited = {re.sub(r"^(?!euphoria\.)", "euphoria.", t) for t in plain if re.search(r"\w\.\d+$", t)}
    assert len(cited) > 30
    assert cited <= set(articles("euphoria", "en"))


# Words made from effects

SLOTS = {
    "{n}": "2",
    "{good}": "gold",
    "{group}": "resource",
    "{track}": "here",
    "{faction}": "subterran",
    "{thing}": "bear",
    "{artifact-kind}": "bat",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_the_language_has_its_words(language: str) -> None:
    for words in examples(LANGUAGE, "effect", SLOTS):
        tree = LANGUAGE.effect(words)
        for who in ("you", "them", "opponents", "opponents-here"):
            for here in (None, 1):
                said(text_effects.tell(tree, Voice(who == "you", who=who, here=here)), language)
        bare = text_effects.bare(tree)
        assert bare is not None
        said(bare, language)
    for words in examples(LANGUAGE, "price", SLOTS):
        for to_them in (False, True):
            said(text_effects.paid(LANGUAGE.price(words), to_them), language)
    for words in examples(LANGUAGE, "condition", SLOTS):
        said(text_effects.conditions(LANGUAGE.conditions(words)), language)


WATER, STAR = LANGUAGE.effect("1 water"), LANGUAGE.effect("star")
SURE = LANGUAGE.conditions("alone")


@pytest.mark.parametrize(
    ("tree", "english", "german"),
    [
        (
            AnyOrder((WATER, STAR)),
            "you gain 1 water and place a star on the territory there, in any order",
            "Du erhältst 1 Wasser und legst einen Stern in das Gebiet dort, "
            "in beliebiger Reihenfolge",
        ),
        (UpTo(3, WATER), "up to 3 times: you gain 1 water", "Bis zu 3 Mal: Du erhältst 1 Wasser"),
        (
            Pay(LANGUAGE.price("1 gold"), STAR),
            "you pay 1 gold: you place a star on the territory there",
            "Du zahlst 1 Gold: Du legst einen Stern in das Gebiet dort",
        ),
        (
            May(If(SURE, WATER)),
            "you may do this: If your worker is alone there, you gain 1 water",
            "Du darfst dies tun: Falls dein Arbeiter dort allein steht: Du erhältst 1 Wasser",
        ),
        (
            OneOf((WATER, Seq((WATER, STAR)))),
            "you gain 1 water or you gain 1 water and place a star on the territory there",
            "Du erhältst 1 Wasser oder du erhältst 1 Wasser "
            "und legst einen Stern in das Gebiet dort",
        ),
    ],
)
def test_trees_that_our_own_pack_does_not_use(tree: Any, english: str, german: str) -> None:
    told = text_effects.tell(tree)
    assert said(told, "en") == english
    assert said(told, "de") == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_pack_has_a_text(language: str) -> None:
    of = setting()
    pack = of.extra.pack
    makers: list[tuple[str, Any]] = [
        ("recruit", text.card_text),
        ("market", text.market_text),
        ("dilemma", text.dilemma_text),
        ("space", text.space_text),
    ]
    for kind, make in makers:
        for component in pack.components(kind):
            words = make(of, component.id, language)
            assert words.endswith("."), words
            assert words[0].isupper(), words
            assert "{" not in words
            assert not re.search(r"  |\.\.|: :|\b(effect|thing|condition|event)-", words), words


@pytest.mark.parametrize(
    ("recruit", "english", "german"),
    [
        (
            "maxime",
            "When you bump an opponent, you may lose 2 morale: "
            "they gain 1 knowledge, you draw 1 artifact.",
            "Wenn du einen Gegner verdrängst, darfst du 2 Moral verlieren: "
            "Der Gegner erhält 1 Wissen, du ziehst 1 Artefakt.",
        ),
        (
            "kyle",
            "When you place a worker on the Generator, the Farm or the Aquifer, if your worker is "
            "alone there, you may take 2 knowledge: you draw 1 artifact.",
            "Wenn du einen Arbeiter auf „Generator“, „Farm“ oder „Aquifer“ setzt, sofern dein "
            "Arbeiter dort allein steht, darfst du 2 Wissen nehmen: Du ziehst 1 Artefakt.",
        ),
        (
            "esme-second",
            "When you place a star on your own turn, you may pay 1 artifact. If you pay 1 book, "
            "you gain 2 energy, lose 2 knowledge and gain 2 morale; otherwise you gain 1 energy, "
            "you lose 1 knowledge or gain 1 morale.",
            "Wenn du in deinem eigenen Zug einen Stern legst, darfst du 1 Artefakt zahlen. Falls "
            "du 1 Buch zahlst: Du erhältst 2 Energie, verlierst 2 Wissen und erhältst 2 Moral; "
            "sonst: Du erhältst 1 Energie, du verlierst 1 Wissen oder erhältst 1 Moral.",
        ),
        (
            "zong-second",
            "When you place a worker on the Cloud Mine, you may take 1 knowledge: "
            "you draw 1 artifact, all opponents may gain 1 bliss.",
            "Wenn du einen Arbeiter auf „Cloud Mine“ setzt, darfst du 1 Wissen nehmen: "
            "Du ziehst 1 Artefakt, jeder Gegner darf 1 Glück erhalten.",
        ),
        (
            "geek",
            "When you draw artifacts and give up one card of the draw, you may take 2 knowledge: "
            "you draw 2 artifact cards and discard 1 artifact. Once a turn.",
            "Wenn du Artefakte ziehst und auf eine Karte davon verzichtest, darfst du 2 Wissen "
            "nehmen: Du ziehst 2 Artefaktkarten und wirfst 1 Artefakt ab. Einmal je Zug.",
        ),
    ],
)
def test_cards_read_like_cards(recruit: str, english: str, german: str) -> None:
    assert text.card_text(setting(), recruit, "en") == english
    assert text.card_text(setting(), recruit, "de") == german


def test_the_word_for_a_recruit_means_the_card_of_the_deck() -> None:
    assert text.card_text(setting("second"), "esme", "en") == text.card_text(
        setting("first"), "esme-second", "en"
    )


def test_tiles_dilemmas_and_spaces() -> None:
    of = setting()
    assert text.market_text(of, "fountain", "en") == (
        "Cost: 4 water and 1 gold. Without your star on it: you place only one worker a turn."
    )
    assert text.dilemma_text(of, "bear", "de").startswith("Zahle 1 Teddy oder 2 beliebige")
    assert text.space_text(of, "wind-saloon", "de") == (
        "Kosten: 3 Artefakte (oder 2 gleiche). Ertrag: Du legst einen Stern in das ikarische "
        "Gebiet und bringst die ikarische Leiste um eins voran."
    )
    assert "Total 9 or more: you gain 2 food and 1 knowledge." in text.space_text(of, "farm", "en")


# Questions and moves


def test_moves_in_friendly_words() -> None:
    mine = {
        "workers": [3],
        "food": 1,
        "bliss": 1,
        "board": {"farm": 2},
        "recruits": ["maxime", "josh"],
        "morale": 3,
    }
    match = position(players=[mine, {"board": {"breeze-bar": 5}}])
    assert description(match, "place 3 generator") == "Place your 3 on the Generator"
    assert description(match, "place 3 generator", "de") == "Setze deine 3 auf „Generator“"
    assert description(match, "place 3 breeze-bar") == (
        "Place your 3 on the Breeze Bar, bumping Player 2's 5"
    )
    assert description(match, "retrieve food") == "Retrieve workers for 1 food: you gain 2 morale"
    match.play("place 3 breeze-bar")
    assert description(match, "use maxime") == (
        "Maxime the Ambassador: lose 2 morale; they gain 1 knowledge, you draw 1 artifact"
    )
    assert description(match, "skip") == "Use no ability"


def test_a_way_to_pay_tells_its_price() -> None:
    mine = {"workers": [3], "water": 4, "clay": 1, "bliss": 1, "recruits": ["josh"]}
    markets = {"upper-subterran": {"tile": "plaza", "stars": [0]}}
    match = position(players=[mine], markets=markets)
    match.play("place 3 upper-subterran-market")
    assert match.decision.prompt == (
        "How do you pay for the Plaza of Immortalized Humility (Upper Subterran Market)?"
    )
    assert description(match, "with josh") == "Pay with Josh the Negotiator: 4 water and 1 bliss"
    assert description(match, "with printed-price") == "Pay the printed price: 4 water and 1 clay"


def test_a_price_says_what_it_is_for() -> None:
    mine = {"workers": [3], "artifacts": ["bat", "bat", "bear"], "morale": 3}
    match = position(players=[mine])
    match.play("place 3 ark")
    assert match.decision.prompt == (
        "Pay 3 artifacts (or 2 identical ones) for the Ark of Fractured Memories"
    )


def test_too_many_artifacts() -> None:
    mine = {"workers": [3], "bliss": 1, "food": 1, "artifacts": ["bat", "bear"], "morale": 2}
    match = position(players=[mine], draws=["box", "book"])
    match.play("place 3 breeze-bar")
    assert match.decision.prompt == "Discard down to your morale of 2: 2 too many"


# The log


def test_a_drawn_artifact_is_a_secret() -> None:
    drawn = (ops.E_DRAW, 1, THINGS.index("bear"), 0, 0)
    assert line(drawn, 1) == "Player 2 draws 1 bear."
    assert line(drawn, 0) == line(drawn, None) == "Player 2 draws an artifact."
    assert line(drawn, None, "de") == "Spieler 2 zieht ein Artefakt."


def test_a_hidden_recruit_is_a_secret() -> None:
    hidden = (ops.E_RECRUIT, 0, 0, 1, 0)
    assert line(hidden, 1) == "Player 1 gains a hidden recruit."
    assert line(hidden, None) == "Player 1 gains a hidden recruit."
    assert line(hidden, 0).endswith("hidden from the others.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(ops.E_TURN, ops.E_RESHUFFLE + 1))
def test_every_kind_of_event_has_a_sentence(kind: int, language: str) -> None:
    for event in ((kind, 0, 1, 2, 1), (kind, 0, 0, -1, 1)):
        assert line(event, 0, language).endswith((".", "!"))


def test_events_in_both_languages() -> None:
    placed = (ops.E_PLACE, 0, SPACE_NAMES.index("wind-saloon"), 4, 0)
    assert line(placed, None) == "Player 1 places a 4 on the Wind Saloon."
    assert line(placed, None, "de") == "Spieler 1 setzt eine 4 auf „Wind Saloon“."
    lost = (ops.E_MORALE, 2, -2, 1, 0)
    assert line(lost, None) == "Player 3 loses 2 morale and has 1."
    built = (ops.E_BUILT, 1, 2, 4, 0)
    assert line(built, None) == "The Upper Subterran Market is built: Fountain of Wishful Thinking."


# Whole games

EXPLAINED = ("place", "retrieve", "dilemma", "end", "use", "trade", "dig")
"""At the beginning of a turn none of these is ever refused without a reason of its own."""


def check_question(match: Match, rng: random.Random) -> None:
    """The question, some of its moves, and some moves that are not offered."""
    _, state = engine_of(match)
    assert isinstance(state, EuphoriaState)
    of = match.setting
    for decision, (_, frame, codes) in zip(match.decisions, match._pending(), strict=True):
        offered = rng.choice(decision.moves)
        told = [decision.asks, text.MEANINGS.message(of, state, offered)]
        for move in rng.choices(of.vocabulary.moves, k=3):
            told.append(text.MEANINGS.message(of, state, move))
            if move.code not in codes:
                told += check_reason(of, state, frame, move)
        for message in told:
            for language in LANGUAGES:
                said(message, language)


def check_reason(of: Setting, state: EuphoriaState, frame: Frame, move: Move) -> list[Message]:
    found = of.rules.check(state, frame, move.code)
    if found == NOT_ASKED:
        assert frame.op != ops.TURN or move.text.split()[0] not in EXPLAINED, move
        return []
    message, article = GAME.reason(of, state, frame, move.code, found)
    assert article in articles("euphoria", "en")
    return [message]


def check_log(match: Match) -> None:
    last = match.history[-1]
    for event in last.events:
        for seat in (None, last.seat):
            message = text.EVENTS.sentence(match.setting, event, seat)
            if message is not None:
                for language in LANGUAGES:
                    said(message, language)


def pick(decision: Decision, rng: random.Random) -> Move:
    """Mostly what is listed first, which brings stars; now and then a trade."""
    moves = [m for m in decision.moves if not m.text.startswith("trade") or rng.random() < 0.1]
    if not moves or moves[-1].text == "withdraw":  # an offer is put together
        first = decision.moves[0]
        return first if first.text == "propose" else rng.choice(decision.moves)
    return moves[0] if rng.random() < 0.7 else rng.choice(moves)


@pytest.mark.parametrize(
    ("seats", "deck", "trading", "seed"),
    [  # seeds of short games
        (2, "first", "on", 1),
        (2, "second", "off", 1),
        (3, "second", "on", 4),
        (4, "first", "off", 2),
        (5, "second", "off", 3),
        (6, "first", "off", 2),
    ],
)
def test_whole_games_are_told_in_both_languages(
    seats: int, deck: str, trading: str, seed: int
) -> None:
    playing, looking = random.Random(seed), random.Random(seed)
    options = {"deck": deck, "trading": trading}
    match = rekindle.new("euphoria", seats=seats, seed=seed, options=options)
    while not match.over:
        check_question(match, looking)
        decision = playing.choice(match.decisions)
        match.play(pick(decision, playing), decision.seat)
        check_log(match)
