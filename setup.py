"""Compile the engine with mypyc where possible; everything else is in pyproject.toml.

REKINDLE_PURE=1 builds the interpreted package (a py3-none-any wheel), REKINDLE_PURE=0 fails unless
the engine can be compiled. By default it is compiled if mypyc and a C compiler are available. A
type error in the engine always fails the build.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup  # first: it brings the distutils imported below
from setuptools.errors import BaseError, CCompilerError

# isort: split
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

# What is compiled: the core of the kernel and the engine of every game. Everything else (packs,
# matches, records, texts, views) is not on the hot path, and uses what mypyc does not compile well:
# msgspec structs, classes with interpreted subclasses, dynamic values.
KERNEL = (
    "agenda",
    "bits",
    "chance",
    "checks",
    "combinators",
    "effects",
    "errors",
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
)


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
    return mypycify(
        ["--follow-imports=silent", *engine_modules()],
        opt_level="1",
        debug_level="0",
        separate=libraries(),
    )


setup(ext_modules=engine(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
