"""Tasks in processes: each is done once, whatever happens to the process."""

import os
from collections import Counter
from contextlib import closing
from itertools import count

import pytest

from rekindle.arena.workers import Died, Processes, RayCluster
from rekindle.kernel.errors import BadOption


def square(number: int) -> int:
    return number * number


def dies_at_three(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


def fails_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_comes_with_its_result(jobs: int) -> None:
    with closing(Processes(jobs)) as workers:
        assert dict(workers.run(square, range(20))) == {n: n * n for n in range(20)}
        assert list(workers.run(square, [])) == []


def test_a_process_that_dies_costs_one_task() -> None:
    with closing(Processes(2)) as workers:
        found = Counter(workers.run(dies_at_three, range(8)))
    assert found == Counter([(n, Died() if n == 3 else n) for n in range(8)])


def test_an_exception_is_raised_here() -> None:
    with closing(Processes(1)) as workers, pytest.raises(ValueError, match="three"):
        list(workers.run(fails_at_three, range(8)))


def test_tasks_are_taken_as_they_are_needed() -> None:
    tasks = count()
    with closing(Processes(1)) as workers, closing(workers.run(square, tasks)) as results:
        found = dict(next(results) for _ in range(4))
    assert len(found) == 4
    assert all(result == n * n for n, result in found.items())
    assert next(tasks) < 8


@pytest.mark.parametrize(
    ("address", "answer"),
    [
        ("nowhere", "'nowhere' is not the address of a Ray cluster"),
        ("127.0.0.1:9", "no Ray cluster answers at '127.0.0.1:9'"),
        ("ray://127.0.0.1:9", "no Ray cluster answers at 'ray://127.0.0.1:9'"),
        ("127.0.0.1:123456", "no Ray cluster answers at '127.0.0.1:123456'"),
    ],
)
def test_a_cluster_that_is_not_there(address: str, answer: str) -> None:
    with pytest.raises(BadOption) as caught:
        RayCluster(address)
    assert answer in str(caught.value)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'rekindle\[ray\]'"):
        RayCluster("auto")
