"""Any text gives a tree or a LanguageError, any folder a pack or a PackError."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rekindle.content import Language, LanguageError, PackError, Problem, Schema, load

PIECES = """
may pay per if else and up to times 3 0 99 100 fish gold ropes rest sail red isle fort alone
here no they each rival draw card crew lose up-to , & / : ( ) ; - é
"""
pieces = st.sampled_from([*PIECES.split(), "up\tto\n3 times"])
texts = st.one_of(st.text(), st.lists(pieces, max_size=25).map(" ".join))


def refusal(read: Callable[[str], object], text: str) -> LanguageError | None:
    """The error in a text; a valid text must survive a round trip."""
    try:
        tree = read(text)
    except LanguageError as error:
        return error
    assert read(str(tree)) == tree
    return None


@given(text=texts)
def test_any_text_is_parsed_or_rejected(language: Language, text: str) -> None:
    for read in (language.effect, language.price, language.conditions, language.event):
        error = refusal(read, text)
        if error is not None:
            assert 1 <= error.column <= max(len(text), 1)
            assert error.message
            assert squeezed(error.offending).rstrip("…") in squeezed(text)


def squeezed(text: str) -> str:
    return "".join(text.split())


@st.composite
def damaged(draw: st.DrawFn, text: bytes) -> bytes:
    """A file with a few random deletions and insertions."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 20, len(text))))
        new = draw(st.one_of(st.binary(max_size=4), st.sampled_from(SPLINTERS)))
        text = text[:start] + new + text[end:]
    return text


SPLINTERS = [
    *(b"[[captain]]\n", b"[captain]\n", b"[[captain.ability]]\n", b"[[port]]\n", b"[pack]\n"),
    *(b'id = "x"\n', b"id = 1\n", b"ability = 1\n", b"ability = [1, {}]\n", b"x = nan\n"),
    *(b"[", b"]", b"{", b"}", b'"', b"'", b'"""', b"'''", b"=", b".", b"#", b"\r", b"\\"),
    *(b"port = [1]\n", b"when = 1979-05-27\n", b"gain = inf\n", b"\xff", b"\x00"),
]


def problems(folder: Path, schema: Schema) -> list[Problem]:
    try:
        load(folder, schema)
    except PackError as error:
        assert error.problems  # noqa: PT017
        return error.problems
    return []


@given(data=st.data())
def test_a_damaged_pack_is_loaded_or_rejected(
    schema: Schema, pack_texts: dict[str, str], data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(sorted(pack_texts)))
    broken = data.draw(damaged(pack_texts[name].encode()))
    with tempfile.TemporaryDirectory() as folder:
        for other, text in pack_texts.items():
            (Path(folder) / other).write_text(text, encoding="utf-8")
        (Path(folder) / name).write_bytes(broken)
        for problem in problems(Path(folder), schema):
            assert problem.message
            assert problem.line >= 1
            assert str(problem).isprintable()
