"""Content packs: the effect language, loading, checking, provenance. Knows no game."""

from .check import check, copy_pack, run_check, run_new
from .language import Language, words
from .mistakes import LanguageError
from .numbered import Numbered, place
from .pack import Check, Header, Pack, Schema, load
from .phrases import Phrase
from .problems import PackError, Problem
from .provenance import SOURCES, provenance
from .rows import CodedPhrase, EffectPhrase, PricePhrase, by_name
from .sentences import BARE, FIRST, THEN, YOU, Act, Say, Teller, Voice, does, yes
from .shape import Component, Part, Source, ref
from .signs import BUYS, OR, Show, Sign, SignRow, SignWriter, icon, no_sign
from .tree import (
    AnyOrder,
    Conditions,
    Effect,
    Event,
    For,
    If,
    Leaf,
    May,
    OneOf,
    Pay,
    Per,
    Price,
    Seq,
    UpTo,
    every_phrase,
    leaves,
    nodes,
)

__all__ = [
    "BARE",
    "BUYS",
    "FIRST",
    "OR",
    "SOURCES",
    "THEN",
    "YOU",
    "Act",
    "AnyOrder",
    "Check",
    "CodedPhrase",
    "Component",
    "Conditions",
    "Effect",
    "EffectPhrase",
    "Event",
    "For",
    "Header",
    "If",
    "Language",
    "LanguageError",
    "Leaf",
    "May",
    "Numbered",
    "OneOf",
    "Pack",
    "PackError",
    "Part",
    "Pay",
    "Per",
    "Phrase",
    "Price",
    "PricePhrase",
    "Problem",
    "Say",
    "Schema",
    "Seq",
    "Show",
    "Sign",
    "SignRow",
    "SignWriter",
    "Source",
    "Teller",
    "UpTo",
    "Voice",
    "by_name",
    "check",
    "copy_pack",
    "does",
    "every_phrase",
    "icon",
    "leaves",
    "load",
    "no_sign",
    "nodes",
    "place",
    "provenance",
    "ref",
    "run_check",
    "run_new",
    "words",
    "yes",
]
