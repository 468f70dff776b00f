import type { Card, TableContext } from "../../lib/table/context";

/** A price or a gain as it is drawn: what, how much (less than nothing is lost), for whom. */
export interface Sign {
  what: string;
  n: number;
  of?: string;
  to?: string;
}

export type Counts = Record<string, number>;

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
  dilemma?: string;
  /** What only its owner sees. */
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

export interface SpaceFigures {
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

export interface Figures {
  factions: string[];
  commodities: string[];
  resources: string[];
  artifacts: string[];
  goods: string[];
  sites: string[];
  site_spaces: number;
  stars: number;
  workers: number;
  tiers: number[];
  allegiance_end: number;
  tunnel_reveal: number;
  tunnel_end: number;
  track_end: number;
  check_limit: number;
  workers_to_build: number[];
  bands: Band[];
  spaces: Record<string, SpaceFigures>;
  penalties: Record<string, string>;
}

export const viewOf = (table: TableContext): EuphoriaView => table.view as unknown as EuphoriaView;

export const figuresOf = (table: TableContext): Figures =>
  table.catalogue.figures as unknown as Figures;

export const cardOf = (table: TableContext, kind: string, id: string): Card | undefined =>
  table.catalogue.cards[kind]?.[id];

/** A label of the game with its gaps filled in. */
export function tell(
  table: TableContext,
  id: string,
  values: Record<string, string | number> = {},
): string {
  return table.word(id).replace(/\{([a-z]+)\}/g, (gap, key: string) => `${values[key] ?? gap}`);
}

/** A word at the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const nameOf = (table: TableContext, seat: number): string => table.seats[seat]?.name ?? "";

export const markOf = (table: TableContext, seat: number): string =>
  table.seats[seat]?.mark ?? String.fromCharCode(65 + seat);

/** Whose stars or workers: names in a row, or nobody. */
export function namesOf(table: TableContext, seats: number[]): string {
  const names = seats.map((seat) => nameOf(table, seat));
  return names.length > 0 ? names.join(", ") : table.word("label-nobody");
}

/** A thing that is asked about only while something may be done with it; else it is just read. */
export const litWord = (table: TableContext, word: string): string | undefined =>
  table.moves(word).length > 0 ? word : undefined;

/** What something costs or gives, in words: for those who cannot see the signs. */
export function spoken(table: TableContext, signs: Sign[]): string {
  return signs
    .filter((sign) => sign.what in table.catalogue.words)
    .map((sign) => `${sign.n} ${table.word(sign.what)}`)
    .join(", ");
}

export const totalOn = (view: EuphoriaView, area: string): number =>
  (view.spaces[area] ?? []).reduce((sum, worker) => sum + worker.face, 0);

/** Faces and goods that are there: kinds with none are left out. */
export const held = (counts: Counts): [string, number][] =>
  Object.entries(counts).filter(([, n]) => n > 0);

/** A long name in lines that are no longer than so many letters, as far as its words allow. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most)
      found[found.length - 1] += ` ${word}`;
    else found.push(word);
  }
  return found;
}

/** How big letters may be for a text to fit, whatever the font: capitals and wide ones included. */
export const fitting = (text: string, width: number, most: number): number =>
  Math.min(most, width / (Math.max(text.length, 1) * 0.64));
