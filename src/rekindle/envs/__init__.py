"""Environments for learners: many games at once with NumPy, PettingZoo, Gymnasium and OpenSpiel.

>>> from rekindle.envs import VectorEnv
>>> env = VectorEnv("revive", seats=2, games=8, seed=1)
>>> env.step(env.sample())
"""

from __future__ import annotations

from rekindle.envs.task import REWARDS, Task
from rekindle.envs.vector import VectorEnv

__all__ = ["REWARDS", "Task", "VectorEnv"]
