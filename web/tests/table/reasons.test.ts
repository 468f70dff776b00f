import { describe, expect, it } from "vitest";
import { capital, distinct } from "../../src/table/moves/reasons";

describe("reasons", () => {
  it("are said once, with all their articles", () => {
    const because = (move: string, text: string, article: string) => ({ move, text, article });
    expect(
      distinct([
        because("build a1", "It is hidden.", "revive.build.2"),
        because("populate a1", "It is hidden.", "revive.populate.2"),
        because("explore a1", "No way leads there.", ""),
      ]),
    ).toEqual([
      { text: "It is hidden.", articles: ["revive.build.2", "revive.populate.2"] },
      { text: "No way leads there.", articles: [] },
    ]);
  });

  it("are about things with a capital letter, and about hexes by their names", () => {
    expect([capital("workshop"), capital("überrest"), capital("i5")]).toEqual([
      "Workshop",
      "Überrest",
      "i5",
    ]);
  });
});
