"""Artifacts: taking and removing them, and the end that the last one brings."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import ARTIFACTS, MINOR
from rekindle.games.revive.engine.foresight import artifacts_left, would_end
from rekindle.games.revive.engine.ops import (
    ARTIFACT,
    ARTIFACT_VERB,
    E_ARTIFACT,
    E_REMOVE,
    E_TRIGGER,
    REMOVE_ARTIFACT,
)
from rekindle.games.revive.engine.reasons import (
    ARTIFACT_GONE,
    MINOR_LATER,
    MUST_CHOOSE,
    MUST_REMOVE,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [(ARTIFACT, Artifact(rules)), (REMOVE_ARTIFACT, RemoveArtifact(rules))]


def artifact_moves(s: ReviveState) -> list[int]:
    return [ARTIFACT_VERB << ARG_BITS | i for i in range(len(ARTIFACTS)) if s.artifacts[i]]


def check_artifact(rules: ReviveRules, s: ReviveState, f: Frame, colour: int) -> int:
    if f.op != ARTIFACT and f.op != REMOVE_ARTIFACT:
        return NOT_ASKED
    if s.artifacts[colour]:
        return FINE
    return MINOR_LATER if colour == MINOR else ARTIFACT_GONE


class Artifact(Question):
    """Take an artifact of one's choice; a minor one once all are gone (revive.artifacts).

    The last one, which brings the end, may be left.
    """

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.required = True  # revive.artifacts.1

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        moves = artifact_moves(s)
        if not moves:
            s.players[f.seat].artifacts[MINOR] += 1
            s.note(E_ARTIFACT, f.seat, MINOR)
            return None
        if would_end(s, 1):
            moves.append(SKIP_CODE)
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        colour = code & ARG_MASK
        s.players[f.seat].artifacts[colour] += 1
        s.note(E_ARTIFACT, f.seat, colour)
        leave_board(self.rules, s, f.seat, colour)

    def skip(self, s: ReviveState, f: Frame) -> int:
        return FINE if would_end(s, 1) else MUST_CHOOSE


class RemoveArtifact(Step):
    """An artifact leaves the game (revive.hibernate.4)."""

    skipping = MUST_REMOVE

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        return artifact_moves(s) or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        s.note(E_REMOVE, f.seat, code & ARG_MASK)
        leave_board(self.rules, s, f.seat, code & ARG_MASK)


def leave_board(rules: ReviveRules, s: ReviveState, seat: int, colour: int) -> None:
    """Take an artifact off the board; the last one brings the end tile (revive.end)."""
    s.artifacts[colour] -= 1
    if s.seats > 1 and s.ending < 0 and not artifacts_left(s):
        s.ending = s.turn
        owner = seat if rules.lookup.end_tile_to_taker else s.turn
        s.players[owner].end_tile = 1
        s.note(E_TRIGGER, owner)
