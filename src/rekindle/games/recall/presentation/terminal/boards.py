"""What all players of Recall share beside the map: displays, tracks, paths, ancient tribes."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.recall.engine.constants import PATH_SIDES
from rekindle.games.recall.presentation.cards import (
    DARK,
    chip_gives,
    chip_text,
    gadget_text,
    keycard_text,
    monument_tile_text,
    path_text,
    tribe_text,
)
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.view import TRACK_NAMES, PathView, Track
from rekindle.games.recall.presentation.words import names_of
from rekindle.kernel.terminal import Block, Row

FREE = "?"
"""The letter of an upgrade symbol where everybody chooses one."""


def blocks(d: Shown) -> list[Block]:
    """Keycards, displays, tracks, paths; last the draft, since blocks are compared in order."""
    draft = [drafting(d)] if d.view.draft is not None else []
    return [keycards(d), displays(d), tracks(d), paths(d), *draft]


def drafting(d: Shown) -> Block:
    """Tribes and gadgets to choose from, each gadget beside its tribe if they are paired."""
    assert d.view.draft is not None
    rows: list[Row] = []
    for number, tribe in enumerate(d.view.draft.tribes):
        rows.append((tribe, tribe_words(d, tribe)))
        if d.view.draft.paired:
            gadget = d.view.draft.gadgets[number]
            rows.append((d.label("with-gadget", gadget=gadget), gadget_words(d, gadget)))
    if not d.view.draft.paired:
        rows += [(gadget, gadget_words(d, gadget)) for gadget in d.view.draft.gadgets]
    return d.label("draft"), "cyan", rows


# Displays


def keycards(d: Shown) -> Block:
    """The keycards that can be taken, and how many are in the piles."""
    shown = d.view.keycards
    rows: list[Row] = [(f"{id} ({n})", keycard_words(d, id)) for id, n in shown.yellow.items() if n]
    rows += [(id, keycard_words(d, id)) for id in [*shown.green, *shown.gray]]
    rows.append((d.label("under-the-pile"), d.listed(shown.green_bottom)))
    title = d.label("keycards-shown", green=shown.green_pile, gray=shown.gray_pile)
    return title, "white", rows


def displays(d: Shown) -> Block:
    """Relicubes, monument tiles, crates, the bag, and pieces of tribes."""
    view = d.view
    rows: list[Row] = [
        (d.label("relicubes"), d.counted(view.relicubes.items())),
        *((id, monument_tile_words(d, id)) for id in view.monument_tiles),
        (d.label("crates"), d.label("left", n=view.crate_pile)),
        (d.label("bag-relicubes"), d.counted(view.bag.relicubes.items())),
        (d.label("bag-stones"), d.counted(view.bag.stones.items())),
        (d.label("crates-discarded"), d.listed(view.crates_discarded)),
    ]
    told = [
        (name, n)
        for name, n in (
            ("island", view.islands),
            ("farm", view.farms),
            ("ring", len(view.rings)),
            ("pig", view.pigs),
        )
    ]
    left = d.listed(d.label("count", what=d.label(f"token-{name}"), n=n) for name, n in told)
    rows.append((d.label("tribe-pieces"), left))
    return d.label("displays"), "white", rows


# Tracks and paths


def tracks(d: Shown) -> Block:
    """What is along the tracks: chips, ancient tribes with their gadgets, upgrades, rounds."""
    rows: list[Row] = [(d.label(f"{name}-track"), track(d, name)) for name in TRACK_NAMES]
    rows.append((d.label("track-points"), track_points(d)))
    letters: Sequence[str] = d.view.letters or FREE * len(d.numbers.symbols)
    at = zip(d.numbers.symbols, letters, strict=True)
    symbols = d.listed(d.label("symbol", at=at, letter=letter.upper()) for at, letter in at)
    rows.append((d.label("culture"), symbols))
    rows.append((d.label("rounds"), rounds(d)))
    return d.label("tracks"), "magenta", rows


def track(d: Shown, name: Track) -> str:
    """The gadgets that are left, the tribe and the chips, in the order of the steps."""
    found = d.view.ancients[name]
    tribe = d.label("face-down-tribe") if found.tribe is None else found.tribe
    told = [(d.numbers.tribe_step, tribe), (d.numbers.gadget_step, ", ".join(found.gadgets))]
    for step, chip in zip(d.numbers.chip_steps, d.view.chips[name], strict=True):
        told.append((step, chip_words(d, chip)))
    at_steps = [d.label("at-step", step=step, what=what) for step, what in sorted(told) if what]
    return d.listed(at_steps, "; ")


def chip_words(d: Shown, chip: str) -> str:
    """What a light chip gives."""
    number = names_of(d.setting).light.index(chip)
    return d.phrases.text(chip_gives(d.setting, 0, number))


def track_points(d: Shown) -> str:
    """What the steps of a knowledge track are worth at the end."""
    worth = enumerate(d.numbers.track_points)
    return d.listed(d.label("from-step", step=step, points=n) for step, n in worth if n)


def rounds(d: Shown) -> str:
    """When the special ones come."""
    return d.listed(
        d.label(f"round-{kind}", n=number + 1)
        for number, kind in enumerate(d.numbers.rounds)
        if kind != "regular"
    )


def paths(d: Shown) -> Block:
    """The path cards by slot: what they score, their chip, and who has chosen them."""
    rows: list[Row] = []
    for slot, one in enumerate(d.view.paths):
        section = slot // 2
        chosen = [p.seat for p in d.view.players if p.paths[section] == one.path]
        name = d.label("section", path=one.path, n=section + 1)
        if chosen:
            name = d.label("section-chosen", name=name, who=d.owners(chosen))
        rows.append((name, path_words(d, one)))
    return d.label("paths"), "cyan", rows


def path_words(d: Shown, one: PathView) -> str:
    language = d.phrases.language
    told = path_text(d.setting, one.path, PATH_SIDES.index(one.side), language)
    return f"{told} {chip_text(d.setting, DARK, one.chip, language)}"


# Texts of components


def keycard_words(d: Shown, id: str) -> str:
    text = keycard_text(d.setting, id, d.phrases.language)
    return titled(d, "keycard", id, text)


def monument_tile_words(d: Shown, id: str) -> str:
    return monument_tile_text(d.setting, id, d.phrases.language)


def tribe_words(d: Shown, id: str) -> str:
    return tribe_text(d.setting, id, d.phrases.language)


def gadget_words(d: Shown, id: str) -> str:
    return titled(d, "gadget", id, gadget_text(d.setting, id, d.phrases.language))


def titled(d: Shown, kind: str, id: str, text: str) -> str:
    """Return the text, with the name before it where moves use another word."""
    name = d.title(kind, id)
    return text if name.lower().replace(" ", "-") == id else f"{name}. {text}"
