"""Which engine is under test, and how.

`make test` names it: ENGINE_EXPECT=pure for the source, ENGINE_EXPECT=compiled for the built
package. Without a name the source is tested.
"""

import os
import sys
from pathlib import Path

from hypothesis import settings

if "ENGINE_EXPECT" not in os.environ:
    source = str(Path(__file__).parents[1] / "src")
    sys.path.insert(0, source)
    os.environ["PYTHONPATH"] = source

from rekindle.kernel import agenda

expected = os.environ.get("ENGINE_EXPECT", "pure")
found = "pure" if str(agenda.__file__).endswith(".py") else "compiled"
assert found == expected, f"to be tested: {expected}; found: {found}, {agenda.__file__}"

# Servers and databases, for whoever asks for them.
pytest_plugins = ["tests.server.serving"]

settings.register_profile("rekindle", deadline=None, derandomize=True)
settings.load_profile("rekindle")
