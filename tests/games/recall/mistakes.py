"""A change and mistakes in copies of Recall's pack, for tests/games/test_pack.py."""

CHANGE = ("keycards.toml", 'effect = "2 followers"', 'effect = "3 followers"')
"""A file, a text in it, and the text that replaces it: still a pack."""

CENTRE_6 = 'id = "6"\ncentre = [1, 4]'
KILN = 'effect = "1 red crystal & 2 moves"'
PORRIDGE = 'effect = "2 followers"\ncopies = 5'
FERRY = 'effect = "1 follower & 1 white crystal"'
# A file, a text in it, the text that replaces it, and part of what is said about it.
MISTAKES = [
    # Phrases.
    ("keycards.toml", KILN, 'effect = "1 red cristal & 2 moves"', "cristal"),
    ("keycards.toml", KILN, 'effect = "10 moves"', "write a number from 1 to 9"),
    ("keycards.toml", KILN, 'effect = "reveal a region"', "only allowed on boxes and upgrades"),
    ("keycards.toml", KILN, 'effect = "2 moves or develops"', "only allowed on boxes and upgrades"),
    ("keycards.toml", KILN, 'effect = "2 followers here"', "where it happens on a hex"),
    ("keycards.toml", KILN, 'effect = "relicube from the display"', "only allowed on vaults"),
    ("keycards.toml", KILN, 'effect = "place an island"', "ability of a tribe or gadget"),
    (
        "keycards.toml",
        KILN,
        'effect = "1 crate, pay 1 white crystal: 2 points"',
        "write 'may pay 1 white crystal: 2 point'",
    ),
    ("tiles.toml", FERRY, 'effect = "2 moves"', "it could happen on another player's turn"),
    ("tiles.toml", FERRY, 'effect = "pay 1 red crystal: 3 points"', "write only '3 point'"),
    ("tokens.toml", 'effect = "2 followers"', 'effect = "free ability"', "another player's turn"),
    ("board.toml", '"3 followers here"', '"2 points & relicube from the display"', "whole reward"),
    (
        "board.toml",
        'reward = "relicube from the display"',
        'reward = "2 points"',
        "[[vault]] with 'relicube from the display': 0 entries; there must be 1",
    ),
    # Keycards.
    ("keycards.toml", PORRIDGE, 'effect = "2 followers"\ncopies = 4', "there must be 5"),
    ("keycards.toml", PORRIDGE, 'effect = "2 followers"', "copies of a yellow keycard"),
    (
        "keycards.toml",
        'colour = "white"',
        'colour = "white"\npoints = 1',
        "neither effects nor points",
    ),
    ("keycards.toml", KILN + "\n", "", "does nothing"),
    (
        "keycards.toml",
        'colour = "green"',
        'colour = "gray"',
        "[[keycard]] in green: 14 entries, 'scriptorium' among them",
    ),
    ("keycards.toml", 'id = "kiln"', 'id = "carpentry"', "duplicate id"),
    ("keycards.toml", 'id = "kiln"', 'id = "academy"', "duplicate id"),
    ("keycards.toml", 'id = "kiln"', 'id = "obelisk"', "a [[keycard]] has the same id"),
    ("keycards.toml", 'id = "kiln"', 'id = "c7"', "reads like a hex"),
    ("keycards.toml", KILN, 'effect = "develop & 1 follower"', "the same as 'kiln'"),
    # Abilities.
    ("tribes.toml", 'passive = "volcanoes"', 'passive = "volcanos"', "did you mean 'volcanoes'?"),
    ("tribes.toml", 'trigger = "chip"', 'trigger = "chips"', "did you mean 'chip'?"),
    ("tribes.toml", 'trigger = "chip"\n', "", "must answer an event that it fits"),
    ("tribes.toml", 'trigger = "chip"', 'trigger = "relicube"', 'trigger = "production"'),
    ("tribes.toml", 'effect = "gain it again"', 'effect = "1 point & gain it again"', "whole"),
    ("tribes.toml", '"waive the follower cost"', '"1 point"', "only a cost can be waived then"),
    ("tribes.toml", 'passive = "pigs"\n', "", 'needs a tribe with `passive = "pigs"`'),
    ("tribes.toml", 'effect = "develop"', 'effect = "free ability"', "another one for free"),
    ("tribes.toml", '"1 move", "upgrade a crystal"]', '"1 move"]', "there must be 4"),
    ("tribes.toml", 'parts = ["1 white', 'effect = "1 point"\nparts = ["1 white', "either"),
    ("tribes.toml", 'effect = "1 red crystal"\n', "", "either an effect or parts"),
    ("tribes.toml", 'id = "bishop"', 'id = "bishops"', "unknown id"),
    (
        "tribes.toml",
        'effect = "3 moves"',
        'effect = "water move & 1 move"',
        "the same as 'ferryman'",
    ),
    # Objectives.
    ("objectives.toml", "4 vaults and 2", "7 vaults and 2", "more than a player can reach"),
    ("objectives.toml", "4 vaults and 2 relicubes of one colour", "4 vaults, 3 vaults", "twice"),
    ("objectives.toml", '"6 regions"', '"6 reagions"', "reagions"),
    # The player board.
    ("board.toml", 'cost = "2 white crystals"', 'cost = "1 white crystal"', "costs no more than"),
    (
        "board.toml",
        'cost = "2 red crystals"',
        'cost = "2 white crystals"',
        "costs no more than '2'",
    ),
    ("board.toml", 'id = "field-2"', 'id = "field-3"', "unknown id"),
    ("board.toml", 'id = "open-1"', 'id = "first"', "open-1, open-2, open-3"),
    ("board.toml", "each = 2\n", "", "'each' is missing"),
    ("board.toml", "a = 6", "a = 6\nb = 1", "its rule has no number here"),
    # Numbers.
    ("board.toml", "gadget_step = 3", "gadget_step = 5", "step 5 has another reward"),
    ("board.toml", "chip_steps = [4, 8]", "chip_steps = [5, 8]", "step 5 has another reward"),
    ("board.toml", "chip_steps = [4, 8]", "chip_steps = [4, 11]", "beyond the end of the track"),
    ("board.toml", "path_step = 7", "path_step = 12", "at most 10"),
    ("board.toml", "tribe_step = 5", "tribe_step = 2", "met before it is unlocked"),
    ("board.toml", "0, 3, 0, 5", "0, 5, 0, 5", "ascending numbers are needed"),
    ("board.toml", "symbols = [3, 6", "symbols = [6, 6", "ascending numbers are needed"),
    ("board.toml", "cube_cost = [1, 2", "cube_cost = [3, 2", "numbers must not fall"),
    ("board.toml", "cube_cost = [1, 2, 2, 3, 3]", "cube_cost = [4, 4, 4, 4, 4]", "start with"),
    ("board.toml", "[1, 3, 6]]", "[1, 3, 10]]", "rates must rise"),
    ("board.toml", "[1, 3, 6]]", "[1, 2, 4]]", "the second rates must be better"),
    ("board.toml", '  "regular", "regular",\n]', "]", "there must be 13"),
    (
        "board.toml",
        '  "regular", "regular", "objective",',
        '  "regular", "regular",',
        "0 rounds are objective",
    ),
    ("board.toml", "followers = 23", "followers = 24", "at most 23"),
    ("board.toml", "monuments_shown = 5", "monuments_shown = 9", "at most 8"),
    # The board and its tiles.
    ("map.toml", CENTRE_6, 'id = "6"\ncentre = [1, 3]', "lies on region"),
    ("map.toml", "centre = [-4, 5]", "centre = [-14, 5]", "not connected to region '1'"),
    ("map.toml", 'start = "left"\n', "", '[[region]] with `start = "left"`: 0 entries'),
    ("map.toml", "hex = [-4, 7]", "hex = [-7, 7]", "does not touch region '10'"),
    ("map.toml", "hex = [4, 0]", "hex = [8, 0]", "touches no region"),
    ("map.toml", "hex = [-3, 8]", "hex = [-2, 8]", "start '1'"),
    ("map.toml", "centre = [5, 6]", "centre = [5, 30]", "more than 26 rows"),
    ("tiles.toml", "start = true\n", "", "[[tile]] with `start`: 1 entry"),
    ("tiles.toml", 'kind = "field", pigs = 1', 'kind = "field"', "a field shows pigs"),
    ("tiles.toml", 'kind = "vault"', 'kind = "vault", pigs = 1', "only fields show pigs"),
    ("tiles.toml", ', camp = "ferry-camp"', "", "which camp is it?"),
    ("tiles.toml", 'camp = "ferry-camp"', 'camp = "hillside-camp"', "2 hexes have this camp"),
    ("tiles.toml", 'kind = "vault" }', 'kind = "camp", camp = "reed-camp" }', "2 hexes"),
    ("tiles.toml", 'kind = "vault"', 'kind = "vault", relicube = true', "25 relicube symbols"),
    ("tiles.toml", 'kind = "vault"', 'kind = "site"', "10 excavation sites"),
    ("tiles.toml", 'kind = "vault"', 'kind = "monument"', "6 monument hexes"),
    ("tiles.toml", 'kind = "forest"', 'kind = "water"', "locks players in"),
    ("tiles.toml", 'kind = "vault"', 'kind = "marsh"', "unknown word"),
]
