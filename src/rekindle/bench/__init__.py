"""The benchmark: how fast the engine plays, measured next to a peer in the same run."""

from rekindle.bench.benchmark import main
from rekindle.bench.checksums import write_checksums

__all__ = ["main", "write_checksums"]
