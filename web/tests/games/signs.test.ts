import { describe, expect, it } from "vitest";
import { signs as euphoria } from "../../src/games/euphoria/signs";
import { signs as recall } from "../../src/games/recall/signs";
import { signs as revive } from "../../src/games/revive/signs";
import { phrases } from "../../src/lib/signs/phrases";
import { amount } from "../../src/lib/signs/sign";
import euphoriaFixture from "../fixtures/euphoria.json";
import recallFixture from "../fixtures/recall.json";
import reviveFixture from "../fixtures/revive.json";

const GAMES = [
  ["euphoria", euphoria, euphoriaFixture.icons],
  ["recall", recall, recallFixture.icons],
  ["revive", revive, reviveFixture.icons],
] as const;

describe.each(GAMES)("the signs of moves and of the log in %s", (_, signs, icons) => {
  it("can all be drawn", () => {
    const undrawn = icons.filter((icon) => !signs.look(icon).numbered && !signs.body(icon, "gray"));
    expect(undrawn).toEqual([]);
    expect(icons.length).toBeGreaterThan(20);
  });
});

describe("the number before a sign", () => {
  it("is a loss with a minus sign, and nothing where there is none", () => {
    expect([-2, 3, "∞", undefined].map(amount)).toEqual(["−2", "3", "∞", ""]);
  });
});

describe("signs in a line", () => {
  it("keep together what is paid and what is bought, and a stroke with what it offers", () => {
    expect(phrases(["2", "/", "white", "→", "3", "/", "red", "→", "4", "develop"])).toEqual([
      ["2"],
      ["/", "white", "→", "3"],
      ["/", "red", "→", "4"],
      ["develop"],
    ]);
    expect(phrases(["−1", "→"])).toEqual([["−1", "→"]]);
    expect(phrases([])).toEqual([]);
  });
});
