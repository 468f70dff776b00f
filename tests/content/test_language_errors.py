"""Every kind of error in an effect: its message and its column."""

import pytest

from rekindle.content import Language, LanguageError


def mistake(read: object, text: str) -> str:
    assert callable(read)
    with pytest.raises(LanguageError) as caught:
        read(text)
    return f"{caught.value.column}: {caught.value}"


EFFECTS = {
    # phrases
    "2 fsh": "3: unknown good: 'fsh'; did you mean 'fish'?",
    "2 Fish": "3: unknown good: 'Fish'; did you mean 'fish'?",
    "2": "1: unfinished effect: '2'; write an effect like '2 fish'",
    "sail to": "1: unfinished effect: 'sail to'; did you mean 'sail to harbour'?",
    "sail": "1: unfinished effect: 'sail'; write an effect like 'sail to harbour'",
    "fish": "1: unknown effect: 'fish'; did you mean '2 fish'?",
    "gold 3": "1: unknown effect: 'gold 3'; write an effect like '3 fish'",
    "loose 2 gold": "1: unknown word: 'loose'; did you mean 'lose'?",
    "sail to the harbour": "9: unknown place: 'the harbour'; did you mean 'harbour'?",
    "sail to moon": "9: unknown place: 'moon'; expected one of: harbour, red isle, red isle fort",
    "xylophone": "1: unknown effect: 'xylophone'; write an effect like '2 fish'",
    "1 fish 2 gold": "8: too many words: '2 gold'; '1 fish' is complete; is a ',' missing?",
    "1 fish or 2 gold": "8: too many words: 'or 2 gold'; write '/' for 'or'",
    "0 fish": "1: invalid number: '0'; write a number from 1 to 99",
    "100 fish": "1: invalid number: '100'; write a number from 1 to 99",
    "rest, pay 2 crw: rest": "13: unknown word: 'crw'; did you mean 'crew'?",
    "pay 2 ducks: rest": "7: unknown word: 'ducks'; write a price like '2 fish'",
    "if alone her: rest": "10: unknown word: 'her'; did you mean 'here'?",
    "per oar: rest": (
        "5: unknown word after 'per': 'oar'; after 'per' write something like 'ship'"
    ),
    "each rivl: rest": "6: unknown word: 'rivl'; did you mean 'rival'?",
    "nobody: rest": "1: unknown word before ':': 'nobody'; before ':' write a player, like 'they'",
    # the grammar
    "": "1: empty text: ''; omit the key instead",
    "rest,": "5: unexpected end: ','; something must follow ','",
    "may": "1: unexpected end: 'may'; something must follow 'may'",
    "(rest, (rest)": "1: '(' is not closed: '(rest, (rest)'; add ')'",
    "rest)": "5: ')' without '('; omit it".replace("; ", ": ')'; "),
    "()": "2: something is missing before: ')'; write it between '(' and ')'",
    "rest, , rest": "7: something is missing before: ','; write it between ',' and ','",
    ", rest": "1: not allowed at the beginning: ','; write something before it, or omit it",
    "rest / may rest": "8: needs parentheses next to '/': 'may'; write '(may …)'",
    "rest & they: rest": "12: needs parentheses next to '&': ':'; write '(they: …)'",
    "pay 1 gold: rest / pay 1 rope: rest": (
        "20: needs parentheses next to '/': 'pay'; write '(pay …, …: …)'"
    ),
    "pay 1 gold, rest": "1: ':' is missing: 'pay 1 gold, rest'; write 'pay …, …: …'",
    "pay: rest": "4: something is missing before: ':'; write it between 'pay' and ':'",
    "pay 1 gold / 1 fish: rest": (
        "12: not allowed between 'pay' and ':': '/'; write 'pay …, …: …'"
    ),
    "if alone here, no gold: rest": (
        "14: not allowed between 'if' and ':': ','; write 'if … and …: …'"
    ),
    "up to 2 times rest": (
        "15: not allowed between 'up' and ':': 'rest'; write 'up to 3 times: …'"
    ),
    "up to 0 times: rest": "1: invalid number: 'up to 0 times'; write 'up to 3 times'",
    "rest else rest": ("6: 'else' without 'if': 'else'; write 'if …: (…, …) else …'"),
    "if alone here: rest, rest else rest": (
        "27: 'else' without 'if': 'else'; write 'if …: (…, …) else …'"
    ),
    "rest and rest": "6: 'and' joins conditions only: 'and'; write ',' or '&'",
    "rest may rest": "6: ',' is missing before: 'may'; write ', may …'",
    "(rest) rest": "8: ',' is missing before: 'rest'; write ', rest'",
    "(rest): rest": "7: unexpected ':': ':'; omit it",
    "rest; rest": "5: invalid character: ';'; write ','",
    "-1 gold": (
        "1: invalid character: '-'; numbers have no sign; to lose something is another phrase"
    ),
    "1 fish %": ("8: invalid character: '%'; use only words, numbers and , & / : ( )"),
    "may " * 200: ("1: text too long: 'may may may may may …'; write at most 500 characters"),
}


@pytest.mark.parametrize("text", EFFECTS)
def test_wrong_effects(language: Language, text: str) -> None:
    assert mistake(language.effect, text) == EFFECTS[text]


def test_wrong_prices(language: Language) -> None:
    assert mistake(language.price, "2 fsh") == "3: unknown word: 'fsh'; did you mean 'fish'?"
    assert mistake(language.price, "may 2 fish") == (
        "1: not allowed in a price: 'may'; write one phrase, or several with ',' between them"
    )
    assert mistake(language.price, "anything") == (
        "1: unknown price: 'anything'; write a price like '2 fish'"
    )


def test_wrong_conditions(language: Language) -> None:
    assert mistake(language.conditions, "no gld") == "4: unknown good: 'gld'; did you mean 'gold'?"
    assert mistake(language.conditions, "no gold / alone here") == (
        "9: not allowed in conditions: '/'; write phrases with ',' or 'and' between them"
    )


def test_wrong_events(language: Language) -> None:
    assert mistake(language.event, "met a rival") == "1: unknown word: 'met'; did you mean 'meet'?"
    assert mistake(language.event, "meet a rival, sail to harbour") == (
        "13: not allowed in an event: ','; write one phrase"
    )


def test_a_game_without_prices_says_so() -> None:
    assert mistake(Language(effects=[]).price, "2 gold") == (
        "1: unknown price: '2 gold'; this game has no price"
    )


def test_the_parts_of_an_error(language: Language) -> None:
    with pytest.raises(LanguageError) as caught:
        language.effect("1 gold, 2 fsh")
    error = caught.value
    assert (error.message, error.column, error.offending, error.suggestion) == (
        "unknown good",
        11,
        "fsh",
        "did you mean 'fish'?",
    )
