"""Every reason code with its sentence and its article."""

from __future__ import annotations

from rekindle.games.euphoria.engine import reasons
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation.reasons import (
    choices,
    paying,
    recruits,
    spaces,
    trading,
)
from rekindle.games.euphoria.presentation.reasons.case import Case, Sentence
from rekindle.kernel import reasons as kernel
from rekindle.kernel.game import Setting
from rekindle.kernel.state import Frame
from rekindle.kernel.why import Why, row


def reason(setting: Setting, s: EuphoriaState, f: Frame, move: int, reason: int) -> Why:
    """Return the sentence for what a check found against a move, with its article."""
    return SENTENCES[kernel.code_of(reason)](Case(setting, s, f, move, reason))


SENTENCES: dict[int, Sentence] = {
    # Without values.
    kernel.DOES_NOTHING: row("changes-nothing", "abilities.11"),
    kernel.REQUIRED: row("no-refusal", "cost.2"),
    kernel.ONE_LEFT: row("one-effect", "abilities.5"),
    reasons.ACTION_DONE: row("action-done", "turn.1"),
    reasons.NO_PASS: row("no-pass", "turn.1"),
    reasons.EMPTY_HAND: row("empty-hand", "turn.2"),
    reasons.NOT_OPTIONAL: row("not-optional", "abilities.1"),
    reasons.TAKE_ONE: row("take-one", "retrieve.1"),
    reasons.LAST_ON_BOARD: row("one-left", "retrieve.1"),
    reasons.RESOLVED: row("resolved", "dilemma.1"),
    reasons.KEEP_DECIDES: row("keep-decides", "dilemma.3"),
    reasons.KEEP_FIRST: row("keep-first", "setup.3"),
    reasons.HIDE_NOW: row("hide-now", "setup.3"),
    reasons.NO_REFUSAL: row("no-refusal", "cost.2"),
    reasons.NO_DIGGING: row("no-digging", "tunnel.1"),
    reasons.TRADING_OFF: row("trading-off", "trade.1"),
    reasons.NOT_YOUR_TURN: row("not-your-turn", "trade.1"),
    reasons.YOURSELF: row("yourself", "trade.3"),
    reasons.ONLY_TWO: row("only-two", "trade.3"),
    reasons.NO_TRADE_NOW: row("no-trade-now", "trade.1"),
    reasons.NOTHING_TO_GIVE: row("nothing-to-give", "trade.2"),
    reasons.GIVES_NOTHING: row("gives-nothing", "trade.2"),
    reasons.ASKS_NOTHING: row("asks-nothing", "trade.2"),
    reasons.COUNTER_COUNTER: row("counter-counter", "trade.3"),
    # The others.
    kernel.PAY_OTHER: paying.pay_other,
    kernel.PAY_LACKS: paying.pay_lacks,
    kernel.PAY_REST: paying.pay_rest,
    reasons.NO_SUCH_FACE: spaces.no_such_face,
    reasons.ONLY_DOUBLES: spaces.only_doubles,
    reasons.ONLY_NEW: spaces.only_new,
    reasons.NOT_BUILT: spaces.not_built,
    reasons.SITE_CLOSED: spaces.site_closed,
    reasons.TAKEN: spaces.taken,
    reasons.SAME_SPACE: spaces.same_space,
    reasons.END_CLOSED: spaces.end_closed,
    reasons.EXCLUSIVE: spaces.exclusive,
    reasons.CANNOT_PAY: paying.cannot_pay,
    reasons.BY_TOLL: paying.by_toll,
    reasons.BY_SPA: spaces.by_penalty,
    reasons.BY_PLAZA: spaces.by_penalty,
    reasons.BY_LOUNGE: spaces.by_penalty,
    reasons.BY_APOTHECARY: spaces.by_penalty,
    reasons.BY_ARENA: spaces.by_penalty,
    reasons.BY_FOUNTAIN: spaces.by_penalty,
    reasons.BY_COURTHOUSE: paying.by_courthouse,
    reasons.BY_ACADEMY: spaces.by_penalty,
    reasons.BY_ROLL: choices.by_roll,
    reasons.HIDDEN: recruits.hidden,
    reasons.NOT_YOURS: recruits.not_yours,
    reasons.JUST_ACTIVE: recruits.just_active,
    reasons.OTHER_MOMENT: recruits.other_moment,
    reasons.CHANGES_PRICES: recruits.changes_prices,
    reasons.USED: recruits.used,
    reasons.ONCE_A_TURN: recruits.once_a_turn,
    reasons.OTHER_PLACE: recruits.other_place,
    reasons.CONDITION: paying.condition,
    reasons.SPACE_CONDITION: paying.space_condition,
    reasons.ABILITY_PRICE: recruits.ability_price,
    reasons.NO_USE: recruits.no_use,
    reasons.NO_HELP: paying.no_help,
    reasons.REPLACED: paying.replaced,
    reasons.MUST_PAY: paying.must_pay,
    reasons.NONE_ON_BOARD: choices.none_on_board,
    reasons.NOT_THERE: choices.not_there,
    reasons.OTHER_FACE: choices.other_face,
    reasons.DILEMMA_COST: choices.dilemma_cost,
    reasons.NO_RECRUITS: choices.no_recruits,
    reasons.KEPT_ALREADY: choices.kept_already,
    reasons.NOT_DEALT: choices.not_dealt,
    reasons.MUST_DISCARD: choices.must_discard,
    reasons.ONE_OF_TWO: choices.one_of_two,
    reasons.LACKS: choices.lacks,
    reasons.OTHER_GOOD: choices.other_good,
    reasons.TERRITORY_FULL: choices.territory_full,
    reasons.OTHER_FACTION: choices.other_faction,
    reasons.STAR_THERE: choices.star_there,
    reasons.NO_SUCH_PLAYER: trading.no_such_player,
    reasons.NO_OFFERS_LEFT: trading.no_offers_left,
    reasons.BOTH_WAYS: trading.both_ways,
    reasons.GIVE_LACKS: trading.give_lacks,
    reasons.ASK_HAS: trading.ask_has,
    reasons.ASK_NOBODY_HAS: trading.ask_nobody_has,
    reasons.ASK_MOST: trading.ask_most,
    reasons.ASK_OFFERED: trading.ask_offered,
    reasons.ACCEPT_LACKS: trading.accept_lacks,
}
