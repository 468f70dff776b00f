/** What views and the catalogue of Euphoria hold. */

/** A price or a gain: what, how much (negative is lost), whose track, and for whom. */
export interface Sign {
  what: string;
  n: number;
  of?: string;
  to?: string;
}

export type Counts = Record<string, number>;

// The view

export interface Worker {
  seat: number;
  face: number;
}

export interface PlayerView {
  seat: number;
  morale: number;
  knowledge: number;
  stars: number;
  stars_left: number;
  score: Counts;
  goods: Counts;
  artifacts_held: number;
  workers: {
    hand: number[];
    board: { space: string; face: number }[];
    reserve: number;
    returning: number;
  };
  recruits: string[];
  hidden_recruits: number;
  dilemma_resolved: "" | "star" | "recruit";
  penalties: string[];
  /** Before it is resolved only its owner sees which one it is. */
  dilemma?: string;
  /** Only its owner sees the rest. */
  artifacts?: Counts;
  hidden?: string[];
  dealt?: string[];
}

export interface MarketView {
  site: string;
  tile: string | null;
  stars: number[];
}

export interface OfferView {
  gives: Counts;
  asks: Counts;
}

export interface EuphoriaView {
  seats: number;
  turn: number | null;
  players: PlayerView[];
  allegiance: Counts;
  miners: Counts;
  territories: Record<string, { open: number; stars: number[] }>;
  markets: MarketView[];
  spaces: Record<string, Worker[] | undefined>;
  artifact_deck: number;
  artifact_discard: Counts;
  recruit_deck: number;
  offer: OfferView | null;
  counter_offer: OfferView | null;
}

// The catalogue

export interface SpaceConstants {
  faction: string | null;
  kind: string;
  cost: Sign[];
  gain: Sign[];
}

export interface Band {
  least: number;
  most: number;
  goods: number;
  signs: Sign[];
}

export interface Constants {
  factions: string[];
  commodities: string[];
  resources: string[];
  artifacts: string[];
  goods: string[];
  sites: string[];
  site_spaces: number;
  stars: number;
  tiers: number[];
  allegiance_end: number;
  tunnel_reveal: number;
  tunnel_end: number;
  track_end: number;
  workers_to_build: number[];
  bands: Band[];
  spaces: Record<string, SpaceConstants>;
}

export interface Exchange {
  pay: Sign[];
  gain: Sign[];
}

export interface Faces {
  recruit: { faction: string; abilities: Exchange[] };
  market: { cost: Sign[]; penalty: string };
  penalty: { market: string };
  space: SpaceConstants;
  artifact: { good: string };
  good: { good: string };
  dilemma: { artifact: string; star: string; recruit: string };
  faction: { faction: string };
  track: { faction?: string };
  deck: object;
  action: { ways: Exchange[] };
}
