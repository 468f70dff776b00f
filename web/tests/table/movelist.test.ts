import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Holder from "../helpers/Holder.svelte";
import { read } from "../helpers/game";
import { manyMoves, move } from "../helpers/moves";
import type { MoveInfo } from "../../src/lib/protocol";
import { NO_VIEW, type Catalogue } from "../../src/lib/table/context";
import { Attention } from "../../src/table/moves/attention.svelte";
import MoveList from "../../src/table/moves/MoveList.svelte";
import { offersOf } from "../../src/table/moves/offers";
import { Scene } from "../../src/table/scene/scene.svelte";

const CATALOGUE: Catalogue = {
  game: "fake",
  language: "en",
  cards: {},
  words: {},
  constants: {},
  ranks: [],
};
let shown: Record<string, unknown> | undefined;

function show(offered: MoveInfo[], more: { only?: ReadonlySet<string>; busy?: boolean } = {}) {
  const play = vi.fn();
  const scene = new Scene({
    view: NO_VIEW,
    catalogue: CATALOGUE,
    seats: [],
    eyes: 0,
    offered,
    signs: { body: () => "<path d='M0 0h512v512z'/>", look: () => ({}), badge: () => undefined },
    play,
    whyNot: vi.fn(),
  });
  const attention = new Attention();
  const given = { scene, attention, offers: offersOf(offered), ...more };
  const part = MoveList as unknown as Component;
  shown = mount(Holder, { target: document.body, props: { table: scene, part, given } });
  flushSync();
  return { scene, attention, play };
}

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-move]")];
const row = (text: string) => document.querySelector<HTMLElement>(`[data-move="${text}"]`)!;
const folds = () => [...document.querySelectorAll("details")];
const titles = () => folds().map((one) => one.querySelector("summary")!.textContent);
const open = () => folds().filter((one) => one.open);
const stops = () =>
  [...document.querySelectorAll<HTMLElement>("[tabindex='0']")].map(
    (one) => one.dataset["move"] ?? one.textContent,
  );
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  flushSync();
};
const focus = (node: HTMLElement) => {
  node.focus();
  flushSync();
};

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});

describe("a row", () => {
  it("has number, name and icons; the sentence describes it", () => {
    show([move("place 3 farm", { name: "Hof", meaning: "Setze deine 3", signs: ["→"] })]);
    const one = rows()[0]!;
    expect(read(one).split(" ")).toEqual(["1", "Hof", "→"]);
    const described = document.getElementById(one.getAttribute("aria-describedby")!);
    expect(described!.textContent).toBe("Setze deine 3");
  });
  it("says the sentence where there is no name, and no command words", () => {
    show([move("place 3 farm", { name: "", meaning: "Setze deine 3" })]);
    expect(rows()[0]!.textContent).toContain("Setze deine 3");
    expect(document.body.textContent).not.toContain("place");
    expect(rows()[0]!.hasAttribute("aria-describedby")).toBe(false);
  });
  it("has its sentence told while it has the pointer, else the focus", () => {
    const moves = [move("use a"), move("use b")];
    const { attention, scene } = show(moves);
    focus(row("use a"));
    expect(attention.of(moves)!.text).toBe("use a");
    row("use b").dispatchEvent(new PointerEvent("pointerenter"));
    expect(attention.of(moves)!.text).toBe("use b");
    row("use b").dispatchEvent(new PointerEvent("pointerleave"));
    expect(attention.of(moves)!.text).toBe("use a");
    row("use a").blur();
    expect(attention.of(moves)).toBeNull();
    expect(scene.hot("a")).toBe(false);
  });
  it("is played by a tap, and read by a long press", () => {
    vi.useFakeTimers();
    const moves = [move("use a")];
    const { attention, play } = show(moves);
    const touch = (type: string) =>
      row("use a").dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: true }));
    touch("pointerdown");
    vi.advanceTimersByTime(1000);
    row("use a").click();
    expect(play).not.toHaveBeenCalled();
    expect(attention.of(moves)).toBe(moves[0]);
    touch("pointerdown");
    touch("pointerup");
    vi.advanceTimersByTime(1000);
    row("use a").click();
    expect(play).toHaveBeenCalledWith("use a");
    vi.useRealTimers();
  });
  it("cannot be played while the last move is on its way", () => {
    const { play } = show([move("use a")], { busy: true });
    row("use a").click();
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector("[aria-busy='true']")).not.toBeNull();
  });
});

