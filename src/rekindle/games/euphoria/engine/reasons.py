"""Why a move is not offered: the reason codes of Euphoria, each with the value it carries.

The checks that return them stand beside the options of their verb; `checks.py` lists them by verb.
"""

from __future__ import annotations

from typing import Final

# The action of a turn.
ACTION_DONE: Final = 16
NO_PASS: Final = 17
EMPTY_HAND: Final = 18
NO_SUCH_FACE: Final = 19
ONLY_DOUBLES: Final = 20  # the face that may follow
ONLY_NEW: Final = 21  # the face of the new worker

# Spaces.
NOT_BUILT: Final = 22
SITE_CLOSED: Final = 23
TAKEN: Final = 24
SAME_SPACE: Final = 25
END_CLOSED: Final = 26
EXCLUSIVE: Final = 27
CANNOT_PAY: Final = 28
BY_TOLL: Final = 29  # the recruit that asks for it

# Penalties of market tiles.
BY_SPA: Final = 30
BY_PLAZA: Final = 31
BY_LOUNGE: Final = 32
BY_APOTHECARY: Final = 33
BY_ARENA: Final = 34
BY_FOUNTAIN: Final = 35
BY_COURTHOUSE: Final = 36
BY_ACADEMY: Final = 37
BY_ROLL: Final = 38  # the penalty, by its number

# Recruits and ways to pay.
HIDDEN: Final = 39  # the recruit
NOT_YOURS: Final = 40  # the recruit
JUST_ACTIVE: Final = 41  # the recruit
OTHER_MOMENT: Final = 42
CHANGES_PRICES: Final = 43
USED: Final = 44
ONCE_A_TURN: Final = 45
OTHER_PLACE: Final = 46  # the ability, by its place among the recruit's
CONDITION: Final = 47  # the condition
SPACE_CONDITION: Final = 48  # the condition
ABILITY_PRICE: Final = 49  # the price
NO_USE: Final = 50
NO_HELP: Final = 51
REPLACED: Final = 52  # the way to pay that replaces it, by its name
NOT_OPTIONAL: Final = 53  # the recruit
MUST_PAY: Final = 54

# Retrieving.
NONE_ON_BOARD: Final = 55
LAST_ON_BOARD: Final = 56
NOT_THERE: Final = 57  # the space
OTHER_FACE: Final = 58  # the space
TAKE_ONE: Final = 59

# The dilemma, and choosing recruits.
RESOLVED: Final = 60
DILEMMA_COST: Final = 61
NO_RECRUITS: Final = 62
KEPT_ALREADY: Final = 63
NOT_DEALT: Final = 64
KEEP_FIRST: Final = 65
HIDE_NOW: Final = 66
KEEP_DECIDES: Final = 67

# Gaining, losing, discarding and stars.
NO_REFUSAL: Final = 68
MUST_DISCARD: Final = 69
ONE_OF_TWO: Final = 70
LACKS: Final = 71
OTHER_GOOD: Final = 72
NO_DIGGING: Final = 73
TERRITORY_FULL: Final = 74
OTHER_FACTION: Final = 75
STAR_THERE: Final = 76

# Trading.
TRADING_OFF: Final = 77
NOT_YOUR_TURN: Final = 78
YOURSELF: Final = 79
NO_SUCH_PLAYER: Final = 80
ONLY_TWO: Final = 81
NO_TRADE_NOW: Final = 82
NO_OFFERS_LEFT: Final = 83
NOTHING_TO_GIVE: Final = 84
BOTH_WAYS: Final = 85
GIVE_LACKS: Final = 86
ASK_HAS: Final = 87  # how many there are to ask for
ASK_NOBODY_HAS: Final = 88  # the same
ASK_MOST: Final = 89  # the same
ASK_OFFERED: Final = 90
GIVES_NOTHING: Final = 91
ASKS_NOTHING: Final = 92
ACCEPT_LACKS: Final = 93
COUNTER_COUNTER: Final = 94
