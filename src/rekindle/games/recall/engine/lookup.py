"""A pack compiled to lookup tables: every component as numbers."""

from __future__ import annotations


class Lookup:
    """All tables of one pack for one choice of options. Lists are indexed as in `names`."""

    def __init__(self) -> None:
        # The map: hexes 0 to 83 are those of the regions, then starting spaces, printed monuments.
        self.space_names: list[str] = []  # for the audit
        self.neighbours: list[list[int]] = []  # starting spaces never touch one another
        self.region_neighbours: list[list[int]] = []
        self.start_left = 0  # the region of the starting tile on the left, and on the right
        self.start_right = 0
        # Tiles: by tile * 7 + hex.
        self.tile_kind: list[int] = []
        self.tile_pigs: list[int] = []
        self.tile_cube: list[int] = []  # 1 where there is a relicube symbol
        self.tile_camp: list[int] = []  # the camp, or -1
        self.start_tiles = 0  # bits
        # Rewards, as effects.
        self.camp_reward: list[int] = []
        self.cube_reward: list[int] = []  # by colour * 5 + column
        self.vault_reward: list[int] = []
        self.display_vault = 0  # the vault whose reward is a relicube from the display
        self.production: list[int] = []  # by production space, NOTHING where there is none
        self.light_chip: list[int] = []
        self.dark_chip: list[int] = []
        self.crate_effect: list[int] = []
        self.ring_effect: list[int] = []
        self.monument_gain: list[int] = []  # by monument tile, or NOTHING
        self.monument_points: list[int] = []
        # Costs in crystals: [white, red, purple].
        self.workshop_cost: list[list[int]] = []  # by terrain * 2 + level
        self.monument_cost: list[list[int]] = []  # by monument
        # Boxes: by box * 3 + side, 0 without upgrade.
        self.box_parts: list[list[int]] = []  # the effects, which wait one by one
        # Keycards.
        self.card_effect: list[int] = []  # or NOTHING
        self.card_parts: list[list[int]] = []  # the effects of a card, which wait one by one
        self.card_points: list[int] = []
        self.card_colour: list[int] = []
        # Abilities.
        self.ability_effect: list[int] = []  # or NOTHING
        self.ability_trigger: list[int] = []
        self.ability_fixed: list[int] = []  # 1 if it always costs 1 stone
        self.trigger_part: list[int] = []  # by ability: the effect that offers it, or NOTHING
        self.tribe_passive: list[int] = []  # bits
        self.omnitool = 0  # the gadget that has four parts, or -1
        # Objectives: pairs of a need and how many.
        self.objective_needs: list[list[tuple[int, int]]] = []
        self.objective_reward: list[int] = []
        # Effects that the rules need, by number.
        self.mix: list[int] = []  # by n: n moves or develops; NOTHING for 0
        self.buy: list[int] = []  # by rates * 10 + n
        self.moves: list[int] = []  # by n: n moves
        self.develop = 0
        self.gain_followers: list[int] = []  # by n: n followers; NOTHING for 0
        self.one_white = 0
        self.one_follower_here = 0
        self.one_point = 0
        self.take_keycard: list[int] = []  # by colour of the keycard; NOTHING for white
        # Tracks.
        self.track_steps = 0
        self.gadget_step = 0
        self.tribe_step = 0
        self.path_step = 0
        self.chip_steps: list[int] = []
        self.track_points: list[int] = []  # by step
        self.symbols_at: list[int] = []  # points of the culture track with an upgrade symbol
        self.rounds: list[int] = []  # ROUND_KINDS by round, 17 of them
        # Path cards, by path.
        self.path_each: list[int] = []
        self.path_a: list[int] = []
        self.path_b: list[int] = []
        # Numbers.
        self.cube_cost: list[int] = []  # by column
        self.cube_points: list[int] = []
        self.rates: list[list[int]] = []  # followers for a crystal, by rates, by crystal
        self.storage = 0  # crystals of each type at the end of a turn
        self.followers = 0
        self.start_followers = 0
        self.start_white = 0
        self.raft_followers = 0
        self.keycards_shown = 0
        self.yellow_copies = 0
        self.monuments_shown = 0
        self.excavation_steps: list[int] = []  # by stones taken before: 2, 3, 4
        self.objective_points = 0
        self.farm_points = 0
        self.resources_for_a_point = 0
        # Options.
        self.choose_tribes = False
        self.boomerang = False
        self.known_ancients = False
        self.free_upgrades = False
        self.path_sides: list[int] = []  # by path: 0 A, 1 B, -1 at random
