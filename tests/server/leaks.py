"""Finds what a pair of eyes was told and must not know.

The game is played again from its record. At each decision the kernel says what these eyes may see,
and what was sent is compared with that. Besides, all text is searched for what nobody could have
named then: the seed, and cards that these eyes have not seen so far.
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
from rekindle.kernel.wording import sentence

SECRET_VERBS = {"euphoria": ("keep", "hide"), "revive": ("keep", "open")}
"""Moves with these verbs name cards of which there is one each, dealt face down."""
TURN_BEGINS = "log-turn"
Message = dict[str, Any]


@dataclass
class Course:
    """A finished game, moment by moment."""

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
        """Words of the cards that are dealt face down."""
        verbs = SECRET_VERBS[self.match.game.name]
        moves = [move.text.partition(" ") for move in self.match.setting.vocabulary.moves]
        return sorted({argument for verb, _, argument in moves if verb in verbs and argument})

    def titles(self, language: str) -> dict[str, str]:
        """What is printed on these cards, where only one has it."""
        cards = plain(self.match.game.catalogue(self.match.setting, language).cards)
        printed = {id: card["name"] for kind in cards.values() for id, card in kind.items()}
        found = {id: printed[id] for id in self.unique if id in printed}
        times = Counter(found.values())
        return {id: name for id, name in found.items() if times[name] == 1}


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(value))


class Eyes:
    """What one pair of eyes may know, and what it was sent."""

    def __init__(self, course: Course, seat: int | None, language: str = "en") -> None:
        self.course = course
        self.seat = seat
        self.language = language
        self.views = [plain(match.view(seat)) for match in course.moments]
        self.titles = course.titles(language)
        self.unknown = self._unknown()
        self.found: list[str] = []

    def _unknown(self) -> list[tuple[str, ...]]:
        """By moment: the cards that these eyes have not seen so far."""
        unknown = []
        left = self.course.unique
        for view in self.views:
            text = json.dumps(view)
            left = [word for word in left if not names(text, word)]
            unknown.append(tuple(left))
        return unknown

    # What was sent

    def look(self, received: Sequence[str]) -> int:
        """Look at all that came over a WebSocket, in order. Answers how many states there were."""
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
        return [(sentence(one, self.course.names, said), list(words)) for one, words in told]

    def compare_moment(self, message: Message, now: int) -> None:
        """A moment that was asked for when there were so many decisions."""
        may = dict(self.views[message["at"]])
        may.pop("decisions")
        if message["view"] != may:
            self.say(now, f"the moment {message['at']} shows {differing(message['view'], may)}")
        self.compare_log(message["log"], now)
        self.search(json.dumps(message), now)

    def search(self, text: str, at: int) -> None:
        """Whatever kind of message it is, some words cannot be in it."""
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
    """Where two values differ first."""
    if isinstance(told, dict) and isinstance(may, dict):
        for key in [*told, *may]:
            if told.get(key) != may.get(key):
                return differing(told.get(key), may.get(key), f"{path}.{key}")
    if isinstance(told, list) and isinstance(may, list) and len(told) == len(may):
        for i, (one, other) in enumerate(zip(told, may)):
            if one != other:
                return differing(one, other, f"{path}[{i}]")
    return f"{path.lstrip('.')}: {json.dumps(told)[:200]}, not {json.dumps(may)[:200]}"
