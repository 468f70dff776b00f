"""Seeds are texts: they have 128 bits, and a branch has another besides that of its source."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    change_type("VARCHAR NOT NULL DEFAULT ''", "CAST(seed AS VARCHAR)")


def downgrade() -> None:
    """A table whose seed is too long for a number cannot be played by the older version."""
    change_type(
        "BIGINT NOT NULL DEFAULT 0",
        "CASE WHEN LENGTH(seed) < 19 AND seed NOT LIKE '% %' THEN CAST(seed AS BIGINT) ELSE 0 END",
    )


def change_type(type: str, value: str) -> None:
    """Put another column in place of `seed`.

    SQLite could change a column only by copying the table, and dropping the old one would delete
    everything that refers to it.
    """
    op.execute(f"ALTER TABLE tables ADD COLUMN other_seed {type}")
    op.execute(f"UPDATE tables SET other_seed = {value}")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN other_seed TO seed")
