import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { questionOf } from "../../src/games/game";
import page from "../../src/games/recall";
import { sideHeight } from "../../src/games/recall/side/height";
import { partToShow } from "../../src/games/recall/side/parts";
import type { Constants, PlayerView, RecallView } from "../../src/games/recall/types";
import fixture from "../fixtures/recall.json";
import { GameHarness, labels, read, thingOf, thingsOf, troubles } from "../helpers/game";

// A whole side takes its time, and a checker more.
vi.setConfig({ testTimeout: 60_000 });

const game = new GameHarness<RecallView, Constants>(page, fixture);
const { catalogue } = game;
const [late, draft, lay, spectator] = [
  game.shown("late"),
  game.shown("draft"),
  game.shown("lay"),
  game.shown("spectator"),
];
const eyes = late.eyes;
const own = late.view.players[eyes]!;
const BOXES = ["a", "b", "c", "d", "e", "f"] as const;

beforeAll(() => game.load());
afterEach(() => game.clear());

/** The same table, where the player has something else. */
function having(more: Partial<PlayerView>, shown = late) {
  const players = shown.view.players.map((one) => (one.seat === eyes ? { ...one, ...more } : one));
  return { ...shown, view: { ...shown.view, players } };
}

/** The same table, where these moves are on offer. */
function offering(texts: string[], touches: (text: string) => string[]) {
  const moves = texts.map((text) => ({
    ...late.moves[0]!,
    text,
    verb: text.split(" ")[0]!,
    touches: touches(text),
  }));
  return { ...late, moves };
}
const lit = () =>
  [...document.querySelectorAll(".lit")].map((one) => one.getAttribute("data-word")).sort();

