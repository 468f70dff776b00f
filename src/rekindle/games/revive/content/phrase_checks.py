"""Checks of a pack: phrases only where they mean something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekindle.content import (
    AnyOrder,
    Effect,
    Leaf,
    May,
    OneOf,
    Pack,
    Pay,
    Per,
    Problem,
    Seq,
    UpTo,
    leaves,
)
from rekindle.games.revive.content.effects import ATTACHED, CARD, EFFECTS, MACHINE, TECHNOLOGY
from rekindle.games.revive.content.language import Technology

ACTIONS = ("act", "act-far", "play-card")
POWERS_OF_ABILITIES = {
    "temple-range": "place-temple",
    "falcon-discount": "move-falcon",
    "falcon-resources": "move-falcon",
}


# Phrases and where they are allowed


def demands(tree: Effect | None) -> Iterator[Pay]:
    """Yield every mandatory price: one without `may` or `up to` before it."""
    match tree:
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from demands(part)
        case Per(_, part):
            yield from demands(part)
        case Pay():
            yield tree


def unpaid(tree: Effect | None) -> Iterator[Leaf]:
    """Yield every phrase with no price before it."""
    match tree:
        case Leaf():
            yield tree
        case Seq(parts) | AnyOrder(parts) | OneOf(parts):
            for part in parts:
                yield from unpaid(part)
        case May(part) | UpTo(_, part) | Per(_, part):
            yield from unpaid(part)


def refused(
    tree: Effect | None,
    *,
    machine: bool = False,
    card: bool = False,
    technology: bool = False,
    tribe: str = "",
    anybody_s_turn: bool = False,
    in_a_turn: bool = True,
) -> Iterator[str]:
    """Yield what is wrong with an effect, given the component that has it."""
    if tree is None:
        return
    for leaf in leaves(tree):
        name, row = leaf.name, EFFECTS[leaf.name]
        if row.only == ATTACHED and not (machine and tree == leaf):
            yield f"'{leaf}' is only allowed as the whole effect of a machine"
        elif row.only == MACHINE and not machine:
            yield f"'{leaf}' is only allowed on machines"
        elif row.tribe and tribe != row.tribe:
            yield f"'{leaf}' is the tribe ability of '{row.tribe}'"
        elif row.only == TECHNOLOGY and not technology:
            yield f"'{leaf}' is only allowed as the gain of a technology"
        elif row.only == CARD and not card:
            yield f"'{leaf}' is only allowed on cards"
        elif name == "ability" and tribe:
            yield "a tribe ability cannot use itself"
        elif anybody_s_turn and name in (*ACTIONS, "ability"):
            yield f"'{leaf}' is not allowed here: it could happen on another player's turn"
        elif not in_a_turn and name in ACTIONS:
            yield f"'{leaf}' is not allowed here, where no action can be taken"
    for leaf in unpaid(tree):
        if leaf.name == "reopen" and machine:
            yield f"'{leaf}' needs a price before it"
    if not (machine or tribe):
        for price in demands(tree):
            yield f"'{price}' must be optional here; write 'may {price}'"


def sensible_cards(pack: Pack) -> Iterator[Problem]:
    for kind in ("starting", "citizen"):
        for card in pack.components(kind):
            for key, half in (("top", card.top), ("bottom", card.bottom)):
                for wrong in refused(half.effect, card=True):
                    yield pack.problem(kind, card.id, wrong, key, "effect")
                if not (half.effect or half.range or half.flasks or half.slot):
                    yield pack.problem(kind, card.id, "this half does nothing", key)


def sensible_tokens(pack: Pack) -> Iterator[Problem]:
    """Modules and water may be activated while another player explores."""
    for module in pack.components("module"):
        for wrong in refused(module.effect, anybody_s_turn=True):
            yield pack.problem("module", module.id, wrong, "effect")
        if not (module.effect or module.flasks):
            yield pack.problem("module", module.id, "this module does nothing")
        if not 1 <= len(set(module.colours)) == len(module.colours) <= 2:
            yield pack.problem(
                "module", module.id, "must be one colour or two different ones", "colours"
            )
    for tile in pack.components("tile"):
        for wrong in refused(tile.water, anybody_s_turn=True):
            yield pack.problem("tile", tile.id, wrong, "water")
    for crate in pack.components("crate"):
        for wrong in refused(crate.effect, in_a_turn=False):
            yield pack.problem("crate", crate.id, wrong, "effect")
    for kind in ("standard", "machine"):
        for machine in pack.components(kind):
            for wrong in refused(machine.effect, machine=True):
                yield pack.problem(kind, machine.id, wrong, "effect")


def sensible_boards(pack: Pack) -> Iterator[Problem]:
    for kind in ("progress", "bonus"):
        for bonus in pack.components(kind):
            for wrong in refused(bonus.gain, anybody_s_turn=True):
                yield pack.problem(kind, bonus.id, wrong, "gain")
    for kind in ("hibernation", "location", "switch"):
        for space in pack.components(kind):
            for wrong in refused(space.gain, in_a_turn=kind != "hibernation"):
                yield pack.problem(kind, space.id, wrong, "gain")
    for seat in pack.components("seat"):
        if any(leaf.name != "gain" for leaf in leaves(seat.gain)):
            yield pack.problem("seat", seat.id, "players can start with resources only", "gain")


def sensible_technologies(pack: Pack) -> Iterator[Problem]:
    for common in pack.components("common"):
        for key, wrong in technology_problems(common.technology, ()):
            yield pack.problem("common", common.id, wrong, "technology", *key)
    for tribe in pack.components("tribe"):
        does = [leaf.name for leaf in leaves(tribe.ability)]
        for where in ("root", "left", "right"):
            technology = getattr(tribe, where)
            for key, wrong in technology_problems(technology, does):
                yield pack.problem("tribe", tribe.id, wrong, where, *key)
            if technology.power == "fifth-slot":
                wrong = "every tribe already has this power in the middle"
                yield pack.problem("tribe", tribe.id, wrong, where, "power")


def technology_problems(
    technology: Technology, ability: Sequence[str]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield keys of a technology and what is wrong with them."""
    for wrong in refused(technology.gain, technology=True):
        yield ("gain",), wrong
    for wrong in refused(technology.machine, machine=True):
        yield ("machine",), wrong
    for leaf in leaves(technology.with_ability):
        if leaf.name == "ability":
            yield ("with_ability",), "a tribe ability cannot use itself"
    for wrong in refused(technology.with_ability):
        yield ("with_ability",), wrong
    needs = POWERS_OF_ABILITIES.get(technology.power or "")
    if needs and needs not in ability:
        yield ("power",), "the ability of this board cannot use it"
    if not (
        technology.gain
        or technology.with_ability
        or technology.range
        or technology.power
        or technology.machine
    ):
        yield (), "this technology does nothing"


def sensible_abilities(pack: Pack) -> Iterator[Problem]:
    """Each side of each tribe exists once, with exactly the pieces that it puts on the map."""
    seen: dict[tuple[str, str], str] = {}
    for tribe in pack.components("tribe"):
        for wrong in refused(tribe.ability, tribe=tribe.tribe):
            yield pack.problem("tribe", tribe.id, wrong, "ability")
        own = tribe.ability.part if isinstance(tribe.ability, Pay) else tribe.ability
        if not isinstance(own, Leaf) and any(EFFECTS[leaf.name].tribe for leaf in leaves(own)):
            wrong = "an ability on the map must be alone or after a price"
            yield pack.problem("tribe", tribe.id, wrong, "ability")
        places = any(leaf.name.startswith("place-") for leaf in leaves(tribe.ability))
        if places != bool(tribe.tiles):
            wrong = (
                "its ability places no tiles"
                if tribe.tiles
                else "missing: its ability places tiles"
            )
            yield pack.problem("tribe", tribe.id, wrong, *(["tiles"] if tribe.tiles else []))
        side = (tribe.tribe, tribe.side)
        if side in seen:
            yield pack.problem("tribe", tribe.id, f"'{seen[side]}' is the same side", "side")
        seen[side] = tribe.id
