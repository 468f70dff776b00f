import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import page from "../../src/games/euphoria";
import type { Constants, EuphoriaView } from "../../src/games/euphoria/types";
import type { LogEntry } from "../../src/lib/protocol";
import SinceList from "../../src/table/log/SinceList.svelte";
import type { Session } from "../../src/table/play/session.svelte";
import fixture from "../fixtures/euphoria.json";
import { GameHarness, NAMES, read, troubles } from "../helpers/game";

// Loading a game takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const game = new GameHarness<EuphoriaView, Constants>(page, fixture);
const pointAtWords = vi.fn();

const entry = (at: number, seat: number, turn: number, more: Partial<LogEntry> = {}): LogEntry => ({
  at,
  seat,
  turn,
  turn_seat: seat,
  lines: [{ text: `Sentence ${at}.`, touched: [`thing-${at}`] }],
  name: "",
  signs: [],
  ...more,
});

function show(missed: LogEntry[]): HTMLElement[] {
  const session = {
    missed,
    scene: { pointAtWords },
    nameOf: (seat: number) => NAMES[seat],
  } as unknown as Session;
  game.show(game.table(game.shown("crowded")), SinceList, { session });
  return [...document.querySelectorAll<HTMLElement>("summary")];
}

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined; // jsdom has no layout
  return game.load();
});
afterEach(() => game.clear());

describe("since your last decision", () => {
  it("shows nothing if nothing happened", () => {
    show([]);
    expect(document.querySelector("section")).toBeNull();
  });

  it("has a line for each turn: names, and icons of what came of it", async () => {
    const food = { icon: "food", tint: "", n: 1, lasting: false };
    const lines = show([
      entry(4, 1, 2, { name: "Farm", signs: [food] }),
      entry(5, 1, 2, { name: "Roll" }),
      entry(6, 2, 3, { name: "Quarry" }),
    ]);
    expect(lines.map(read)).toEqual(["B Ben: Farm 1, Roll", "C Carla: Quarry"]);
    expect(lines[0]!.querySelector(".glyph")).not.toBeNull();
    expect(await troubles()).toEqual([]);
  });

  it("opens a line to its sentences", () => {
    const [line] = show([entry(4, 1, 2, { name: "Farm" }), entry(5, 1, 2, { name: "Roll" })]);
    const sentences = [...line!.closest("details")!.querySelectorAll("li")].map(read);
    expect(sentences).toEqual(["Sentence 4.", "Sentence 5."]);
  });

  it("shows the sentences of what has no name", () => {
    const lines = show([entry(4, 1, 2), entry(5, 1, 3, { name: "Roll" }), entry(6, 1, 3)]);
    expect(lines.map(read)).toEqual(["B Sentence 4.", "B Ben: Roll, Sentence 6."]);
  });

  it("lights what a line is about", () => {
    const [line] = show([entry(4, 1, 2, { name: "Farm" }), entry(5, 1, 2, { name: "Roll" })]);
    line!.focus();
    line!.dispatchEvent(new FocusEvent("focus"));
    flushSync();
    expect(pointAtWords).toHaveBeenLastCalledWith(["thing-4", "thing-5"]);
  });
});
