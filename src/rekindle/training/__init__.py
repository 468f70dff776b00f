"""Training networks by self-play; nothing here is needed to play."""

import rekindle.bots.learned  # noqa: F401  (before NumPy: it says how many threads that may use)
