"""Bots that play by what a small neural network has learned."""

import os

# The matrices are small, and a bot has one core: threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
