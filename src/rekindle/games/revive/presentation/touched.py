"""Which things on the table an event of Revive is about, in the words that moves use for them.

What lies before a player has the player's word before its own: `player-2 miner`. What everybody
is told goes in here and nothing else, so a crate has no word before it is opened.
"""

from __future__ import annotations

from collections.abc import Callable

from rekindle.games.revive.content.vocabulary import TRADES
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    FIRST_SPECIAL,
    GOODS,
    HEXES,
    SLOTS,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.words import names_of, pack_of
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Event

Touched = tuple[str, ...]


def touched(setting: Setting, event: Event) -> Touched:
    """The player and the things; the end of the game is about nothing in particular."""
    kind, actor, _, _, _ = event
    if kind == ops.E_END:
        return ()
    about = ABOUT.get(kind)
    return (player_word(actor), *(about(setting, event) if about else ()))


def player_word(seat: int) -> str:
    return f"player-{seat + 1}"


def before(seat: int, word: str) -> str:
    """Something that lies before a player."""
    return f"{player_word(seat)} {word}"


# Cards


def card(setting: Setting, event: Event) -> Touched:
    return (before(event[1], names_of(setting).cards[event[2]]),)


def taken(setting: Setting, event: Event) -> Touched:
    """A card that comes from the display, or (if its second figure says so) from the deck."""
    name = names_of(setting).cards[event[2]]
    deck = ("deck",) if event[0] == ops.E_RECRUIT and event[3] else ()
    return (name, before(event[1], name), *deck)


def played(setting: Setting, event: Event) -> Touched:
    return (*card(setting, event), before(event[1], f"slot {SLOTS[event[3]]}"))


def copied(setting: Setting, event: Event) -> Touched:
    _, actor, number, owner, _ = event
    theirs = before(owner, names_of(setting).cards[number])
    return before(actor, "switch"), player_word(owner), theirs


def switch(setting: Setting, event: Event) -> Touched:
    return (before(event[1], "switch"),)


# Goods and tokens


def good(setting: Setting, event: Event) -> Touched:
    return (before(event[1], GOODS[event[2]]),)


def given(setting: Setting, event: Event) -> Touched:
    _, _, number, _, whom = event
    return (*good(setting, event), player_word(whom), before(whom, GOODS[number]))


def energy(setting: Setting, event: Event) -> Touched:
    return (before(event[1], "energy"),)


def traded(setting: Setting, event: Event) -> Touched:
    words = TRADES[event[2]].replace("+", " ").split()
    names = dict.fromkeys([GOODS[0], *(word for word in words if word in GOODS)])
    return tuple(before(event[1], name) for name in names)


def crate(setting: Setting, event: Event) -> Touched:
    return (before(event[1], names_of(setting).crates[event[2]]),)


def module(setting: Setting, event: Event) -> Touched:
    name = names_of(setting).modules[event[2]]
    return name, before(event[1], name)


def attached(setting: Setting, event: Event) -> Touched:
    space = names_of(setting).module_spaces[event[3]]
    return (*module(setting, event), before(event[1], space))


def machine(setting: Setting, event: Event) -> Touched:
    return (before(event[1], names_of(setting).machines[event[2]]),)


def new_machine(setting: Setting, event: Event) -> Touched:
    return (names_of(setting).machines[event[2]], *machine(setting, event))


def artifact(setting: Setting, event: Event) -> Touched:
    return ARTIFACTS[event[2]], before(event[1], ARTIFACTS[event[2]])


def removed(setting: Setting, event: Event) -> Touched:
    return (ARTIFACTS[event[2]],)


def discarded(setting: Setting, event: Event) -> Touched:
    words, thing = names_of(setting), event[2]
    if thing < FIRST_MACHINE:
        return (words.cards[thing],)
    if thing < FIRST_MODULE:
        return (words.machines[thing - FIRST_MACHINE + FIRST_SPECIAL],)
    return (words.modules[thing - FIRST_MODULE],)


# Boards


def track(setting: Setting, event: Event) -> Touched:
    return (before(event[1], COLOURS[event[2]]),)


def reward(setting: Setting, event: Event) -> Touched:
    return (before(event[1], pack_of(setting).components("reward")[event[2]].id),)


def board(setting: Setting, event: Event) -> Touched:
    return (names_of(setting).boards[event[2]],)


def ability(setting: Setting, event: Event) -> Touched:
    return (before(event[1], "ability"),)


def hibernation(setting: Setting, event: Event) -> Touched:
    return (before(event[1], "hibernate"),)


# The map


def space(setting: Setting, event: Event) -> Touched:
    return (names_of(setting).spaces[event[2]],)


def second_space(setting: Setting, event: Event) -> Touched:
    return (names_of(setting).spaces[event[3]],)


def both_spaces(setting: Setting, event: Event) -> Touched:
    return (*space(setting, event), *second_space(setting, event))


def place(setting: Setting, event: Event) -> Touched:
    return (names_of(setting).spaces[event[2] * HEXES],)


def tile(setting: Setting, event: Event) -> Touched:
    first = event[2] * HEXES
    return tuple(names_of(setting).spaces[first : first + HEXES])


def populated(setting: Setting, event: Event) -> Touched:
    return (*space(setting, event), before(event[1], f"unlock {TECHNOLOGIES[event[3]]}"))


ABOUT: dict[int, Callable[[Setting, Event], Touched]] = {
    ops.E_PLAY: played,
    ops.E_ACTIVATE: card,
    ops.E_REST: card,
    ops.E_WAKE: card,
    ops.E_CARD_REMOVED: card,
    ops.E_TAKE: taken,
    ops.E_RECRUIT: taken,
    ops.E_SWITCH: switch,
    ops.E_RAISE: switch,
    ops.E_COPY: copied,
    ops.E_PAY: good,
    ops.E_GAIN: good,
    ops.E_LOST: good,
    ops.E_GIVE: given,
    ops.E_ENERGY: energy,
    ops.E_TRADE: traded,
    ops.E_OPEN: crate,
    ops.E_REOPEN: crate,
    ops.E_MODULE: attached,
    ops.E_MODULE_SPEAKS: module,
    ops.E_MACHINE: new_machine,
    ops.E_USE: machine,
    ops.E_RETURN: machine,
    ops.E_ARTIFACT: artifact,
    ops.E_REMOVE: removed,
    ops.E_DISCARD: discarded,
    ops.E_ADVANCE: track,
    ops.E_REWARD: reward,
    ops.E_TRIBE: board,
    ops.E_ABILITY: ability,
    ops.E_HIBERNATE: hibernation,
    ops.E_EXPLORE: place,
    ops.E_TILE: tile,
    ops.E_POPULATE: populated,
    ops.E_BUILD: space,
    ops.E_TOKEN: second_space,
    ops.E_TARGET: space,
    ops.E_FALCON: space,
    ops.E_MOVE_FIGURE: both_spaces,
}
"""What each kind of event is about besides its player; the others name nothing more."""
