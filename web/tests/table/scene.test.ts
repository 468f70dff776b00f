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
};

function sceneWith(offered: MoveInfo[]) {
  const played: string[] = [];
  const asked: string[] = [];
  const scene = new Scene({
    view: NO_VIEW,
    catalogue: CATALOGUE,
    seats: [],
    eyes: 0,
    offered,
    signs: { body: () => "", look: () => ({}), badge: () => undefined },
    play: (text) => played.push(text),
    whyNot: (word) => asked.push(word),
  });
  return { scene, played, asked };
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
  it("offers a few moves beside it", () => {
    const { scene, played } = sceneWith(TWO_DICE);
    scene.pick("farm", at);
    expect(scene.chooser).toEqual({ word: "farm", at });
    expect(played).toEqual([]);
  });
  it("asks why there is none", () => {
    const { scene, asked } = sceneWith([move("place 3 farm")]);
    scene.pick("tunnel", at);
    expect(asked).toEqual(["tunnel"]);
  });
});

describe("taking a thing up", () => {
  it("leaves only its own moves, and the next click plays one", () => {
    const { scene, played } = sceneWith(TWO_DICE);
    scene.pick("die-6", at);
    expect(scene.held).toBe("die-6");
    expect(scene.offered).toHaveLength(5);
    expect(scene.moves("farm")).toEqual([move("place 6 farm")]);
    expect(scene.hot("die-6")).toBe(true);
    scene.pick("farm", at);
    expect(played).toEqual(["place 6 farm"]);
    expect(scene.held).toBeNull();
  });
  it("is undone by a second click, and changed by one on another", () => {
    const { scene, asked } = sceneWith(TWO_DICE);
    scene.pick("die-6", at);
    scene.pick("die-3", at);
    expect(scene.held).toBe("die-3");
    scene.pick("die-3", at);
    expect(scene.held).toBeNull();
    expect(asked).toEqual([]);
  });
  it("does not happen where nothing could be clicked next", () => {
    const { scene } = sceneWith([1, 2, 3, 4, 5, 6].map((die) => move(`use ${die} farm`)));
    scene.pick("farm", at);
    expect(scene.held).toBeNull();
    expect(scene.chooser?.word).toBe("farm");
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
    vi.advanceTimersByTime(300);
    expect(scene.card?.id).toBe("farm");
    scene.lookAway();
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
