import { describe, expect, it } from "vitest";
import type { AnyView } from "../../src/lib/table/context";
import type { ArticleInfo, Course } from "../../src/lib/protocol";
import { byId, lookedUp, pieces, sections, shortId } from "../../src/table/rules/articles";
import {
  apart,
  finalScores,
  linesOf,
  publicScores,
  scaleTo,
  spaced,
} from "../../src/table/scores/scores";
import { wayInto, wayToMiddle } from "../../src/table/layout/scrolling";
import { countAt, stepTo } from "../../src/table/replay/steps";
import { between, contained, opening, zoomed } from "../../src/table/layout/zoom";
import { NO_VIEW } from "../../src/lib/table/context";

const COURSE: Course = {
  length: 20,
  turns: [2, 6, 10, 15],
  rounds: [2, 10],
  seats: [0, 1, 0, 1],
  totals: [
    [0, 2, 2, 5, 9],
    [0, 0, 4, 4, 8],
  ],
};

describe("steps through a game", () => {
  it("go decision by decision within the game", () => {
    expect(stepTo(COURSE, 5, "decision", 1)).toBe(6);
    expect(stepTo(COURSE, 0, "decision", -1)).toBe(0);
    expect(stepTo(COURSE, 20, "decision", 1)).toBe(20);
  });
  it("go to where turns and rounds begin", () => {
    expect(stepTo(COURSE, 3, "turn", 1)).toBe(6);
    expect(stepTo(COURSE, 6, "turn", -1)).toBe(2);
    expect(stepTo(COURSE, 2, "turn", -1)).toBe(0);
    expect(stepTo(COURSE, 16, "turn", 1)).toBe(20);
    expect(stepTo(COURSE, 3, "round", 1)).toBe(10);
  });
  it("are counted from one", () => {
    expect([0, 2, 9, 20].map((at) => countAt(COURSE.turns, at))).toEqual([0, 1, 2, 4]);
  });
});

describe("scores", () => {
  it("are read from what everybody sees", () => {
    const view: AnyView = {
      ...NO_VIEW,
      players: [
        { seat: 0, score: { map: 3, crates: 1 } },
        { seat: 1, score: { map: 4 } },
      ],
    };
    const scores = publicScores(view, (id) => id.replace("score-", "the "));
    expect(scores.rows).toEqual([
      { name: "the map", points: [3, 4] },
      { name: "the crates", points: [1, null] },
    ]);
    expect(scores.totals).toEqual([4, 4]);
  });
  it("at the end are in the order of the seats", () => {
    const line = (points: number) => [{ name: "Map", points }];
    const outcome = {
      reason: "",
      seats: [
        { seat: 1, place: 1, total: 9, lines: line(9), tie_break: "" },
        { seat: 0, place: 2, total: 5, lines: line(5), tie_break: "" },
      ],
    };
    expect(finalScores(outcome)).toEqual({
      rows: [{ name: "Map", points: [5, 9] }],
      totals: [5, 9],
    });
  });
});

