import { describe, expect, it } from "vitest";
import { placed, type Box } from "../../src/lib/ui/place";

const VIEW = { width: 1000, height: 800 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const covers = (spot: { left: number; top: number }, other: Box) =>
  spot.left < other.left + other.width &&
  other.left < spot.left + CARD.width &&
  spot.top < other.top + other.height &&
  other.top < spot.top + CARD.height;

describe("a place beside something", () => {
  it("is below it, above where there is no room, else at a side", () => {
    expect(placed(box(400, 300, 100, 50), CARD, VIEW)).toEqual({ left: 350, top: 358 });
    expect(placed(box(400, 700, 100, 50), CARD, VIEW)).toEqual({ left: 350, top: 592 });
    expect(placed(box(400, 50, 100, 700), CARD, VIEW)).toEqual({ left: 508, top: 350 });
    expect(placed(box(800, 50, 150, 700), CARD, VIEW)).toEqual({ left: 592, top: 350 });
  });
  it("stays within the window", () => {
    expect(placed(box(0, 300, 20, 20), CARD, VIEW).left).toBe(6);
    expect(placed(box(980, 300, 20, 20), CARD, VIEW).left).toBe(794);
    expect(placed(box(0, 0, 1000, 800), CARD, VIEW)).toEqual({ left: 400, top: 694 });
  });
  it("is not where something must stay clear", () => {
    const anchor = box(400, 300, 100, 50);
    const lit = [box(300, 360, 200, 60), box(300, 200, 200, 90)];
    const spot = placed(anchor, CARD, VIEW, [anchor, ...lit]);
    expect(spot).toEqual({ left: 508, top: 275 });
  });
  it("is at an end of it where its middle would be in the way", () => {
    const lit = box(340, 360, 50, 60);
    expect(placed(box(400, 300, 100, 50), CARD, VIEW, [lit])).toEqual({ left: 400, top: 358 });
  });
});

describe("where everything around is to stay clear", () => {
  const ring = [box(150, 100, 700, 250), box(150, 450, 700, 250), box(150, 350, 700, 100)];
  it("is a corner of the window that covers nothing", () => {
    const spot = placed(box(480, 390, 20, 20), CARD, VIEW, [...ring, box(0, 650, 300, 150)]);
    expect(spot).toEqual({ left: 6, top: 6 });
    expect(ring.some((one) => covers(spot, one))).toBe(true);
  });
  it("covers as little as possible", () => {
    const all = [box(0, 0, 1000, 760)];
    expect(placed(box(480, 390, 20, 20), CARD, VIEW, all)).toEqual({ left: 6, top: 694 });
  });
});
