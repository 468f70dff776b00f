import { afterEach, describe, expect, it } from "vitest";
import { neighbour, walk, type Box } from "../../src/table/layout/arrows";

const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + 10, bottom: y + 10 });

describe("the neighbour in a direction", () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)];

  it("follows rows and columns", () => {
    expect(neighbour(grid[0]!, grid, "ArrowRight")).toBe(1);
    expect(neighbour(grid[1]!, grid, "ArrowDown")).toBe(4);
    expect(neighbour(grid[5]!, grid, "ArrowLeft")).toBe(4);
    expect(neighbour(grid[5]!, grid, "ArrowUp")).toBe(2);
  });
  it("is nothing at the edge", () => {
    expect(neighbour(grid[0]!, grid, "ArrowLeft")).toBe(-1);
    expect(neighbour(grid[3]!, grid, "ArrowDown")).toBe(-1);
  });
  it("finds its way between the columns of hexes", () => {
    const hexes = [at(0, 0), at(15, 8), at(30, 0), at(0, 16)];
    expect(neighbour(hexes[0]!, hexes, "ArrowRight")).toBe(2);
    expect(neighbour(hexes[0]!, hexes, "ArrowDown")).toBe(3);
    expect(neighbour(hexes[3]!, hexes, "ArrowRight")).toBe(1);
  });
  it("reaches everything from everywhere", () => {
    const scattered = [at(0, 0), at(33, 7), at(61, 40), at(12, 55), at(48, 80), at(90, 5)];
    for (const start of scattered.keys()) {
      const seen = new Set([start]);
      for (const one of seen)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
          const next = neighbour(scattered[one]!, scattered, key);
          if (next >= 0) seen.add(next);
        }
      expect(seen.size).toBe(scattered.length);
    }
  });
});

describe("walking", () => {
  afterEach(() => document.body.replaceChildren());

  it("moves the focus, and says whether it could", () => {
    const ground = document.createElement("div");
    document.body.append(ground);
    const things = [0, 20].map((x) => {
      const one = document.createElement("button");
      one.dataset["word"] = `w${x}`;
      one.getBoundingClientRect = () => at(x, 0) as DOMRect;
      ground.append(one);
      return one;
    });
    expect(walk(ground, things[0]!, "ArrowRight")).toBe(true);
    expect(document.activeElement).toBe(things[1]);
    expect(walk(ground, things[1]!, "ArrowRight")).toBe(false);
    expect(document.activeElement).toBe(things[1]);
  });
});
