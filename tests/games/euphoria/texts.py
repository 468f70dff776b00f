"""The messages of Euphoria that are named after something else."""

from __future__ import annotations

from rekindle.content import FIRST, Leaf
from rekindle.games import find
from rekindle.games.euphoria.content.effects import EFFECTS
from rekindle.games.euphoria.content.language import LANGUAGE, PLACE_GROUPS
from rekindle.games.euphoria.content.prices import PRICES
from rekindle.games.euphoria.engine.constants import FACTIONS, PENALTIES, THINGS
from rekindle.games.euphoria.engine.scoring import LINES, TIE_BREAKS
from rekindle.games.euphoria.presentation.balance import COUNTED, DILEMMA, UNRESOLVED, kinds
from rekindle.games.euphoria.presentation.terminal.screen import KINDS
from tests.games.texts import Texts, default_setting, option_messages

TEXTS = Texts(
    families={
        "condition": {phrase.name for phrase in LANGUAGE.groups["condition"].phrases} | {"placed"},
        "event": {phrase.name for phrase in LANGUAGE.groups["event"].phrases} | {"retrieval", "if"},
        "subject": {phrase.name for phrase in LANGUAGE.groups["who"].phrases} | {"you"},
        "place": (set(PLACE_GROUPS) - {"retrieval"}) | {"named"},
        "penalty": set(PENALTIES),
        "faction": set(FACTIONS),
        "name": set(THINGS),
        "score": set(LINES),
        "tie": set(TIE_BREAKS),
        "group": set(KINDS),
        "option": option_messages(find("euphoria")),
        "balance": {*COUNTED.values(), *kinds(default_setting("euphoria"))}
        | {f"dilemma-{name}" for name in (*DILEMMA.values(), UNRESOLVED)},
        "swap": {"food-for-bliss", "bliss-for-a-resource", "gain"},
        "effect": {row.say(Leaf(name, (1, "gold")), FIRST).verb for name, row in EFFECTS.items()}
        | {row.says(Leaf(name, (1, "gold")), FIRST).verb for name, row in PRICES.items()}
        | {"give", "spared"},
    },
    forms=("form", "first"),
)
