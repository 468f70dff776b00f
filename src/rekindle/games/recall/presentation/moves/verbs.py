"""Descriptions of moves, shown beside the commands that play them."""

from __future__ import annotations

from rekindle.content import FIRST
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import CRYSTALS
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.presentation.cards import effect_message
from rekindle.games.recall.presentation.moves.answers import rest, skip
from rekindle.games.recall.presentation.moves.board import (
    begin_on,
    buy,
    choose_path,
    convert,
    copy,
    copy_name,
    discard,
    discard_name,
    install,
    into_slot,
    know,
    open_crate,
    open_name,
    path_name_chosen,
    pay_pigs,
    pay_with,
    play,
    produce,
    raise_crystal,
    recall_cards,
    swap,
    take_back,
    take_cube,
    take_gadget,
    take_keycard,
    take_tribe,
    trade,
    use,
    use_name,
)
from rekindle.games.recall.presentation.moves.drawn import DRAWS
from rekindle.games.recall.presentation.moves.map import (
    bring,
    build,
    build_name,
    excavate,
    excavate_name,
    lay,
    move_from,
    move_to,
    move_with,
    place,
    remove,
    reveal,
    ring,
    take_home,
    take_stone,
    tile,
    vault,
)
from rekindle.games.recall.presentation.moves.titles import TITLES
from rekindle.games.recall.presentation.words import crystals
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import ARG_BITS, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.questions import Meanings, amounts, argument_text, effect_chosen


def choose(setting: Setting, s: RecallState, argument: int) -> Message:
    code = CHOOSE << ARG_BITS | argument
    return effect_message(setting, effect_chosen(setting.rules, code), FIRST)


def pay(setting: Setting, s: RecallState, argument: int) -> Message:
    paid = amounts(CRYSTALS, argument_text(setting, PAY_VERB, argument))
    return Message("move-pay", {"what": crystals(paid)})


MEANINGS = Meanings[RecallState](
    {
        CHOOSE: choose,
        PAY_VERB: pay,
        SKIP: skip,
        REST: rest,
        ops.TRIBE_VERB: take_tribe,
        ops.GADGET_VERB: take_gadget,
        ops.START_VERB: begin_on,
        ops.PLAY_VERB: play,
        ops.SLOT_VERB: into_slot,
        ops.RECALL_VERB: recall_cards,
        ops.END_VERB: "move-end",
        ops.PATH_VERB: choose_path,
        ops.DISCARD_VERB: discard,
        ops.FROM_VERB: move_from,
        ops.TO_VERB: move_to,
        ops.WITH_VERB: move_with,
        ops.BRING_VERB: bring,
        ops.BUILD_VERB: build,
        ops.EXCAVATE_VERB: excavate,
        ops.RAISE_VERB: raise_crystal,
        ops.VAULT_VERB: vault,
        ops.TILE_VERB: tile,
        ops.TAKE_VERB: take_keycard,
        ops.STONE_VERB: take_stone,
        ops.CUBE_VERB: take_cube,
        ops.PIGS_VERB: pay_pigs,
        ops.FOLLOWERS_VERB: "move-spend",
        ops.PLACE_VERB: place,
        ops.REMOVE_VERB: remove,
        ops.BUY_VERB: buy,
        ops.BOX_VERB: copy,
        ops.REVEAL_VERB: reveal,
        ops.LAY_VERB: lay,
        ops.KNOW_VERB: know,
        ops.INSTALL_VERB: install,
        ops.SWAP_VERB: swap,
        ops.BACK_VERB: take_back,
        ops.PRODUCE_VERB: produce,
        ops.USE_VERB: use,
        ops.OPEN_VERB: open_crate,
        ops.CONVERT_VERB: convert,
        ops.RETURN_VERB: take_home,
        ops.RING_VERB: ring,
        ops.TRADE_VERB: trade,
        ops.BY_VERB: pay_with,
        ops.MOVE_VERB: "move-move",
    },
    names={
        SKIP: skip,
        REST: rest,
        ops.END_VERB: "move-end",
        ops.RECALL_VERB: "name-recall",
        ops.PATH_VERB: path_name_chosen,
        ops.DISCARD_VERB: discard_name,
        ops.TO_VERB: move_to,
        ops.BUILD_VERB: build_name,
        ops.EXCAVATE_VERB: excavate_name,
        ops.VAULT_VERB: vault,
        ops.TILE_VERB: tile,
        ops.GADGET_VERB: take_gadget,
        ops.FOLLOWERS_VERB: "move-spend",
        ops.PIGS_VERB: pay_pigs,
        ops.REVEAL_VERB: reveal,
        ops.LAY_VERB: lay,
        ops.BOX_VERB: copy_name,
        ops.PRODUCE_VERB: produce,
        ops.USE_VERB: use_name,
        ops.OPEN_VERB: open_name,
        ops.CONVERT_VERB: convert,
        ops.TRADE_VERB: trade,
        ops.BY_VERB: pay_with,
    },
    gains=frozenset(
        {
            CHOOSE,
            ops.PLAY_VERB,
            ops.SLOT_VERB,
            ops.PATH_VERB,
            ops.DISCARD_VERB,
            ops.BUILD_VERB,
            ops.EXCAVATE_VERB,
            ops.VAULT_VERB,
            ops.TILE_VERB,
            ops.CUBE_VERB,
            ops.KNOW_VERB,
            ops.INSTALL_VERB,
            ops.BUY_VERB,
            ops.BOX_VERB,
            ops.PRODUCE_VERB,
            ops.USE_VERB,
            ops.OPEN_VERB,
        }
    ),
    titles=TITLES,
    draws=DRAWS,
)
