import { box, type Box, type Point } from "../../../lib/svg/geometry";

/** Where everything is on the board: a sky above, two lands beside each other, a world below. */

export const WIDTH = 1200;
export const HEIGHT = 916;

export interface Territory {
  faction: string;
  /** Where its emblem and its name stand. */
  head: Point;
  /** The middle of the start of its allegiance track. */
  allegiance: Point;
  /** The first star space, and how many stand in a row. */
  stars: Point;
  row: number;
  area: Box;
  areaName: string;
}

export const TERRITORIES: Territory[] = [
  {
    faction: "icarite",
    head: [42, 40],
    allegiance: [34, 92],
    stars: [38, 150],
    row: 6,
    area: box(376, 14, 186, 164),
    areaName: "cloud-mine",
  },
  {
    faction: "euphorian",
    head: [42, 230],
    allegiance: [224, 231],
    stars: [350, 459],
    row: 3,
    area: box(18, 262, 176, 172),
    areaName: "generator",
  },
  {
    faction: "wastelander",
    head: [698, 230],
    allegiance: [880, 231],
    stars: [1006, 459],
    row: 3,
    area: box(674, 262, 176, 172),
    areaName: "farm",
  },
  {
    faction: "subterran",
    head: [238, 618],
    allegiance: [430, 619],
    stars: [772, 737],
    row: 3,
    area: box(214, 650, 176, 148),
    areaName: "aquifer",
  },
];

export const ALLEGIANCE_STEP = 26;
export const STAR_STEP = 40;

export const SITES: Record<string, Box> = {
  "upper-euphorian": box(204, 262, 156, 172),
  "lower-euphorian": box(370, 262, 156, 172),
  "upper-wastelander": box(860, 262, 156, 172),
  "lower-wastelander": box(1026, 262, 156, 172),
  "upper-subterran": box(400, 650, 156, 148),
  "lower-subterran": box(566, 650, 156, 148),
};

/** Spaces for a single worker that are neither tunnels nor sites. */
export const SINGLES: Record<string, Box> = {
  incinerator: box(122, 442, 198, 62),
  ark: box(778, 442, 198, 62),
  "free-press": box(734, 650, 252, 62),
  "wind-saloon": box(578, 22, 146, 148),
  "nimbus-loft": box(732, 22, 146, 148),
  "breeze-bar": box(886, 22, 146, 148),
  "sky-lounge": box(1040, 22, 146, 148),
  "tank-energy": box(546, 208, 108, 144),
  "tank-water": box(546, 362, 108, 144),
};

export const RETRIEVE = box(84, 592, 112, 134);
export const ARTIFACT_DECK = box(1012, 602, 88, 62);
export const RECRUIT_DECK = box(1012, 672, 88, 62);
export const MORALE = box(18, 826, 574, 80);
export const KNOWLEDGE = box(608, 826, 574, 80);

export interface Tunnel {
  faction: string;
  entrance: Box;
  end: Box;
  /** The way of the miner, corner by corner. */
  way: Point[];
}

export const TUNNELS: Tunnel[] = [
  {
    faction: "euphorian",
    entrance: box(18, 442, 96, 62),
    end: box(124, 732, 66, 70),
    way: [
      [56, 526],
      [56, 769],
      [116, 769],
    ],
  },
  {
    faction: "wastelander",
    entrance: box(674, 442, 96, 62),
    end: box(462, 436, 64, 70),
    way: [
      [720, 520],
      [720, 552],
      [494, 552],
      [494, 518],
    ],
  },
  {
    faction: "subterran",
    entrance: box(890, 736, 96, 62),
    end: box(1118, 436, 64, 70),
    way: [
      [1004, 769],
      [1150, 769],
      [1150, 520],
    ],
  },
];

const CORNER = 30;

