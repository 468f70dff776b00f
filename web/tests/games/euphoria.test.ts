import axe from "axe-core";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import page from "../../src/games/euphoria";
import { along, drawn, rows, slotOf, TUNNELS } from "../../src/games/euphoria/board/layout";
import { written } from "../../src/games/euphoria/signs";
import { lines } from "../../src/games/euphoria/game";
import type { Catalogue, Seat, TableContext } from "../../src/lib/table/context";
import { wordIndex } from "../../src/table/scene/wordindex";
import fixture from "../fixtures/euphoria.json";
import Holder from "../fixtures/Holder.svelte";

// Drawing a whole board without a browser takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const catalogue = fixture.catalogue as unknown as Catalogue;
const NAMES = ["Anna", "Ben", "Carla", "David"];
type Shown = (typeof fixture.tables)["crowded"];

function tableOf(shown: Shown, hot = ""): TableContext {
  const index = wordIndex(shown.moves, page.targets);
  const seats = NAMES.map((name, seat) => ({ seat, name, mark: "ABCD"[seat]! }) as Seat);
  return {
    view: shown.view,
    catalogue,
    seats,
    eyes: shown.eyes,
    moves: (word) => index.get(word) ?? [],
    hot: (word) => word === hot,
    pick: vi.fn(),
    hover: vi.fn(),
    look: vi.fn(),
    lookAway: vi.fn(),
    say: (id) => id,
    word: (id) => catalogue.words[id] ?? id,
  };
}

let shown: Record<string, unknown> | undefined;

