"""What Alembic runs: always on the connection that it is handed."""

from alembic import context

from rekindle.server.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
