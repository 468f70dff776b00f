import { describe, expect, it } from "vitest";
import { bounds, type Point } from "../../src/lib/svg/geometry";
import { hexCorners, outline, shrunk, SIDE } from "../../src/lib/svg/hexes";
import { SeatThings } from "../../src/lib/table/seat-things";
import { slotWord } from "../../src/games/revive/names";
import page from "../fixtures/revive.json";
import { targets } from "../helpers/revive-targets";

const moves = page.vocabulary as Record<string, string[]>;
const all = Object.entries(moves).flatMap(([verb, rests]) =>
  rests.map((rest) => `${verb} ${rest}`.trim()),
);
const touched = (verb: string) => moves[verb]!.map((rest) => targets(`${verb} ${rest}`.trim()));

describe("the things that a move touches", () => {
  it("are named by what stands behind the verb", () => {
    const plain = [
      ...["tribe", "keep", "play", "copy", "explore", "populate", "build", "size", "take"],
      ...["gain", "advance", "module", "at", "machine", "artifact", "rest", "wake", "place"],
      ...["from", "to", "send", "use", "open", "discard", "return", "reopen", "fly"],
    ];
    for (const verb of plain)
      for (const rest of moves[verb]!) expect(targets(`${verb} ${rest}`)).toEqual([rest]);
  });

  it("are the verb itself where nothing stands behind it", () => {
    for (const verb of ["switch", "hibernate", "ability"]) expect(targets(verb)).toEqual([verb]);
  });

  it("are none for moves that are about no thing", () => {
    for (const move of ["skip", "do the rest", "end", "go", "lay straight", "lay turned"])
      expect(targets(move)).toEqual([]);
  });

  it("tell slots from technologies of the same name", () => {
    expect(targets("slot top-left")).toEqual([slotWord("top-left")]);
    expect(targets("unlock top-left")).toEqual(["unlock top-left"]);
    const slots = new Set(touched("slot").flat());
    for (const word of touched("unlock").flat()) expect(slots).not.toContain(word);
  });

  it("bring both ways of playing into the fifth slot to that slot", () => {
    expect(targets("slot right-top")).toEqual([slotWord("right")]);
    expect(targets("slot right-bottom")).toEqual([slotWord("right")]);
  });

  it("are the goods of a trade or a payment, each once", () => {
    expect(targets("trade gear")).toEqual(["gear"]);
    expect(targets("trade 2 food")).toEqual(["food"]);
    expect(targets("trade gear+book")).toEqual(["gear", "book"]);
    expect(targets("trade book+book")).toEqual(["book"]);
    expect(targets("pay gear gear food")).toEqual(["gear", "food"]);
    const goods = new Set([...touched("trade").flat(), ...touched("pay").flat()]);
    expect(goods).toEqual(new Set(["gear", "book", "food"]));
  });

  it("are tracks, rewards and the ability for effects that belong to them", () => {
    expect(targets("choose advance gray 2")).toEqual(["gray"]);
    expect(targets("choose reward green-first")).toEqual(["green-first"]);
    expect(targets("choose tribe ability")).toEqual(["ability"]);
    expect(targets("choose 1 module / tribe ability")).toEqual([]);
    expect(targets("choose advance gray 1 / advance green 1")).toEqual([]);
  });

  it("were thought of for every verb there is", () => {
    const silent = new Set(["skip", "do", "end", "go", "lay", "choose"]);
    for (const move of all)
      if (!silent.has(move.split(" ")[0]!)) expect(targets(move), move).not.toEqual([]);
  });
});

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
