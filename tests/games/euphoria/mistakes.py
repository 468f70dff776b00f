"""A change and mistakes in copies of Euphoria's pack, for tests/games/test_pack.py."""

CHANGE = (
    "board.toml",
    'pay = "1 food"\ngain = "2 morale"',
    'gain = "3 morale"',
)
"""A file, a text in it, and the text that replaces it: still a pack."""

DAVE = 'at = ["tunnels"]\npay = "2 knowledge"\ngain = "1 of its resource, miner"'

# A file, a text in it, the text that replaces it, and part of what is said about it.
MISTAKES = [
    ("recruits.toml", 'gain = "2 artifacts"', 'gain = "2 artefacts"', "artefacts"),
    ("recruits.toml", 'gain = "2 artifacts"', 'gain = "dig"', "is only allowed on tunnels"),
    ("recruits.toml", 'at = ["cloud-mine"]', 'at = ["cloud-mime"]', "unknown place"),
    ("recruits.toml", DAVE, DAVE.replace("tunnels", "farm"), "is only allowed on tunnels"),
    ("recruits.toml", "to_them = true", "to_them = 1", "true or false"),
    (
        "recruits.toml",
        'when = "bumped"',
        'when = "place a star"',
        "this event has no opponent to pay",
    ),
    (
        "recruits.toml",
        'when = "retrieve before',
        'when = "retrieve after',
        "not allowed with this event",
    ),
    ("recruits.toml", 'faction = "icarite"', 'faction = "icarian"', "icarite"),
    ("recruits.toml", 'replaces = "zong"', 'replaces = "zorg"', "zong"),
    ("markets.toml", 'penalty = "no-pairs"', 'penalty = "no-self-bump"', "has the same penalty"),
    ("markets.toml", 'cost = "4 water, 1 artifact"', 'cost = ""', "markets.toml"),
    ("board.toml", "tiers = [2, 5, 8, 11]", "tiers = [2, 8, 5, 11]", "tiers must ascend"),
    ("board.toml", "start_morale = 1", "start_morale = 7", "beyond the end of the track"),
    ("board.toml", "start_workers = 2", "start_workers = 5", "<= 4"),
    ("board.toml", "limit = 999", "limit = 20", "at least 144"),
    (
        "board.toml",
        'benefit = "harvest"',
        'benefit = "construct"',
        "only allowed on construction sites",
    ),
    ("board.toml", 'gain = "forgo 1 morale"', 'gain = "advance here"', "not allowed here"),
    ("board.toml", 'id = "nimbus-loft"', 'id = "nimbus-left"', "not a space of the board"),
    ("board.toml", '[[players]]\nid = "2"', '[[players]]\nid = "7"', "not a valid player count"),
    ("board.toml", "recruits_dealt = 4", "recruits_dealt = 7", "there must be at least 54"),
]
