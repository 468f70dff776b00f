"""The phrases of a Recall pack, one row each: template, meaning, sentence, signs and articles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rekindle.content import (
    BUYS,
    Act,
    CodedPhrase,
    EffectPhrase,
    Leaf,
    Say,
    Sign,
    SignRow,
    Voice,
    by_name,
    does,
    icon,
)
from rekindle.games.recall.engine import constants, ops
from rekindle.games.recall.engine.constants import COLOURS, CRYSTALS, TRACKS
from rekindle.kernel.messages import Message, noun

MOST = 9
"""The greatest number of followers, moves and trades: effects with fewer of them are needed too."""
MOST_STEPS = 10

# Sentences of some effects.


def steps(track: str, n: int) -> Message:
    """Return a number of steps on a track: a colour, `any` or `same`."""
    return Message("thing-step", {"n": n, "track": Message(f"track-{track}", {"n": n})})


def advance(track: str = "") -> Say:
    return lambda leaf, voice: Act("advance", (steps(track or leaf.word, leaf.count),))


def take_keycard(leaf: Leaf, voice: Voice) -> Act:
    return Act("take", (Message("thing-card", {"colour": Message(f"colour-{leaf.word}")}),))


def mixed(leaf: Leaf, voice: Voice) -> Act:
    return Act("mix", values={"n": leaf.count})


def for_crystals(leaf: Leaf, voice: Voice) -> Act:
    """Say what brings crystals beside something else."""
    return Act(leaf.name, values={"thing": noun(leaf.word or "white", leaf.count)})


# Signs of some effects.


def for_white(leaf: Leaf) -> SignRow:
    return [Sign("follower", -1), BUYS, Sign("crystal", 1, "white")]


def sold(leaf: Leaf) -> SignRow:
    return [Sign("follower", -1), BUYS, Sign("crystal", leaf.count, leaf.word)]


def bought(leaf: Leaf) -> SignRow:
    return [Sign("buy"), BUYS, Sign("follower", leaf.count)]


def traded(leaf: Leaf) -> SignRow:
    return [f"{leaf.count}×", Sign("trade")]


def volcano_signs(leaf: Leaf) -> SignRow:
    return [Sign("volcano-move"), Sign("crystal", leaf.count, "white")]


def any_knowledge(leaf: Leaf) -> SignRow:
    return [Sign("knowledge", leaf.count, "any")]


def same_knowledge(leaf: Leaf) -> SignRow:
    return [Sign("knowledge", leaf.count, "same")]


def raft_signs(leaf: Leaf) -> SignRow:
    return [Sign("token-raft"), Sign("follower", leaf.count)]


BOX, VAULT, HERE, ABILITY = "box", "vault", "here", "ability"


@dataclass(frozen=True, slots=True)
class RecallEffect(EffectPhrase):
    """An effect, what its word or the phrase itself means, and where it is allowed."""

    kinds: Sequence[str] = ()
    """What its word is one of: the place in this list is its number in the engine."""
    kind: int = 0
    """Its number in the engine if it has no word."""
    only: str = ""
    """The components: boxes with their upgrades, vaults, abilities, or what lies on a hex."""
    triggers: Sequence[str] = ()
    """The ability that has it answers one of these events."""


EFFECTS = by_name(
    # Gains.
    RecallEffect(
        "gain",
        "{n} {crystal} crystal",
        ops.GAIN,
        says=does("gain"),
        signs=icon("crystal", tinted=True),
        articles=("crystal.1", "turn.3"),
        kinds=CRYSTALS,
    ),
    RecallEffect(
        "followers",
        "{n} follower",
        ops.FOLLOWERS,
        says=does("gain", "follower"),
        signs=icon("follower"),
        articles=("follower.1", "follower.2", "follower.4"),
        most=MOST,
    ),
    RecallEffect(
        "followers-here",
        "{n} follower here",
        ops.FOLLOWERS_HERE,
        says=does("gain", "here"),
        signs=icon("follower-here"),
        articles=("follower.3", "follower.4", "follower.6"),
        only=HERE,
        most=MOST,
    ),
    RecallEffect(
        "points",
        "{n} point",
        ops.POINTS,
        says=does("gain", "point"),
        signs=icon("point"),
        articles=("culture.1", "culture.2"),
    ),
    RecallEffect(
        "crate",
        "{n} crate",
        ops.CRATE,
        says=does("gain", "crate"),
        signs=icon("crate"),
        articles=("crate.1", "free.2"),
    ),
    RecallEffect(
        "upgrade-crystal",
        "upgrade a crystal",
        ops.RAISE,
        signs=icon("upgrade-crystal"),
        articles=("crystal.2",),
    ),
    RecallEffect(
        "display-cube",
        "relicube from the display",
        ops.DISPLAY_CUBE,
        signs=icon("display-cube"),
        articles=("vault.2", "vault.3"),
        only=VAULT,
    ),
    # Knowledge.
    RecallEffect(
        "knowledge",
        "{n} {track} knowledge",
        ops.KNOWLEDGE,
        says=advance(),
        signs=icon("knowledge", tinted=True),
        articles=("know.1", "know.3"),
        kinds=TRACKS,
        most=MOST_STEPS,
    ),
    RecallEffect(
        "any-knowledge",
        "{n} any knowledge",
        ops.ANY_KNOWLEDGE,
        says=advance("any"),
        signs=any_knowledge,
        articles=("know.1", "know.3"),
        most=MOST_STEPS,
    ),
    RecallEffect(
        "same-knowledge",
        "{n} knowledge of that colour",
        ops.SAME_KNOWLEDGE,
        says=advance("same"),
        signs=same_knowledge,
        articles=("gadget.gpr.1",),
        only=ABILITY,
        triggers=("excavate",),
        most=MOST_STEPS,
    ),
    # Movement, develops, reveals.
    RecallEffect(
        "move-or-develop",
        "{n} move or develop",
        ops.MIX,
        says=mixed,
        signs=icon("move-or-develop"),
        articles=("box.d.1", "box.d.2"),
        only=BOX,
        most=MOST,
    ),
    RecallEffect(
        "move",
        "{n} move",
        ops.MOVE,
        says=does("make", "move"),
        signs=icon("move"),
        articles=("move.1", "move.2", "move.5"),
        most=MOST,
    ),
    RecallEffect(
        "water-move",
        "water move",
        ops.WATER_MOVE,
        says=does("make", "water-move"),
        signs=icon("water-move"),
        articles=("water.1", "water.2"),
    ),
    RecallEffect(
        "spread-move",
        "spreading water move",
        ops.SPREAD_MOVE,
        says=does("make", "spread-move"),
        signs=icon("spread-move"),
        articles=("spread.1", "spread.2"),
    ),
    RecallEffect(
        "develop",
        "develop",
        ops.DEVELOP,
        signs=icon("develop"),
        articles=("develop.1",),
    ),
    RecallEffect(
        "reveal",
        "reveal a region",
        ops.REVEAL,
        signs=icon("reveal"),
        articles=("reveal.1", "reveal.2", "reveal.4"),
        only=BOX,
    ),
    # Keycards.
    RecallEffect(
        "take-keycard",
        "take a {keycard} keycard",
        ops.TAKE_KEYCARD,
        says=take_keycard,
        signs=icon("keycard", tinted=True),
        articles=("card.1",),
        kinds=COLOURS,
    ),
    RecallEffect(
        "upgrade-keycard",
        "upgrade a keycard",
        ops.UPGRADE_KEYCARD,
        signs=icon("upgrade-keycard"),
        articles=("card.2", "card.3"),
    ),
    RecallEffect(
        "take-back",
        "take back a keycard",
        ops.TAKE_BACK,
        signs=icon("take-back"),
        articles=("card.4",),
    ),
    # Action boxes.
    RecallEffect(
        "buy-better",
        "buy {n} followers at better rates",
        ops.BUY,
        signs=bought,
        articles=("box.a.2", "box.upgrade.2"),
        kind=1,
        only=BOX,
        most=MOST,
    ),
    RecallEffect(
        "buy",
        "buy {n} followers",
        ops.BUY,
        signs=bought,
        articles=("box.a.2",),
        only=BOX,
        most=MOST,
    ),
    RecallEffect(
        "remove",
        "trade followers for white crystals",
        ops.REMOVE,
        signs=for_white,
        articles=("box.a.3",),
        only=BOX,
    ),
    RecallEffect(
        "copy-used",
        "copy a used box",
        ops.COPY,
        signs=icon("copy-used"),
        articles=("box.f.1", "box.f.3"),
        only=BOX,
    ),
    RecallEffect(
        "copy-any",
        "copy any box",
        ops.COPY,
        signs=icon("copy-any"),
        articles=("box.f.3", "box.upgrade.1"),
        kind=1,
        only=BOX,
    ),
    # Abilities.
    RecallEffect(
        "free-ability",
        "free ability",
        ops.FREE_ABILITY,
        signs=icon("free-ability"),
        articles=("ability.7", "ability.8"),
    ),
    RecallEffect(
        "sell",
        "trade a follower for {n} {crystal} crystal",
        ops.SELL,
        says=for_crystals,
        signs=sold,
        articles=("gadget.alembic.1",),
        kinds=CRYSTALS,
        only=ABILITY,
    ),
    RecallEffect(
        "barter",
        "{n} trade",
        ops.BARTER,
        signs=traded,
        articles=("tribe.aynir.1", "tribe.aynir.3"),
        only=ABILITY,
        most=MOST,
    ),
    RecallEffect(
        "volcano-move",
        "volcano move for {n} white crystal",
        ops.VOLCANO_MOVE,
        says=for_crystals,
        signs=volcano_signs,
        articles=("tribe.colteron.1", "tribe.colteron.3"),
        only=ABILITY,
        most=MOST,
    ),
    RecallEffect(
        "place-farm",
        "place a pig farm",
        ops.PLACE_FARM,
        says=does("place", "farm"),
        signs=icon("token-farm"),
        articles=("tribe.dorian.1", "tribe.dorian.6"),
        only=ABILITY,
    ),
    RecallEffect(
        "place-island",
        "place an island",
        ops.PLACE_ISLAND,
        says=does("place", "island"),
        signs=icon("token-island"),
        articles=("tribe.enterin.1", "tribe.enterin.3"),
        only=ABILITY,
    ),
    RecallEffect(
        "place-raft",
        "place the raft with {n} followers",
        ops.PLACE_RAFT,
        says=does("place", "raft"),
        signs=raft_signs,
        articles=("tribe.finder.1", "tribe.finder.3"),
        only=ABILITY,
        most=MOST,
    ),
    RecallEffect(
        "leap",
        "jump over a hex",
        ops.LEAP,
        signs=icon("leap"),
        articles=("tribe.hayla.1", "tribe.hayla.2"),
        only=ABILITY,
    ),
    RecallEffect(
        "scatter",
        "scatter a group",
        ops.SCATTER,
        signs=icon("scatter"),
        articles=("tribe.hayla.1", "tribe.hayla.3"),
        only=ABILITY,
    ),
    RecallEffect(
        "repeat",
        "gain it again",
        ops.REPEAT,
        signs=icon("repeat"),
        articles=("trigger.1", "trigger.2"),
        only=ABILITY,
        triggers=("production", "chip", "keycard", "vault-reward"),
    ),
    RecallEffect(
        "portal",
        "follower to an opponent",
        ops.PORTAL,
        signs=icon("portal"),
        articles=("gadget.portal.1",),
        only=ABILITY,
    ),
    RecallEffect(
        "waive",
        "waive the follower cost",
        ops.WAIVE,
        signs=icon("waive"),
        articles=("gadget.exosuit.1",),
        only=ABILITY,
        triggers=("follower-cost",),
    ),
)

CONDITIONS = by_name(
    CodedPhrase("of-one-colour", "{n} relicube of one colour", constants.NEED_OF_ONE),
    CodedPhrase("different", "{n} different relicube", constants.NEED_DIFFERENT),
    CodedPhrase("stone-set", "one stone of each colour", constants.NEED_STONE_SET),
    CodedPhrase("stones", "{n} stone", constants.NEED_STONES),
    CodedPhrase("upgrades", "{n} upgrade", constants.NEED_UPGRADES),
    CodedPhrase("vaults", "{n} vault", constants.NEED_VAULTS),
    CodedPhrase("monuments", "{n} monument", constants.NEED_MONUMENTS),
    CodedPhrase("keycards", "{n} keycard", constants.NEED_KEYCARDS),
    CodedPhrase("tribes", "{n} unlocked tribe", constants.NEED_TRIBES),
    CodedPhrase("camps", "{n} camp", constants.NEED_CAMPS),
    CodedPhrase("regions", "{n} region", constants.NEED_REGIONS),
)
"""What objectives ask for; only they have conditions."""
