import { describe, expect, it } from "vitest";
import { move as moveOf } from "../helpers/moves";
import { filtered, heading, offersOf } from "../../src/table/moves/offers";
import { wordIndex } from "../../src/table/scene/wordindex";

const PLACE = /^place (\d) (.+)$/;
const move = (text: string, meaning = text) => {
  const [, die, place] = PLACE.exec(text) ?? [];
  return moveOf(text, { meaning, touches: die ? [`die-${die}`, place!, place!] : [] });
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
    expect(offers.groups[0]!.heading).toBe("build on");
  });
  it("puts free actions apart from what the question is about", () => {
    const free = (text: string) => moveOf(text, { role: "free" });
    const offers = offersOf([
      free("open crate"),
      move("build f8"),
      free("trade gear"),
      move("end"),
    ]);
    expect(offers.groups.map((group) => texts(group.offers))).toEqual([["build f8"]]);
    expect(offers.free.map((group) => texts(group.offers))).toEqual([["open crate", "trade gear"]]);
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
  it("loses and doubles nothing", () => {
    const moves = ["choose a", "do the rest", "skip", "use b", "use c", "end"].map((t) => move(t));
    expect(texts(offersOf(moves).all).sort()).toEqual(texts(moves).sort());
  });
});

describe("headings", () => {
  it("are what the meanings begin with", () => {
    const moves = [
      move("trade gear", "tausche 1 Kristall gegen 1 Zahnrad"),
      move("trade book", "tausche 1 Kristall gegen 1 Buch"),
    ];
    expect(heading(moves)).toBe("tausche 1 Kristall gegen 1");
  });
  it("fall back on the command word", () => {
    expect(heading([move("use a", "one"), move("use b", "two")])).toBe("use");
    expect(heading([move("use a", "one"), move("go b", "two")])).toBe("");
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
