"""Content packs: the effect language, loading, checking, provenance. Knows no game."""

from .check import check, copy_pack, run_check, run_new
from .language import Language, words
from .mistakes import LanguageError
from .numbered import Numbered, place
from .pack import Check, Header, Pack, Schema, load
from .phrases import Phrase
from .problems import PackError, Problem
from .provenance import SOURCES, provenance
from .shape import Component, Part, Source, ref
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
    "run_check",
    "run_new",
    "words",
]
