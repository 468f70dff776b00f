"""Why a move is not offered: the checks of the rules themselves, asked for their values."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import ARTIFACTS, MINOR
from rekindle.games.revive.engine.setup import boards_left
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.engine.turn import cube_is_past
from rekindle.games.revive.presentation.reasons.cards import (
    copy_reason,
    discard_reason,
    machine_reason,
    module_reason,
    play_reason,
    rest_reason,
    slot_reason,
    switch_reason,
    take_reason,
    wake_reason,
)
from rekindle.games.revive.presentation.reasons.case import Case, Why, done, why
from rekindle.games.revive.presentation.reasons.effects import (
    choose_reason,
    pay_reason,
    rest_of_it_reason,
    skip_reason,
)
from rekindle.games.revive.presentation.reasons.free import (
    no_room,
    open_reason,
    reopen_reason,
    return_reason,
    send_reason,
    trade_reason,
    use_reason,
)
from rekindle.games.revive.presentation.reasons.map import (
    build_reason,
    explore_reason,
    go_reason,
    populate_reason,
    size_reason,
    unlock_reason,
)
from rekindle.games.revive.presentation.reasons.tribes import (
    fly_reason,
    from_reason,
    place_reason,
    to_reason,
)
from rekindle.games.revive.presentation.words import tribe, tribe_name
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import player, verbatim
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB, REST, SKIP
from rekindle.kernel.state import Frame


def reason(setting: Setting, s: ReviveState, f: Frame, code: int) -> Why:
    """Why this move is not offered at this question, with the article that says so.

    None where there is nothing to say but that something else is asked.
    """
    found = REASONS.get(code >> ARG_BITS)
    return None if found is None else found(Case(setting, s, f), code & ARG_MASK)


# Before the game


def tribe_reason(c: Case, board: int) -> Why:
    if c.f.op != ops.CHOOSE_TRIBE or board in boards_left(c.rules, c.s):
        return None
    name = tribe_name(c.setting, board)
    if board in c.lookup.boards:
        tribes = c.lookup.board_tribe
        owners = [p.seat for p in c.s.players if p.board >= 0 and tribes[p.board] == tribes[board]]
        return why("tribe-taken", "tribes-dealt.1", board=name, whom=player(owners[0]))
    if c.setting.options["sides"] in (tribe(c.setting, board).side, "either"):
        return why("tribe-out", "tribes-dealt.1", board=name)
    return why("side-out", "tribes-dealt.3", board=name)


def keep_reason(c: Case, card: int) -> Why:
    if c.f.op != ops.KEEP_CARD:
        return None
    return why("not-dealt", "artifact-cards.2", card=verbatim(c.names.artifact_cards[card]))


# The turn


def hibernate_reason(c: Case, argument: int) -> Why:
    if c.f.op != ops.TURN:
        return None
    if c.s.asleep:
        return done(c)
    if cube_is_past(c.s, c.p):
        return why("cube-past", "solo.4")
    return why("acted", "turn.1")


def end_reason(c: Case, argument: int) -> Why:
    return why("no-pass", "turn.2") if c.f.op == ops.TURN else None


def ability_reason(c: Case, argument: int) -> Why:
    return why("ability-by-effect", "effects.4") if c.f.op == ops.TURN else None


# Single things


def gain_reason(c: Case, good: int) -> Why:
    return no_room(c, good) if c.f.op == ops.TRIM else None


def artifact_reason(c: Case, colour: int) -> Why:
    if c.f.op not in (ops.ARTIFACT, ops.REMOVE_ARTIFACT):
        return None
    if colour == MINOR:
        return why("minor-later", "artifacts.2")
    return why(f"no-{ARTIFACTS[colour]}", "artifacts.1")


REASONS: dict[int, Callable[[Case, int], Why]] = {
    CHOOSE: choose_reason,
    SKIP: skip_reason,
    PAY_VERB: pay_reason,
    REST: rest_of_it_reason,
    ops.TRIBE_VERB: tribe_reason,
    ops.KEEP_VERB: keep_reason,
    ops.PLAY_VERB: play_reason,
    ops.SLOT_VERB: slot_reason,
    ops.SWITCH_VERB: switch_reason,
    ops.COPY_VERB: copy_reason,
    ops.EXPLORE_VERB: explore_reason,
    ops.POPULATE_VERB: populate_reason,
    ops.BUILD_VERB: build_reason,
    ops.UNLOCK_VERB: unlock_reason,
    ops.SIZE_VERB: size_reason,
    ops.HIBERNATE_VERB: hibernate_reason,
    ops.END_VERB: end_reason,
    ops.GO_VERB: go_reason,
    ops.TAKE_VERB: take_reason,
    ops.GAIN_VERB: gain_reason,
    ops.MODULE_VERB: module_reason,
    ops.MACHINE_VERB: machine_reason,
    ops.ARTIFACT_VERB: artifact_reason,
    ops.REST_VERB: rest_reason,
    ops.WAKE_VERB: wake_reason,
    ops.PLACE_VERB: place_reason,
    ops.FROM_VERB: from_reason,
    ops.TO_VERB: to_reason,
    ops.TRADE_VERB: trade_reason,
    ops.SEND_VERB: send_reason,
    ops.USE_VERB: use_reason,
    ops.OPEN_VERB: open_reason,
    ops.DISCARD_VERB: discard_reason,
    ops.RETURN_VERB: return_reason,
    ops.ABILITY_VERB: ability_reason,
    ops.REOPEN_VERB: reopen_reason,
    ops.FLY_VERB: fly_reason,
}
