"""Content packs of any game: the effect language, loading, checking, provenance."""

from rekindle.kernel.signs import Sign, SignRow

from .check import check, copy_pack
from .component import Component, Part, Source, ref
from .effect_compiler import EffectCompiler, place
from .errors import LanguageError, PackError, Problem
from .language import Language, words
from .pack import Check, Header, Pack, Schema, load
from .phrases import Phrase
from .provenance import SOURCES, provenance
from .rows import CodedPhrase, EffectPhrase, PricePhrase, by_name
from .sentences import BARE, FIRST, THEN, YOU, Act, Say, Teller, Voice, does, yes
from .signs import BUYS, OR, Show, SignWriter, icon, no_sign
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
    "EffectCompiler",
    "EffectPhrase",
    "Event",
    "For",
    "Header",
    "If",
    "Language",
    "LanguageError",
    "Leaf",
    "May",
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
    "words",
    "yes",
]
