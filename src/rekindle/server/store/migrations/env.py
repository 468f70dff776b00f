"""Run by Alembic, always on the connection that it is given."""

from alembic import context

from rekindle.server.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
