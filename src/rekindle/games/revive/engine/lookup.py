"""A pack compiled to lookup tables: every component as numbers."""

from __future__ import annotations


class Lookup:
    """All tables of one pack for one choice of options. Lists are indexed as in `names`."""

    def __init__(self) -> None:
        # The map.
        self.neighbours: list[list[int]] = []
        self.crystals_at: list[list[int]] = []  # by space: crystal symbols that touch it
        self.crystal_worth: list[int] = []
        self.space_names: list[str] = []
        self.start_places: list[int] = []
        self.place_touches: list[list[int]] = []  # by place: spaces around it, not its own
        self.tile_faces: list[int] = []  # by tile * 4 + hex
        self.tile_water: list[int] = []  # by tile: the effect of its water, or NOTHING
        self.tile_back: list[int] = []  # by tile, -1 for starting tiles
        self.back_tiles: list[int] = []  # by back: bits of its tiles
        self.back_cost: list[tuple[int, int, int]] = []  # gears, books, food
        self.back_mixed: list[int] = []  # 1 if it costs different things
        self.back_points: list[int] = []
        # Large locations.
        self.large_tiles: list[list[int]] = []  # the two faces of each tile in play
        self.large_category: list[int] = []
        self.large_points: list[int] = []
        self.large_steps: list[list[tuple[int, int]]] = []
        self.large_gain: list[int] = []
        # Cards: by card * 2 + half.
        self.card_colour: list[int] = []
        self.half_effect: list[int] = []
        self.half_range: list[int] = []
        self.half_slot: list[int] = []
        self.half_flasks: list[int] = []
        # Modules and their spaces.
        self.module_colours: list[int] = []  # bits of colours
        self.module_effect: list[int] = []
        self.module_flasks: list[int] = []
        self.module_spaces: list[int] = []  # by space: the slot it belongs to
        self.space_active: list[int] = []
        self.slot_spaces: list[list[int]] = []
        # Machines.
        self.machine_effect: list[int] = []
        self.machine_colour: list[int] = []  # ANY_COLOUR unless special
        self.machine_flasks: list[int] = []
        self.machine_attach: list[int] = []  # the procedure if it attaches to an action, else 0
        self.machine_amount: list[int] = []  # how much range or discount
        self.action_machines: list[int] = []  # by action: bits of those that help with it
        self.source_machines = 0  # bits of those that bring goods or energy for sure
        self.source_crates = 0  # likewise
        self.turn_machines = 0
        self.colour_machines = 0
        # Crates, artifacts, artifact cards.
        self.crate_effect: list[int] = []
        self.artifacts: list[list[int]] = []  # by number of players: how many of each colour
        self.card_category: list[int] = []  # by artifact card * 3 + colour
        self.card_points: list[int] = []
        # Tribe boards; technologies by board * 7 + technology.
        self.boards: list[int] = []  # those that may be dealt
        self.board_tribe: list[int] = []
        self.board_side: list[int] = []  # in the order of BOARD_SIDES
        self.board_ability: list[int] = []
        self.board_leaf: list[int] = []  # the procedure that its ability ends in
        self.board_tiles: list[int] = []
        self.tech_cost: list[int] = []
        self.tech_points: list[int] = []
        self.tech_gain: list[int] = []
        self.tech_with_ability: list[int] = []
        self.tech_range: list[int] = []
        self.tech_power: list[int] = []
        self.tech_machine: list[int] = []  # the machine it unlocks, or -1
        # Tracks.
        self.track_length: list[int] = []
        self.track_resource: list[int] = []
        self.reward_kind: list[int] = []
        self.reward_needs: list[int] = []  # by reward * 3 + track
        self.reward_colour: list[int] = []
        self.reward_machine: list[int] = []
        self.reward_effect: list[int] = []
        self.advance: list[list[int]] = []  # by track, by steps: the effect
        self.progress_bonus: list[int] = []  # by space 1 to 20: an effect or NOTHING
        self.progress_points: list[int] = []  # by markers 0 to 20
        self.point_bonus_at: list[int] = []
        self.point_bonus: list[int] = []
        self.sleep_gain: list[int] = []
        self.sleep_removal: list[int] = []
        # Effects that the rules themselves need.
        self.switch = 0
        self.artifact = 0
        self.take_card: list[int] = []  # by colour: take such a card from the display
        self.start_gain: list[int] = []  # by seat
        # Numbers.
        self.limits: list[int] = []  # by good
        self.start_energy = 0
        self.building_cost: list[int] = []
        self.buildings: list[int] = []
        self.sand_tile_points = 0
        self.target_discount = 0
        self.temple_range = 0
        self.falcon_resources = 0
        self.cards_shown = 0
        self.modules_shown = 0
        self.machines_shown = 0
        self.active_at_start = 0
        self.card_bonus = 0
        self.end_tile = 0
        self.minor_artifact = 0
        self.resources_for_a_point = 0
        self.long_game_minors = 0
        self.ranks: list[int] = []
        # Options.
        self.choose_tribes = False
        self.cards_dealt = 1  # artifact cards to choose from; 0: one open card for all
        self.long_game = False
        self.strict_solo_end = False
        self.end_tile_to_taker = False
        self.copied_card_stays = False
        self.colours_for_played_card_only = False