/** A way with its corners rounded off, as a path to be drawn. */
export function pathAlong(way: Point[]): string {
  const [[x, y], ...rest] = way as [Point, ...Point[]];
  let path = `M${x} ${y}`;
  rest.forEach((corner, i) => {
    const next = rest[i + 1];
    if (next === undefined) {
      path += `L${corner[0]} ${corner[1]}`;
      return;
    }
    const before = toward(corner, way[i]!, CORNER);
    const after = toward(corner, next, CORNER);
    path += `L${before[0]} ${before[1]}Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`;
  });
  return path;
}

/** The point at a distance from here, towards another. */
function toward(here: Point, other: Point, by: number): Point {
  const far = Math.hypot(other[0] - here[0], other[1] - here[1]);
  const part = Math.min(by, far / 2) / far;
  return [here[0] + (other[0] - here[0]) * part, here[1] + (other[1] - here[1]) * part];
}

/** The point a part of the way along, corners cut as they are drawn. */
export function along(way: Point[], part: number): Point {
  const points = rounded(way);
  const lengths = points
    .slice(1)
    .map((p, i) => Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length) {
      const [from, to] = [points[i]!, points[i + 1]!];
      const by = length === 0 ? 0 : left / length;
      return [from[0] + (to[0] - from[0]) * by, from[1] + (to[1] - from[1]) * by];
    }
    left -= length;
  }
  return points.at(-1)!;
}

function rounded(way: Point[]): Point[] {
  return way.flatMap((corner, i) => {
    const [before, next] = [way[i - 1], way[i + 1]];
    if (before === undefined || next === undefined) return [corner];
    const [from, to] = [toward(corner, before, CORNER), toward(corner, next, CORNER)];
    const half: Point = [
      (from[0] + 2 * corner[0] + to[0]) / 4,
      (from[1] + 2 * corner[1] + to[1]) / 4,
    ];
    return [from, half, to];
  });
}

/** Where dice stand in a box, and how big they are: the more, the closer together. */
export function rows(b: Box, count: number): { at: Point[]; size: number } {
  for (const size of [38, 34, 30, 26, 22, 18]) {
    const step = size + 4;
    const perRow = Math.max(1, Math.floor(b.w / step));
    const needed = Math.ceil(count / perRow);
    if (needed * step <= b.h || size === 18) {
      const inRow = Math.min(perRow, count);
      const left = b.x + (b.w - inRow * step) / 2 + step / 2;
      const top = b.y + Math.max(0, (b.h - needed * step) / 2) + step / 2;
      const at = Array.from({ length: count }, (_, i): Point => [
        left + (i % perRow) * step,
        top + Math.floor(i / perRow) * step,
      ]);
      return { at, size };
    }
  }
  return { at: [], size: 0 };
}

/** The slot of a space where its worker stands. */
export function slotOf(space: string): Point | null {
  const [site, place] = space.split("-site-");
  if (place !== undefined) return siteSlot(SITES[site!]!, Number(place) - 1);
  if (space.endsWith("-market")) return marketSlot(SITES[space.slice(0, -"-market".length)]!);
  const tunnel = TUNNELS.find((one) => space.startsWith(`${one.faction}-tunnel`));
  if (tunnel !== undefined) {
    const b = space.endsWith("-end") ? tunnel.end : tunnel.entrance;
    return space.endsWith("-end") ? [b.x + b.w / 2, b.y + 28] : [b.x + b.w - 27, b.y + b.h / 2 + 3];
  }
  const b = SINGLES[space];
  if (b === undefined) return null;
  if (space.startsWith("tank-")) return [b.x + b.w / 2, b.y + 74];
  return b.h > 100 ? [b.x + b.w / 2, b.y + 82] : [b.x + b.w - 32, b.y + b.h / 2];
}

export function siteSlot(b: Box, place: number): Point {
  const high = (b.h - 34) / 2;
  const x = b.x + b.w / 2 + (place % 2 === 0 ? -36 : 36);
  return [x, b.y + 32 + high * (Math.floor(place / 2) + 0.5) - 1];
}

export const marketSlot = (b: Box): Point => [b.x + b.w - 28, b.y + 91];

/** Where the dice of a commodity area stand. */
export const diceBox = (b: Box): Box => box(b.x + 8, b.y + 32, b.w - 16, b.h - 32 - 52);
