"""Everything that Revive says: complete in both languages, and silent about secrets."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import pytest

import rekindle
from rekindle.content import BARE, FIRST, THEN, AnyOrder, Leaf, May, OneOf, Per, Seq, UpTo, Voice
from rekindle.games import find
from rekindle.games.revive import position
from rekindle.games.revive import presentation as text
from rekindle.games.revive.content.language import LANGUAGE
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    RANKS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.scoring import LINES
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.presentation import effects as text_effects
from rekindle.games.revive.presentation.events import EVENTS
from rekindle.kernel.events import silent
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.messages import Message
from rekindle.kernel.state import ONLY_MOVE_EVENT
from tests.games.revive.texts import TEXTS
from tests.games.texts import Sentences, description, examples, meaning

GAME = find("revive")
PACKAGE = files("rekindle.games.revive")
LANGUAGES = ("en", "de")
FORMS = (FIRST, THEN, BARE)
SENTENCES = Sentences("revive")
said, line = SENTENCES.said, SENTENCES.line


def setting(**chosen: str) -> Setting:
    return GAME.setting(GAME.choose_options(chosen, simulated=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_lines_and_endings_have_words(language: str) -> None:
    for name in (*(f"score-{line}" for line in LINES), *(f"ending-{rank}" for rank in RANKS)):
        said(Message(name), language)


# Names made from effects

SLOTS = {"{n}": "2", "{good}": "gear", "{colour}": "gray", "{action}": "build"}


def in_both_colours(group: str) -> list[str]:
    """Every phrase of a group, for a coloured and for any card."""
    return [
        words.replace("{card-colour}", colour)
        for words in examples(LANGUAGE, group, SLOTS)
        for colour in ("green", "white")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_the_language_has_its_words(language: str) -> None:
    for words in in_both_colours("effect"):
        for form in FORMS:
            said(text_effects.tell(LANGUAGE.effect(words), form), language)
    for words in in_both_colours("price"):
        said(text_effects.printed_cost(LANGUAGE.price(words)), language)
    for words in in_both_colours("per"):
        tree = LANGUAGE.effect(f"per {words}: 1 basic")
        assert isinstance(tree, Per)
        said(text_effects.TELLER.per(tree.of), language)


@pytest.mark.parametrize(
    ("written", "english", "german"),
    [
        (
            "1 gear, 2 books, advance gray 1, advance any 2",
            "gain 1 gear and 2 books and advance 1 step on the gray track "
            "and 2 steps on any tracks",
            "Erhalte 1 Zahnrad und 2 Bücher und gehe 1 Schritt auf der grauen Leiste "
            "und 2 Schritte auf beliebigen Leisten vor",
        ),
        (
            "may pay 1 gear: (1 crystal, 1 point)",
            "you may pay 1 gear: gain 1 crystal and 1 point",
            "Du darfst 1 Zahnrad zahlen: Erhalte 1 Kristall und 1 Punkt",
        ),
        (
            "1 book, up to 3 times: pay 1 basic: 1 basic",
            "gain 1 book; up to 3 times you may pay 1 basic resource: gain 1 basic resource",
            "Erhalte 1 Buch; bis zu 3-mal darfst du 1 Grundressource zahlen: "
            "Erhalte 1 Grundressource",
        ),
        (
            "1 gear, per flask: 1 basic",
            "gain 1 gear and 1 basic resource for each visible flask",
            "Erhalte 1 Zahnrad und 1 Grundressource für jeden sichtbaren Glaskolben",
        ),
        (
            "per green card: tribe ability",
            "for each green card in your slots: use your tribe ability",
            "Jeweils für jede grüne Karte in deinen Slots: Nutze deine Stammesfähigkeit",
        ),
        (
            "1 module / tribe ability",
            "take 1 module or use your tribe ability",
            "Nimm 1 Modul oder nutze deine Stammesfähigkeit",
        ),
        (
            "2 crates, hibernate then remove",
            "gain 2 crates; hibernate once all else is done and remove this card from the game",
            "Erhalte 2 Kisten; überwintere nach allem anderen und nimm diese Karte aus dem Spiel",
        ),
        (
            "build for 2 less",
            "pay 2 gears less to build",
            "Zahle beim Bauen 2 Zahnräder weniger",
        ),
        (
            "1 point & play a white card",
            "gain 1 point and play a card of any colour as an extra action",
            "Erhalte 1 Punkt und spiele als zusätzliche Aktion eine Karte beliebiger Farbe",
        ),
    ],
)
def test_effects_in_words(written: str, english: str, german: str) -> None:
    told = text_effects.tell(LANGUAGE.effect(written))
    assert said(told, "en") == english
    assert said(told, "de") == german


BOOK, REST = LANGUAGE.effect("1 book"), LANGUAGE.effect("rest a card")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "tree",
    [
        Seq((BOOK, May(REST), BOOK)),
        AnyOrder((May(BOOK), UpTo(2, REST))),
        OneOf((BOOK, Seq((BOOK, REST)), May(REST))),
        Per(Leaf("flasks"), May(BOOK)),
    ],
)
def test_trees_that_our_own_pack_does_not_use(tree: Any, form: Voice) -> None:
    for language in LANGUAGES:
        said(text_effects.tell(tree, form), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_pack_has_a_text(language: str) -> None:
    of = setting()
    makers: list[tuple[str, Any]] = [
        ("citizen", text.card_text),
        ("starting", text.card_text),
        ("module", text.module_text),
        ("machine", text.machine_text),
        ("standard", text.machine_text),
        ("crate", text.crate_text),
        ("tribe", text.tribe_text),
        ("location", text.location_text),
        ("artifact-card", text.artifact_card_text),
        ("tile", text.tile_text),
        ("back", text.back_text),
        ("reward", text.reward_text),
    ]
    for kind, make in makers:
        for component in of.extra.pack.components(kind):
            check_text(make(of, component.id, language))
    for tribe in of.extra.pack.components("tribe"):
        for name in TECHNOLOGIES:
            check_text(text.technology_text(of, tribe.id, name, language))
    for machine in of.extra.names.machines:
        check_text(text.machine_text(of, machine, language))


def check_text(words: str) -> None:
    assert words.endswith("."), words
    assert words[0].isupper() or words[0] in "“„", words
    assert "{" not in words
    assert not TEXTS.ids.search(words), words
    assert not re.search(r"  |\.\.|: :| ,|\b(effect|thing|category|power)-", words), words


def test_cards_read_like_cards() -> None:
    of = setting()
    assert text.card_text(of, "miner", "en") == (
        "Gray card. Top: gain 2 gears. Bottom: gain 1 gear and advance 1 step on the gray track."
    )
    assert text.card_text(of, "miner", "de") == (
        "Graue Karte. Oben: Erhalte 2 Zahnräder. "
        "Unten: Erhalte 1 Zahnrad und gehe 1 Schritt auf der grauen Leiste vor."
    )
    assert text.card_text(of, "welder", "en").endswith(
        "Bottom: advance 2 steps on the gray track; another card may be played onto it."
    )
    assert "Top: gain 2 gears; 2 range as long as it lies there." in text.card_text(
        of, "surveyor", "en"
    )


def test_tokens_and_machines_in_words() -> None:
    of = setting()
    assert text.module_text(of, "gray-green-flasks", "en") == "Gray and green: 2 flasks."
    assert text.module_text(of, "green-book", "de") == "Grün: Erhalte 1 Buch; 1 Glaskolben."
    assert text.machine_text(of, "crane", "en") == "Gray machine: pay 2 gears less to build."
    assert text.machine_text(of, "balloon", "de") == (
        "Gelbe Maschine: Erhalte unbegrenzte Reichweite beim Erkunden; 2 Glaskolben."
    )
    assert text.machine_text(of, "nadair-sun-right", "en").startswith("Tribe machine: ")
    assert text.crate_text(of, "field-kit", "de") == "Erhalte 1 Zahnrad und 1 Buch."


def test_places_and_scores_in_words() -> None:
    of = setting()
    assert text.location_text(of, "observatory", "en") == (
        "At the end: area tiles with a building or figure of yours, 3 points from 3 on, "
        "7 points from 6 on, 12 points from 8 on and 15 points from 10 on."
    )
    assert text.location_text(of, "distillery", "de") == (
        "Am Ende: Glaskolben, je 1 Punkt. Beim Bevölkern: Erhalte 1 Energie."
    )
    assert text.artifact_card_text(of, "hermit", "en").startswith("Purple: crates, ")
    assert text.back_text(of, "harbour", "de") == (
        "Kostet 4 Nahrung und 1 Zahnrad, gibt 4 Punkte. Dort gibt es einen Ort und einen See."
    )
    assert text.tile_text(of, "shore-2", "en") == (
        "From north-west to south-east: sand, water, forest and mountain. The water: gain 1 crate."
    )
    assert text.reward_text(of, "gray-second", "en") == (
        "With space 7 on the gray track and space 7 on the green track: "
        "take a special gray machine."
    )


def test_a_tribe_in_words() -> None:
    of = setting()
    told = text.tribe_text(of, "nadair-moon", "en")
    assert told.startswith("Ability: pay 1 crystal: place a forest tile. A forest tile goes on ")
    assert "“Tree Song” (2 books): with each use of the tribe ability, gain 2 points" in told
    assert "“Power Station” (3 books): when unlocked, take 1 artifact and gain 1 energy" in told
    told = text.technology_text(of, "hofstadterians-moon", "left", "de")
    assert "2 Reichweite, wenn von einem Tempel aus gezählt wird" in told


# Questions and moves


def test_a_turn_says_how_many_actions_are_left() -> None:
    match = position(players=[{"goods": "1 crystal", "active": ["farmer"]}, {}])
    assert match.decision.prompt == "Your turn: 2 actions, or hibernate"
    match.language = "de"
    assert match.decision.prompt == "Du bist am Zug: 2 Aktionen oder überwintern"
    match.language = "en"
    match.play("play farmer")
    assert match.decision.prompt == "Into which slot do you play the Farmer?"
    match.play("slot top-left")
    assert match.decision.prompt == "One more action, or end your turn"
    match.play("switch")
    assert match.decision.prompt == "Choose 1 basic resource to gain"
    match.play("gain gear")
    assert match.decision.prompt == "Your actions are done: take free actions, or end your turn"


def test_a_slot_says_what_will_speak() -> None:
    mine = {
        "active": ["mason"],
        "slots": {"bottom-left": ["welder"]},
        "modules": {"bottom-left-1": "gray-gears"},
    }
    match = position(players=[mine, {}])
    match.play("play mason")
    assert meaning(match, "slot top-left") == "Top-left slot, top half: gain 3 gears"
    assert meaning(match, "slot bottom-left").endswith(
        "; the Welder once more; the gray module (gain 2 gears)"
    )
    assert meaning(match, "slot bottom-left", "de").endswith(
        "; „Schweißer“ noch einmal; das Modul Grau (2 Zahnräder erhalten)"
    )


def test_actions_on_the_map_tell_their_price() -> None:
    match = position(players=[{"goods": "6 food 5 gears 4 books 1 crystal"}, {}])
    explored = {move.text: description(match, move.text) for move in match.decision.moves}
    explore = [told for move, told in explored.items() if move.startswith("explore")]
    assert explore
    for told in explore:
        assert re.fullmatch(
            r"Explore \w+ for .*\d food( \(\d food of it for the range\))?"
            r"( with free actions)?: .* and a card.*",
            told,
        )
    build = [told for move, told in explored.items() if move.startswith("build")]
    assert build
    for told in build:
        assert re.fullmatch(r"Build on \w+: small for 3 gears.* or large for 5 gears.*", told)
        assert "; around it: " in told
    populate = [told for move, told in explored.items() if move.startswith("populate")]
    assert all("” for " in told for told in populate)
    assert explored["trade gear"] == "Trade 1 crystal for 1 gear"
    assert description(match, "trade book+food", "de") == (
        "Tausche 1 Buch und 1 Nahrung gegen 1 Kristall"
    )


def test_a_bill_says_what_is_still_to_pay() -> None:
    mine = {"goods": "3 food", "energy": 2, "machines": ["sledge", "kite"]}
    match = position(players=[mine, {}])
    move = next(m for m in match.decision.moves if "with machines" in description(match, m.text))
    match.play(move)
    target = move.text.split()[1]
    assert re.fullmatch(
        rf"Exploring {target} costs .*\d food.*, and you have 3 food: use machines",
        match.decision.prompt,
    )
    first = match.decision.moves[0].text
    assert re.fullmatch(r"Use the (Sledge|Kite): .*; then to pay: .*", description(match, first))


def test_a_machine_that_helps_to_count() -> None:
    mine = {
        "active": ["engineer"],
        "slots": {"top-right": ["scribe"]},
        "machines": ["prism"],
        "energy": 1,
    }
    match = position(players=[mine, {}])
    match.play("play engineer")
    match.play("slot top-left")
    assert match.decision.prompt == "Use a machine, so that one card more counts as gray?"
    assert description(match, "skip") == "Count without the machine"
    assert description(match, "use prism", "de") == (
        "Nutze „Prisma“: Gib einer Karte für diese Aktion alle Farben"
    )


def test_a_machine_that_helps_to_take_a_card() -> None:
    mine = {"active": ["poet"], "machines": ["prism"], "energy": 1}
    gray = ["mason", "welder", "stoker", "fitter", "foreman"]
    match = position(players=[mine, {}], cards=gray)
    match.play("play poet")
    match.play("slot bottom-left")
    assert match.decision.prompt == "Take a green card from the display"
    assert description(match, "skip", "de") == "Nimm keine Karte"
    match.play("use prism")
    assert match.decision.prompt == "Take any card from the display"


def test_the_range_of_a_tribe_tile_is_paid_with_machines() -> None:
    mine = {
        "tribe": "nadair-moon",
        "goods": "1 crystal",
        "active": ["scribe"],
        "machines": ["lantern", "kite"],
        "energy": 2,
    }
    match = position(players=[mine, {}])
    match.play("play scribe")
    match.play("slot bottom-left")
    match.play("ability")
    assert match.decision.prompt == "Where do you put the forest tile?"
    move = next(
        m for m in match.decision.moves if "1 food with machines" in description(match, m.text)
    )
    match.play(move)
    where = move.text.split()[1]
    assert match.decision.prompt == (
        f"The range to {where} costs 1 food, and you have nothing of that: use machines"
    )
    assert description(match, "use kite") == (
        "Use the Kite: gain 2 range for one action; then to pay: nothing"
    )


def test_moves_in_friendly_words() -> None:
    mine = {
        "tribe": "kuniban-sun",
        "goods": "2 crystals",
        "energy": 1,
        "machines": ["gearbox"],
        "closed": ["field-kit"],
        "slots": {"top-left": ["miner"]},
    }
    match = position(players=[mine, {}])
    assert description(match, "use gearbox") == "Use the Gearbox: gain 2 gears"
    assert description(match, "use gearbox", "de") == "Nutze „Getriebe“: Erhalte 2 Zahnräder"
    assert description(match, "open field-kit") == "Open a crate: gain 1 gear and 1 book"
    assert description(match, "hibernate", "de") == "Überwintere"
    assert (
        description(match, "send miner") == "Pay 1 crystal to put the Miner into the resting area"
    )
    assert description(match, "copy player-2 miner", "de") == (
        "Kopiere mit dem Schalter von Spieler 2 die untere Hälfte von „Bergmann“: "
        "Erhalte 1 Zahnrad und gehe 1 Schritt auf der grauen Leiste vor"
    )
    assert description(match, "take deck") == "Take the top card of the deck, unseen"
    assert description(match, "choose reward gray-first") == "Take a special gray machine"
    assert description(match, "choose reward green-cards", "de").startswith("Werte am Ende ")


# The log


def test_a_crate_is_a_secret_until_it_is_opened() -> None:
    crate = setting().extra.names.crates.index("field-kit")
    drawn = (ops.E_CRATE, 1, crate, 0, 0)
    assert line(drawn, 1) == "Player 2 gains a crate: gain 1 gear and 1 book."
    assert line(drawn, 0) == line(drawn, None) == "Player 2 gains 1 crate."
    assert line(drawn, None, "de") == "Spieler 2 erhält 1 Kiste."
    assert line((ops.E_OPEN, 1, crate, 0, 0), 0, "de") == (
        "Spieler 2 öffnet eine Kiste: 1 Zahnrad und 1 Buch erhalten."
    )


WORTHLESS = {kind for kind, row in EVENTS.rows.items() if row.says is silent}
KINDS = {name: number for name, number in vars(ops).items() if name.startswith("E_")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_event_has_a_sentence(name: str, language: str) -> None:
    for event in ((KINDS[name], 0, 1, 1, 1), (KINDS[name], 0, 1, 0, -1)):
        if KINDS[name] in WORTHLESS:
            assert text.EVENTS.sentence(setting(), event, 0) is None
        else:
            assert line(event, 0, language).endswith((".", "!"))


def number(kind: str, name: str) -> int:
    found: list[str] = getattr(setting().extra.names, kind)
    return found.index(name)


def test_events_in_both_languages() -> None:
    played = (ops.E_PLAY, 0, number("cards", "miner"), 2, 1)
    assert line(played, None) == (
        "Player 1 plays the Miner into the lower-left slot (bottom half)."
    )
    assert line(played, None, "de") == (
        "Spieler 1 spielt „Bergmann“ in den Slot unten links (untere Hälfte)."
    )
    corner = number("spaces", "north-west")
    populated = (ops.E_POPULATE, 1, corner, 0, number("boards", "nadair-sun"))
    assert line(populated, None) == (
        "Player 2 populates the large location in the north-west and unlocks “Forest Lore”."
    )
    assert line(populated, None, "de") == (
        "Spieler 2 bevölkert den großen Ort im Nordwesten und schaltet „Waldwissen“ frei."
    )
    target = (ops.E_TARGET, 1, corner, 0, 0)
    assert line(target, 0, "de") == (
        "Das Zielplättchen auf dem großen Ort im Nordwesten kommt zu Spieler 2 zurück."
    )
    tile = next(i for i, t in enumerate(setting().extra.pack.components("tile")) if t.water)
    assert line((ops.E_TILE, 0, 0, tile, 0), None).startswith("The tile at a1 shows ")
    assert line((ops.E_TRADE, 0, 3, 0, 0), None) == "Player 1 trades 1 crystal for 2 gears."
    assert line((ops.E_GIVE, 0, 2, 1, 2), None) == "Player 1 gives 1 book of that to Player 3."
    assert line((ops.E_ARTIFACT, 0, 1, 0, 0), None, "de") == (
        "Spieler 1 nimmt ein oranges Artefakt."
    )
    assert line((ops.E_ADVANCE, 0, 2, 5, 0), None, "de") == (
        "Spieler 1 rückt auf Feld 5 der gelben Leiste vor."
    )
    assert line((ops.E_GIVE, 0, 2, 2, 2), None, "de") == (
        "Spieler 1 gibt davon 2 Bücher an Spieler 3."
    )
    assert line((ops.E_TRIBE, 2, number("boards", "jox49i-moon"), 0, 0), None) == (
        "Player 3 plays the Jox49i (moon)."
    )


def test_artifacts_have_words_of_their_own() -> None:
    for kind in range(len(ARTIFACTS)):
        for language in LANGUAGES:
            assert line((ops.E_REMOVE, 0, kind, 0, 0), None, language).endswith(".")


# Whole games


def check_questions(match: Match, rng: random.Random) -> None:
    """Every question with all its moves, and a few moves that are not offered."""
    _, state = engine_of(match)
    assert isinstance(state, ReviveState)
    of, before = match.setting, GAME.to_data(state)
    for decision in match.decisions:
        told = [decision.asks]
        told += [text.MEANINGS.message(of, state, move) for move in decision.moves]
        told += [
            text.MEANINGS.message(of, state, move) for move in rng.choices(of.vocabulary.moves, k=3)
        ]
        for message in told:
            for language in LANGUAGES:
                said(message, language)
    assert GAME.to_data(state) == before, "telling changes nothing"


def check_log(match: Match) -> None:
    for event in match.history[-1].events:
        for seat in (None, *range(match.seats)):
            message = text.EVENTS.sentence(match.setting, event, seat)
            assert (message is None) == (event[0] in {*WORTHLESS, ONLY_MOVE_EVENT})
            if message is None:
                continue
            for language in LANGUAGES:
                said(message, language)
            if event[0] == ops.E_CRATE and seat != event[1]:
                assert message.id == "log-gain", "a closed crate is its owner's secret"


EVERYTHING = {"formica": "on", "vukuntur": "on", "large-locations": "all", "vast-crystals": "on"}


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, {}),
        (1, 2, {"sides": "moon", "solo-end": "strict", "vukuntur": "on"}),
        (2, 3, {"tribes": "choose", "sides": "either", **EVERYTHING}),
        (2, 4, {"sides": "moon", "artifact-cards": "open"}),
        (3, 5, {"artifact-cards": "two", "switch": "second", "sides": "moon", **EVERYTHING}),
        (4, 6, {"length": "long", "all-colours": "played"}),
    ],
)
def test_whole_games_are_told_in_both_languages(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    playing, looking = random.Random(seed), random.Random(seed)
    match = rekindle.new("revive", seats=seats, seed=seed, options=options)
    while not match.over:
        check_questions(match, looking)
        decision = playing.choice(match.decisions)
        match.play(playing.choice(decision.moves), decision.seat)
        check_log(match)
