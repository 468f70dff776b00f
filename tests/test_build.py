"""The built package, the files that build it, and the documents beside them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import rekindle
from rekindle.games import NAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "rekindle"
PACKAGE = Path(str(rekindle.__file__)).parent


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def plain(name: str) -> str:
    """The normalised name of a distribution."""
    return re.sub(r"[-_.]+", "-", name).lower()


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines)}


def test_nothing_is_compiled_in_place() -> None:
    compiled = [path for kind in ("*.so", "*.pyd") for path in SOURCE.rglob(kind)]
    assert compiled == [], "a compiled module beside its source shadows it"


def test_the_package_holds_every_file_of_the_source() -> None:
    files = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file()}
    wanted = {
        path
        for path in files
        if path.suffix != ".pyc" and not any(part.startswith(".") for part in path.parts)
    }
    assert {path for path in wanted if not (PACKAGE / path).exists()} == set()


def test_constraints_are_names_and_versions() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line), line


def test_no_file_names_a_package_index() -> None:
    files = [
        "constraints.txt",
        "pyproject.toml",
        "setup.py",
        "Makefile",
        ".ci/run",
        ".pre-commit-config.yaml",
    ]
    for file in files:
        text = (ROOT / file).read_text()
        assert not re.search(r"://|index-url|find-links|trusted-host", text), file


def test_every_requirement_is_pinned() -> None:
    project = pyproject()["project"]
    required = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {plain(re.split(r"[<>=~!\[; ]", requirement)[0]) for requirement in required}
    assert names - constraints().keys() == set()


def test_the_build_uses_the_pinned_versions() -> None:
    pins = constraints()
    for requirement in pyproject()["build-system"]["requires"]:
        name, _, version = requirement.partition("==")
        assert pins[plain(name)] == version


def test_the_version_is_in_the_package_only() -> None:
    project = pyproject()
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"] == {"version": {"attr": "rekindle.__version__"}}
    assert re.fullmatch(r"\d+\.\d+\.\d+", rekindle.__version__)
    text = (SOURCE / "__init__.py").read_text()
    assert f'\n__version__ = "{rekindle.__version__}"\n' in text, "setuptools reads it as text"


def test_keywords_name_every_game() -> None:
    assert set(NAMES) - set(pyproject()["project"]["keywords"]) == set()


def test_the_readme_shows_every_game() -> None:
    readme = (ROOT / "README.md").read_text()
    for name in NAMES:
        images = re.findall(rf"docs/images/{name}\.\w+", readme)
        assert images, name
        assert 0 < (ROOT / images[0]).stat().st_size < 150_000


def test_the_readme_has_the_bot_of_the_examples() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    example = (ROOT / "examples" / "ten_line_bot.py").read_text()
    assert shown == example.partition("\n\n")[2], "all but the docstring"


def test_hooks_of_commits_download_nothing() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text()
    assert set(re.findall(r"repo: (.*)", text)) == {"local"}
    assert set(re.findall(r"language: (.*)", text)) == {"system"}


def test_links_between_documents_lead_somewhere() -> None:
    for file in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        links = re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / file).read_text())
        missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
        assert missing == [], file