describe("the chart", () => {
  it("puts totals where their turns begin", () => {
    const { lines, scale } = linesOf(COURSE, { width: 200, height: 100 });
    expect(scale).toEqual([0, 2, 4, 6, 8, 10]);
    expect(lines[0]!.map((point) => point.x)).toEqual([20, 60, 100, 150, 200]);
    expect(lines[0]![4]).toEqual({ x: 200, y: 10 });
  });
  it("has its marks at round numbers", () => {
    expect(scaleTo(1)).toEqual([0, 1]);
    expect(scaleTo(7)).toEqual([0, 2, 4, 6, 8]);
    expect(scaleTo(23)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(scaleTo(31)).toEqual([0, 10, 20, 30, 40]);
    expect(scaleTo(112)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(scaleTo(180)).toEqual([0, 50, 100, 150, 200]);
    expect(scaleTo(1001)).toEqual([0, 200, 400, 600, 800, 1000, 1200]);
  });
  it("goes in steps of 1, 2 or 5 times a power of ten, and no more than six", () => {
    for (let most = 1; most <= 2000; most++) {
      const scale = scaleTo(most);
      expect(String(scale[1])).toMatch(/^[125]0*$/);
      expect(scale.length).toBeLessThanOrEqual(7);
      expect(scale.at(-1)).toBeGreaterThanOrEqual(most);
      expect(scale.at(-2)).toBeLessThan(most);
    }
  });
  it("names only as many rounds as there is room for", () => {
    expect(spaced([0, 30, 60], 26).map((one) => one.count)).toEqual([1, 2, 3]);
    const many = Array.from({ length: 12 }, (_, i) => i * 10);
    expect(spaced(many, 26).map((one) => one.count)).toEqual([5, 10]);
    expect(spaced([0, 60, 70, 160, 200], 26).map((one) => one.count)).toEqual([2, 4]);
    expect(spaced([], 26)).toEqual([]);
  });
  it("keeps letters apart in their order", () => {
    expect(apart([50, 48, 90], 10)).toEqual([58, 48, 90]);
  });
});

describe("articles", () => {
  const article = (id: string, text: string): ArticleInfo => ({
    id: `revive.${id}`,
    section: id.split(".")[0]!,
    title: id.split(".")[0]!.toUpperCase(),
    text,
  });
  const RULES = [
    article("setup.1", "One to four players."),
    article("setup.2", "The map has thirty tiles."),
    article("explore.1", "Pay for a tile."),
  ];

  it("are found by id with or without the game, by section, by words", () => {
    expect(byId(RULES, "revive.setup.2")?.text).toContain("thirty");
    expect(lookedUp(RULES, "explore.1")).toEqual([RULES[2]]);
    expect(lookedUp(RULES, "Setup")).toHaveLength(2);
    expect(lookedUp(RULES, "TILE pay")).toEqual([RULES[2]]);
    expect(lookedUp(RULES, "dragons")).toEqual([]);
  });
  it("stand in sections", () => {
    expect(sections(RULES).map((one) => [one.id, one.articles.length])).toEqual([
      ["setup", 2],
      ["explore", 1],
    ]);
    expect(shortId("revive.setup.2")).toBe("setup.2");
  });
  it("have few marks", () => {
    expect(pieces("rows `a` to `j`. *(ruling)*")).toEqual([
      { kind: "text", text: "rows " },
      { kind: "code", text: "a" },
      { kind: "text", text: " to " },
      { kind: "code", text: "j" },
      { kind: "text", text: ". " },
      { kind: "em", text: "(ruling)" },
    ]);
  });
});

describe("zooming", () => {
  it("stays between fitted and large, and snaps to fitted", () => {
    expect(zoomed(1, 0.5)).toBe(1);
    expect(zoomed(1.01, 1)).toBe(1);
    expect(zoomed(5, 2)).toBe(6);
  });
  it("fits by what is scarcer", () => {
    expect(contained({ width: 400, height: 100 }, 0.5)).toBe(200);
    expect(contained({ width: 100, height: 400 }, 0.5)).toBe(100);
  });
  it("begins close where all of it would be too small to read", () => {
    expect(opening({ width: 344, height: 540 }, 0.75)).toBeCloseTo(540 / 258);
    expect(opening({ width: 344, height: 900 }, 0.75)).toBe(2.4);
    expect(opening({ width: 344, height: 540 }, 1.3)).toBe(1.8);
    expect(opening({ width: 540, height: 344 }, 0.75)).toBe(1);
    expect(opening({ width: 800, height: 1000 }, 0.75)).toBe(1);
    expect(opening({ width: 720, height: 510 }, 1.02)).toBeCloseTo(720 / 500);
  });
  it("is about the middle of two fingers", () => {
    expect(
      between([
        { x: 0, y: 0 },
        { x: 30, y: 40 },
      ]),
    ).toEqual({ x: 15, y: 20, apart: 50 });
  });
});

describe("what is lit", () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };
  const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 });
  it("stays where it is while one thing of it is in sight", () => {
    expect(wayInto(frame, [at(50, 50), at(900, 50)])).toBeNull();
    expect(wayInto(frame, [])).toBeNull();
  });
  it("is brought in with a little room around it, all of it if it fits", () => {
    expect(wayInto(frame, [at(150, 50), at(190, 70)])).toEqual({ x: 107, y: 0 });
    expect(wayInto(frame, [at(50, -20)])).toEqual({ x: 0, y: -37 });
  });
  it("is brought in by its nearest thing if it is too much", () => {
    expect(wayInto(frame, [at(150, 50), at(900, 70)])).toEqual({ x: 67, y: 0 });
  });
  it("is in the middle at first", () => {
    expect(wayToMiddle(frame, [at(150, 50), at(190, 70)])).toEqual({ x: 120, y: 10 });
    expect(wayToMiddle(frame, [])).toBeNull();
  });
});
