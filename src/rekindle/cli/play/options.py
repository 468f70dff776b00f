"""The options of a game: described, listed, and changed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekindle.bots.levels import LEVELS, grades_of, rating_at
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError
from rekindle.cli.play.abbreviations import resolve
from rekindle.cli.play.reader import Reader
from rekindle.kernel.game import Game, Option
from rekindle.kernel.messages import game_word
from rekindle.kernel.spelling import folded, spellings

FEW = 4
"""Up to this many options, all of them are shown; else only those that are not the default."""


def describe_options(out: Output, game: Game, chosen: Mapping[str, str]) -> str:
    """The chosen options in one line."""
    defaults = {option.name: option.default for option in game.options}
    few = len(defaults) <= FEW
    shown = [
        f"{option_name(out, game, name)} {value_name(out, game, value)}"
        for name, value in chosen.items()
        if few or defaults[name] != value
    ]
    if not few:
        shown.append(out.say("options-rest" if shown else "options-default"))
    return ", ".join(shown)


def option_name(out: Output, game: Game, name: str) -> str:
    return game_word(game.phrases(out.say.language), "option-name", name)


def value_name(out: Output, game: Game, value: str) -> str:
    if out.say.has(f"value-{value}"):  # on and off are the same in every game
        return out.say(f"value-{value}")
    return game_word(game.phrases(out.say.language), "option-value", value)


def rated_levels(game: Game, seats: int) -> list[str]:
    """The levels of bots, weakest first, with their ratings if they have one: `easy 1180`."""
    setting = game.setting(game.choose_options({}, simulated=True))
    ratings = {level: rating_at(game, setting, seats, level) for level in LEVELS}
    return [level if n is None else f"{level} {n}" for level, n in ratings.items()]


# Listing


def list_options(out: Output, game: Game) -> None:
    """Print the options as they are written on the command line, for `rekindle games`."""
    for option in game.options:
        values = ", ".join(option.values)
        text = out.say("game-option", name=option.name, values=values, default=option.default)
        out.line(text, indent=2, hang=2)
        explain_option(out, game, option, indent=4)
        for value in option.values:
            title = game.option_answer(option, value, out.say.language)
            out.line(f"{value}: {title}", "dim", indent=6, hang=2)


def list_levels(out: Output, game: Game) -> None:
    """Print the levels of bots, with ratings where they were measured, for `rekindle games`."""
    grades = grades_of(game)
    measured = None if grades is None else grades.measured
    seats = game.seats[:1] if measured is None else measured.seats
    levels = rated_levels(game, seats[0])
    out.line(out.say("game-levels", levels=", ".join(levels)), indent=2, hang=2)
    if levels != list(LEVELS):
        out.line(out.say("game-rated", seats=", ".join(map(str, seats))), "dim", indent=4)


def explain_option(out: Output, game: Game, option: Option, indent: int) -> None:
    """Print the question that an option answers, if the game has one."""
    if text := game.option_question(option, out.say.language):
        out.line(text, "dim", indent=indent)


def show_choices(out: Output, game: Game, chosen: Mapping[str, str]) -> None:
    """Print every option with its number, its value and the other possible values."""
    for number, option in enumerate(game.options, 1):
        show_choice(out, game, option, number, chosen[option.name])
        explain_option(out, game, option, indent=6)


def show_choice(out: Output, game: Game, option: Option, number: int, value: str) -> None:
    others = [value_name(out, game, other) for other in option.values if other != value]
    name, now = option_name(out, game, option.name), value_name(out, game, value)
    text = out.say("option-now", name=name, value=now, others=", ".join(others))
    out.line(f"{number:>4}  {text}", hang=6)


# Changing


def change_options(
    out: Output, reader: Reader, game: Game, defaults: Mapping[str, str]
) -> list[str]:
    """Let the user change options until Enter; return what is not the default, as NAME=VALUE."""
    chosen = dict(defaults)
    show_choices(out, game, chosen)
    out.message("options-how", "dim")
    words = [f"{option.name}={value}" for option in game.options for value in option.values]
    while typed := reader.line(out.say("ask-option") + " ", lambda: words):
        try:
            option, value = parse_choice(out, game, chosen, typed)
        except UserError as error:
            out.error(str(error))
            continue
        chosen[option.name] = value
        show_choice(out, game, option, game.options.index(option) + 1, value)
    return [f"{name}={value}" for name, value in chosen.items() if defaults[name] != value]


def parse_choice(
    out: Output, game: Game, chosen: Mapping[str, str], typed: str
) -> tuple[Option, str]:
    """Parse `name=value`, `name value`, or a name or number alone for the next value."""
    name, equals, value = typed.partition("=")
    if not equals:
        name, value = split_name(out, game, typed)
    option = find_option(out, game, name.strip())
    if value.strip():
        called = {one: spellings(value_name(out, game, one)) for one in option.values}
        return option, resolve_one(out, value, option.values, called)
    at = option.values.index(chosen[option.name])
    return option, option.values[(at + 1) % len(option.values)]


def split_name(out: Output, game: Game, typed: str) -> tuple[str, str]:
    """The name of an option, which may have several words, and what follows it."""
    for option in game.options:
        for name in spellings(option_name(out, game, option.name)):
            if folded(typed).startswith(f"{name} ") or folded(typed) == name:
                return option.name, typed[len(name) :]
    name, _, value = typed.partition(" ")
    return name, value


def find_option(out: Output, game: Game, name: str) -> Option:
    if name.isdecimal() and 0 < int(name) <= len(game.options):
        return game.options[int(name) - 1]
    names = [option.name for option in game.options]
    called = {one: spellings(option_name(out, game, one)) for one in names}
    return game.options[names.index(resolve_one(out, name, names, called))]


def resolve_one(
    out: Output, typed: str, texts: Sequence[str], called: Mapping[str, Sequence[str]]
) -> str:
    """The text that an abbreviation stands for. Raises UserError if that is not clear."""
    found = resolve(typed, texts, called)
    if len(found) != 1:
        expected = ", ".join(found or texts)
        raise UserError(out.say("option-wrong", typed=safe_line(typed), texts=expected))
    return found[0]
