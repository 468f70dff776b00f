import { describe, expect, it } from "vitest";
import { move as moveOf } from "../helpers/moves";
import { filtered, headingOf, offersOf } from "../../src/table/moves/offers";
import { wordIndex } from "../../src/table/scene/wordindex";

const PLACE = /^place (\d) (.+)$/;
const move = (text: string, meaning = text) => {
  const [, die, place] = PLACE.exec(text) ?? [];
  return moveOf(text, { meaning, name: "", touches: die ? [`die-${die}`, place!, place!] : [] });
};
const texts = (offers: { text: string }[]) => offers.map((offer) => offer.text);

describe("sorting out the moves", () => {
  it("leaves a few in one group, and puts what ends the turn last", () => {
    const offers = offersOf([move("end"), move("trade all"), move("use kite")]);
    expect(offers.groups).toHaveLength(1);
    expect(texts(offers.groups[0]!.offers)).toEqual(["trade all", "use kite"]);
    expect(texts(offers.leaving)).toEqual(["end"]);
    expect(offers.all.map((offer) => offer.number)).toEqual([1, 2, 3]);
    expect(offers.all.at(-1)!.text).toBe("end");
  });
  it("makes chips of effects that wait, with the rest and skipping apart", () => {
    const offers = offersOf([
      move("choose 1 module"),
      move("choose advance gray 2"),
      move("do the rest"),
      move("skip"),
      move("use kite"),
    ]);
    expect(texts(offers.pending)).toEqual(["choose 1 module", "choose advance gray 2"]);
    expect(offers.rest!.text).toBe("do the rest");
    expect(texts(offers.leaving)).toEqual(["skip"]);
    expect(texts(offers.groups[0]!.offers)).toEqual(["use kite"]);
  });
  it("has no chips where a choice is just a choice", () => {
    const offers = offersOf([move("choose 2 basic"), move("choose 1 crystal & 1 basic")]);
    expect(offers.pending).toEqual([]);
    expect(offers.rest).toBeNull();
    expect(offers.groups[0]!.offers).toHaveLength(2);
  });
  it("groups many by verb and very many of a verb by what comes next", () => {
    const places = ["farm", "aquifer", "generator", "cloud-mine", "tunnel"];
    const offers = offersOf([
      ...places.flatMap((place) => [
        move(`place 3 ${place}`, `place your 3 on the ${place}`),
        move(`place 6 ${place}`, `place your 6 on the ${place}`),
      ]),
      move("retrieve paid", "pay 1 food"),
      move("use kite", "use the Kite"),
    ]);
    expect(offers.groups.map((group) => group.heading)).toEqual([
      "",
      "place your 3 on the",
      "place your 6 on the",
    ]);
    expect(texts(offers.groups[0]!.offers)).toEqual(["retrieve paid", "use kite"]);
    const numbers = offers.groups.flatMap((group) => group.offers.map((offer) => offer.number));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
  it("keeps a group whole where what comes next tells all of them apart", () => {
    const names = "abcdefghijk".split("");
    const offers = offersOf(names.map((name) => move(`build ${name}1`, `build on ${name}1`)));
    expect(offers.groups).toHaveLength(1);
    expect(headingOf(offers.groups[0]!.offers)).toBe("build on");
    expect(offers.groups[0]!.heading).toBe("");
  });
  it("puts what has nothing in common together, last if it is much", () => {
    const offers = offersOf([
      ...["one", "two", "three", "four", "five"].map((meaning) => move(`use ${meaning}`, meaning)),
      ...["a", "b", "c", "d"].map((place) => move(`build ${place}`, `build on ${place}`)),
      move("hibernate", "sleep"),
    ]);
    expect(offers.groups.map(({ kind, heading }) => [kind, heading])).toEqual([
      ["like", "build on"],
      ["loose", ""],
    ]);
    expect(texts(offers.groups[1]!.offers)).toHaveLength(6);
  });
  it("joins verbs that begin alike", () => {
    const offers = offersOf([
      ...["a", "b", "c", "d", "e"].map((one) => move(`take ${one}`, `nimm ${one}`)),
      ...["f", "g", "h", "i"].map((one) => move(`draw ${one}`, `nimm ${one}`)),
      move("hibernate", "schlafe"),
    ]);
    expect(offers.groups.map((group) => group.offers.length)).toEqual([1, 9]);
  });
  it("puts free actions apart from what the question is about", () => {
    const free = (text: string) => moveOf(text, { role: "free" });
    const offers = offersOf([
      free("open crate"),
      move("build f8"),
      free("trade gear"),
      move("end"),
    ]);
    expect(offers.groups.map(({ kind, offers }) => [kind, texts(offers)])).toEqual([
      ["loose", ["build f8"]],
      ["free", ["open crate", "trade gear"]],
    ]);
    expect(texts(offers.leaving)).toEqual(["end"]);
  });
  it("goes by roles, not by the words of a move", () => {
    const offers = offersOf([
      moveOf("end the strike", { role: "ordinary", verb: "end" }),
      moveOf("stop", { role: "leave" }),
    ]);
    expect(texts(offers.groups[0]!.offers)).toEqual(["end the strike"]);
    expect(texts(offers.leaving)).toEqual(["stop"]);
  });
  it("leaves talk to the turn bar, but not an agreement", () => {
    const talk = moveOf("trade all", { role: "negotiation" });
    const moves = [talk, moveOf("accept", { role: "agreement" }), move("end")];
    const offers = offersOf(moves);
    expect(texts(offers.groups[0]!.offers)).toEqual(["accept"]);
    expect(texts(offers.talk)).toEqual(["trade all"]);
    expect(offers.all.map(({ text }) => text)).toEqual(["accept", "end", "trade all"]);
    expect(offersOf([talk, move("end")]).groups).toEqual([]);
  });
  it("lists talk where it is what is asked", () => {
    const talk = moveOf("give water", { role: "negotiation" });
    const offers = offersOf([talk, move("withdraw")], false);
    expect(texts(offers.groups[0]!.offers)).toEqual(["give water"]);
    expect(offers.talk).toEqual([]);
  });
  it("loses and doubles nothing", () => {
    const moves = ["choose a", "do the rest", "skip", "use b", "use c", "end"].map((t) => move(t));
    moves.push(moveOf("trade all", { role: "negotiation" }), moveOf("open", { role: "free" }));
    expect(texts(offersOf(moves).all).sort()).toEqual(texts(moves).sort());
  });
});

describe("folding", () => {
  const places = "abcdefghijkl".split("");
  const build = (count: number) =>
    places.slice(0, count).map((place) => move(`build ${place}`, `build on ${place}`));
  const play = (count: number) =>
    places.slice(0, count).map((card) => move(`play ${card}`, `play ${card} now`));
  const folded = (moves: ReturnType<typeof move>[]) =>
    offersOf(moves).groups.map(({ kind, folds }) => [kind, folds]);

  it("begins above twelve moves, not counting what the turn bar has", () => {
    const talk = moveOf("trade all", { role: "negotiation" });
    expect(folded([...build(6), ...play(6), move("end"), talk])).toEqual([
      ["like", false],
      ["like", false],
    ]);
    expect(folded([...build(7), ...play(6)])).toEqual([
      ["like", true],
      ["like", true],
    ]);
  });
  it("leaves a few loose moves and the only group open", () => {
    const free = places.slice(0, 4).map((one) => moveOf(`use ${one}`, { role: "free" }));
    expect(folded([...build(12), move("hibernate"), ...free])).toEqual([
      ["loose", false],
      ["like", false],
      ["free", true],
    ]);
    expect(folded([...build(12), move("build z", "build on z")])).toEqual([["like", false]]);
  });
});

describe("headings", () => {
  it("are what the meanings begin with", () => {
    const moves = [
      move("trade gear", "tausche 1 Kristall gegen 1 Zahnrad"),
      move("trade book", "tausche 1 Kristall gegen 1 Buch"),
    ];
    expect(headingOf(moves)).toBe("tausche 1 Kristall gegen 1");
  });
  it("are else what the names begin with, and never the command word", () => {
    const named = (text: string, name: string) => moveOf(text, { meaning: text.slice(4), name });
    expect(headingOf([named("use a", "Nutze A"), named("use b", "Nutze B")])).toBe("Nutze");
    expect(headingOf([named("use a", "A"), named("use b", "B")])).toBe("");
  });
});

describe("filtering", () => {
  it("looks at words and meanings", () => {
    const offers = offersOf([
      move("play miner", "Gray card"),
      move("play cook", "Yellow card"),
    ]).all;
    expect(texts(filtered(offers, "gray MIN"))).toEqual(["play miner"]);
    expect(texts(filtered(offers, ""))).toEqual(["play miner", "play cook"]);
  });
});

describe("the words of moves", () => {
  it("lead to every move that touches a thing, once", () => {
    const moves = [move("place 3 farm"), move("place 6 farm"), move("end")];
    const index = wordIndex(moves);
    expect(texts(index.get("farm")!)).toEqual(["place 3 farm", "place 6 farm"]);
    expect(texts(index.get("die-3")!)).toEqual(["place 3 farm"]);
    expect(index.has("end")).toBe(false);
  });
});
