import type { Box } from "./arrows";

/** Scroll what can be chosen into view. */

const width = (box: Box) => box.right - box.left;
const height = (box: Box) => box.bottom - box.top;
const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** Room around what is scrolled into view. */
const MARGIN = 12;

/** The shortest scroll that shows the things; null if one of them is in view already. */
export function wayInto(frame: Box, things: readonly Box[]): { x: number; y: number } | null {
  if (things.length === 0 || things.some((thing) => isIn(frame, thing))) return null;
  const to = target(frame, things);
  return {
    x: shift(to.left - MARGIN - frame.left, to.right + MARGIN - frame.right),
    y: shift(to.top - MARGIN - frame.top, to.bottom + MARGIN - frame.bottom),
  };
}

/** Back if it begins too early, else forward if it ends too late. */
const shift = (begins: number, ends: number) => (begins < 0 ? begins : Math.max(0, ends));

/** The scroll that centres all things, or the nearest if they do not fit. */
export function wayToMiddle(frame: Box, things: readonly Box[]): { x: number; y: number } | null {
  if (things.length === 0) return null;
  const [from, to] = [middle(frame), middle(target(frame, things))];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** All of them if they fit, else the nearest. */
function target(frame: Box, things: readonly Box[]): Box {
  const all = around(things);
  const fits = width(all) <= width(frame) && height(all) <= height(frame);
  return fits ? all : nearest(frame, things);
}

/** Whether its middle is in view. */
function isIn(frame: Box, thing: Box): boolean {
  const { x, y } = middle(thing);
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function nearest(frame: Box, boxes: readonly Box[]): Box {
  const from = middle(frame);
  const far = (box: Box) => Math.hypot(middle(box).x - from.x, middle(box).y - from.y);
  return boxes.reduce((best, box) => (far(box) < far(best) ? box : best));
}

// In the DOM

const LIT = ".thing.lit";
const ASKED = `${LIT}:not(.besides)`;

/** What the question is about; where that is elsewhere, what free actions are about. */
export function litIn(ground: Element): DOMRect[] {
  const asked = ground.querySelectorAll(ASKED);
  const found = asked.length > 0 ? asked : ground.querySelectorAll(LIT);
  return [...found].map((thing) => thing.getBoundingClientRect());
}

/** Whether something there is what the question is about. */
export const isAskedIn = (ground: Element): boolean => ground.querySelector(ASKED) !== null;

/** Scroll the container of an element, if everything lit in it is out of view. */
export function bringIn(ground: Element, smooth: boolean): void {
  const frame = scroller(ground);
  const way = frame && wayInto(frame.getBoundingClientRect(), litIn(ground));
  if (frame && way)
    frame.scrollBy({ left: way.x, top: way.y, behavior: smooth ? "smooth" : "auto" });
}

function scroller(node: Element): Element | null {
  for (let at: Element | null = node; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if ([overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll")) return at;
  }
  return null;
}
