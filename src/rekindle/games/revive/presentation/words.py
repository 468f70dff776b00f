"""Messages shared by all of Revive's texts: players, things, prices, names and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rekindle.content.game import pack_of as pack_of
from rekindle.games.revive.content.language import Card, Location, Technology, Tribe
from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import (
    CHASM_SPACE,
    COLOURS,
    CORNERS,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    GOODS,
    HEXES,
    SPACE_KINDS,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.costs import Bill, bills
from rekindle.games.revive.engine.help import with_unlimited
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.game import Setting
from rekindle.kernel.hexes import FAR
from rekindle.kernel.messages import (
    Message,
    Phrases,
    listed,
    named,
    noun,
    phrases,
    verbatim,
)
from rekindle.kernel.questions import top

PACKAGES = ("rekindle.kernel", "rekindle.games.revive")

# After a preposition German distinguishes location (dative) from direction (accusative).
AT = "at"
TO = "to"


def revive(language: str) -> Phrases:
    """Return Revive's messages in a language."""
    return phrases(PACKAGES, language)


def rules_of(setting: Setting) -> ReviveRules:
    return cast(ReviveRules, setting.rules)


def names_of(setting: Setting) -> Names:
    names: Names = setting.extra.names
    return names


# Who is asked


def decider(s: ReviveState) -> Player:
    """Return the player who is asked; between questions, the current player."""
    seat = top(s).seat
    return s.players[seat if seat >= 0 else s.turn]


# Things and prices


def good(kind: int, n: int) -> Message:
    """Return a number of crystals, gears, books or food."""
    return noun(GOODS[kind], n)


def goods(amounts: Sequence[int]) -> Message:
    """Return everything in a purse: crystals, gears, books, food."""
    return listed([good(kind, n) for kind, n in enumerate(amounts) if n])


def cost(owed: Bill) -> Message:
    """Return a cost in gears, books and food."""
    return goods((0, *owed))


def cost_of(choices: Sequence[Bill]) -> Message:
    """Return a cost, or several to choose from where a discount leaves a choice."""
    return listed([cost(owed) for owed in choices], "or")


def cost_now(
    setting: Setting, s: ReviveState, p: Player, action: int, target: int, detail: int, help: int
) -> Message:
    """Return what an action on the map costs; a tile out of reach also needs unlimited range."""
    rules = rules_of(setting)
    now = bills(rules, s, p, action, target, detail, help)
    if now[0][2] < FAR:
        return cost_of(now)
    now = bills(rules, s, p, action, target, detail, with_unlimited(help))
    return Message("cost-far", {"cost": cost_of(now)})


def points(n: int) -> Message:
    return noun("point", n)


def flasks(n: int) -> Message:
    return noun("flask", n)


def colour(number: int) -> Message:
    """Return a colour; in German the stem of the adjective, to which messages add the ending."""
    return Message(f"colour-{COLOURS[number]}")


# Names from the pack


def cards(setting: Setting) -> list[Card]:
    """Return citizens, then starting cards, by number."""
    pack = pack_of(setting)
    return pack.components("citizen") + pack.components("starting")


def card_name(setting: Setting, number: int) -> Message:
    return named(cards(setting)[number].name)


def machine_name(setting: Setting, number: int) -> Message:
    """Return a machine's name; one on a tribe board is named after its technology."""
    if number < FIRST_SPECIAL:
        return named(pack_of(setting).components("standard")[number].name)
    if number < FIRST_TRIBAL:
        return named(pack_of(setting).components("machine")[number - FIRST_SPECIAL].name)
    at = rules_of(setting).lookup.tech_machine.index(number)
    return technology_name(setting, at // len(TECHNOLOGIES), at % len(TECHNOLOGIES))


def artifact_card_name(id: str) -> Message:
    """Return the name of an artifact card; one of another pack goes by its id."""
    known = revive("en").has(f"artifact-card-{id}")
    return Message(f"artifact-card-{id}") if known else verbatim(id)


def tribe(setting: Setting, board: int) -> Tribe:
    found: Tribe = pack_of(setting).components("tribe")[board]
    return found


def tribe_name(setting: Setting, board: int) -> Message:
    """Return a tribe and the side of its board."""
    found = tribe(setting, board)
    return Message(f"tribe-{found.side}", {"tribe": named(found.name)})


def technology(setting: Setting, board: int, number: int) -> Technology:
    """Return a technology of a tribe board: its own, or one that every board has."""
    name = TECHNOLOGIES[number]
    for common in pack_of(setting).components("common"):
        if common.id == name:
            found: Technology = common.technology
            return found
    own: Technology = getattr(tribe(setting, board), name)
    return own


def technology_name(setting: Setting, board: int, number: int) -> Message:
    return named(technology(setting, board, number).name)


# Places


def slot(name: str) -> Message:
    """Return a slot of the player board: 'top-left slot'."""
    return Message(f"slot-{name}")


def terrain(number: int) -> Message:
    return Message(f"terrain-{SPACE_KINDS[number]}")


def place(setting: Setting, number: int) -> Message:
    """Return a place for an area tile, by its first hex."""
    return verbatim(names_of(setting).spaces[number * HEXES])


def space(setting: Setting, number: int, case: str = AT) -> Message:
    """Return a space of the map; corners by compass point, since the log knows no more."""
    if number == CHASM_SPACE:
        return Message("space-chasm", {"case": case})
    if number >= FIRST_CORNER:
        return Message(f"space-{CORNERS[number - FIRST_CORNER]}", {"case": case})
    return verbatim(names_of(setting).spaces[number])


def location(setting: Setting, s: ReviveState, number: int) -> Location:
    """Return the large location in a corner."""
    found: Location = pack_of(setting).components("location")[s.corners[number - FIRST_CORNER]]
    return found


def space_now(setting: Setting, s: ReviveState, number: int, case: str = AT) -> Message:
    """Return the current name of a space: large locations have their own names."""
    if number < FIRST_CORNER:
        return space(setting, number, case)
    corner = Message(f"corner-{CORNERS[number - FIRST_CORNER]}")
    return Message("space-named", {"name": named(location(setting, s, number).name), "at": corner})
