"""Line numbers of tables and keys in any TOML file."""

import tomllib
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from rekindle.content.toml_lines import Path, find_lines

TEXT = '''\
# [[recruit]] in a comment
top = "[[recruit]]"

[[recruit]]  # the first
id = "a"
text = """
[[recruit]]
id = \\"b\\"
"""

[[recruit.ability]]
when = 'x # no comment'
[[recruit.ability]]
when = "y"
[recruit.look]
colour = "red"

[[ recruit ]]
"id" = "b"
list = [
  1, # one ]
  [2,
   3],
]
inline = { a = 1, b = [ { c = 1 },
  { c = "}" } ] }
dotted.key.one = 1
dotted.key.two = 2
last = \'\'\'it's ''quoted'' ''\'\'\'
[[recruit.ability]]
when = 2024-01-01T10:00:00Z
'''


def test_lines() -> None:
    lines = find_lines(TEXT)
    assert {
        ("top",): 2,
        ("recruit",): 4,
        ("recruit", 0): 4,
        ("recruit", 0, "id"): 5,
        ("recruit", 0, "text"): 6,
        ("recruit", 0, "ability", 0): 11,
        ("recruit", 0, "ability", 0, "when"): 12,
        ("recruit", 0, "ability", 1, "when"): 14,
        ("recruit", 0, "look"): 15,
        ("recruit", 0, "look", "colour"): 16,
        ("recruit", 1): 18,
        ("recruit", 1, "id"): 19,
        ("recruit", 1, "list", 0): 21,
        ("recruit", 1, "list", 1): 22,
        ("recruit", 1, "list", 1, 1): 23,
        ("recruit", 1, "inline", "b", 0, "c"): 25,
        ("recruit", 1, "inline", "b", 1, "c"): 26,
        ("recruit", 1, "dotted"): 27,
        ("recruit", 1, "dotted", "key", "two"): 28,
        ("recruit", 1, "ability", 0, "when"): 31,
    }.items() <= {path: lines.of(path) for path in paths(tomllib.loads(TEXT))}.items()


def test_a_missing_key_has_the_line_of_its_table() -> None:
    lines = find_lines(TEXT)
    assert lines.of(("recruit", 0, "colour")) == 4
    assert lines.of(("recruit", 0, "ability", 1, "gain", 3)) == 13
    assert lines.of(("nothing",)) == 1


def paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Every path in the data of tomllib."""
    yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from paths(item, (*path, index))


scalars = st.sampled_from(
    ["1", "-2.5", "true", '"a, b"', "'[x]'", '"""\n[[k]]\nid = 1\n"""', "'''\n}'''", '"\\"]#"']
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(", # x]\n".join).map("[\n{}\n]".format),
        inner.map(lambda item: f"{{ a = {item}, b.c = {item} }}"),
    ),
    max_leaves=6,
)
keys = st.sampled_from(["a", "b-c", "'d'", '"e f"'])
lines_of_text = st.one_of(
    st.builds("{} = {}".format, keys, values),
    st.sampled_from(["[[k]]", "[[k.m]]", "[k.n]", "[z]", "", "# [[k]]"]),
)


@given(st.lists(lines_of_text, max_size=12).map("\n".join))
def test_every_key_is_on_its_line(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    lines = find_lines(text)
    written = text.split("\n")
    for path in paths(data):
        line = lines.of(path)
        assert 1 <= line <= len(written)
        if path and isinstance(path[-1], str):
            assert path[-1] in written[line - 1]
