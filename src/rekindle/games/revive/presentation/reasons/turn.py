"""Sentences about the beginning of the game, the turn, and what cannot be refused."""

from __future__ import annotations

from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.engine.constants import ARTIFACTS
from rekindle.games.revive.presentation.reasons.case import Case, Sentence
from rekindle.games.revive.presentation.words import tribe_name
from rekindle.kernel.messages import Message, verbatim
from rekindle.kernel.why import Why, by_question, row, seat, why

CHOICES = by_question(
    {
        ops.CHOOSE_TRIBE: "tribes-dealt.2",
        ops.KEEP_CARD: "artifact-cards.2",
        ops.RECRUIT: "explore.3",
        ops.FLIP: "explore.2",
        ops.ARTIFACT: "artifacts.1",
        ops.SLEEP_REWARD: "hibernate.2",
        ops.PLACE_MODULE: "modules.1",
        ops.SPECIAL: "tracks.4",
        ops.TOP_OF_ACTIVE: "machines.4",
        ops.REOPEN: "crates.3",
        ops.MOVE_FIGURE: "jox.3",
    }
)
NAMED = by_question(
    {
        ops.PLAY: "play.1",
        ops.UNLOCK: "populate.2",
        ops.SIZE: "build.1",
        ops.ATTACH: "attach.1",
        ops.TAKE_OFF: "resources.5",
    }
)


def board(c: Case) -> Message:
    return tribe_name(c.setting, c.argument)


def artifact_card(c: Case) -> Message:
    return verbatim(c.names.artifact_cards[c.argument])


def actions(c: Case) -> int:
    return actions_a_turn(c.s)


def actions_article(c: Case) -> str:
    return "solo.1" if c.s.seats == 1 else "turn.1"


def artifact_gone(c: Case) -> Why:
    return why(f"no-{ARTIFACTS[c.argument]}", "artifacts.1")


SENTENCES: dict[int, Sentence] = {
    codes.TRIBE_TAKEN: row("tribe-taken", "tribes-dealt.1", board=board, whom=seat),
    codes.TRIBE_OUT: row("tribe-out", "tribes-dealt.1", board=board),
    codes.SIDE_OUT: row("side-out", "tribes-dealt.3", board=board),
    codes.NOT_DEALT: row("not-dealt", "artifact-cards.2", card=artifact_card),
    codes.SLEPT: row("slept", "turn.1"),
    codes.ACTIONS_DONE: row("actions-done", actions_article, n=actions),
    codes.CUBE_PAST: row("cube-past", "solo.4"),
    codes.ACTED: row("acted", "turn.1"),
    codes.NO_PASS: row("no-pass", "turn.2"),
    codes.SAY_END: row("say-end", "turn.2"),
    codes.ABILITY_BY_EFFECT: row("ability-by-effect", "effects.4"),
    codes.MINOR_LATER: row("minor-later", "artifacts.2"),
    codes.ARTIFACT_GONE: artifact_gone,
    # What cannot be refused
    codes.MUST_CHOOSE: row("must-choose", CHOICES),
    codes.ONLY_HELPS: row("only-helps", "effects.1"),
    codes.CRYSTALS_OVER: row("crystals-over", "resources.3"),
    codes.BEGUN: row("begun", NAMED),
    codes.MUST_REMOVE: row("must-remove", "hibernate.4"),
    codes.SAY_END_DISCARDING: row("say-end-discarding", "solo.3"),
    codes.ABILITY_BEGUN: row("ability-begun", "effects.5"),
    codes.MUST_PAY: row("must-pay", "effects.3"),
}
