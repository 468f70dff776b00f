import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import page from "../../src/games/recall";
import type { Constants, RecallView } from "../../src/games/recall/types";
import fixture from "../fixtures/recall.json";
import { GameHarness, labels, thingOf, thingsOf, troubles } from "../helpers/game";

// A whole board takes its time, and a checker more.
vi.setConfig({ testTimeout: 60_000 });

const game = new GameHarness<RecallView, Constants>(page, fixture);
const { catalogue } = game;
const { map, symbols, rounds } = catalogue.constants;
const [late, moving, spectator] = [
  game.shown("late"),
  game.shown("moving"),
  game.shown("spectator"),
];
const TRACKS = ["white", "gray", "black"] as const;

beforeAll(() => game.load());
afterEach(() => game.clear());

describe("the map", () => {
  it("has a thing for every open hex, and one for every region that is not", () => {
    game.show(game.table(late), page.Board);
    for (const { region, tile } of late.view.regions) {
      const [middle, ...others] = map.regions[region]!.hexes;
      expect(thingsOf(middle!)).toHaveLength(1);
      for (const hex of others) expect(thingsOf(hex), hex).toHaveLength(tile ? 1 : 0);
    }
    for (const hex of [...map.starts, ...Object.values(map.printed)])
      expect(thingsOf(hex), hex).toHaveLength(1);
  });

  it("says what stands where, and leaves no gap unfilled", () => {
    game.show(game.table(late), page.Board);
    const names = ["Anna", "Ben", "Carla", "David"];
    for (const [name, { buildings = [], followers = [] }] of Object.entries(late.view.hexes)) {
      const label = thingOf(name)?.getAttribute("aria-label") ?? "";
      for (const { seat, kind } of buildings) expect(label).toContain(`${kind} of ${names[seat]}`);
      for (const { seat, n } of followers)
        expect(label).toMatch(new RegExp(`${n} followers? of ${names[seat]}`));
    }
    expect(labels().filter((label) => /\{|undefined|^\s*$/.test(label))).toEqual([]);
  });

  it("shows every building and every group with the letter of its seat", () => {
    game.show(game.table(late), page.Board);
    const seats = Object.values(late.view.hexes).flatMap((hex) =>
      [...(hex.buildings ?? []), ...(hex.followers ?? [])].map(({ seat }) => seat),
    );
    const drawn = [...document.querySelectorAll(".map .piece use")]
      .map((one) => one.getAttribute("data-drawn")!)
      .filter((text) => /[A-D]/.test(text));
    expect(seats.length).toBeGreaterThan(4);
    expect(drawn.sort()).toEqual(seats.map((seat) => "ABCD"[seat]!).sort());
  });

  it("tells kinds of hexes apart by patterns", () => {
    game.show(game.table(late), page.Board);
    const grounds = [...document.querySelectorAll(".hex")].map((hex) => [
      hex.getAttribute("data-terrain")!,
      hex.querySelector('path[fill*="url("]')!.getAttribute("fill")!,
    ]);
    for (const [kind, fill] of grounds)
      expect(fill).toContain(kind === "printed" ? "-monument)" : `-${kind})`);
  });
});

describe("a movement", () => {
  const { movement } = moving.view;

  it("lifts the group in hand, and tells how many moves it has left", () => {
    game.show(game.table(moving), page.Board);
    const hand = [...document.querySelectorAll(".hand use")].map((one) =>
      one.getAttribute("data-drawn"),
    );
    expect(hand).toEqual(["ABCD"[movement!.seat], String(movement!.size)]);
    expect(thingOf(movement!.hex!)?.getAttribute("aria-label")).toContain(
      `In hand: ${movement!.size} follower`,
    );
  });

  it("leaves those behind that are not in hand", () => {
    game.show(game.table(moving), page.Board);
    const there = moving.view.hexes[movement!.hex!]!.followers!;
    const own = there.find(({ seat }) => seat === movement!.seat)!;
    const stay = own.n - movement!.size;
    const shown = [...thingOf(movement!.hex!)!.querySelectorAll(".piece .letters use")].map((one) =>
      one.getAttribute("data-drawn"),
    );
    expect(shown.includes(String(stay))).toBe(stay > 0);
  });

  it("marks its goals, with their distance where it takes several moves", () => {
    game.show(game.table(moving), page.Board);
    const goals = moving.moves.filter((move) => move.verb === "to").map((move) => move.touches[0]!);
    expect(goals.length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".goal")).toHaveLength(goals.length);
    for (const goal of goals) expect(thingOf(goal)?.classList).toContain("lit");
    const far = [...document.querySelectorAll(".goal use")].map((one) =>
      Number(one.getAttribute("data-drawn")),
    );
    for (const moves of far) expect(moves).toBeLessThanOrEqual(movement!.moves_left);
    if (movement!.kind === "walk" && movement!.moves_left > 1)
      expect(far).toHaveLength(goals.length);
  });

  it("marks the relicubes that will be paid for", () => {
    const [name] = Object.entries(moving.view.hexes).find(([, hex]) => hex.relicube)!;
    const entered = { ...moving.view, movement: { ...movement!, entered: [name] } };
    game.show(game.table({ ...moving, view: entered }), page.Board);
    expect(thingOf(name)!.querySelector(".entered")).not.toBeNull();
    expect(document.querySelectorAll(".entered")).toHaveLength(1);
  });
});

