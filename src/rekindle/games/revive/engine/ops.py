"""Numbers of Revive's procedures, move verbs, counts, contexts and log events."""

from __future__ import annotations

from typing import Final

# Procedures of the game and of a turn.
CHOOSE_TRIBE: Final = 16
KEEP_CARD: Final = 17
TURN: Final = 18
TRIM: Final = 19
PLAY: Final = 20
UNLOCK: Final = 21
SIZE: Final = 22
ATTACH: Final = 23
RECRUIT: Final = 24
FLIP: Final = 25
HIBERNATE: Final = 26
REMOVE_ARTIFACT: Final = 27
SLEEP_REWARD: Final = 28
DISCARD_DISPLAY: Final = 29
PLACE_MODULE: Final = 30
SPECIAL: Final = 31
REWARD: Final = 32
DEAL: Final = 33
TAKE_OFF: Final = 34

# Procedures of effects: the phrases of the pack.
FIRST_EFFECT_OP: Final = 50
GAIN: Final = 50
BASIC: Final = 51
POINTS: Final = 52
ENERGY: Final = 53
CRATE: Final = 54
MODULE: Final = 55
ARTIFACT: Final = 56
RETURN_ENERGY: Final = 57
ADVANCE: Final = 58
ADVANCE_ANY: Final = 59
ABILITY: Final = 60
REST_CARD: Final = 61
WAKE_CARD: Final = 62
PLAY_CARD: Final = 63
TAKE_CARD: Final = 64
TOP_OF_ACTIVE: Final = 65
DOZE: Final = 66
ACT: Final = 67
RANGE: Final = 68
UNLIMITED: Final = 69
DISCOUNT: Final = 70
TURN_CARD: Final = 71
ALL_COLOURS: Final = 72
REOPEN: Final = 73
PLACE_FOREST: Final = 74
PLACE_TEMPLE: Final = 75
PLACE_TARGET: Final = 76
PLACE_SAND: Final = 77
PLACE_WORKSHOP: Final = 78
MOVE_FALCON: Final = 79
MOVE_FIGURE: Final = 80
RAISE_SWITCH: Final = 81
OPS: Final = 82

# Verbs of moves, after the kernel's own (choose, skip, pay, do the rest).
TRIBE_VERB: Final = 4
KEEP_VERB: Final = 5
PLAY_VERB: Final = 6
SLOT_VERB: Final = 7
SWITCH_VERB: Final = 8
COPY_VERB: Final = 9
EXPLORE_VERB: Final = 10
POPULATE_VERB: Final = 11
BUILD_VERB: Final = 12
UNLOCK_VERB: Final = 13
SIZE_VERB: Final = 14
HIBERNATE_VERB: Final = 15
END_VERB: Final = 16
GO_VERB: Final = 17
TAKE_VERB: Final = 18
TILE_VERB: Final = 19
GAIN_VERB: Final = 20
ADVANCE_VERB: Final = 21
MODULE_VERB: Final = 22
SPACE_VERB: Final = 23
MACHINE_VERB: Final = 24
ARTIFACT_VERB: Final = 25
REST_VERB: Final = 26
WAKE_VERB: Final = 27
PLACE_VERB: Final = 28
FROM_VERB: Final = 29
TO_VERB: Final = 30
TRADE_VERB: Final = 31
SEND_VERB: Final = 32
USE_VERB: Final = 33
OPEN_VERB: Final = 34
DISCARD_VERB: Final = 35
RETURN_VERB: Final = 36
ABILITY_VERB: Final = 37
REOPEN_VERB: Final = 38
FLY_VERB: Final = 39
OFF_VERB: Final = 40

# What `per` counts; cards add their colour.
PER_FLASK: Final = 0
PER_FIGURE: Final = 1
PER_WATER: Final = 2
PER_CARD: Final = 4

# What is paid for on the map: the three actions (constants.MAP_ACTIONS), or a tribe tile.
PLACING: Final = 3

# Events (0 is the kernel's chance event), with their values after kind and seat.
E_TURN: Final = 1
E_PLAY: Final = 2  # card, slot, side
E_ACTIVATE: Final = 3  # card (an older card is activated again)
E_SWITCH: Final = 4
E_COPY: Final = 5  # card, victim
E_EXPLORE: Final = 6  # place, points
E_RECRUIT: Final = 7  # card, from the deck (1) or the display (0)
E_TILE: Final = 8  # place, tile, turned
E_POPULATE: Final = 9  # space, technology, board
E_BUILD: Final = 10  # space, size
E_PAY: Final = 11  # good, n
E_GIVE: Final = 12  # good, n, to
E_GAIN: Final = 13  # good, n
E_POINTS: Final = 14  # n
E_ENERGY: Final = 15  # n
E_CRATE: Final = 16  # crate (its owner's secret)
E_OPEN: Final = 17  # crate
E_REOPEN: Final = 18  # crate
E_MODULE: Final = 19  # module, space, replaced (or -1)
E_MODULE_SPEAKS: Final = 20  # module
E_ARTIFACT: Final = 21  # colour
E_REMOVE: Final = 22  # colour
E_ADVANCE: Final = 23  # track, space
E_REWARD: Final = 24  # reward
E_PROGRESS: Final = 25  # marker's space
E_MACHINE: Final = 26  # machine
E_USE: Final = 27  # machine
E_RETURN: Final = 28  # machine
E_ABILITY: Final = 29  # board
E_REST: Final = 30  # card
E_WAKE: Final = 31  # card
E_TAKE: Final = 32  # card
E_HIBERNATE: Final = 33  # space reached
E_LOST: Final = 34  # good, n
E_TRADE: Final = 35  # one of the trades
E_TOKEN: Final = 36  # kind, space
E_TARGET: Final = 37  # space, by whom
E_FALCON: Final = 38  # space
E_MOVE_FIGURE: Final = 39  # from, to
E_TRIGGER: Final = 40  # (the last artifact is gone)
E_TRIBE: Final = 41  # board
E_DISCARD: Final = 42  # thing
E_END: Final = 43
E_CARD_REMOVED: Final = 44  # card
E_RAISE: Final = 45
E_KEEP: Final = 46  # (an artifact card is chosen)
E_BONUS: Final = 47  # points passed
