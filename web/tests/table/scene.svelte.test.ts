import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { move as moveOf } from "../helpers/moves";
import type { MoveInfo } from "../../src/lib/protocol";
import type { Catalogue } from "../../src/lib/table/context";
import { Scene } from "../../src/table/scene/scene.svelte";
import { NO_VIEW } from "../../src/lib/table/context";

/** Touched words of a game of dice and places. */
const touches = (text: string): string[] => {
  const [verb, die, place] = text.split(" ");
  if (verb === "use") return [place!];
  return verb === "place" ? [`die-${die}`, place!] : [];
};
const move = (text: string) => moveOf(text, { touches: touches(text) });

const CATALOGUE: Catalogue = {
  game: "fake",
  language: "en",
  cards: {
    place: {
      farm: { name: "Farm", kind: "place", text: "", articles: [], source: "", face: {} },
    },
  },
  words: { tunnel: "the Tunnel" },
  constants: {},
  ranks: [],
};

function sceneWith(offered: MoveInfo[]) {
  const played: string[] = [];
  const asked: string[] = [];
  const source = $state({
    view: NO_VIEW,
    catalogue: CATALOGUE,
    seats: [],
    eyes: 0,
    offered,
    signs: { body: () => "", look: () => ({}), badge: () => undefined },
    play: (text: string) => played.push(text),
    whyNot: (word: string) => asked.push(word),
  });
  return { scene: new Scene(source), source, played, asked };
}

const PLACES = ["farm", "tunnel", "market", "lounge", "mine"];
const TWO_DICE = PLACES.flatMap((place) => [move(`place 3 ${place}`), move(`place 6 ${place}`)]);
const at = document.createElement("div");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("picking a thing", () => {
  it("plays its only move", () => {
    const { scene, played } = sceneWith([move("place 3 farm"), move("end")]);
    scene.pick("farm", at);
    expect(played).toEqual(["place 3 farm"]);
  });
  it("asks why there is none", () => {
    const { scene, asked } = sceneWith([move("place 3 farm")]);
    scene.pick("tunnel", at);
    expect(asked).toEqual(["tunnel"]);
  });
  it("offers moves beside it that no click tells apart", () => {
    const { scene, played } = sceneWith([move("use 1 farm"), move("use 2 farm")]);
    scene.pick("farm", at);
    expect(scene.chooser).toEqual({ word: "farm", at });
    expect([scene.held, played]).toEqual([null, []]);
  });
  it("offers them also where only some lead on to other things", () => {
    const { scene } = sceneWith([move("use 1 farm"), move("place 3 farm"), move("place 6 farm")]);
    scene.pick("farm", at);
    expect(scene.chooser?.word).toBe("farm");
  });
  it("is for what is asked, not for a free action with the same thing", () => {
    const trade = moveOf("trade gear", { role: "free", touches: ["crystal", "gear"] });
    const other = moveOf("trade food", { role: "free", touches: ["crystal", "food"] });
    const gain = moveOf("gain gear", { touches: ["gear"] });
    const { scene, played } = sceneWith([gain, trade, other]);
    scene.pick("gear", at);
    scene.pick("crystal", at);
    expect(scene.held).toBe("crystal");
    scene.pick("gear", at);
    expect(played).toEqual(["gain gear", "trade gear"]);
  });
});

