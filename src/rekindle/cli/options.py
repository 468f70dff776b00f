"""The options of a game: written, listed, and changed in one place before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle.cli.asking import Reader, printable
from rekindle.cli.look import Look
from rekindle.cli.matching import meant
from rekindle.cli.trouble import Trouble
from rekindle.kernel.game import Game, Option
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import shortened

FEW = 4
"""So many options are always told; of more only those that are not as usual."""


def option_values(given: Sequence[str]) -> dict[str, str]:
    """`--option name=value`, repeated."""
    return named_values("--option", given)


def named_values(of: str, given: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise Trouble(f"'{of} {text}' should be of the form name=value")
        values[name.strip()] = value.strip()
    return values


def told_options(look: Look, game: Game, chosen: Mapping[str, str]) -> str:
    """What is played, in few words."""
    every = {option.name: option.default for option in game.options}
    few = len(every) <= FEW
    told = [f"{name} {value}" for name, value in chosen.items() if few or every[name] != value]
    if not few:
        told.append(look.say("options-rest" if told else "options-usual"))
    return ", ".join(told)


# Listing


def list_options(look: Look, game: Game) -> None:
    """As they are written on the command line, for `rekindle games`."""
    for option in game.options:
        values = ", ".join(option.values)
        look.line(
            look.say("game-option", name=option.name, values=values, default=option.default),
            indent=2,
            hang=2,
        )
        explain(look, game, option, indent=4)


def explain(look: Look, game: Game, option: Option, indent: int) -> None:
    """What the game itself says an option is about, if it does."""
    phrases, id = game.phrases(look.say.language), f"option-{option.name}"
    if phrases.has(id):
        look.line(phrases.text(Message(id)), "dim", indent=indent)


def show_choices(look: Look, game: Game, chosen: Mapping[str, str]) -> None:
    """Every option with its number, what it is now, and what else it could be."""
    for number, option in enumerate(game.options, 1):
        show_choice(look, option, number, chosen[option.name])
        explain(look, game, option, indent=6)


def show_choice(look: Look, option: Option, number: int, value: str) -> None:
    others = ", ".join(other for other in option.values if other != value)
    told = look.say("option-now", name=option.name, value=value, others=others)
    look.line(f"{number:>4}  {told}", hang=6)


# Changing


def change_options(look: Look, reader: Reader, game: Game, usual: Mapping[str, str]) -> list[str]:
    """All options in one place, changed one by one until somebody has enough.

    Answers as `--option` would be written, with what differs from usual.
    """
    chosen = dict(usual)
    show_choices(look, game, chosen)
    look.tell("options-how", "dim")
    words = [f"{option.name}={value}" for option in game.options for value in option.values]
    while typed := reader.line(look.say("ask-option") + " ", lambda: words):
        try:
            option, value = change(look, game, chosen, typed)
        except Trouble as error:
            look.error(str(error))
            continue
        chosen[option.name] = value
        show_choice(look, option, game.options.index(option) + 1, value)
    return [f"{name}={value}" for name, value in chosen.items() if usual[name] != value]


def change(look: Look, game: Game, chosen: Mapping[str, str], typed: str) -> tuple[Option, str]:
    """`name=value`, `name value`, or a name or a number alone for the next value."""
    name, *words = typed.replace("=", " ").split()
    value = " ".join(words)
    option = option_meant(look, game, name)
    if not value:
        at = option.values.index(chosen[option.name])
        return option, option.values[(at + 1) % len(option.values)]
    return option, one_of(look, value, option.values)


def option_meant(look: Look, game: Game, name: str) -> Option:
    if name.isdecimal() and 0 < int(name) <= len(game.options):
        return game.options[int(name) - 1]
    names = [option.name for option in game.options]
    return game.options[names.index(one_of(look, name, names))]


def one_of(look: Look, typed: str, texts: Sequence[str]) -> str:
    """The text that is meant; the beginning of one will do, as long as it is clear."""
    found = meant(typed, texts)
    if len(found) != 1:
        expected = ", ".join(found or texts)
        raise Trouble(look.say("option-wrong", typed=shortened(printable(typed)), texts=expected))
    return found[0]
