"""Compile the engine with mypyc and build the page where possible; the rest is in pyproject.toml.

REKINDLE_PURE=1 builds the interpreted package (a py3-none-any wheel), REKINDLE_PURE=0 fails unless
the engine can be compiled. By default it is compiled if mypyc and a C compiler are available. A
type error in the engine always fails the build.

The page is built with Node.js, from a clone only: a source distribution contains it, and `make`
builds it by itself. Without Node.js the package has no page, and `rekindle serve` says so.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup  # first: it brings the distutils imported below
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

# isort: split
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

# What is compiled: the core of the kernel, of every game the engine and the features, and the loop
# of the environments for learners. All the rest (packs, matches, records, texts, views) is not on
# the hot path, and uses what mypyc does not compile well: msgspec structs, classes with interpreted
# subclasses, dynamic values.
KERNEL = (
    "agenda",
    "bits",
    "chance",
    "checks",
    "combinators",
    "effects",
    "errors",
    "features",
    "hexes",
    "moves",
    "prices",
    "reasons",
    "source",
    "state",
)
COMPILED = (
    *(f"src/rekindle/kernel/{module}.py" for module in KERNEL),
    "src/rekindle/games/*/engine/**/*.py",
    "src/rekindle/games/*/bot/features/**/*.py",
    "src/rekindle/envs/batch.py",
)


INLINED = [
    "-fvisibility=hidden",
    "-finline-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
]
"""For gcc and clang: functions of a library that are not called from outside can be inlined."""


def engine_modules() -> list[str]:
    return sorted(
        path.as_posix()
        for pattern in COMPILED
        for path in Path().glob(pattern)
        if path.name != "__init__.py"
    )


def libraries() -> list[tuple[list[str], str | None]]:
    """The modules of each shared library: one for the kernel, one for each game.

    Every library contains mypyc's runtime, which takes gcc a second: a library for each module
    doubles the time of a build. One for everything would use only one core.
    """
    found: dict[str, list[str]] = {}
    for path in engine_modules():
        package = path.removeprefix("src/").split("/")[:-1]
        length = 3 if package[1] == "games" else 2
        found.setdefault(".".join(package[:length]), []).append(path)
    return [(paths, name) for name, paths in found.items()]


def builds_a_wheel() -> bool:
    """Metadata and source distributions need no engine; in place it would shadow the source."""
    return bool({"bdist_wheel", "build", "build_ext"} & set(sys.argv)) and (
        "--inplace" not in sys.argv
    )


def can_compile_c() -> bool:
    """Compile something, rather than look for a compiler: Python's headers may be missing too."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            include = sysconfig.get_paths()["include"]
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[include])
        except (BaseError, CCompilerError):
            return False
    return True


def why_not() -> str:
    """The reason why the engine cannot be compiled, or an empty string."""
    if not engine_modules():
        return "there are no engine modules"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if not can_compile_c():
        return "no C compiler finds Python's headers"
    return ""


def engine() -> list[Extension]:
    wish = os.environ.get("REKINDLE_PURE", "")
    if not builds_a_wheel():
        return []
    reason = "REKINDLE_PURE=1 is set" if wish == "1" else why_not()
    if reason:
        if wish == "0":
            sys.exit(f"rekindle: the engine cannot be compiled: {reason}")
        print(f"rekindle: the engine stays interpreted, and slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # -O1 runs as fast as -O3 and compiles in half the time. Type errors are reported for the
    # engine only; `make lint` checks everything else.
    extensions: list[Extension] = mypycify(
        ["--follow-imports=silent", *engine_modules()],
        opt_level="1",
        debug_level="0",
        separate=libraries(),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += INLINED
    return extensions


# --- the page -------------------------------------------------------------------------------------

WEB = Path("web")
OWN_PAGE = Path("src", "rekindle", "page", "index.html")
NODE = (20, 19)
INSTALLED = WEB / "node_modules" / ".ready"
"""Set by `make` too when the page's packages are installed."""


class CannotBuildPage(Exception):
    """The text says why."""


class BuildWithPage(build_py):
    """Adds the page to the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or not (WEB / "package.json").is_file() or OWN_PAGE.is_file():
            return
        page = Path(self.build_lib, "rekindle", "page").absolute()
        try:
            build_page(page)
        except CannotBuildPage as error:
            shutil.rmtree(page, ignore_errors=True)
            print(f"rekindle: the package has no page: {error}", file=sys.stderr)


def build_page(folder: Path) -> None:
    """Build the page into this folder, with the machine's Node.js."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise CannotBuildPage("Node.js and npm are not installed")
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    numbers = re.findall(r"\d+", version)[:2]
    if tuple(map(int, numbers)) < NODE:
        needed = ".".join(map(str, NODE))
        raise CannotBuildPage(f"Node.js is {version}, and {needed} or later is needed")
    if not INSTALLED.exists() or newer(WEB / "package-lock.json", INSTALLED):
        run_npm(npm, "ci", "--no-audit", "--no-fund")
        INSTALLED.touch()
    run_npm(npm, "run", "build", PAGE=str(folder))


def newer(one: Path, other: Path) -> bool:
    return one.stat().st_mtime > other.stat().st_mtime


def run_npm(npm: str, *arguments: str, **variables: str) -> None:
    done = subprocess.run(
        [npm, *arguments],
        cwd=WEB,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise CannotBuildPage(f"npm {arguments[0]} failed: {' '.join(last)[:300]}")


setup(
    ext_modules=engine(),
    cmdclass={"build_py": BuildWithPage},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
