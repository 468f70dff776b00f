"""Why a move is not offered: the reason codes of Revive, as returned by the checks.

`presentation/reasons/` has a sentence for each. The comment says what the value is; without it,
the reason has none.
"""

from __future__ import annotations

from typing import Final

# Before the game.
TRIBE_TAKEN: Final = 16  # the seat that has the tribe
TRIBE_OUT: Final = 17
SIDE_OUT: Final = 18
NOT_DEALT: Final = 19

# The turn.
SLEPT: Final = 20
ACTIONS_DONE: Final = 21
CUBE_PAST: Final = 22
ACTED: Final = 23
NO_PASS: Final = 24
SAY_END: Final = 25
ABILITY_BY_EFFECT: Final = 26

# Cards.
CARD_RESTS: Final = 27
CARD_IN_SLOT: Final = 28  # the slot
CARD_NOT_YOURS: Final = 29
NO_FREE_SLOT: Final = 30
WRONG_COLOUR: Final = 31  # the colour asked for
WRONG_COLOUR_BUT: Final = 32  # the machine that could give the card all colours
SLOT_TAKEN: Final = 33  # the card that shows no slot symbol
SLOT_CLOSED: Final = 34
DECK_EMPTY: Final = 35
DISPLAY_ONLY: Final = 36
NOT_SHOWN: Final = 37
REST_ITSELF: Final = 38  # the card that set the effect off
NOT_IN_SLOTS: Final = 39
NOT_RESTING: Final = 40

# The switch.
SWITCH_USED: Final = 41
COPY_OWN: Final = 42
NO_SUCH_PLAYER: Final = 43  # the seat
NOT_IN_THEIR_SLOTS: Final = 44  # the seat
NOTHING_TO_COPY: Final = 45

# Technologies that allow something.
NEEDS_TECHNOLOGY: Final = 46  # the technology
OTHER_TRIBE: Final = 47

# The map.
EXPLORED: Final = 48
UNEXPLORED: Final = 49
NO_LOCATION: Final = 50
OWN_FIGURE: Final = 51
NO_FIGURES: Final = 52
BUILT: Final = 53  # the seat whose building stands there
NO_SAND: Final = 54
NO_BUILDINGS: Final = 55
SIZE_GONE: Final = 56
UNLOCKED: Final = 57
NOT_CONNECTED: Final = 58  # the technology below
TOO_DEAR: Final = 59  # the technology or the size of the building
TOO_FAR: Final = 60  # likewise: only the range costs too much
NO_WAY: Final = 61
NO_WAY_BUT: Final = 62  # the machine that would go over unexplored tiles
MACHINE_NEEDED: Final = 63  # the reason why it cannot be paid without help

# What tribes do on the map.
NOT_VACANT: Final = 64
GOES_ELSEWHERE: Final = 65
WORKSHOP_THERE: Final = 66
TARGET_THERE: Final = 67
OWN_PIECE: Final = 68
NO_PERCH: Final = 69
OUT_OF_FLIGHT: Final = 70  # how many spaces the falcon moves
NO_FIGURE_THERE: Final = 71
NO_SMALL_LOCATION: Final = 72

# Free actions.
NOT_YOUR_TURN: Final = 73
ACTION_NAMED: Final = 74
ANSWER_FIRST: Final = 75
ABILITY_FIRST: Final = 76
NO_CRYSTAL: Final = 77
NO_ROOM: Final = 78  # the good
PAIR_SHORT: Final = 79
CRATE_OPEN: Final = 80
CRATE_NOT_YOURS: Final = 81
CRATE_REOPENED: Final = 82
CRATE_CLOSED: Final = 83

# Machines.
MACHINE_NOT_YOURS: Final = 84
MACHINE_LOCKED: Final = 85
MACHINE_USED: Final = 86
MACHINE_ASLEEP: Final = 87
NO_ENERGY: Final = 88
MACHINE_IDLE: Final = 89  # the reason why its effect would do nothing
WITH_AN_ACTION: Final = 90
OTHER_ACTION: Final = 91
SAVES_NOTHING: Final = 92
SAVES_TOO_LITTLE: Final = 93
HALF_CHOSEN: Final = 94
PLAYED_CARD_ONLY: Final = 95
MACHINE_USELESS: Final = 96
RETURN_ITSELF: Final = 97  # the machine that set the effect off
NO_ENERGY_ON: Final = 98
NOT_SPECIAL: Final = 99
MACHINE_COLOUR: Final = 100  # the colour asked for

# Effects that would do nothing. Value: the effect, unless another is named.
PRICE_LACKING: Final = 101  # the price
ABILITY_IDLE: Final = 102  # the reason why the tribe ability would do nothing
NO_WATER: Final = 103
NO_MODULES: Final = 104
NO_ENERGY_OUT: Final = 105
SLOTS_EMPTY: Final = 106
NONE_RESTING: Final = 107
NOTHING_TO_PLAY: Final = 108
NONE_SHOWN: Final = 109
NONE_ACTIVE: Final = 110
NO_TARGET: Final = 111
NONE_OPENED: Final = 112
NOWHERE_TO_FLY: Final = 113
NO_FIGURE_TO_MOVE: Final = 114
NO_TRIBE_TILES: Final = 115
NOWHERE_TO_PLACE: Final = 116
REWARD_ABOVE: Final = 117  # the space of the reward

# Artifacts.
MINOR_LATER: Final = 118
ARTIFACT_GONE: Final = 119

# What cannot be refused.
MUST_CHOOSE: Final = 120
ONLY_HELPS: Final = 121
CRYSTALS_OVER: Final = 122
BEGUN: Final = 123
MUST_REMOVE: Final = 124
SAY_END_DISCARDING: Final = 125
ABILITY_BEGUN: Final = 126
MUST_PAY: Final = 127

# Paying.
DOES_NOT_PAY: Final = 128
UNPAYABLE_THEN: Final = 129
NOT_IN_COST: Final = 130  # the good
