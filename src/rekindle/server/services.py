"""What request handlers work with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from rekindle.server.packs import Packs
from rekindle.server.settings import Settings
from rekindle.server.store.database import Database


@dataclass(frozen=True, slots=True)
class Services:
    """The database, the settings, the available packs and the time."""

    db: Database
    settings: Settings
    packs: Packs
    now: Callable[[], float] = time.time
