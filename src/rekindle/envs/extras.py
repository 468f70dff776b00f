"""Packages that only some environments need."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package is not installed; the text says how to install it."""

    def __init__(self, module: str, package: str, extra: str) -> None:
        super().__init__(f"{module} needs {package}: pip install 'rekindle[{extra}]'")
