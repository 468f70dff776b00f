import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import page from "../../src/games/euphoria";
import { along, pathAlong, rows, slotOf, TUNNELS } from "../../src/games/euphoria/board/layout";
import { drawn, written } from "../../src/games/euphoria/signs";
import type { Constants, EuphoriaView } from "../../src/games/euphoria/types";
import { lines } from "../../src/lib/svg/text";
import fixture from "../fixtures/euphoria.json";
import { GameHarness, labels, thingOf, troubles } from "../helpers/game";
import { move } from "../helpers/moves";

// Drawing a whole board without a browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const game = new GameHarness<EuphoriaView, Constants>(page, fixture);
const { catalogue } = game;
const TOUCHES: Record<string, string[]> = fixture.touches;
const crowded = game.shown("crowded");
const withMoves = (...texts: string[]) =>
  game.table({
    ...crowded,
    moves: texts.map((text) => move(text, { touches: TOUCHES[text]! })),
  });

beforeAll(() => game.load());
afterEach(() => game.clear());

describe("the board", () => {
  it("has every space there is: sites until they are built, then markets", () => {
    game.show(game.table(crowded), page.Board);
    const spaces = Object.keys(catalogue.constants.spaces);
    const built = ["upper-euphorian", "lower-wastelander"];
    for (const space of spaces) {
      const [site, place] = space.split(/-site-|-market$/);
      const there = place === undefined || built.includes(site!) !== space.includes("-site-");
      expect(thingOf(space) !== undefined, space).toBe(there);
    }
  });

  it("lights what a move touches, and nothing else", () => {
    const table = game.table(crowded);
    game.show(table, page.Board);
    expect(thingOf("generator")?.classList).toContain("lit");
    expect(thingOf("euphorian-tunnel-end")?.classList).not.toContain("lit");
    thingOf("generator")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.pick).toHaveBeenCalledWith("generator", thingOf("generator"), undefined);
  });

  it("shows every worker with the letter of its seat", () => {
    game.show(game.table(crowded), page.Board);
    const marks = [...document.querySelectorAll(".die use")].map((one) =>
      one.getAttribute("data-drawn"),
    );
    expect(marks.sort()).toEqual(["A", "B", "B", "C", "C", "D"]);
  });

  it("says who stands where, and leaves no gap unfilled", () => {
    game.show(game.table(crowded), page.Board);
    expect(thingOf("generator")?.getAttribute("aria-label")).toContain(
      "Worker of Ben, showing 4. Worker of Carla, showing 2",
    );
    expect(labels().filter((label) => label.trim() === "" || label.includes("{"))).toEqual([]);
  });

  it("lights the territory that a star may go to", () => {
    game.show(withMoves("star territory", "star upper-euphorian-market"), page.Board);
    const lit = document.querySelectorAll('[data-word="territory"].lit');
    expect(lit).toHaveLength(1);
    expect(lit[0]!.getAttribute("aria-label")).toContain("Euphoria");
  });

  it("lets a worker on an area be taken back", () => {
    game.show(withMoves("take all", "take farm 3"), page.Board);
    expect(thingOf("farm-3")?.classList).toContain("lit");
    expect(thingOf("retrieve")?.classList).toContain("lit");
  });

  it("points at a marker that the log speaks of", () => {
    game.show(game.table(crowded, ["player-2 morale"]), page.Board);
    expect(document.querySelectorAll(".touched")).toHaveLength(1);
  });

  it("has no button inside another", () => {
    game.show(game.table(crowded), page.Board);
    expect(document.querySelectorAll(".thing").length).toBeGreaterThan(50);
    expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
  });
});