describe("the board beside the map", () => {
  it("has everything by the words of moves", () => {
    game.show(game.table(late), page.Board);
    const { keycards, monument_tiles, paths, chips, ancients } = late.view;
    const words = [
      ...Object.keys(keycards.yellow),
      ...keycards.green,
      ...keycards.gray,
      ...monument_tiles,
      ...paths.flatMap(({ path, chip }) => [`path-${path}`, chip]),
      ...TRACKS.flatMap((track) => [`track-${track}`, ...chips[track]]),
      ...TRACKS.flatMap((track) => ancients[track].gadgets),
      ...["white", "gray", "black", "brown"].map((cube) => `relicube-${cube}`),
      "culture",
    ];
    for (const word of words) expect(thingsOf(word), word).toHaveLength(1);
  });

  it("lights what a move touches, and nothing else", () => {
    const words = ["track-gray", "path-power", late.view.keycards.green[0]!, map.starts[0]!];
    const moves = words.map((word) => ({ ...late.moves[0]!, text: word, touches: [word] }));
    const table = game.table({ ...late, moves });
    game.show(table, page.Board);
    const lit = [...document.querySelectorAll(".lit")].map((one) => one.getAttribute("data-word"));
    expect(lit.sort()).toEqual([...words].sort());
    thingOf("track-gray")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.pick).toHaveBeenCalledWith("track-gray", thingOf("track-gray"), undefined);
  });

  it("is not lit because followers could be returned", () => {
    const text = `return ${map.starts[2]!}`;
    const back = { ...late.moves[0]!, text, verb: "return", touches: ["supply"] };
    game.show(game.table({ ...late, moves: [back] }), page.Board);
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
  });

  it("shows everybody's markers on every track", () => {
    game.show(game.table(late), page.Board);
    const found = (selector: string) =>
      [...document.querySelectorAll(`${selector} .disc [data-drawn]`)]
        .map((one) => one.getAttribute("data-drawn"))
        .sort();
    const seats = ["A", "B", "C", "D"].slice(0, late.view.seats);
    expect(found("section.culture")).toEqual(seats);
    for (const track of TRACKS) expect(found(`[data-track="${track}"]`)).toEqual(seats);
    for (const { seat, culture } of late.view.players)
      expect(thingOf("culture")?.getAttribute("aria-label")).toContain(
        `${["Anna", "Ben", "Carla", "David"][seat]}: ${culture}`,
      );
  });

  it("has the upgrades at their symbols, and begins anew beyond its end", () => {
    const far = late.view.players.map((one) => (one.seat === 0 ? { ...one, culture: 64 } : one));
    game.show(game.table({ ...late, view: { ...late.view, players: far } }), page.Board);
    const stacks = [...document.querySelectorAll(".symbol .stack [data-drawn]")];
    expect(stacks.map((one) => one.getAttribute("data-drawn"))).toEqual(
      late.view.letters.map((letter) => letter.toUpperCase()),
    );
    expect(stacks).toHaveLength(symbols.length);
    expect(document.querySelector(".lap [data-drawn]")?.getAttribute("data-drawn")).toBe("64");
  });

  it("tells every round", () => {
    game.show(game.table(late), page.Board);
    const told = labels().filter((label) => /^Round \d/.test(label));
    expect(told).toHaveLength(rounds.length);
    expect(told[late.view.round]).toMatch(/, now$/);
    expect(told.filter((label) => label.includes("path"))).toHaveLength(3);
  });

  it("has no button inside another, and nothing that a checker finds", async () => {
    for (const shown of [late, moving, spectator]) {
      game.show(game.table(shown), page.Board);
      expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
      expect(await troubles()).toEqual([]);
      await game.clear();
    }
  });
});

describe("the status", () => {
  const status = (view: Partial<RecallView>) => {
    const shown = { ...late, view: { ...late.view, ...view } };
    game.show(game.table(shown), page.Status!, { seat: 0 });
    const parts = [...document.querySelectorAll(".status > span")];
    return parts.map((one) => one.textContent).join(" · ");
  };

  it("is the round, and what is special about it", () => {
    expect(status({ round: 3 })).toBe("Round 4 of 17");
  });
  it("names rounds for paths and objectives", () => {
    expect(status({ round: rounds.indexOf("path") })).toMatch(/^Round \d+ of 17 · Path round$/);
  });
  it("has the points of a single player", () => {
    expect(status({ round: 0, seats: 1 })).toMatch(/^Round 1 of 17 · \d+ points?$/);
  });
});

describe("the question of a movement", () => {
  const { movement } = moving.view;

  it("has the sizes of the group, the one in hand among them, and its goals", () => {
    const play = game.ask(moving);
    const numbers = [...document.querySelectorAll(".numbers button")];
    const sizes = moving.moves.filter((move) => move.verb === "with").length;
    expect(numbers).toHaveLength(sizes + 1);
    expect(document.querySelector(".now")?.textContent).toBe(String(movement!.size));
    const goals = moving.moves.filter((move) => move.verb === "to").map((move) => move.text);
    for (const goal of goals)
      expect(document.querySelectorAll(`[data-move="${goal}"]`), goal).toHaveLength(1);
    (numbers[0] as HTMLElement).click();
    expect(play).toHaveBeenCalledWith("with 1");
  });

  it("leaves no move out, and has nothing that a checker finds", async () => {
    game.ask(moving);
    const texts = [...document.querySelectorAll("[data-move]")].map((one) =>
      one.getAttribute("data-move"),
    );
    expect(texts.sort()).toEqual(moving.moves.map((move) => move.text).sort());
    expect(await troubles()).toEqual([]);
  });
});
