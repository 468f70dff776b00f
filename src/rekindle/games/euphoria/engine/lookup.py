"""A pack compiled to lookup tables: every component as numbers."""

from __future__ import annotations


class Way:
    """One way to pay for something: a price, what comes with it, and the recruits it takes."""

    def __init__(
        self,
        name: int,
        price: int,
        unpaired: int,
        then: int,
        needs: int,
        conditions: list[int],
        always: bool,
    ) -> None:
        self.name = name  # its place among the names of ways
        self.price = price
        self.unpaired = unpaired  # the price where a pair may not stand for three artifacts
        self.then = then  # an effect that comes with paying this way, or NOTHING
        self.needs = needs  # bits of recruits
        self.conditions = conditions
        self.always = always  # does it replace the printed way?
        # The first single kind that the price asks for, and how much: to fail quickly.
        self.kind = 0
        self.least = 0


class Ability:
    """What a recruit does: when, where, on which conditions, at what price."""

    def __init__(
        self,
        recruit: int,
        trigger: int,
        spaces: int,
        conditions: list[int],
        price: int,
        swapped_price: int,
        effect: int,
        optional: bool,
        once: bool,
    ) -> None:
        self.recruit = recruit
        self.trigger = trigger
        self.spaces = spaces  # bits of the spaces it is for, 0 for anywhere
        self.conditions = conditions
        self.price = price
        self.swapped_price = swapped_price  # with food standing in for bliss
        self.effect = effect
        self.optional = optional
        self.once = once


class Toll:
    """What a recruit makes its owner pay to place at all."""

    def __init__(self, recruit: int, spaces: int, price: int) -> None:
        self.recruit = recruit
        self.spaces = spaces
        self.price = price


class Lookup:
    """All tables of one pack for one recruit deck."""

    def __init__(self) -> None:
        # Recruits, tiles and dilemmas by number.
        self.recruit_names: list[str] = []  # for the messages of an audit
        self.recruit_faction: list[int] = []
        self.abilities: list[list[Ability]] = []
        self.listeners: list[int] = []  # by trigger: bits of the recruits with such an ability
        self.food_for_bliss = 0  # bits of the recruits that let food stand in for bliss
        self.tolls: list[Toll] = []
        self.deck: tuple[int, ...] = ()  # recruits that are dealt from
        self.tile_ways: list[list[Way]] = []
        self.tile_penalty: list[int] = []
        self.dilemma_artifact: list[int] = []
        self.dilemma_price: list[list[Way]] = []
        # Spaces.
        self.space_ways: list[list[Way]] = []
        self.space_benefit: list[int] = []
        self.retrieval: list[Way] = []
        # Numbers.
        self.band_limit: list[int] = []
        self.band_goods: list[int] = []
        self.band_effect: list[int] = []
        self.tiers: list[int] = []
        self.allegiance_end = 0
        self.tunnel_reveal = 0
        self.tunnel_end = 0
        self.track_end = 0
        self.start_morale = 0
        self.start_knowledge = 0
        self.start_workers = 0
        self.check_limit = 0
        self.artifact_copies: list[int] = []
        self.open_territory: list[int] = []  # by number of players
        self.workers_to_build: list[int] = []  # by number of players
        self.recruits_dealt = 0
        self.one_artifact = 0  # the effect "1 artifact"
