import { describe, expect, it } from "vitest";
import { bounds, type Point } from "../../src/lib/svg/geometry";
import { hexCorners, outline, shrunk, SIDE } from "../../src/lib/svg/hexes";
import { sideHeight } from "../../src/games/revive/side/height";
import { partToShow } from "../../src/games/revive/side/parts";
import { SeatThings } from "../../src/lib/table/seat-things";

describe("things before a player", () => {
  const table = (eyes: number | null, hot: string[] = []) => ({
    eyes,
    hot: (word: string) => hot.includes(word),
  });

  it("have the words of moves for oneself, and the player before them for others", () => {
    expect(new SeatThings(table(0), 0).word("miner")).toBe("miner");
    expect(new SeatThings(table(0), 1).word("miner")).toBe("player-2 miner");
    expect(new SeatThings(table(null), 0).word("miner")).toBe("player-1 miner");
  });

  it("are hot when the log names them with their player", () => {
    const told = table(1, ["player-2 gray"]);
    expect(new SeatThings(told, 1).as("gray").hot("gray")).toBe(true);
    expect(new SeatThings(told, 0).as("gray").hot("player-1 gray")).toBe(false);
  });
});

describe("the part of a side that is shown", () => {
  it("stays where something can be chosen in it, or nowhere", () => {
    expect(partToShow("tracks", ["hand", "tracks"])).toBe("tracks");
    expect(partToShow("tribe", [])).toBe("tribe");
  });

  it("changes to where something can be chosen", () => {
    expect(partToShow("hand", ["tracks"])).toBe("tracks");
    expect(partToShow("tracks", ["slots"])).toBe("slots");
  });

  it("is not that of the slots if there is something else to choose", () => {
    expect(partToShow("slots", ["hand", "slots"])).toBe("hand");
  });
});

describe("the height of a side", () => {
  it("is what the board leaves over, or enough for all of it", () => {
    expect(sideHeight({ width: 1120, height: 804 })).toBeCloseTo(289, 0);
    expect(sideHeight({ width: 1600, height: 984 })).toBe(424);
    expect(sideHeight({ width: 768, height: 920 })).toBeCloseTo(444, 0);
  });

  it("is never too little for one part", () => {
    expect(sideHeight({ width: 1024, height: 664 })).toBe(270);
  });
});

describe("hexes", () => {
  const wide = Math.sqrt(3) * SIDE;
  const tile: Point[] = [
    [0, 0],
    [wide, 0],
    [wide / 2, 1.5 * SIDE],
    [1.5 * wide, 1.5 * SIDE],
  ];

  it("have six corners, a side away from the middle", () => {
    for (const [x, y] of hexCorners([10, 20]))
      expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(SIDE, 1);
  });

  it("of a tile have one line around them without the sides they share", () => {
    expect(outline([[0, 0]])).toHaveLength(6);
    // Four hexes have 24 sides; five of them are shared, which takes away ten.
    expect(outline(tile)).toHaveLength(14);
  });

  it("stay apart when the line moves inwards", () => {
    const before = bounds(outline(tile), 0);
    const after = bounds(shrunk(outline(tile), 3), 0);
    expect(after.left).toBeCloseTo(before.left + 3, 0);
    expect(after.width).toBeCloseTo(before.width - 6, 0);
  });
});
