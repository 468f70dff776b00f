"""Every kind of error in a pack: its message and its line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rekindle.content import PackError, Problem, Schema, load

Write = Callable[..., Path]


def problems(folder: Path, schema: Schema) -> list[str]:
    with pytest.raises(PackError) as caught:
        load(folder, schema)
    assert str(caught.value) == "\n".join(map(str, caught.value.problems))
    return str(caught.value).splitlines()


#: In which file, what is replaced by what, and what is said then.
MISTAKES = {
    "unknown key": (
        "captains",
        'name = "Bo"',
        'name = "Bo"\nage = 7',
        "captains.toml:22: unknown key: 'age'; expected one of: id, source, name, home, ability",
    ),
    "misspelt key": (
        "captains",
        'name = "Bo"',
        'nane = "Bo"',
        "captains.toml:21: unknown key: 'nane'; did you mean 'name'?",
    ),
    "misspelt key in a nested table": (
        "captains",
        'needs = "alone',
        'need = "alone',
        "captains.toml:15: unknown key: 'need'; did you mean 'needs'?",
    ),
    "missing key": (
        "captains",
        'name = "Bo"\n',
        "",
        "captains.toml:18: 'name' is missing; write name = …",
    ),
    "missing key in a nested table": (
        "captains",
        'gain = "may 1 gold / 1 fish"\n',
        "",
        "captains.toml:13: 'gain' is missing; write gain = …",
    ),
    "number for a text": (
        "captains",
        'name = "Bo"',
        "name = 5",
        "captains.toml:21: name: wrong type: '5'; write a string in quotes",
    ),
    "text for a number": (
        "ports",
        "size = 3",
        'size = "three"',
        "ports.toml:4: size: wrong type: 'three'; write an integer",
    ),
    "number for an effect": (
        "captains",
        'gain = "may 1 gold / 1 fish"',
        "gain = 1",
        "captains.toml:16: gain: wrong type: '1'; write a string in quotes",
    ),
    "text for a list": (
        "ports",
        'fee = "1 gold"',
        'neighbours = "north"',
        "ports.toml:17: neighbours: wrong type: 'north'; write a list in [ ]",
    ),
    "number in a list of texts": (
        "ports",
        '    "south",\n    "north",',
        '    "south",\n    7,',
        "ports.toml:10: neighbours: wrong type: '7'; write a string in quotes",
    ),
    "number out of range": (
        "ports",
        "size = 3",
        "size = 7",
        "ports.toml:4: size: not allowed: '7'; an integer <= 6",
    ),
    "unknown word": (
        "ports",
        "size = 3",
        'size = 3\ncolour = "bleu"',
        "ports.toml:5: colour: unknown word: 'bleu'; did you mean 'blue'?",
    ),
    "unknown source": (
        "captains",
        'source = "rekindle"',
        'source = "memory"',
        "captains.toml:20: source: unknown word: 'memory'; "
        "expected one of: rulebook, published, rekindle",
    ),
    "impossible id": (
        "captains",
        'id = "bo"',
        'id = "Bo!"',
        "captains.toml:19: id: invalid id: 'Bo!'; use lower-case letters, digits, - and _",
    ),
    "duplicate id": (
        "captains",
        'id = "bo"',
        'id = "ada"',
        "captains.toml:19: duplicate id: 'ada'; it is also at captains.toml:2",
    ),
    "unknown reference": (
        "captains",
        'home = "south"',
        'home = "suoth"',
        "captains.toml:22: home: unknown port: 'suoth'; did you mean 'south'?",
    ),
    "unknown reference in a list": (
        "ports",
        '    "south",\n    "north",',
        '    "south",\n    "west",',
        "ports.toml:10: neighbours: unknown port: 'west'; expected one of: north, south",
    ),
    "bad effect": (
        "captains",
        "may 1 gold / 1 fish",
        "may 1 gold / 1 fsh",
        "captains.toml:16: gain: unknown good: 'fsh'; did you mean 'fish'?",
    ),
    "bad effect over several lines": (
        "ports",
        "2 fish,",
        "2 fish;",
        "ports.toml:5: bonus: invalid character: ';'; write ','",
    ),
    "bad price": (
        "captains",
        "2 gold, 1 rope",
        "2 luck",
        "captains.toml:10: pay: unknown word: 'luck'; write a price like '2 fish'",
    ),
    "bad condition": (
        "captains",
        "alone here and no gold",
        "alone there",
        "captains.toml:15: needs: unknown word: 'there'; did you mean 'here'?",
    ),
    "bad event": (
        "captains",
        "meet a rival",
        "meet rival",
        "captains.toml:14: when: unknown word: 'rival'; did you mean 'meet a rival'?",
    ),
    "empty effect": (
        "captains",
        "may 1 gold / 1 fish",
        "",
        "captains.toml:16: gain: empty text; omit the key instead",
    ),
    "unknown kind": (
        "ports",
        '[[port]]\nid = "south"',
        '[[prot]]\nid = "south"',
        "ports.toml:13: unknown kind of component: 'prot'; did you mean 'port'?",
    ),
    "key outside of any component": (
        "captains",
        "# People of the sea.",
        'author = "me"',
        "captains.toml:1: unknown kind of component: 'author'; "
        "expected one of: captain, port, storm",
    ),
    "one table for a list of tables": (
        "ports",
        '[[port]]\nid = "south"',
        '[storm]\nid = "south"',
        "ports.toml:13: not a list of tables: 'storm'; write [[storm]]",
    ),
    "too many": (
        "ports",
        'fee = "1 gold"',
        '[[port]]\nid = "west"\nsource = "rekindle"\nsize = 1',
        "ports.toml:17: [[port]]: 3 entries; there must be 2",
    ),
    "no equals sign": (
        "captains",
        'name = "Bo"',
        'name: "Bo"',
        "captains.toml:21: invalid TOML (Expected '=' after a key in a key/value pair): "
        '\'name: "Bo"\'; write: key = "text"',
    ),
    "no quotes": (
        "captains",
        'name = "Bo"',
        "name = Bo",
        "captains.toml:21: invalid TOML (Invalid value): 'name = Bo'; "
        'put strings in quotes: key = "text"',
    ),
    "open quotes": (
        "captains",
        'name = "Bo"',
        'name = "Bo',
        "captains.toml:21: invalid TOML (Illegal character '\\n'): 'name = \"Bo'; "
        "close the quotes at the end of the line",
    ),
    "the same key twice": (
        "captains",
        'name = "Bo"',
        'name = "Bo"\nname = "Bob"',
        "captains.toml:22: invalid TOML (Cannot overwrite a value): 'name = \"Bob\"'; "
        "write each key and each [table] once; use [[ ]] for several",
    ),
    "open list": (
        "ports",
        '\n]\n\n[[port]]\nid = "south"\nsource = "published"\nsize = 1\nfee = "1 gold"\n',
        "",
        "ports.toml:10: invalid TOML (Invalid value): '\"north\",'; close the open quotes, [ or {",
    ),
    "another game": (
        "pack",
        'game = "toy"',
        'game = "chess"',
        "pack.toml:3: pack for another game: 'chess'; expected 'toy'",
    ),
    "a name in one language": (
        "pack",
        ', de = "Hafen"',
        "",
        "pack.toml:4: 'de' is missing; write de = …",
    ),
    "version as a number": (
        "pack",
        'version = "1"',
        "version = 1",
        "pack.toml:5: version: wrong type: '1'; write a string in quotes",
    ),
    "no header": (
        "pack",
        "[pack]",
        "[packet]",
        "pack.toml:1: [pack] is missing; write [pack] with id and game",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes(write: Write, schema: Schema, pack_texts: dict[str, str], mistake: str) -> None:
    name, old, new, said = MISTAKES[mistake]
    text = pack_texts[f"{name}.toml"]
    assert text.count(old) == 1
    found = problems(write(**{name: text.replace(old, new)}), schema)
    assert said in found
    # Only a misspelt kind has consequences elsewhere: its components are missing.
    if mistake not in ("unknown kind", "one table for a list of tables", "no header"):
        assert found == [said]


def test_missing_files(write: Write, schema: Schema) -> None:
    assert problems(write(pack=None), schema) == [
        "pack.toml:1: missing file; write [pack] with id and game"
    ]


def test_a_kind_that_no_file_has(write: Write, schema: Schema) -> None:
    assert problems(write(ports=None), schema) == [
        "captains.toml:6: home: unknown port: 'north'; the pack has no port",
        "captains.toml:22: home: unknown port: 'south'; the pack has no port",
        "pack.toml:1: [[port]] is missing; add a file with it",
    ]


def test_no_folder(tmp_path: Path, schema: Schema) -> None:
    gone = tmp_path / "gone"
    assert problems(gone, schema) == [
        f"pack.toml:1: no such folder: '{gone}'; give the folder of a pack"
    ]


def test_not_utf8(write: Write, schema: Schema) -> None:
    assert problems(write(captains=b"# one\n# caf\xe9\n"), schema) == [
        "captains.toml:2: not UTF-8; save the file as UTF-8"
    ]


def test_lists_nested_too_deeply(write: Write, schema: Schema) -> None:
    assert problems(write(captains="a = " + "[" * 5000), schema) == [
        "captains.toml:1: nested too deeply; use fewer levels"
    ]


def test_a_number_with_too_many_digits(write: Write, schema: Schema) -> None:
    (found,) = problems(write(captains="a = " + "9" * 5000), schema)
    assert found.startswith("captains.toml:1: invalid TOML (")


def test_all_problems_in_one_run(write: Write, schema: Schema) -> None:
    captains = """\