describe("a player's side", () => {
  it("is whole for its owner", async () => {
    game.show(game.table(crowded), page.Side, { seat: 0 });
    for (const word of ["die-2", "die-3", "die-5", "maxime", "michael", "nick", "dilemma"])
      expect(thingOf(word), word).toBeDefined();
    expect(document.body.textContent).toContain("Artifacts in hand: 3 of 4");
    expect(document.body.textContent).toContain("Burn a Book");
    expect(await troubles()).toEqual([]);
  });

  it("offers the recruits that were dealt", async () => {
    const start = game.shown("start");
    game.show(game.table(start), page.Side, { seat: start.eyes });
    const dealt = start.view.players[start.eyes]!.dealt!;
    expect(dealt).toHaveLength(4);
    for (const recruit of dealt) expect(thingOf(recruit)?.classList).toContain("lit");
    expect(await troubles()).toEqual([]);
  });

  it("has nothing of another player's that could be chosen", () => {
    game.show(game.table(crowded), page.Side, { seat: 1 });
    expect(document.querySelectorAll("[data-word]")).toHaveLength(0);
    expect(document.body.textContent).toContain("Brian the Viticulturist");
  });

  it("comes in two lines as well", async () => {
    game.show(game.table(crowded), page.Summary, { seat: 0 });
    expect(labels()).toContain("Energy: 4");
    expect(labels()).toContain(`${crowded.view.players[0]!.stars} of 10 stars placed`);
    expect(await troubles()).toEqual([]);
  });
});

describe("cards", () => {
  it("are drawn for everything in the catalogue", async () => {
    for (const [kind, cards] of Object.entries(catalogue.cards))
      for (const [id, card] of Object.entries(cards)) {
        game.show(game.table(crowded), page.CardFace, { kind, id });
        expect(document.body.textContent).toContain(card.name);
        expect(document.querySelector("svg:not([width='0'])"), `${kind} ${id}`).not.toBeNull();
        await game.clear();
      }
  });
});

describe("trading", () => {
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((one) =>
      one.textContent?.trim().startsWith(text),
    )!;

  it("puts an offer together, good by good", async () => {
    const play = game.ask(game.shown("offer"));
    expect(document.body.textContent).toContain("Nothing is final until you send it.");
    button("Add Water").click();
    button("Send the offer").click();
    button("Drop the offer").click();
    expect(play.mock.calls.flat()).toEqual(["give water", "propose", "withdraw"]);
    expect(await troubles()).toEqual([]);
  });

  it("shows what an offer would bring and cost", async () => {
    const play = game.ask(game.shown("answer"));
    const piles = [...document.querySelectorAll("section")].map((one) =>
      one.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(piles).toEqual(["You get 1 × Energy", "You give 1 × Food"]);
    button("Accept the offer").click();
    expect(play).toHaveBeenCalledWith("accept");
    expect(await troubles()).toEqual([]);
  });
});

describe("where things are", () => {
  it("leads a miner from one end of its way to the other", () => {
    for (const { way } of TUNNELS) {
      expect(along(way, 0)).toEqual(way[0]);
      expect(along(way, 1)).toEqual(way.at(-1));
      expect(pathAlong(way)).toMatch(/^M.*Q.*L/);
    }
  });

  it("has a place for a worker on every space that takes one", () => {
    for (const [space, { kind }] of Object.entries(catalogue.constants.spaces))
      expect(slotOf(space) !== null, space).toBe(kind !== "area");
  });

  it("makes room for any number of workers on an area", () => {
    const box = { x: 0, y: 0, w: 160, h: 80 };
    for (const count of [1, 4, 9, 24]) {
      const { at, size } = rows(box, count);
      expect(new Set(at.map(String)).size).toBe(count);
      expect(at.every(([x, y]) => x >= size / 2 && x <= 160 && y >= size / 2 && y <= 100)).toBe(
        true,
      );
    }
  });

  it("writes numbers and names as they fit", () => {
    expect(written({ icon: "morale", n: -2 })).toBe("−2");
    expect(written({ icon: "knowledge", n: 1 }, true)).toBe("+");
    expect(written({ icon: "gold", n: 1 })).toBeUndefined();
    const price = [{ icon: "advance", tint: "here" }, "/", { icon: "gold", n: 2 }];
    expect(drawn(price, { here: "icarite" })).toMatchObject([
      { icon: "advance", tint: "icarite" },
      "/",
      { icon: "gold", n: "2" },
    ]);
    expect(lines("Theater of Revelatory Propaganda", 19)).toEqual([
      "Theater of",
      "Revelatory",
      "Propaganda",
    ]);
    expect(lines("Disassemble-a-Teddy-Bear Shop", 16)).toEqual([
      "Disassemble-a-",
      "Teddy-Bear Shop",
    ]);
  });
});
