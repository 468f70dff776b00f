"""Optional packages: what says that one is missing."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from rekindle.envs.extras import MissingExtra

ROOT = Path(__file__).parents[2]
EXTRAS = [
    ("rekindle.envs.gymnasium", "gymnasium", "gymnasium"),
    ("rekindle.envs.pettingzoo", "pettingzoo", "pettingzoo"),
    ("rekindle.envs.openspiel", "pyspiel", "openspiel"),
    ("rekindle.envs.dataset", "pyarrow", "parquet"),
]


@pytest.mark.parametrize(("module", "package", "extra"), EXTRAS)
def test_what_is_missing_is_named(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingExtra, match=re.escape(f"pip install 'rekindle[{extra}]'")):
        import_module(module)


def test_tests_have_all_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    assert set(extras) == {"dev", "ray", *(extra for _, _, extra in EXTRAS)}
    names = {re.split("[<>=~!]", one)[0] for extra in extras.values() for one in extra}
    assert names <= {re.split("[<>=~!]", one)[0] for one in extras["dev"]}