describe("taking a thing up", () => {
  const few = [move("place 3 farm"), move("place 6 farm"), move("place 3 mine")];
  for (const offered of [few, TWO_DICE])
    for (const [first, second] of [
      ["die-3", "farm"],
      ["farm", "die-3"],
    ] as const)
      it(`leads from ${first} to ${second} in two clicks with ${offered.length} moves`, () => {
        const { scene, played } = sceneWith(offered);
        scene.pick(first, at);
        expect([scene.held, scene.chooser, played]).toEqual([first, null, []]);
        expect(scene.holds(first)).toBe(true);
        scene.pick(second, at);
        expect(played).toEqual(["place 3 farm"]);
        expect(scene.path).toEqual([]);
      });
  it("leaves only its own moves", () => {
    const { scene } = sceneWith(TWO_DICE);
    scene.pick("die-6", at);
    expect(scene.offered).toHaveLength(5);
    expect(scene.moves("farm")).toEqual([move("place 6 farm")]);
    expect(scene.moves("die-3")).toEqual([]);
  });
  it("goes on until one move is left", () => {
    const pay = (...touches: string[]) => moveOf(`pay ${touches.join(" ")}`, { touches });
    const { scene, played } = sceneWith([
      pay("gold", "stone", "clay"),
      pay("gold", "stone", "water"),
      pay("gold", "clay", "water"),
      pay("stone", "clay", "water"),
    ]);
    scene.pick("gold", at);
    scene.pick("stone", at);
    expect(scene.path).toEqual(["gold", "stone"]);
    scene.pick("water", at);
    expect(played).toEqual(["pay gold stone water"]);
  });
  it("offers what is left beside the second thing if no click tells it apart", () => {
    const slot = (text: string) => moveOf(text, { touches: ["teacher", "right"] });
    const { scene } = sceneWith([
      slot("above"),
      slot("below"),
      moveOf("left", { touches: ["teacher", "left"] }),
    ]);
    scene.pick("teacher", at);
    scene.pick("right", at);
    expect(scene.chooser?.word).toBe("right");
    expect(scene.moves("right").map((one) => one.text)).toEqual(["above", "below"]);
  });
  it("is undone by a second click, and changed by one on another", () => {
    const { scene, asked } = sceneWith(TWO_DICE);
    scene.pick("die-6", at);
    scene.pick("die-3", at);
    expect(scene.path).toEqual(["die-3"]);
    scene.pick("die-3", at);
    expect(scene.held).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("taking up what follows a move", () => {
  const cards = ["teacher", "miner"].map((card) => moveOf(`play ${card}`, { touches: [card] }));
  const slots = ["left", "right"].map((slot) => moveOf(`slot ${slot}`, { touches: [slot] }));
  it("plays the move, and then it is chosen", () => {
    const { scene, source, played } = sceneWith(cards);
    expect(scene.leading("play")).toHaveLength(2);
    scene.pick("left", at, "play");
    expect(scene.path).toEqual(["left"]);
    scene.pick("miner", at);
    source.offered = slots;
    scene.settle();
    expect(played).toEqual(["play miner", "slot left"]);
  });
  it("leaves the choice to the player where it is not possible", () => {
    const { scene, source, played } = sceneWith(cards);
    scene.pick("left", at, "play");
    scene.pick("miner", at);
    source.offered = [slots[1]!];
    scene.settle();
    source.offered = slots;
    scene.settle();
    expect(played).toEqual(["play miner"]);
  });
  it("is changed by a click on another, and undone by a second one", () => {
    const { scene } = sceneWith(cards);
    scene.pick("left", at, "play");
    scene.pick("right", at, "play");
    expect(scene.path).toEqual(["right"]);
    scene.pick("right", at, "play");
    expect(scene.path).toEqual([]);
  });
});

describe("pointing", () => {
  it("at a move makes hot what it touches", () => {
    const { scene } = sceneWith(TWO_DICE);
    scene.pointAtMove(move("place 3 farm"));
    expect([scene.hot("die-3"), scene.hot("farm"), scene.hot("die-6")]).toEqual([
      true,
      true,
      false,
    ]);
    scene.pointAtMove(null);
    expect(scene.hot("farm")).toBe(false);
  });
  it("at a thing points out its moves", () => {
    const { scene } = sceneWith(TWO_DICE);
    scene.hover("farm");
    expect(scene.isPointed("place 3 farm")).toBe(true);
    expect(scene.isPointed("place 3 mine")).toBe(false);
  });
  it("is for a moment only when something happened there", () => {
    const { scene } = sceneWith([]);
    scene.flash(["farm"]);
    expect(scene.hot("farm")).toBe(true);
    vi.advanceTimersByTime(1300);
    expect(scene.hot("farm")).toBe(false);
  });
});

describe("cards", () => {
  it("show after a moment, and go when one looks away", () => {
    const { scene } = sceneWith([]);
    scene.look("place", "farm", at, false);
    expect(scene.card).toBeNull();
    vi.advanceTimersByTime(499);
    expect(scene.card).toBeNull();
    vi.advanceTimersByTime(1);
    expect(scene.card?.id).toBe("farm");
    scene.lookAway();
    expect(scene.card).toBeNull();
  });
  it("stay away after a click, until something else is pointed at", () => {
    const { scene } = sceneWith([]);
    const look = (word: string) => {
      scene.hover(word);
      scene.look("place", "farm", at, false);
      vi.advanceTimersByTime(500);
      return scene.card !== null;
    };
    expect(look("farm")).toBe(true);
    scene.pick("farm", at);
    expect(scene.card).toBeNull();
    expect(look("farm")).toBe(false);
    scene.hover(null);
    expect([look("farm"), look("mine"), look("farm")]).toEqual([false, true, true]);
  });
  it("stay away while moves are offered beside a thing", () => {
    const { scene } = sceneWith([move("use 1 farm"), move("use 2 farm")]);
    scene.pick("farm", at);
    scene.hover("mine");
    scene.look("place", "farm", at, false);
    vi.advanceTimersByTime(500);
    expect(scene.card).toBeNull();
  });
  it("stay when pinned, whatever is pointed at, until put away", () => {
    const { scene } = sceneWith([]);
    scene.look("place", "farm", at, true);
    scene.lookAway();
    scene.settle();
    expect(scene.card?.pinned).toBe(true);
    scene.putAway();
    expect(scene.card).toBeNull();
  });
  it("lend their names to words that have none", () => {
    const { scene } = sceneWith([]);
    expect(["farm", "tunnel", "other"].map((id) => scene.word(id))).toEqual([
      "Farm",
      "the Tunnel",
      "other",
    ]);
  });
});
