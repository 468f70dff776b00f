"""Effects on workers: new ones, and the faces of those that come back."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import trigger
from rekindle.games.euphoria.engine.constants import (
    NO_NEW_WORKER,
    RESERVE,
    RETURNING,
    RETURNING_SET,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    E_FACE,
    E_NEW_WORKER,
    E_NO_WORKER,
    FACE_VERB,
    ON_NEW_WORKER,
    ROLL,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step, workers_owned
from rekindle.games.euphoria.engine.state import EuphoriaState, owner_of
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame

NEW_WORKER: Final = 62
PLACE_IT: Final = 71
SET_FACE: Final = 72
COPY_FACE: Final = 73


def procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (NEW_WORKER, NewWorker(rules)),
        (PLACE_IT, PlaceIt(rules)),
        (SET_FACE, SetFace(rules)),
        (COPY_FACE, CopyFace(rules)),
    ]


class NewWorker(Step):
    """A worker from the reserve, if there is one, rolled and checked at once (euphoria.tank.1)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        owned = workers_owned(p)
        if owned == WORKERS or (p.penalties & NO_NEW_WORKER and owned in (2, 3)):
            s.note(E_NO_WORKER, f.seat)
            return None
        worker = p.spots.index(RESERVE)
        p.spots[worker] = RETURNING
        s.newest_worker = worker
        s.note(E_NEW_WORKER, f.seat)
        trigger(self.rules, s, ON_NEW_WORKER, f.seat)
        s.agenda.append(Frame(ROLL, f.seat))
        return None


class PlaceIt(Step):
    """The new worker may be placed at once, after this placement is done (euphoria.powers.11)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        s.extra_worker = s.newest_worker
        return None


class SetFace(Step):
    """Choose the face of a returning worker instead of rolling it (euphoria.abilities.10)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return [FACE_VERB << ARG_BITS | face for face in range(6)]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        set_face(s, f.seat, (code & ARG_MASK) + 1)

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return RETURNING in s.players[seat].spots


def check_face(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `face`: any of them, where it is asked for."""
    return FINE if f.op == SET_FACE else NOT_ASKED


class CopyFace(Step):
    """The bumped worker takes the face of the worker that bumped it instead of being rolled.

    (euphoria.abilities.10)
    """

    def fits_effect(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return s.placement.bumped > 0

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        set_face(s, owner_of(s.placement.bumped), s.placement.face)
        return None


def set_face(s: EuphoriaState, seat: int, face: int) -> None:
    """Give one returning worker this face; it will not be rolled."""
    p = s.players[seat]
    for worker in range(WORKERS):
        if p.spots[worker] == RETURNING:
            p.spots[worker] = RETURNING_SET
            p.faces[worker] = face
            s.note(E_FACE, seat, face)
            return
