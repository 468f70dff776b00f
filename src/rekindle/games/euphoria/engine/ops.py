"""Numbers of procedures, verbs, triggers, conditions and events. They are saved: never change one.

The procedures of effects have theirs in `effects/`, starting at 50.
"""

from __future__ import annotations

from typing import Final

# Procedures of the game and of a turn.
CHOOSE_RECRUITS: Final = 16
FIRST_ROLL: Final = 17
TURN: Final = 18
DOUBLES: Final = 19
END_TURN: Final = 20
CHOOSE_WAY: Final = 21
BUMP: Final = 22
BENEFIT: Final = 23
EXTRA_PLACEMENT: Final = 25
RETRIEVE: Final = 26
ROLL: Final = 27
LOSE_GOODS: Final = 28
ABILITIES: Final = 29
LIMIT: Final = 30
DISCARD_ONE_OF: Final = 31
BUILD: Final = 32
TURN_TILE: Final = 33
DILEMMA_PRICE: Final = 34
DILEMMA_CHOICE: Final = 35
KEEP_RECRUIT: Final = 36
OFFER: Final = 37
ANSWER_OFFER: Final = 38
STAR_PLACED: Final = 39
CLOSE_OFFER: Final = 40

FIRST_EFFECT_OP: Final = 50

# Verbs of moves, after the kernel's own (choose, skip, pay, do the rest).
KEEP_VERB: Final = 4
HIDE_VERB: Final = 5
PLACE_VERB: Final = 6
RETRIEVE_VERB: Final = 7
TAKE_VERB: Final = 8
DILEMMA_VERB: Final = 9
END_VERB: Final = 10
WITH_VERB: Final = 11
USE_VERB: Final = 12
DISCARD_VERB: Final = 13
LOSE_VERB: Final = 14
FACE_VERB: Final = 15
STAR_VERB: Final = 16
DIG_VERB: Final = 17
RESOLVE_VERB: Final = 18
TRADE_VERB: Final = 19
GIVE_VERB: Final = 20
ASK_VERB: Final = 21
TRADE_STEP_VERB: Final = 22
GAIN_VERB: Final = 23

# When an ability acts.
ON_PLACE: Final = 0  # after the bump, before the benefit
ON_AFTER: Final = 1  # after the benefit
ON_BUMPED: Final = 2  # the owner's worker was bumped and is not rolled yet
ON_BUMPING: Final = 3  # the owner bumped a worker that is not rolled yet
ON_RETRIEVE: Final = 4  # the owner retrieved workers that are not rolled yet
ON_RETRIEVED: Final = 5  # they are rolled
ON_NEW_WORKER: Final = 6
ON_STAR: Final = 7
ON_BUILT: Final = 8
ON_DOUBLES_ROLLED: Final = 9  # an opponent's roll left equal workers in hand
ON_DRAW: Final = 10
ON_MORALE_LOST: Final = 11
ON_KNOWLEDGE_GAINED: Final = 12
ON_WORKER_LOST: Final = 13
ON_DUG: Final = 14  # the owner took the resource at a tunnel
ON_FREE_RETRIEVAL: Final = 15
ON_WORKER_LOST_TO_ROLL: Final = 16
TRIGGERS: Final = 17

# Conditions, each with an argument in its lower four bits.
ALONE: Final = 0
LOWEST: Final = 1
HIGHEST: Final = 2
MATCHED: Final = 3
NO_ARTIFACTS: Final = 4
NO_RESOURCES: Final = 5
BUMPED_OPPONENT: Final = 6
NO_BUMP: Final = 7
SAME_FACE: Final = 8
HIGHER_FACE: Final = 9
THEY_LACK: Final = 10
HELPED: Final = 11
PAID: Final = 12
WORKERS_OWNED: Final = 13
ALL_FROM: Final = 14
FOR_FREE: Final = 15
BY_OPPONENT: Final = 16
MATCHING_HAND: Final = 17
ACTIVE: Final = 18

# The players that an effect applies to.
THEM: Final = 0
EACH_OPPONENT: Final = 1
EACH_OPPONENT_HERE: Final = 2

HERE: Final = 15
"""Stands for the faction of the space that a worker was placed on."""

# Events for the log (0 is the kernel's chance event).
E_TURN: Final = 1
E_PLACE: Final = 2
E_PAY: Final = 3
E_GIVE: Final = 4
E_BUMP: Final = 5
E_ROLL: Final = 6
E_CHECK_LOST: Final = 7
E_GAIN: Final = 8
E_DRAW: Final = 9
E_DISCARD: Final = 10
E_LOSE: Final = 11
E_MORALE: Final = 12
E_KNOWLEDGE: Final = 13
E_MINER: Final = 14
E_END_OPEN: Final = 15
E_ADVANCE: Final = 16
E_TIER: Final = 17
E_ACTIVATE: Final = 18
E_STAR_TERRITORY: Final = 19
E_STAR_MARKET: Final = 20
E_STAR_RECRUIT: Final = 21
E_STAR_DILEMMA: Final = 22
E_BUILT: Final = 23
E_RETRIEVE: Final = 24
E_TAKE: Final = 25
E_NEW_WORKER: Final = 26
E_SACRIFICE: Final = 27
E_USE: Final = 28
E_DILEMMA: Final = 29
E_RECRUIT: Final = 30
E_WIN: Final = 31
E_OFFER: Final = 32
E_ACCEPT: Final = 33
E_DECLINE: Final = 34
E_TRADE: Final = 35
E_FACE: Final = 36
E_SHOW: Final = 37
E_TIE_ROLL: Final = 38
E_START: Final = 39
E_RESHUFFLE: Final = 40
E_NO_STAR: Final = 41
E_NO_ADVANCE: Final = 42
E_NO_MINER: Final = 43
E_MORALE_STAYS: Final = 44
E_KNOWLEDGE_STAYS: Final = 45
E_NO_CARD: Final = 46
E_NO_WORKER: Final = 47
