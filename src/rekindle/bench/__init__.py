"""The benchmark: how fast the engine plays, measured next to a peer in the same run."""

from rekindle.bench.benchmark import main
from rekindle.bench.checksums import write_checksums
from rekindle.bench.environments import main as main_of_environments

__all__ = ["main", "main_of_environments", "write_checksums"]
