"""Sentences about develops, keycards, tracks, upgrades and reveals."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.constants import HEXES, TERRAINS
from rekindle.games.recall.presentation import words
from rekindle.games.recall.presentation.reasons.case import (
    Case,
    Sentence,
    box_in_the_way,
    by_op,
    card,
    colour,
    crystal,
    gadget,
    kind,
    slot,
    space,
    stone,
    track,
)
from rekindle.kernel.messages import Message
from rekindle.kernel.why import Why, by_verb, row, why

TAKING = by_op({ops.UPGRADE_KEYCARD: "card.2"}, "card.1")


def vault(c: Case) -> Message:
    return words.quoted(c.setting, "vault", c.argument)


def tile(c: Case) -> Message:
    return words.quoted(c.setting, "monument-tile", c.argument)


def centre(c: Case) -> Message:
    """The middle of the region that the move names."""
    return words.space(c.setting, c.argument * HEXES)


def no_workshop(c: Case) -> Why:
    return why("no-workshop-left", "workshop.1", terrain=Message(f"terrain-{TERRAINS[c.value]}"))


def upgraded_article(c: Case) -> str:
    return "variant.upgrades.2" if c.lookup.free_upgrades else "culture.2"


SENTENCES: dict[int, Sentence] = {
    # Develops.
    codes.NOTHING_TO_DEVELOP: row("nothing-to-develop", "develop.1"),
    codes.NO_BUILDING_GROUND: row("no-building-ground", "develop.7", space=space, kind=kind),
    codes.ALREADY_BUILT: row("already-built", "develop.6", space=space),
    codes.NO_WORKSHOP_LEFT: no_workshop,
    codes.NO_VAULT_LEFT: row("no-vault-left", "vault.1"),
    codes.NO_MONUMENT_LEFT: row("no-monument-left", "monument.1"),
    codes.NO_SITE: row("no-site", "develop.7", space=space, kind=kind),
    codes.SITE_EMPTY: row("site-empty", "excavate.5", space=space),
    codes.NOTHING_TO_RAISE: row("nothing-to-raise", "crystal.2", crystal=crystal),
    codes.VAULT_BUILT: row("vault-built", "vault.1", vault=vault),
    codes.TILE_NOT_SHOWN: row("tile-not-shown", "monument.3", tile=tile),
    codes.NO_SUCH_STONE: row("no-such-stone", "excavate.4", stone=stone),
    codes.NOT_BESIDE_CAMP: row("not-beside-camp", "follower.6", space=space),
    # Keycards.
    codes.OTHER_COLOUR: row("other-colour", TAKING, card=card, colour=colour),
    codes.KEYCARD_NOT_SHOWN: row("keycard-not-shown", TAKING, card=card),
    codes.NONE_SHOWN: row(
        "none-shown", by_verb({ops.SWAP_VERB: "card.2"}, "card.1"), colour=colour
    ),
    codes.HIGHEST_COLOUR: row("highest-colour", "card.2", card=card),
    codes.NOTHING_TO_SWAP: row("nothing-to-swap", "card.2"),
    codes.SLOT_EMPTY: row(
        "slot-empty", by_op({ops.UPGRADE_KEYCARD: "card.8"}, "card.4"), slot=slot
    ),
    codes.OWN_SYMBOL: row("own-symbol", "card.4"),
    codes.NO_USED_CARD: row("no-used-card", "card.4"),
    # Tracks, upgrades, regions.
    codes.TRACK_ENDS: row("track-ends", "know.8", track=track),
    codes.ALL_TRACKS_END: row("all-tracks-end", "know.8"),
    codes.GADGET_NOT_THERE: row("gadget-not-there", "know.5", gadget=gadget, track=track),
    codes.OTHER_BOX: row("other-box", "culture.2", box=box_in_the_way),
    codes.BOX_UPGRADED: row("box-upgraded", upgraded_article, box=box_in_the_way),
    codes.REGION_OPEN: row("region-open", "reveal.2", space=centre),
    codes.NO_PRESENCE_NEAR: row("no-presence-near", "reveal.2", space=centre),
    codes.NOTHING_TO_REVEAL: row("nothing-to-reveal", "reveal.7"),
}
