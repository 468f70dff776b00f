import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import page from "../../src/games/revive";
import type { Constants, ReviveView } from "../../src/games/revive/types";
import fixture from "../fixtures/revive.json";
import { GameHarness, labels, thingOf, thingsOf, troubles } from "../helpers/game";

// A whole board takes its time, and a checker more.
vi.setConfig({ testTimeout: 60_000 });

const game = new GameHarness<ReviveView, Constants>(page, fixture);
const { catalogue } = game;
const constants = catalogue.constants;
const [late, flip, spectator] = [game.shown("late"), game.shown("flip"), game.shown("spectator")];

beforeAll(() => game.load());
afterEach(() => game.clear());

describe("the board", () => {
  it("has a thing for every explored space, and one for every tile that is not", () => {
    game.show(game.table(late), page.Board);
    for (const place of late.view.places) {
      const [first, ...others] = constants.map.places[place.place]!;
      expect(thingsOf(first!)).toHaveLength(1);
      for (const cell of others) expect(thingsOf(cell)).toHaveLength(place.tile ? 1 : 0);
    }
    for (const corner of Object.keys(constants.map.corners))
      expect(thingsOf(corner)).toHaveLength(1);
  });

  it("lights what a move touches, and nothing else", () => {
    const table = game.table(late);
    game.show(table, page.Board);
    const built = late.moves.filter((move) => move.verb === "build");
    expect(built.length).toBeGreaterThan(0);
    for (const { touches } of built) expect(thingOf(touches[0]!)?.classList).toContain("lit");
    const lit = [...document.querySelectorAll(".lit")].map((one) => one.getAttribute("data-word"));
    const moved = late.moves.flatMap((move) => move.touches);
    expect(moved).toEqual(expect.arrayContaining(lit));
    const word = built[0]!.touches[0]!;
    thingOf(word)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.pick).toHaveBeenCalledWith(word, thingOf(word), undefined);
  });

  it("says what stands where, and leaves no gap unfilled", () => {
    game.show(game.table(late), page.Board);
    const [name, space] = Object.entries(late.view.spaces).find(([, one]) => one.building)!;
    const owner = ["Anna", "Ben", "Carla", "David"][space.building!.seat];
    expect(thingOf(name)?.getAttribute("aria-label")).toContain(
      `${space.building!.size} building of ${owner}`,
    );
    expect(labels().filter((label) => label.trim() === "" || label.includes("{"))).toEqual([]);
  });

  it("shows every building and figure with the letter of its seat", () => {
    game.show(game.table(late), page.Board);
    const spaces = Object.values(late.view.spaces);
    const seats = spaces.flatMap((one) => [
      ...(one.building ? [one.building.seat] : []),
      ...(one.figures ?? []),
    ]);
    const marks = [...document.querySelectorAll(".piece use")].map((one) =>
      one.getAttribute("data-drawn"),
    );
    expect(marks.sort()).toEqual(seats.map((seat) => "ABCD"[seat]!).sort());
  });

  it("has all the displays", () => {
    game.show(game.table(late), page.Board);
    const { cards, modules, machines } = late.view;
    for (const id of [...cards, ...modules, ...machines.map((one) => one.machine), "deck"])
      expect(thingsOf(id), id).toHaveLength(1);
    for (const colour of ["purple", "orange", "white"]) expect(thingsOf(colour)).toHaveLength(1);
  });

  it("has no button inside another, and nothing that a checker finds", async () => {
    game.show(game.table(late), page.Board);
    expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
    expect(await troubles()).toEqual([]);
  });
});

