"""Roles: what kind of move a verb makes. Used by bots, simulations, the page and the terminal."""

from __future__ import annotations

from typing import Final, Literal

Role = Literal["ordinary", "free", "leave", "rest", "negotiation", "agreement"]

ORDINARY: Final = "ordinary"
FREE: Final = "free"
"""A free action, taken before the question is answered."""
LEAVE: Final = "leave"
"""Declines, stops or ends something."""
REST: Final = "rest"
"""Takes all waiting effects in the order shown."""
NEGOTIATION: Final = "negotiation"
"""Begins, builds or counters an offer to another player."""
AGREEMENT: Final = "agreement"
"""Accepts another player's offer."""

ROLES: Final[tuple[Role, ...]] = (ORDINARY, FREE, LEAVE, REST, NEGOTIATION, AGREEMENT)