describe("many moves", () => {
  it("are folded under what they have in common, free actions apart", () => {
    show(manyMoves());
    expect(titles()).toEqual([
      "Setze deine 1 auf … 7",
      "Setze deine 3 auf … 7",
      "Setze deine 4 auf … 7",
      "Setze deine 6 auf … 7",
      "Free actions 3",
    ]);
    expect(open()).toEqual([]);
    expect(row("retrieve paid").closest("details")).toBeNull();
    expect(document.querySelector(".list")!.textContent).not.toMatch(/place|retrieve|use /);
  });
  it("leave to the turn bar what ends a turn and what is only talk", () => {
    show(manyMoves());
    expect(rows()).toHaveLength(32);
    expect(row("end")).toBeNull();
    expect(row("trade all")).toBeNull();
  });
  it("are shown where they touch what is pointed at, until something else is", () => {
    const { scene } = show(manyMoves());
    scene.hover("die-4");
    flushSync();
    expect(open()).toEqual([folds()[2]]);
    expect(open()[0]!.querySelector("summary")!.className).toContain("pointed");
    scene.hover(null);
    flushSync();
    expect(open()).toEqual([folds()[2]]);
    scene.hover("die-6");
    flushSync();
    expect(open()).toEqual([folds()[3]]);
  });
  it("stay open where somebody opened them", () => {
    const { scene } = show(manyMoves());
    const first = folds()[0]!;
    first.open = true;
    first.dispatchEvent(new Event("toggle"));
    scene.hover("die-6");
    flushSync();
    expect(open()).toEqual([first, folds()[3]]);
    first.open = false;
    first.dispatchEvent(new Event("toggle"));
    flushSync();
    expect(open()).toEqual([folds()[3]]);
  });
  it("are all in sight while something is typed", () => {
    show(manyMoves(), { only: new Set(["place 3 farm", "place 6 farm", "end"]) });
    expect(titles()).toEqual(["Setze deine 3 auf … 1", "Setze deine 6 auf … 1"]);
    expect(open()).toHaveLength(2);
  });
  it("are walked with the arrow keys, past what is closed", () => {
    const { scene } = show(manyMoves());
    expect(stops()).toEqual(["retrieve paid"]);
    focus(row("retrieve paid"));
    press("ArrowDown");
    expect(document.activeElement!.textContent).toBe("Setze deine 1 auf … 7");
    expect(stops()).toEqual(["Setze deine 1 auf … 7"]);
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement!.textContent).toBe("Free actions 3");
    scene.hover("die-6");
    flushSync();
    press("ArrowUp");
    expect(document.activeElement).toBe(row("place 6 upper-market"));
    press("Home");
    expect(stops()).toEqual(["retrieve paid"]);
    press("End");
    expect(document.activeElement!.textContent).toBe("Free actions 3");
  });
});

describe("effects that wait", () => {
  it("stand together, with the rest and what may come first", () => {
    show([
      move("choose a"),
      move("choose b"),
      move("do the rest"),
      move("use kite", { role: "free" }),
    ]);
    expect([...document.querySelectorAll("h3")].map((one) => one.textContent)).toEqual([
      "In any order",
      "Or first",
    ]);
    expect(document.querySelectorAll(".chips [data-move]")).toHaveLength(2);
    expect(document.querySelectorAll(".rest [data-move]")).toHaveLength(1);
  });
});

describe("nothing but leaving and talk", () => {
  it("leaves the list empty", () => {
    show([move("end"), move("trade all", { role: "negotiation" })]);
    expect(document.querySelector(".list")!.textContent!.trim()).toBe("");
  });
});
