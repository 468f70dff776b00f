"""Finds what a seat or a spectator was sent and must not know.

The game is replayed from its record. At each decision, what was sent is compared with what the
kernel shows to that seat. Besides, all messages are searched for the seed, and for cards that the
seat has not seen so far.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import msgspec

import rekindle
from rekindle import Match
from rekindle.kernel.wording import merged, sentence

SECRET_VERBS = {
    "euphoria": ("keep", "hide"),
    "revive": ("keep", "open"),
    "recall": ("discard", "open"),
}
"""Moves with these verbs name unique cards that are dealt face down."""
TURN_BEGINS = "log-turn"
Message = dict[str, Any]


@dataclass
class Course:
    """A finished game, decision by decision."""

    record: str
    names: Sequence[str]
    moments: list[Match] = field(default_factory=list)

    def __post_init__(self) -> None:
        done = rekindle.load(self.record)
        self.seed = str(done.origin.seed)
        self.match = rekindle.new(
            done.game.name, done.seats, done.origin.seed, options=done.setting.options
        )
        self.moments = [self.match.copy()]
        for played in done.history:
            self.match.play(played.move, played.seat)
            self.moments.append(self.match.copy())

    @property
    def unique(self) -> list[str]:
        """The words of the cards that are dealt face down."""
        verbs = SECRET_VERBS[self.match.game.name]
        moves = [move.text.partition(" ") for move in self.match.setting.vocabulary.moves]
        return sorted({argument for verb, _, argument in moves if verb in verbs and argument})

    def titles(self, language: str) -> dict[str, str]:
        """The titles of these cards, as far as they are unique."""
        cards = plain(self.match.game.catalogue(self.match.setting, language).cards)
        printed = {id: card["name"] for kind in cards.values() for id, card in kind.items()}
        found = {id: printed[id] for id in self.unique if id in printed}
        times = Counter(found.values())
        return {id: name for id, name in found.items() if times[name] == 1}


def plain(value: Any) -> Any:
    """Return a value as it is after decoding its JSON."""
    return json.loads(msgspec.json.encode(value))


class Eyes:
    """What one seat (None: a spectator) may know, compared with what it was sent."""

    def __init__(self, course: Course, seat: int | None, language: str = "en") -> None:
        self.course = course
        self.seat = seat
        self.language = language
        self.views = [plain(match.view(seat)) for match in course.moments]
        self.titles = course.titles(language)
        self.unknown = self._unknown()
        self.found: list[str] = []

    def _unknown(self) -> list[tuple[str, ...]]:
        """Return, for each decision, the cards that this seat has not seen so far."""
        unknown = []
        left = self.course.unique
        for view in self.views:
            text = json.dumps(view)
            left = [word for word in left if not names(text, word)]
            unknown.append(tuple(left))
        return unknown

    # What was sent

    def look(self, received: Sequence[str]) -> int:
        """Check all messages of a WebSocket, in order, and return the number of states."""
        at, states = 0, 0
        for text in received:
            message = json.loads(text)
            if message["is"] == "state":
                states += 1
                at = message["number"]
                self.compare_state(message)
            self.search(text, at)
        return states

    def compare_state(self, message: Message) -> None:
        at = message["number"]
        may = dict(self.views[at])
        decisions = may.pop("decisions")
        if message["eyes"] != self.seat:
            self.say(at, f"sees with the eyes of {message['eyes']}")
        if message["view"] != may:
            self.say(at, f"the view is another: {differing(message['view'], may)}")
        for told, allowed in zip(message["decisions"], decisions, strict=True):
            if told["seat"] != self.seat and (told["prompt"] or told["moves"]):
                self.say(at, f"is told what seat {told['seat']} is asked")
            if len(told["moves"]) != len(allowed.get("moves", ())):
                self.say(at, "is offered other moves")
        undo = message["undo"]
        if undo is not None and (undo["seat"] != self.seat or self.seat is None):
            self.say(at, f"is told what seat {undo['seat']} can take back")
        self.compare_log(message["log"], at)

    def compare_log(self, log: Sequence[Message], at: int) -> None:
        for entry in log:
            told = [(line["text"], line["touched"]) for line in entry["lines"]]
            if told != self.sentences(entry["at"]):
                self.say(at, f"the log of {entry['at']} is another: {told}")

    def sentences(self, at: int) -> list[tuple[str, list[str]]]:
        match = self.course.match
        told = match.told(match.history[at], self.seat)
        if told and told[-1][0].id == TURN_BEGINS:
            told.pop()
        said = match.game.phrases(self.language)
        return [
            (sentence(one, self.course.names, said), list(words))
            for one, words in merged(told, said)
        ]

    def compare_moment(self, message: Message, now: int) -> None:
        """Check a moment that was requested when the game had `now` decisions."""
        may = dict(self.views[message["at"]])
        may.pop("decisions")
        if message["view"] != may:
            self.say(now, f"the moment {message['at']} shows {differing(message['view'], may)}")
        self.compare_log(message["log"], now)
        self.search(json.dumps(message), now)

    def search(self, text: str, at: int) -> None:
        """Search any message for words that cannot be in it."""
        if at < len(self.course.moments) - 1 and self.course.seed in text:
            self.say(at, "is told the seed")
        for word in self.unknown[at]:
            if names(text, word) or names(text, self.titles.get(word, word)):
                self.say(at, f"is told of '{word}'")

    def say(self, at: int, text: str) -> None:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        self.found.append(f"before decision {at}, {who} {text}")


@lru_cache(maxsize=4096)
def pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")


def names(text: str, word: str) -> bool:
    return word in text and pattern(word).search(text) is not None


def differing(told: Any, may: Any, path: str = "") -> str:
    """Describe the first difference between two values."""
    if isinstance(told, dict) and isinstance(may, dict):
        for key in [*told, *may]:
            if told.get(key) != may.get(key):
                return differing(told.get(key), may.get(key), f"{path}.{key}")
    if isinstance(told, list) and isinstance(may, list) and len(told) == len(may):
        for i, (one, other) in enumerate(zip(told, may)):
            if one != other:
                return differing(one, other, f"{path}[{i}]")
    return f"{path.lstrip('.')}: {json.dumps(told)[:200]}, not {json.dumps(may)[:200]}"