describe("a player's side", () => {
  it("has everything of its owner by the words of moves", async () => {
    const { constants } = catalogue;
    game.show(game.table(late), page.Side, { seat: eyes });
    const words = [
      ...BOXES.flatMap((box) => [`box-${box}`, `slot ${box}`]),
      ...["white", "red", "purple"].map((colour) => `crystal-${colour}`),
      ...["white", "gray", "black", "brown"].map((cube) => `relicube-${cube}`),
      ...["white", "gray", "black"].map((stone) => `stone-${stone}`),
      ...constants.vaults,
      ...constants.production,
      ...own.abilities.map(({ ability }) => ability),
      ...own.objectives_held!,
      ...["recall", "stones", "supply", "culture", "crates"],
    ];
    for (const word of words) expect(thingsOf(word), word).toHaveLength(1);
    for (const id of own.keycards) expect(thingOf(id), id).toBeDefined();
    expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
    expect(labels().filter((label) => /\{|undefined|^\s*$/.test(label))).toEqual([]);
    expect(await troubles()).toEqual([]);
  });

  it("lights the keycards that may be used, and the slots that they may go into", () => {
    game.show(game.table(late), page.Side, { seat: eyes });
    for (const { text } of late.moves.filter((move) => move.verb === "play"))
      expect(thingOf(text.slice(5))?.classList).toContain("lit");
    for (const box of BOXES)
      expect(thingOf(`slot ${box}`)!.classList.contains("lit")).toBe(own.slots[box] === null);
    expect(thingOf("recall")?.classList).toContain("lit");
  });

  it("does not take cards on display for its own", () => {
    const [id] = Object.keys(late.view.keycards.yellow);
    const more = having(
      { keycards: [id!, "blank"] },
      offering([`take ${id}`], () => [id!]),
    );
    game.show(game.table(more), page.Side, { seat: eyes });
    expect(lit()).toEqual([]);
    void game.clear();
    game.show(game.table(more), page.Board);
    expect(lit()).toEqual([id]);
    void game.clear();
    game.show(game.table(offering([`play ${id}`], () => [id!])), page.Board);
    expect(lit()).toEqual([]);
  });

  it("raises the one of two equal keycards that has been chosen", () => {
    const more = having({ keycards: ["blank", "blank"] });
    const view = { ...more.view, choosing: "blank" };
    game.show(game.table({ ...more, view }), page.Side, { seat: eyes });
    expect(thingsOf("blank").length).toBeGreaterThan(1);
    expect(document.querySelectorAll(".chosen")).toHaveLength(1);
  });

  it("tells of every box what it does now, and whether it was used", () => {
    const more = having({
      boxes: ["c"],
      upgrades: { a: "a-2", b: null, c: null, d: null, e: null, f: null },
    });
    game.show(game.table(more), page.Side, { seat: eyes });
    const label = (box: string) => thingOf(`box-${box}`)!.getAttribute("aria-label")!;
    const face = catalogue.cards["upgrade"]!["a-2"]!.face as { text: string };
    expect(label("a")).toContain("upgraded");
    expect(label("a")).toContain(face.text);
    expect(label("b")).not.toContain("upgraded");
    expect(label("c")).toContain("used since the last recall");
    expect(read(thingOf("box-c")!)).toContain("✓");
    expect(read(thingOf("box-b")!)).not.toContain("✓");
  });

  it("lights boxes, abilities, crates and production spaces that can be chosen", () => {
    const crate = Object.keys(catalogue.cards["crate"]!)[0]!;
    const ability = own.abilities[0]!.ability;
    const words = [`box-a`, ability, crate, "open-2", "crystal-red", own.objectives_held![0]!];
    const shown = having(
      { crates_held: [crate], crates: 1 },
      offering(words, (word) => [word]),
    );
    game.show(game.table(shown), page.Side, { seat: eyes });
    expect(lit()).toEqual([...words].sort());
  });

  it("says what abilities cost next, those of gadgets with several too", () => {
    const abilities = [
      { ability: "omnitool-2", uses: 1, cost: 2 },
      { ability: "bishop", uses: 0, cost: 1 },
    ];
    game.show(game.table(having({ abilities })), page.Side, { seat: eyes });
    expect(thingOf("omnitool-2")!.getAttribute("aria-label")).toContain(
      "OMNITOOL 2, next use for 2 stones, used once",
    );
    expect(read(thingOf("omnitool-2")!)).toContain("OMNITOOL 2");
    expect(thingOf("bishop")!.getAttribute("aria-label")).toContain(
      "next use for 1 stone, used not",
    );
  });

  it("shows the stones that lie on an ability: every use costs one more, unless it is fixed", () => {
    const used = (uses: number) => ({ uses, cost: uses + 1 });
    const abilities = [
      { ability: "bishop", ...used(0) },
      { ability: "ion", ...used(2) },
      { ability: "norther", uses: 2, cost: 1 },
      { ability: "omnitool-2", ...used(3) },
    ];
    game.show(game.table(having({ abilities })), page.Side, { seat: eyes });
    const lying = (word: string) => thingOf(word)!.querySelector(".lying");
    expect(lying("bishop")).toBeNull();
    expect(lying("ion")!.querySelectorAll("svg.glyph")).toHaveLength(1 + 2);
    expect(lying("norther")!.querySelectorAll("svg.glyph")).toHaveLength(2);
    expect(read(lying("omnitool-2")!)).toContain("6");
  });

  it("uncovers production spaces by buildings", () => {
    const more = having({ workshops: { field: 1, forest: 0, mountain: 0 }, monuments: 2 });
    game.show(game.table(more), page.Side, { seat: eyes });
    const shown = (word: string) => thingOf(word)!.classList.contains("produces");
    expect(["open-1", "field-1", "monument-2"].map(shown)).toEqual([true, true, true]);
    expect(["field-2", "forest-1", "monument-4"].map(shown)).toEqual([false, false, false]);
    expect(thingOf("field-2")!.getAttribute("aria-label")).toContain("not built yet");
  });

  it("fills the relicube grid from the left", () => {
    const relicubes = { white: 2, gray: 0, black: 5, brown: 1 };
    game.show(game.table(having({ relicubes })), page.Side, { seat: eyes });
    expect(document.querySelectorAll(".space.filled")).toHaveLength(8);
    expect(document.querySelectorAll(".space.next")).toHaveLength(3);
  });

  it("counts what objectives ask for", () => {
    const found = Object.entries(catalogue.cards["objective"]!).find(([, { face }]) =>
      (face as { needs: { need: string }[] }).needs.some(({ need }) => need === "vaults"),
    )!;
    const [id, { face }] = found;
    const { n } = (face as { needs: { need: string; n: number }[] }).needs.find(
      ({ need }) => need === "vaults",
    )!;
    const vaults = catalogue.constants.vaults.slice(0, 1);
    game.show(game.table(having({ objectives_held: [id], vaults })), page.Side, { seat: eyes });
    expect(read(thingOf(id)!)).toContain(`1/${n}`);
    void game.clear();
    const all = catalogue.constants.vaults.slice(0, n);
    game.show(game.table(having({ objectives_held: [id], vaults: all })), page.Side, {
      seat: eyes,
    });
    expect(read(thingOf(id)!)).toContain("✓");
  });

  it("shows its parts, and comes up with the one that a question is about", () => {
    const tab = (part: string) => document.querySelector<HTMLElement>(`[data-part="${part}"]`)!;
    game.show(game.table(late), page.Side, { seat: eyes });
    expect(tab("hand").getAttribute("aria-label")).toBe("Keycards – can be chosen");
    expect(tab("grid").getAttribute("aria-label")).toBe("Relicubes");
    tab("grid").click();
    flushSync();
    expect(tab("grid").getAttribute("aria-selected")).toBe("true");
    for (const one of document.querySelectorAll("[role=tab]"))
      expect(document.getElementById(one.getAttribute("aria-controls")!)?.role).toBe("tabpanel");
    void game.clear();
    const asked = offering(["produce open-1"], () => ["open-1"]);
    game.show(game.table(asked), page.Side, { seat: eyes });
    expect(document.querySelector(".side")?.getAttribute("data-shown")).toBe("buildings");
  });

  it("of another player is not lit by one's own moves, and keeps secrets", () => {
    const other = (eyes + 1) % late.view.seats;
    expect(late.view.players[other]!.objectives_held).toBeUndefined();
    game.show(game.table(late), page.Side, { seat: other });
    expect(lit()).toEqual([]);
    expect(thingsOf(`player-${other + 1} crystal-red`)).toHaveLength(1);
    expect(document.querySelector(".objective")).toBeNull();
    void game.clear();
    for (const { seat } of spectator.view.players) {
      game.show(game.table(spectator), page.Side, { seat });
      expect(document.querySelector(".objective")).toBeNull();
      void game.clear();
    }
  });

  it("is pointed at where the log speaks of its player", () => {
    game.show(game.table(late, [`player-${eyes + 1} slot a`]), page.Side, { seat: eyes });
    const hot = [...document.querySelectorAll(".hot")].map((one) => one.getAttribute("data-word"));
    expect(hot).toEqual(["slot a"]);
  });

  it("comes in two lines as well", async () => {
    game.show(game.table(late), page.Summary, { seat: eyes });
    expect(labels()[0]).toContain(`Followers: ${own.supply} in supply, ${own.on_map} on the map`);
    expect(labels()[0]).not.toMatch(/\{|undefined/);
    expect(await troubles()).toEqual([]);
  });
});

describe("the part of a side that is shown", () => {
  it("stays where something can be chosen in it, or nowhere", () => {
    expect(partToShow("grid", ["hand", "grid"])).toBe("grid");
    expect(partToShow("goals", [])).toBe("goals");
  });
  it("changes to where something can be chosen", () => {
    expect(partToShow("hand", ["buildings", "goals"])).toBe("buildings");
  });
});

describe("the height of a side", () => {
  it("is never too little for one part, and enough for all where there is room", () => {
    expect(sideHeight({ width: 1024, height: 664 })).toBe(270);
    expect(sideHeight({ width: 2200, height: 1340 })).toBe(428);
  });
});

describe("cards", () => {
  it("are drawn for everything in the catalogue", async () => {
    for (const [kind, cards] of Object.entries(catalogue.cards))
      for (const id of Object.keys(cards)) {
        game.show(game.table(late), page.CardFace, { kind, id });
        expect(document.querySelector("svg"), `${kind} ${id}`).not.toBeNull();
        // Every sign is one of the set or drawn here: none may come out empty.
        for (const one of document.querySelectorAll(".glyph"))
          expect(one.childElementCount, `${kind} ${id}`).not.toBe(0);
        for (const g of document.querySelectorAll(".glyph > g"))
          expect(g.childElementCount, `${kind} ${id}`).not.toBe(0);
        await game.clear();
      }
  });
});

describe("questions", () => {
  const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-move]")];
  const moved = () => buttons().map((one) => one.getAttribute("data-move"));

  it("show each tribe with its gadget", () => {
    const play = game.ask(draft);
    const { tribes, gadgets } = draft.view.draft!;
    expect(moved()).toEqual(draft.moves.map((move) => move.text));
    for (const [i, tribe] of tribes.entries()) {
      const text = read(buttons().find((one) => one.dataset["move"] === `tribe ${tribe}`)!);
      expect(text).toContain(catalogue.cards["tribe"]![tribe]!.name);
      expect(text).toContain(catalogue.cards["gadget"]![gadgets[i]!]!.name);
    }
    buttons()[1]!.click();
    expect(play).toHaveBeenCalledWith(draft.moves[1]!.text);
  });

  it("show a tile in six ways, each with all of its hexes", () => {
    const play = game.ask(lay);
    expect(moved()).toEqual([1, 2, 3, 4, 5, 6].map((turn) => `lay ${turn}`));
    const cells = (catalogue.cards["tile"]![lay.view.revealed!.tile]!.face as { cells: unknown[] })
      .cells;
    const ways = buttons().map((one) => [...one.querySelectorAll(".cell > .ground")]);
    for (const hexes of ways) expect(hexes).toHaveLength(cells.length);
    // The hex in the middle stays; the one east of it comes to a different place each time.
    const at = (cell: number) => new Set(ways.map((hexes) => hexes[cell]!.getAttribute("d"))).size;
    expect([at(0), at(1)]).toEqual([1, 6]);
    buttons()[3]!.click();
    expect(play).toHaveBeenCalledWith("lay 4");
  });

  it.each([
    ["prompt-vault", "vault treasury"],
    ["prompt-tile", "monument obelisk"],
    ["prompt-take-keycard", "take kiln"],
    ["prompt-install", "install b-1"],
    ["prompt-gadget", "gadget portal"],
    ["prompt-turn path", "path power"],
    ["prompt-turn discard", "discard pioneers"],
    ["prompt-copy", "box c"],
  ])("%s: every choice has its picture", async (asks, text) => {
    const play = game.ask({ ...offering([text], () => [text.split(" ")[1]!]), asks });
    expect(moved()).toEqual([text]);
    expect(buttons()[0]!.querySelector("svg")).not.toBeNull();
    buttons()[0]!.click();
    expect(play).toHaveBeenCalledWith(text);
    expect(await troubles()).toEqual([]);
  });

  it("show a keycard that comes back from its slot", () => {
    const slots = { ...own.slots, d: "kiln" };
    game.ask({
      ...having(
        { slots },
        offering(["back d"], () => ["slot d"]),
      ),
      asks: "prompt-back",
    });
    expect(read(buttons()[0]!)).toContain(catalogue.cards["keycard"]!["kiln"]!.name);
  });

  it("keep free actions apart", () => {
    const shown = offering(["vault treasury", "open boots"], (text) => [text.split(" ")[1]!]);
    const moves = shown.moves.map((move) => ({
      ...move,
      role: move.verb === "open" ? ("free" as const) : ("ordinary" as const),
    }));
    game.ask({ ...shown, moves: moves as typeof shown.moves, asks: "prompt-vault" });
    expect(document.querySelector("details")!.querySelectorAll("[data-move]")).toHaveLength(1);
  });

  it("at the beginning of a turn are those of special rounds only", () => {
    const of = (verb: string) =>
      questionOf(page, { asks: "prompt-turn", moves: [{ ...late.moves[0]!, verb }] });
    expect(of("path")).toBe(page.questions["prompt-turn path"]);
    expect(of("discard")).toBe(page.questions["prompt-turn discard"]);
    expect(of("play")).toBeUndefined();
    expect(questionOf(page, { asks: "prompt-lay", moves: [] })).toBe(page.questions["prompt-lay"]);
  });
});
