export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

/**
 * Where a box of this size goes beside what it belongs to: below, else above, else to a side, and
 * always within the window.
 */
export function placed(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const within = (wanted: number, length: number, most: number) =>
    Math.max(EDGE, Math.min(wanted, most - length - EDGE));
  const middle = within(anchor.left + anchor.width / 2 - size.width / 2, size.width, view.width);
  const below = anchor.top + anchor.height + GAP;
  if (below + size.height + EDGE <= view.height) return { left: middle, top: below };
  const above = anchor.top - GAP - size.height;
  if (above >= EDGE) return { left: middle, top: above };
  const top = within(anchor.top + anchor.height / 2 - size.height / 2, size.height, view.height);
  const right = anchor.left + anchor.width + GAP;
  if (right + size.width + EDGE <= view.width) return { left: right, top };
  const left = anchor.left - GAP - size.width;
  if (left >= EDGE) return { left, top };
  return { left: middle, top: within(below, size.height, view.height) };
}
