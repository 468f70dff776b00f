import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Rank, SeatScore, TableInfo } from "../../src/lib/protocol";
import { goalOf } from "../../src/lib/table/ranks";
import type { Session } from "../../src/table/play/session.svelte";
import ResultDialog from "../../src/table/scores/ResultDialog.svelte";
import ResultLine from "../../src/table/scores/ResultLine.svelte";
import { endingOf, placesOf } from "../../src/table/scores/result";
import { troubles } from "../helpers/game";

const NAMES = ["Ada", "Flint", "Cleo"];
const RANKS: Rank[] = [
  { points: 0, name: "Loss" },
  { points: 50, name: "Survivor" },
  { points: 75, name: "Minor victory" },
];
const nameOf = (seat: number) => NAMES[seat]!;
const score = (seat: number, place: number, total: number, tie_break = ""): SeatScore => ({
  seat,
  place,
  total,
  lines: [{ name: "Markets", points: total }],
  tie_break,
});
const ended = (...seats: SeatScore[]): Outcome => ({ seats, reason: "The tenth star is placed" });
const TIED = ended(score(0, 2, 10), score(1, 1, 10, "Equal stars, more morale (5 to 3)"));

describe("how a game ended, in words", () => {
  it("is who won, and what broke the tie", () => {
    expect(endingOf(TIED, nameOf, [])).toEqual({
      title: "Flint wins",
      note: "Equal stars, more morale (5 to 3)",
      won: true,
    });
    expect(endingOf(ended(score(0, 2, 4), score(1, 1, 10)), nameOf, []).note).toBe("");
  });
  it("is a shared victory where nothing broke it", () => {
    const shared = ended(score(0, 1, 14), score(1, 1, 14), score(2, 3, 9));
    expect(endingOf(shared, nameOf, []).title).toBe("Shared victory: Ada, Flint");
    expect(placesOf(shared).map((seat) => seat.seat)).toEqual([0, 1, 2]);
  });
  it("is the rank of a single player, and how far the next one is", () => {
    expect(endingOf(ended(score(0, 1, 60)), nameOf, RANKS)).toEqual({
      title: "Survivor: 60 points",
      note: "15 more points for the next rank: Minor victory, from 75",
      won: true,
    });
    const lost = endingOf(ended(score(0, 1, 49)), nameOf, RANKS);
    expect([lost.title, lost.won]).toEqual(["Loss: 49 points", false]);
    expect(endingOf(ended(score(0, 1, 80)), nameOf, RANKS).note).toBe("");
    expect(endingOf(ended(score(0, 1, 80)), nameOf, []).title).toBe("80 points");
  });
});

describe("ranks", () => {
  it("are reached with their least points", () => {
    expect(goalOf(RANKS, 75).reached?.name).toBe("Minor victory");
    expect(goalOf(RANKS, 74)).toEqual({ reached: RANKS[1], next: RANKS[2], missing: 1 });
    expect(goalOf([], 74)).toEqual({ reached: undefined, next: undefined, missing: 0 });
  });
});

describe("the dialog", () => {
  const table = {
    id: "t1",
    game: "euphoria",
    title: "Euphoria",
    listed: false,
    length: 20,
    seats: [],
    options: {},
  } as unknown as TableInfo;
  const seats = NAMES.map((name, seat) => ({ seat, name, mark: "ABC"[seat]! }));
  let shown: Record<string, unknown> | undefined;

  function session(length: number, own: unknown[] = [seats[0]]) {
    const scene = { catalogue: { ranks: RANKS } };
    return { nameOf, seats, own, scene, state: { length } } as unknown as Session;
  }
  function show(outcome = TIED, length = 20, own?: unknown[]) {
    const props = { session: session(length, own), table, outcome };
    shown = mount(ResultDialog, { target: document.body, props });
    flushSync();
    return document.querySelector("dialog")!;
  }
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("dialog button, dialog a")].find(
      (one) => one.textContent.trim() === name,
    )!;

  // jsdom has no modal dialogs.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
  });
  beforeEach(() => {
    const course = {
      length: 20,
      turns: [0],
      rounds: [0],
      seats: [0],
      totals: [
        [0, 10],
        [0, 10],
      ],
    };
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(JSON.stringify(course))),
    );
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it("comes up by itself with places, the tie-break, lines, the chart and what can be done", async () => {
    const dialog = show();
    expect(dialog.open).toBe(true);
    const places = [...dialog.querySelectorAll("ol li")].map((one) => one.textContent);
    expect(places[0]).toContain("Flint");
    expect(dialog.textContent.split("Equal stars, more morale (5 to 3)")).toHaveLength(2);
    expect(dialog.querySelector("tbody th")?.textContent).toBe("Markets");
    for (const name of ["Play again", "Analyse", "Share", "Record"])
      expect(button(name), name).toBeDefined();
    expect(button("Analyse").getAttribute("href")).toBe("#/replay/t1/0");
    await vi.waitFor(() => expect(dialog.querySelector("polyline")).not.toBeNull());
    expect(await troubles()).toEqual([]);
  });
  it("names what decided a tie below the winner in its row", () => {
    const outcome = ended(score(0, 1, 10), score(1, 2, 4, "Equal stars"), score(2, 3, 4));
    const places = [...show(outcome).querySelectorAll("ol li")].map((one) => one.textContent);
    expect(places.map((place) => place.includes("Equal stars"))).toEqual([false, true, false]);
  });
  it("waits until the last move is shown", () => {
    expect(show(TIED, 19).open).toBe(false);
  });
  it("stays closed once it was closed, until it is asked for", () => {
    const dialog = show();
    dialog.close();
    flushSync();
    expect(dialog.open).toBe(false);
    expect(dialog.textContent).toBe("");
    (shown as { show: () => void }).show();
    flushSync();
    expect(dialog.open).toBe(true);
  });
  it("offers spectators a new table instead of another game", () => {
    show(TIED, 20, []);
    expect(button("Play again")).toBeUndefined();
    expect(button("New table").getAttribute("href")).toBe("#/new/euphoria");
  });
  it("shares the link for spectators, since nobody else may see a table that is not listed", async () => {
    localStorage.setItem("rekindle.table.t1", JSON.stringify({ watch: "w" }));
    const share = vi.fn(async (_: ShareData) => undefined);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
    show();
    button("Share").click();
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]![0].url).toMatch(/#\/watch\/t1\/w$/);
    expect(share.mock.calls[0]![0].text).toBe("Flint wins");
  });
  it("copies the link where the browser cannot share", async () => {
    const writeText = vi.fn(async (_: string) => undefined);
    const clipboard = { writeText };
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard }));
    show();
    button("Share").click();
    await vi.waitFor(() => expect(button("Copied")).toBeDefined());
    expect(writeText.mock.calls[0]![0]).toMatch(/#\/replay\/t1\/0$/);
  });
  it("has no places for a single player", () => {
    const dialog = show(ended(score(0, 1, 60)));
    expect(dialog.querySelector("ol")).toBeNull();
    expect(dialog.querySelector("h2")?.textContent).toBe("Survivor: 60 points");
    expect(dialog.textContent).toContain("15 more points");
  });
  it("has a line in the panel that brings it back", () => {
    const show = vi.fn();
    const props = { session: session(20), outcome: TIED, show };
    shown = mount(ResultLine, { target: document.body, props });
    flushSync();
    const line = document.querySelector("section.result")!;
    expect(line.textContent).toContain("Flint wins");
    line.querySelector("button")!.click();
    expect(show).toHaveBeenCalledOnce();
  });
});
