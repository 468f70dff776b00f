"""Spreads tasks over processes of this machine, or over a Ray cluster.

>>> with closing(Processes(jobs=4)) as workers:
...     for task, result in workers.run(work, tasks):
...         ...
"""

from __future__ import annotations

import logging
import os
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, wait
from ipaddress import ip_address
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec
from pebble import ProcessExpired, ProcessPool

from rekindle.arena.simulation import start_method
from rekindle.bots.own.process import take_along
from rekindle.kernel.errors import BadOption
from rekindle.kernel.moves import shortened

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 2
"""How many tasks are handed over for each process, so that none waits for the next one."""

TRIES: Final = 4
"""How often a cluster begins a task whose process or node is lost, before it counts as dead."""

PATIENCE: Final = 5.0
"""Seconds to wait for the first answer of a cluster."""


class Died(msgspec.Struct, frozen=True):
    """Instead of a result: the process that worked on the task is dead."""


class Workers(ABC):
    """Something that works on tasks side by side."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[tuple[T, R | Died]]:
        """Yield every task once with its result, in the order in which they are ready.

        Tasks are taken from the iterable as workers become free, so it may be endless. What is
        still going on is given up when the iterator is closed.
        """
        waiting: dict[Any, T] = {}
        upcoming = iter(tasks)
        try:
            while True:
                for task in islice(upcoming, max(0, self.room() - len(waiting))):
                    waiting[self.start(work, task)] = task
                if not waiting:
                    return
                for handle in self.finished(waiting):
                    yield waiting.pop(handle), self.result(handle)
        finally:
            for handle in waiting:
                self.cancel(handle)

    @abstractmethod
    def room(self) -> int:
        """Return how many tasks to hand over at once."""

    @abstractmethod
    def start(self, work: Callable[[T], Any], task: T) -> Any:
        """Hand a task over; return a handle."""

    @abstractmethod
    def finished(self, handles: Collection[Any]) -> Iterable[Any]:
        """Wait for at least one of these; return those that are ready."""

    @abstractmethod
    def result(self, handle: Any) -> Any:
        """Return the result or `Died`. What the work raised is raised here."""

    @abstractmethod
    def cancel(self, handle: Any) -> None:
        """Give a task up."""

    @abstractmethod
    def close(self) -> None:
        """End all work."""


class Processes(Workers):
    """Processes of this machine. One that dies is replaced."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPool(max_workers=jobs, initializer=take_along, context=start_method())

    def room(self) -> int:
        return self.jobs * AHEAD

    def start(self, work: Callable[[T], Any], task: T) -> Any:
        return self.pool.schedule(work, args=(task,))

    def finished(self, handles: Collection[Any]) -> Iterable[Any]:
        return wait(handles, return_when=FIRST_COMPLETED).done

    def result(self, handle: Any) -> Any:
        try:
            return handle.result()
        except ProcessExpired:
            return Died()

    def cancel(self, handle: Any) -> None:
        handle.cancel()

    def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]
        self.pool.join()


class RayCluster(Workers):
    """All processors of a Ray cluster. What a lost node was doing begins again on another.

    Every node needs the same version of this program, and the files that bots and packs name.
    """

    def __init__(self, address: str) -> None:
        if check_address(address):
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # else it looks elsewhere
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        try:
            import ray
        except ImportError:
            raise BadOption(
                "a Ray cluster needs the package ray; install it with: pip install 'rekindle[ray]'"
            ) from None
        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadOption(f"no Ray cluster at '{shortened(address)}': {error}") from None
        self.call: Any = ray.remote(num_cpus=1, max_retries=TRIES - 1)(call)

    def room(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 1)) * AHEAD

    def start(self, work: Callable[[T], Any], task: T) -> Any:
        return self.call.remote(work, task)

    def finished(self, handles: Collection[Any]) -> Iterable[Any]:
        ready: list[Any] = self.ray.wait(list(handles), num_returns=1)[0]
        return ready

    def result(self, handle: Any) -> Any:
        try:
            return self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError:
            return Died()

    def cancel(self, handle: Any) -> None:
        self.ray.cancel(handle, force=True)

    def close(self) -> None:
        self.ray.shutdown()


def call(work: Callable[[T], R], task: T) -> R:
    return work(task)


def check_address(address: str) -> bool:
    """Refuse an address at which nothing listens, since Ray itself would try for ever.

    Return whether it is an address of this machine alone.
    """
    if address == "auto":
        return False
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise BadOption(
            f"'{shortened(address)}' is not the address of a Ray cluster; "
            "write it like 192.0.2.1:6379, or 'auto' for the one of this machine"
        )
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as found:
            return ip_address(found.getpeername()[0]).is_loopback
    except (OSError, OverflowError):
        raise BadOption(f"no Ray cluster answers at '{shortened(address)}'") from None
