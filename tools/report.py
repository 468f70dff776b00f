"""Tables in docs/page.md that are measured: each stands between two marks."""

from __future__ import annotations

from collections.abc import Sequence

from tools.staged import ROOT

DOCUMENT = ROOT / "docs" / "page.md"
END = "<!-- until here -->"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def write(command: str, text: str) -> None:
    """Replace what this command wrote before."""
    begin = f"<!-- made by `make {command}` -->"
    before, found, rest = DOCUMENT.read_text(encoding="utf-8").partition(begin)
    if not found:
        raise SystemExit(f"{DOCUMENT} has no line “{begin}”: put it where the table belongs")
    DOCUMENT.write_text(
        f"{before}{begin}\n\n{text}\n{END}{rest.partition(END)[2]}", encoding="utf-8"
    )
