import { describe, expect, it } from "vitest";
import { targets } from "../helpers/euphoria-targets";
import page from "../fixtures/euphoria.json";

const words = new Set([
  ...Object.keys(page.catalogue.words),
  ...Array.from({ length: 6 }, (_, i) => `player-${i + 1}`),
  "territory",
]);
/** Moves that are about no thing on the table: they are in the list, or have a page of their own. */
const BARE =
  /^(skip|end|do the rest|propose|withdraw|accept|decline|counter|trade all|with printed-price|dig resource|(ask|face) .+)$/;

describe("what a move touches", () => {
  it.each([
    ["place 3 generator", ["die-3", "generator"]],
    ["place 6 upper-euphorian-site-2", ["die-6", "upper-euphorian-site-2"]],
    ["take farm 3", ["farm-3", "farm"]],
    ["take sky-lounge", ["sky-lounge"]],
    ["take all", ["retrieve"]],
    ["retrieve food", ["retrieve"]],
    ["retrieve gidget+brian", ["retrieve", "gidget", "brian"]],
    ["pay book book balloons", ["book", "balloons"]],
    ["pay gold", ["gold"]],
    ["keep maxime", ["maxime"]],
    ["use kyle", ["kyle"]],
    ["with josh+brian", ["josh", "brian"]],
    ["with shown-artifact", ["dilemma"]],
    ["resolve star", ["dilemma"]],
    ["trade player-2", ["player-2"]],
    ["choose lose 1 knowledge", ["knowledge"]],
    ["star upper-euphorian-market", ["upper-euphorian-market"]],
    ["star territory", ["territory"]],
    ["dig artifact", ["artifact-deck"]],
    ["end", []],
  ])("%s", (move, touched) => {
    expect(targets(move)).toEqual(touched);
  });

  it("is known for every move there is", () => {
    const lost = page.vocabulary.filter((move) => targets(move).length === 0 && !BARE.test(move));
    expect(lost).toEqual([]);
  });

  it("is nothing for those that are about nothing", () => {
    const bare = page.vocabulary.filter((move) => BARE.test(move));
    expect(bare.length).toBeGreaterThan(20);
    expect(bare.flatMap(targets)).toEqual([]);
  });

  it("goes by words that the catalogue knows", () => {
    const unknown = page.vocabulary.flatMap(targets).filter((word) => !words.has(word));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
