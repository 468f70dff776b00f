"""Content packs of any game: the effect language, loading, checking, provenance."""

from .check import check, copy_pack
from .component import Component, Part, Source, ref
from .effect_compiler import Numbered, place
from .errors import LanguageError, PackError, Problem
from .language import Language, words
from .pack import Check, Header, Pack, Schema, load
from .phrases import Phrase
from .provenance import SOURCES, provenance
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
)

__all__ = [
    "SOURCES",
    "AnyOrder",
    "Check",
    "Component",
    "Conditions",
    "Effect",
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
    "Problem",
    "Schema",
    "Seq",
    "Source",
    "UpTo",
    "check",
    "copy_pack",
    "load",
    "place",
    "provenance",
    "ref",
    "words",
]