function show(table: TableContext, part: Component<never>, given = {}): HTMLElement {
  shown = mount(Holder, {
    target: document.body,
    props: { table, part: part as Component, given },
  });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

const crowded = fixture.tables.crowded as Shown;
const thingOf = (word: string) => document.querySelector(`[data-word="${word}"]`);
const labels = () =>
  [...document.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label")!);

async function troubles(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}

describe("the board", () => {
  it("has every space there is: sites until they are built, then markets", () => {
    show(tableOf(crowded), page.Board);
    const spaces = Object.keys(
      (catalogue.figures as { spaces: Record<string, unknown> })["spaces"],
    );
    const built = ["upper-euphorian", "lower-wastelander"];
    for (const space of spaces) {
      const [site, place] = space.split(/-site-|-market$/);
      const there = place === undefined || built.includes(site!) !== space.includes("-site-");
      expect(thingOf(space) !== null, space).toBe(there);
    }
  });

  it("lights what a move touches, and nothing else", () => {
    const table = tableOf(crowded);
    show(table, page.Board);
    expect(thingOf("generator")?.classList).toContain("lit");
    expect(thingOf("euphorian-tunnel-end")?.classList).not.toContain("lit");
    thingOf("generator")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.pick).toHaveBeenCalledWith("generator", thingOf("generator"));
  });

  it("shows every worker with the letter of its seat", () => {
    show(tableOf(crowded), page.Board);
    const marks = [...document.querySelectorAll(".eu-die-mark")].map((one) => one.textContent);
    expect(marks.sort()).toEqual(["A", "B", "B", "C", "C", "D"]);
  });

  it("says who stands where, and leaves no gap unfilled", () => {
    show(tableOf(crowded), page.Board);
    expect(thingOf("generator")?.getAttribute("aria-label")).toContain(
      "Worker of Ben, showing 4. Worker of Carla, showing 2",
    );
    expect(labels().filter((label) => label.trim() === "" || label.includes("{"))).toEqual([]);
  });

  it("lights the territory that a star may go to", () => {
    const moves = [
      { text: "star territory", meaning: "" },
      { text: "star upper-euphorian-market", meaning: "" },
    ];
    show(tableOf({ ...crowded, moves } as Shown), page.Board);
    const lit = document.querySelectorAll('[data-word="territory"].lit');
    expect(lit).toHaveLength(1);
    expect(lit[0]!.getAttribute("aria-label")).toContain("Euphoria");
  });

  it("lets a worker on an area be taken back", () => {
    const moves = [
      { text: "take all", meaning: "" },
      { text: "take farm 3", meaning: "" },
    ];
    show(tableOf({ ...crowded, moves } as Shown), page.Board);
    expect(thingOf("farm-3")?.classList).toContain("lit");
    expect(thingOf("retrieve")?.classList).toContain("lit");
  });

  it("points at a marker that the log speaks of", () => {
    show(tableOf(crowded, "player-2-morale"), page.Board);
    expect(document.querySelectorAll(".eu-hot")).toHaveLength(1);
  });

  it("has no button inside another", () => {
    show(tableOf(crowded), page.Board);
    expect(document.querySelectorAll(".thing").length).toBeGreaterThan(50);
    expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
  });
});

describe("a player's side", () => {
  it("is whole for its owner", async () => {
    show(tableOf(crowded), page.Side, { seat: 0 });
    for (const word of ["die-2", "die-3", "die-5", "maxime", "michael", "nick", "dilemma"])
      expect(thingOf(word), word).not.toBeNull();
    expect(document.body.textContent).toContain("Artifacts in hand: 3 of 4");
    expect(document.body.textContent).toContain("Burn a Book");
    expect(await troubles()).toEqual([]);
  });

  it("offers the recruits that were dealt", async () => {
    const start = fixture.tables.start as unknown as Shown;
    show(tableOf(start), page.Side, { seat: start.eyes });
    const dealt = (start.view.players[start.eyes] as { dealt?: string[] }).dealt!;
    expect(dealt).toHaveLength(4);
    for (const recruit of dealt) expect(thingOf(recruit)?.classList).toContain("lit");
    expect(await troubles()).toEqual([]);
  });

  it("has nothing of another player's that could be chosen", () => {
    show(tableOf(crowded), page.Side, { seat: 1 });
    expect(document.querySelectorAll("[data-word]")).toHaveLength(0);
    expect(document.body.textContent).toContain("Brian the Viticulturist");
  });

  it("comes in two lines as well", async () => {
    show(tableOf(crowded), page.Summary, { seat: 0 });
    expect(labels()).toContain("Energy: 4");
    expect(labels()).toContain(`${crowded.view.players[0]!.stars} of 10 stars placed`);
    expect(await troubles()).toEqual([]);
  });
});

describe("cards", () => {
  it("are drawn for everything in the catalogue", () => {
    for (const [kind, cards] of Object.entries(catalogue.cards))
      for (const [id, card] of Object.entries(cards)) {
        show(tableOf(crowded), page.CardFace, { kind, id });
        expect(document.body.textContent).toContain(card.name);
        expect(document.querySelector("svg:not([width='0'])"), `${kind} ${id}`).not.toBeNull();
        document.body.innerHTML = "";
      }
  });
});

describe("trading", () => {
  const question = (shown: Shown) => {
    const play = vi.fn();
    const part = page.questions[shown.asks]!;
    show(tableOf(shown), part as Component<never>, {
      seat: shown.eyes,
      prompt: "",
      moves: shown.moves,
      play,
    });
    return play;
  };
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((one) =>
      one.textContent?.trim().startsWith(text),
    )!;

  it("puts an offer together, good by good", async () => {
    const play = question(fixture.tables.offer as unknown as Shown);
    expect(document.body.textContent).toContain("Nothing is final until you send it.");
    button("Add Water").click();
    button("Send the offer").click();
    button("Drop the offer").click();
    expect(play.mock.calls.flat()).toEqual(["give water", "propose", "withdraw"]);
    expect(await troubles()).toEqual([]);
  });

  it("shows what an offer would bring and cost", async () => {
    const play = question(fixture.tables.answer as unknown as Shown);
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
      expect(drawn(way)).toMatch(/^M.*Q.*L/);
    }
  });

  it("has a place for a worker on every space that takes one", () => {
    const spaces = (catalogue.figures as { spaces: Record<string, { kind: string }> })["spaces"];
    for (const [space, { kind }] of Object.entries(spaces))
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
    expect(written({ what: "morale", n: -2 })).toBe("−2");
    expect(written({ what: "knowledge", n: 1 }, true)).toBe("+");
    expect(written({ what: "gold", n: 1 })).toBe("");
    expect(lines("Theater of Revelatory Propaganda", 19)).toEqual([
      "Theater of",
      "Revelatory",
      "Propaganda",
    ]);
  });
});
