export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 6;

/**
 * Where a box of this size goes: beside what it belongs to, below before above before the sides,
 * where it covers nothing that is to stay clear; else into the corner of the window where it covers
 * the least of that. It is always within the window.
 */
export function placed(anchor: Box, size: Size, view: Size, clear: readonly Box[] = []): Spot {
  const covered = (spot: Spot) =>
    clear.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  const near = beside(anchor, size, view);
  const free = near.find((spot) => covered(spot) === 0);
  if (free !== undefined) return free;
  if (clear.length === 0) return within(below(anchor, size), size, view);
  const all = corners(size, view);
  return all.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** The places on each side of the anchor that fit into the window, its middle before its ends. */
function beside(anchor: Box, size: Size, view: Size): Spot[] {
  const { left, top, width, height } = anchor;
  const lefts = [left + (width - size.width) / 2, left, left + width - size.width];
  const tops = [top + (height - size.height) / 2, top, top + height - size.height];
  const sides = [
    ...[top + height + GAP, top - GAP - size.height].map((y) =>
      lefts.map((x) => ({ left: within({ left: x, top: y }, size, view).left, top: y })),
    ),
    ...[left + width + GAP, left - GAP - size.width].map((x) =>
      tops.map((y) => ({ left: x, top: within({ left: x, top: y }, size, view).top })),
    ),
  ];
  return sides.flat().filter((spot) => fits(spot, size, view));
}

const below = (anchor: Box, size: Size): Spot => ({
  left: anchor.left + (anchor.width - size.width) / 2,
  top: anchor.top + anchor.height + GAP,
});

function corners(size: Size, view: Size): Spot[] {
  const [right, bottom] = [view.width - size.width - EDGE, view.height - size.height - EDGE];
  return [EDGE, right].flatMap((left) =>
    [bottom, EDGE].map((top) => within({ left, top }, size, view)),
  );
}

/** The nearest place within the window; what is larger than it begins at its edge. */
function within(spot: Spot, size: Size, view: Size): Spot {
  const kept = (wanted: number, length: number, most: number) =>
    Math.max(EDGE, Math.min(wanted, most - length - EDGE));
  return {
    left: kept(spot.left, size.width, view.width),
    top: kept(spot.top, size.height, view.height),
  };
}

function fits(spot: Spot, size: Size, view: Size): boolean {
  const { left, top } = within(spot, size, view);
  return left === spot.left && top === spot.top;
}

/** How much of the area the boxes share. */
function overlap(one: Box, other: Box): number {
  const shared = (from: number, length: number, start: number, size: number) =>
    Math.max(0, Math.min(from + length, start + size) - Math.max(from, start));
  return (
    shared(one.left, one.width, other.left, other.width) *
    shared(one.top, one.height, other.top, other.height)
  );
}
