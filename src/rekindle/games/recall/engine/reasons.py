"""Why a move is not offered: the reason codes of Recall, as returned by the checks.

`presentation/reasons/` has a sentence for each. The comment says what the value is; without it,
the reason has none.
"""

from __future__ import annotations

from typing import Final

# Before the game, the turn, boxes and rounds (16 to 49).
TRIBE_TAKEN: Final = 16  # the seat that has the tribe
TRIBE_NOT_OFFERED: Final = 17
GADGET_TAKEN: Final = 18  # the seat that has the gadget
GADGET_NOT_OFFERED: Final = 19
ONE_OF_EACH: Final = 20
MUST_CHOOSE: Final = 21
CARD_NOT_YOURS: Final = 22
CARD_USED: Final = 23  # the box whose slot holds it
SLOT_TAKEN: Final = 24  # the keycard in it
NO_FREE_SLOT: Final = 25
NO_PASS: Final = 26
ACTED: Final = 27
NOT_ACTED: Final = 28
NOT_IN_SECTION: Final = 29
NOT_YOUR_OBJECTIVE: Final = 30
SPACE_NOT_VISIBLE: Final = 31
SPACE_PRODUCED: Final = 32
NO_SUCH_PRODUCTION: Final = 33
BOX_NOT_USED: Final = 34
BOX_ITSELF: Final = 35
BOX_IDLE: Final = 36  # the box
NO_BOX_USED: Final = 37
CANNOT_AFFORD: Final = 38  # the crystal that is missing
SURPLUS: Final = 39  # the crystal that buys more than is left
SUPPLY_EMPTY: Final = 40
NO_FOLLOWERS_THERE: Final = 41
NONE_ON_MAP: Final = 42
SPECIAL_ROUND: Final = 43

# Movement and relicubes (50 to 84).
NO_GROUP_THERE: Final = 50
GROUP_IN_HAND: Final = 51
NO_GROUP_CHOSEN: Final = 52
MUST_STAY: Final = 53
NOWHERE_TO_GO: Final = 54
NOT_BESIDE_WATER: Final = 55
NO_VOLCANO: Final = 56
ALREADY_THERE: Final = 57
HEX_FACE_DOWN: Final = 58
PLAIN_WATER: Final = 59
VOLCANO_CLOSED: Final = 60
OTHERS_START: Final = 61
ROW_FULL: Final = 62  # the colour of the relicube
TOO_FEW_FOR_CUBE: Final = 63  # how many followers it costs
TOO_FAR: Final = 64
NOT_TWO_AWAY: Final = 65
NO_WAY_BY_WATER: Final = 66
HEX_OF_DEPARTURE: Final = 67
NO_WAY_ON: Final = 68
SIZE_CHOSEN: Final = 69
TOO_MANY: Final = 70  # how many followers there are
SAME_SIZE: Final = 71  # how many there are in the group
NO_PIG_TRIBE: Final = 72
TOO_FEW_PIGS: Final = 73  # how many pigs there are
PIGS_CHOSEN: Final = 74
SAME_PIGS: Final = 75  # how many go along
STILL_AFLOAT: Final = 76
PAYMENT_DUE: Final = 77
TOO_FEW_FOLLOWERS: Final = 78  # how many followers are due
TOO_MANY_PIGS: Final = 79  # how many followers are due
PIGS_NOT_ENOUGH: Final = 80  # how many followers are due
NOT_ON_DISPLAY: Final = 81  # the colour of the relicube
NOBODY_CAN_MOVE: Final = 82  # the effect
NO_DISPLAY_CUBE: Final = 83  # the effect
CANNOT_WAIVE: Final = 84  # the ability

# Develop, keycards, camps (85 to 124).
NOTHING_TO_DEVELOP: Final = 85
NO_BUILDING_GROUND: Final = 87  # the kind of the hex
ALREADY_BUILT: Final = 88
NO_WORKSHOP_LEFT: Final = 89  # the terrain
NO_VAULT_LEFT: Final = 90
NO_MONUMENT_LEFT: Final = 91
NO_SITE: Final = 93
SITE_EMPTY: Final = 94
NOTHING_TO_RAISE: Final = 95  # the crystal
VAULT_BUILT: Final = 96
TILE_NOT_SHOWN: Final = 97
NO_SUCH_STONE: Final = 98  # the colour
NOT_BESIDE_CAMP: Final = 99
OTHER_COLOUR: Final = 100  # the colour that is asked for
KEYCARD_NOT_SHOWN: Final = 101
NONE_SHOWN: Final = 102  # the colour
HIGHEST_COLOUR: Final = 103
NOTHING_TO_SWAP: Final = 104
SLOT_EMPTY: Final = 105
OWN_SYMBOL: Final = 106
NO_USED_CARD: Final = 107

# Tracks, reveal, objectives (125 to 154).
TRACK_ENDS: Final = 125  # the track
ALL_TRACKS_END: Final = 126  # the effect
GADGET_NOT_THERE: Final = 127  # the track
OTHER_BOX: Final = 128  # the box of the symbol
BOX_UPGRADED: Final = 129  # the box
REGION_OPEN: Final = 130
NO_PRESENCE_NEAR: Final = 131
NOTHING_TO_REVEAL: Final = 132  # the effect

# Free actions, abilities, tribes and gadgets (155 to 215).
NOT_YOUR_TURN: Final = 155
ANSWER_FIRST: Final = 156
ON_THE_MOVE: Final = 157
ABILITY_NOT_YOURS: Final = 158
ABILITY_IN_PARTS: Final = 159
ABILITY_IDLE: Final = 160  # the reason why it would do nothing
NEEDS_TRIGGER: Final = 161  # what sets the ability off
TOO_FEW_STONES: Final = 162  # how many it costs now
RECHARGED: Final = 163
NO_KEYCARD_IN_USE: Final = 164
KEYCARD_BLANK: Final = 165  # the keycard used in this turn
KEYCARD_REPEATED: Final = 166  # the keycard used in this turn
CRATE_NOT_YOURS: Final = 167
NO_PASSIVE: Final = 168  # which of PASSIVES
CHEAPER_WAY: Final = 169  # the crystal that is converted
NO_RINGS_LEFT: Final = 170
NO_CAMP: Final = 171
RING_THERE: Final = 172
NO_PIECE_THERE: Final = 173
NO_OTHER_BUILDER: Final = 174
NO_FIELD: Final = 175  # the kind of the hex
NOT_PRESENT: Final = 176
FARM_THERE: Final = 177
NO_FARMS_LEFT: Final = 178
NO_FIELD_FREE: Final = 179
NO_ISLANDS_LEFT: Final = 180
NO_ISLAND_GROUND: Final = 181  # the kind of the hex
NOT_VACANT: Final = 182
NO_PIECE_BESIDE: Final = 183
NO_ISLAND_FREE: Final = 184
NO_PLAIN_WATER: Final = 185  # the kind of the hex
RAFT_THERE: Final = 186
NOBODY_ABOARD: Final = 187
NO_WATER_FREE: Final = 188
NO_POINTS: Final = 189
NOTHING_TO_TRADE: Final = 190  # the effect
TRADE_BEGUN: Final = 191
NO_CRYSTAL_TO_RAISE: Final = 192  # the effect
NO_CRATES_LEFT: Final = 193  # the effect
NO_ABILITY_TO_USE: Final = 194  # the effect
PLACE_THEM: Final = 195
NO_REST_TO_PLACE: Final = 196
CLOSED_HERE: Final = 197  # the effect
NOTHING_TO_REPEAT: Final = 198  # the effect
ONLY_WAIVES: Final = 199  # the effect
