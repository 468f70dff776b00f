import { describe, expect, it } from "vitest";
import { places } from "../../src/games/recall/board/places";
import { distances } from "../../src/games/recall/board/ways";
import { signs } from "../../src/games/recall/signs";
import { drawn } from "../../src/lib/svg/hexes";

/** A hex by its axial coordinates. */
const at = (q: number, r: number) => drawn([Math.sqrt(3) * (q + r / 2), 1.5 * r]);

describe("how far the goals of a group are", () => {
  const row = { a2: at(1, 0), a3: at(2, 0), a4: at(3, 0) };

  it("is counted from goal to goal", () => {
    expect(distances(at(0, 0), row, new Set())).toEqual({ a2: 1, a3: 2, a4: 3 });
    const around = { ...row, b1: at(0, 1), b2: at(1, 1), b3: at(2, 1) };
    expect(distances(at(0, 0), around, new Set())).toMatchObject({ b1: 1, b2: 2, a3: 2, b3: 3 });
  });
  it("does not lead on over a relicube", () => {
    const around = { ...row, b1: at(0, 1), b2: at(1, 1) };
    expect(distances(at(0, 0), around, new Set(["a2"]))).toEqual({
      a2: 1,
      b1: 1,
      b2: 2,
      a3: 3,
      a4: 4,
    });
  });
  it("is not known for goals beyond water", () => {
    expect(distances(at(0, 0), { a2: at(1, 0), f6: at(5, 5) }, new Set())).toEqual({ a2: 1 });
  });
});

describe("the places of pieces on a hex", () => {
  const counts = [0, 1, 2, 3, 4];
  const cases = counts.flatMap((buildings) =>
    counts.flatMap((groups) => [true, false].map((low) => [buildings, groups, low] as const)),
  );

  it.each(cases)("are one for each of %d buildings and %d groups, apart: low %s", (b, g, low) => {
    const found = places(b, g, low);
    expect([found.buildings.length, found.groups.length]).toEqual([b, g]);
    const all = [...found.buildings, ...found.groups];
    expect(new Set(all.map(({ at }) => at.join())).size).toBe(b + g);
    for (const { at, scale } of all) {
      expect(Math.abs(at[0])).toBeLessThan(28);
      expect(Math.abs(at[1])).toBeLessThan(24);
      expect(scale).toBeGreaterThan(0.5);
    }
  });
  it.each([true, false])("leave a building and a group beside it whole: low %s", (low) => {
    const { buildings, groups } = places(1, 1, low);
    const [left, right] = [buildings[0]!, groups[0]!];
    const wide = 13 * (left.scale + right.scale);
    expect(right.at[0] - left.at[0]).toBeGreaterThanOrEqual(wide);
  });
});

describe("signs", () => {
  const shapes = (icon: string, tints: string[]) => tints.map((tint) => signs.body(icon, tint));

  it("tell colours apart by their shapes", () => {
    const shape = (body: string) => body.replace(/var\([^)]*\)|,/g, "");
    for (const [icon, tints] of [
      ["knowledge", ["white", "gray", "black", "any", "same"]],
      ["relicube", ["white", "gray", "black", "brown"]],
      ["stone", ["white", "gray", "black", "own"]],
      ["crystal", ["white", "red", "purple"]],
    ] as const)
      expect(new Set(shapes(icon, [...tints]).map(shape)).size).toBe(tints.length);
    const emblems = ["white", "yellow", "green", "gray"].map((tint) =>
      signs.badge({ icon: "keycard", tint }),
    );
    expect(new Set(emblems).size).toBe(4);
    for (const emblem of emblems) expect(signs.body(emblem!, "")).not.toBe("");
  });
  it("are known by the names of views and catalogues too", () => {
    for (const name of ["token-pig", "token-raft", "crystal-red", "track-black", "face-down"])
      expect(signs.body(name, ""), name).not.toBe("");
  });
});
