"""States as they are saved: the layout of records and checksums, which does not change.

Saved states have three fields (range bonus, discount, unlimited range of the action on the map that
is being chosen or paid) that the engine keeps in its frames, and frames without them. At a decision
they held the help of the top frame if that is a question of an action on the map, or else
nothing. Exception: while a free action interrupts such a question, the help of that question is
kept.

One rare case cannot be derived from the agenda: a free action that itself granted an action on
the map had cleared the bonus of the question that it interrupts. It is saved as if it had not.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.actions.frames import (
    act_asked,
    help_at,
    is_named,
    with_help,
)
from rekindle.games.revive.engine.help import (
    NO_HELP,
    added_range,
    discount,
    make_help,
    unlimited,
)
from rekindle.games.revive.engine.ops import ACT
from rekindle.games.revive.engine.state import STATE_FIELDS
from rekindle.kernel.state import Frame

HELP_FIELDS: Final = ("bonus", "discount", "unlimited")
SAVED_FIELDS: Final = (*STATE_FIELDS[:-1], *HELP_FIELDS, STATE_FIELDS[-1])
"""The fields of a saved state, in their order."""


def saved_help(agenda: list[Frame]) -> tuple[int, int, bool]:
    """Return range bonus, discount and unlimited range as they are saved."""
    help = help_at(agenda[-1]) if agenda else NO_HELP
    if help == NO_HELP and agenda and not is_named(agenda[-1]):
        for f in reversed(agenda):
            if is_named(f) or (f.op == ACT and f.step):
                help = help_at(f)
                break
    return added_range(help), discount(help), unlimited(help)


def without_help(agenda: list[Frame]) -> list[Frame]:
    """Return the frames as they are saved."""
    frames: list[Frame] = []
    for f in agenda:
        if is_named(f):
            f = with_help(f, NO_HELP)
        elif f.op == ACT:
            f = act_asked(f, 0)
        frames.append(f)
    return frames


def with_saved_help(agenda: list[Frame], bonus: int, less: int, far: bool) -> list[Frame]:
    """Return the frames of a saved state, with the help that was saved beside them."""
    help = make_help(bonus, less, far)
    if help == NO_HELP:
        return agenda
    frames = agenda[:]
    for i in range(len(frames) - 1, -1, -1):
        f = frames[i]
        if is_named(f):
            frames[i] = with_help(f, help)
            break
        if f.op == ACT:
            frames[i] = act_asked(f, bonus)
            break
    return frames
