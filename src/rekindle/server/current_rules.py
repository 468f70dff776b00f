"""Which version of its rules and its pack a table is stored with."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import rekindle
from rekindle.games import find
from rekindle.kernel.errors import RekindleError
from rekindle.server.errors import ApiError
from rekindle.server.packs import Packs
from rekindle.server.services import Services
from rekindle.server.store.models import TableRow, seat_bits
from rekindle.server.store.tables import change_table


async def with_current_rules(services: Services, row: TableRow) -> TableRow:
    """Return the table set up with the current rules: their version, and who decides first.

    Reading a pack may take a moment, so it is done in a thread.
    """
    folder = services.packs.folder(row.game, row.pack)
    match = await asyncio.to_thread(
        rekindle.new, row.game, row.seats, int(row.seed), row.options, folder
    )
    first = tuple(decision.seat for decision in match.decisions)
    return replace(
        row,
        rules=match.game.rules_version,
        pack_hash=match.setting.pack_hash,
        deciding=seat_bits(first),
    )


async def update_rules(services: Services, row: TableRow) -> None:
    """Set a table up again if rules or pack changed while it waited: nothing was played yet."""
    if row.status != "waiting" or is_current(services.packs, row):
        return
    row = await with_current_rules(services, row)
    changes = {"rules": row.rules, "pack_hash": row.pack_hash, "deciding": row.deciding}
    await services.db.write(lambda connection: change_table(connection, row.id, **changes))


def is_current(packs: Packs, row: TableRow) -> bool:
    game = find(row.game)
    try:
        setting = game.setting(row.options, packs.folder(row.game, row.pack))
    except RekindleError:
        raise ApiError(409, "table-outdated") from None
    return (row.rules, row.pack_hash) == (game.rules_version, setting.pack_hash)
