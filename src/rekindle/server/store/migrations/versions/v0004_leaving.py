"""Resigned seats, proposals to abandon a game, and tables hidden from an account's list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("proposer", sa.Integer(), nullable=True))
    for name in ("proposed", "agreed"):
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "hidden",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_hidden_account_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_hidden_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "table_id", name=op.f("pk_hidden")),
    )


def downgrade() -> None:
    """Who has resigned stays replaced, but may take the seat back in the older version."""
    op.drop_table("hidden")
    for name in ("agreed", "proposed", "proposer"):
        op.drop_column("tables", name)
    op.drop_column("seats", "resigned")