[[captain]]
id = "ada"
sauce = "rulebook"
name = 5
home = "west"
[[captain.ability]]
when = "met a rival"
pay = "2 gld"
gain = "may 1 gold / may 1 fish"
[[captain.ability]]
gain = ["1 fish"]

[[captain]]
id = "ada"
source = "rulebook"
name = "Ada"
home = "north"
"""
    ports = """\
[[port]]
id = "north"
source = "rulebook"
size = 9
"""
    assert problems(write(captains=captains, ports=ports, more="oops"), schema) == [
        "captains.toml:3: unknown key: 'sauce'; did you mean 'source'?",
        "captains.toml:4: name: wrong type: '5'; write a string in quotes",
        "captains.toml:7: when: unknown word: 'met'; did you mean 'meet'?",
        "captains.toml:8: pay: unknown word: 'gld'; did you mean 'gold'?",
        "captains.toml:9: gain: needs parentheses next to '/': 'may'; write '(may …)'",
        "captains.toml:10: 'when' is missing; write when = …",
        "captains.toml:11: gain: wrong type: '[\"1 fish\"]'; write a string in quotes",
        "captains.toml:14: duplicate id: 'ada'; it is also at captains.toml:1",
        "more.toml:1: invalid TOML (Expected '=' after a key in a key/value pair): 'oops'; "
        'write: key = "text"',
        "ports.toml:4: size: not allowed: '9'; an integer <= 6",
    ]
    # Once every file can be read, what concerns them together is named as well.
    again = problems(write(captains=captains, ports=ports, more=""), schema)
    assert "captains.toml:5: home: unknown port: 'west'; expected one of: north" in again
    assert "ports.toml:1: [[port]]: 1 entry; there must be 2" in again


def test_a_problem_is_data(write: Write, schema: Schema) -> None:
    with pytest.raises(PackError) as caught:
        load(write(pack=None), schema)
    assert caught.value.problems == [
        Problem(
            file="pack.toml",
            line=1,
            text="",
            message="missing file",
            suggestion="write [pack] with id and game",
        )
    ]


def test_a_problem_is_printed_on_one_safe_line() -> None:
    problem = Problem("a.toml", 2, "two\n  lines \x1b[2J", "wrong", "better")
    assert str(problem) == "a.toml:2: wrong: 'two lines \\x1b[2J'; better"