describe("a player's side", () => {
  const eyes = late.eyes!;
  const own = late.view.players[eyes]!;

  it("has everything of its owner by the words of moves", async () => {
    game.show(game.table(late), page.Side, { seat: eyes });
    const words = [...own.active, ...own.resting, ...own.machines.map((one) => one.machine)];
    words.push(...Object.keys(own.modules), "slot top-left", "slot right-top", "unlock root");
    words.push("gray", "green", "yellow", "gear", "switch", "ability", "hibernate", "small");
    for (const word of words) expect(thingsOf(word), word).toHaveLength(1);
    for (const { text } of late.moves.filter((move) => move.text.startsWith("play ")))
      expect(thingOf(text.slice(5))?.classList).toContain("lit");
    expect(await troubles()).toEqual([]);
  });

  it("shows its parts, and marks those where something can be chosen", () => {
    game.show(game.table(late), page.Side, { seat: eyes });
    const tab = (part: string) => document.querySelector<HTMLElement>(`[data-part="${part}"]`)!;
    expect(tab("hand").getAttribute("aria-selected")).toBe("true");
    expect(tab("hand").getAttribute("aria-label")).toBe("Active cards – can be chosen");
    expect(tab("hand").querySelector(".dot")).not.toBeNull();
    expect(tab("tracks").getAttribute("aria-label")).toBe("Tracks");
    tab("tracks").click();
    flushSync();
    expect(tab("tracks").getAttribute("aria-selected")).toBe("true");
    for (const one of document.querySelectorAll("[role=tab]"))
      expect(document.getElementById(one.getAttribute("aria-controls")!)?.role).toBe("tabpanel");
  });

  it("comes up with the part that a question is about", () => {
    const advance = { ...late.moves[0]!, text: "advance gray", verb: "advance", touches: ["gray"] };
    game.show(game.table({ ...late, moves: [advance] }), page.Side, { seat: eyes });
    expect(document.querySelector(".side")?.getAttribute("data-shown")).toBe("tracks");
  });

  it("raises the card that is being played", () => {
    const playing = own.active[0]!;
    game.show(game.table({ ...late, view: { ...late.view, playing } }), page.Side, { seat: eyes });
    expect([...document.querySelectorAll(".chosen")]).toEqual(thingsOf(playing));
  });

  it("has the sign of energy for nothing but energy", () => {
    game.show(game.table(late), page.Side, { seat: eyes });
    const shape = / d="([^"]+)"/.exec(page.signs.body("energy", ""))![1];
    const energy = [...document.querySelectorAll("path")].filter((one) =>
      one.matches(`[d="${shape}"]`),
    );
    expect(energy.length).toBeGreaterThan(0);
    expect(energy.filter((one) => one.closest(".space:not(.filled)"))).toEqual([]);
  });

  it("of another player is not lit by one's own moves", () => {
    const other = (eyes + 1) % late.view.seats;
    game.show(game.table(late), page.Side, { seat: other });
    expect(document.querySelectorAll(".lit")).toHaveLength(0);
    expect(thingsOf(`player-${other + 1} gear`)).toHaveLength(1);
    expect(document.querySelectorAll(".thing .thing")).toHaveLength(0);
  });

  it("is pointed at where the log speaks of its player", () => {
    game.show(game.table(late, [`player-${eyes + 1} gray`]), page.Side, { seat: eyes });
    expect(
      [...document.querySelectorAll(".hot")].map((one) => one.getAttribute("data-word")),
    ).toEqual(["gray"]);
  });

  it("keeps closed crates and artifact cards of others to themselves", () => {
    const closed = late.view.players.filter((one) => one.seat !== eyes);
    for (const player of closed) expect(player.closed_crates).toBeUndefined();
    for (const player of spectator.view.players) {
      game.show(game.table(spectator), page.Side, { seat: player.seat });
      expect(document.querySelector(".sheet")).toBeNull();
      void game.clear();
    }
  });

  it("comes in two lines as well", async () => {
    game.show(game.table(late), page.Summary, { seat: eyes });
    expect(labels()[0]).toContain(`Points: ${own.points}`);
    expect(await troubles()).toEqual([]);
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
          expect(one.childElementCount, `${kind} ${id}: ${one.getAttribute("class")}`).not.toBe(0);
        await game.clear();
      }
  });
});

describe("laying a tile", () => {
  it("shows both ways, each with its spaces", () => {
    const play = game.ask(flip);
    const ways = [...document.querySelectorAll("button")];
    expect(ways.map((one) => one.getAttribute("data-move"))).toEqual([
      "lay straight",
      "lay turned",
    ]);
    const cells = constants.map.places[flip.view.turning!.place]!;
    for (const way of ways)
      expect([...way.querySelectorAll("text")].map((one) => one.textContent)).toEqual(
        expect.arrayContaining(cells),
      );
    ways[1]!.click();
    expect(play).toHaveBeenCalledWith("lay turned");
  });
});
