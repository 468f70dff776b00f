"""An HTML file that needs nothing else: its style, headings and tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --dim: #5b636b; --line: #d6dade;
  --ground: #ffffff; --accent: #2360a5; --second: #c2410c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --dim: #a0a8b0; --line: #3a4149;
  --ground: #15191d; --accent: #7db3f0; --second: #f59e6b; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem; overflow-wrap: break-word; }
h1, h2 { line-height: 1.2; } h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; }
p { color: var(--dim); } p.verdict { color: var(--ink); font-weight: 600; }
li { margin: 0.3rem 0; } summary { cursor: pointer; padding: 0.4rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.share { background: color-mix(in srgb, var(--accent) calc(var(--share) * 55%), transparent); }
svg { display: block; width: 100%; min-width: 36rem; height: auto; margin: 1rem 0; }
svg text { fill: var(--ink); font-size: 14px; dominant-baseline: middle; }
svg .name, svg .value { text-anchor: end; } svg .tick { fill: var(--dim); text-anchor: middle; }
svg circle, svg rect { fill: var(--accent); } svg rect.second { fill: var(--second); }
svg .whisker { stroke: var(--accent); stroke-width: 3; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--dim); stroke-dasharray: 4 4; }
.key { display: inline-block; width: 0.8em; height: 0.8em; margin: 0 0.4em 0 1em;
  background: var(--accent); } .key.second { background: var(--second); }
"""


def document(title: str, parts: Iterable[str], language: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def listed(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def wide(content: str) -> str:
    """Something that scrolls by itself where the screen is too narrow for it."""
    return f'<div class="wide">{content}</div>'


def folded(title: str, content: str) -> str:
    """Something that a reader opens."""
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def legend(first: str, second: str) -> str:
    """What the two colours of a chart stand for."""
    return (
        f'<p><span class="key"></span>{escape(first)}'
        f'<span class="key second"></span>{escape(second)}</p>'
    )


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return wide(f"<table><tr>{head}</tr>{body}</table>")
