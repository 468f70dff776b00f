"""The lease for a table's bots has an owner, who can renew it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_worker", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("bot_worker")
