import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  chooseLanguage,
  firstLanguage,
  loadGameWords,
  say,
  sayIn,
  setLanguage,
} from "../../src/lib/i18n/words.svelte";

const files = import.meta.glob<string>("../../src/{,games/*/}locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts}", {
  eager: true,
  query: "?raw",
  import: "default",
});

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const gapsOf = (text: string, id: string) => {
  const message = text.split(/^(?=[a-z][\w-]* =)/m).find((one) => one.startsWith(`${id} =`)) ?? "";
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
};
/** All texts of the page or of a game in a language. */
const textOf = (part: string, language: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`../../src/${part}locale/${language}`))
    .map(([, text]) => text)
    .join("\n");
const PARTS = ["", "games/euphoria/", "games/recall/", "games/revive/"];

afterEach(async () => {
  localStorage.clear();
  vi.unstubAllGlobals();
  await setLanguage("en");
});

describe("what the page says", () => {
  test("has a locale for every game", () => {
    const folders = Object.keys(files).map((path) => path.replace(/^.*src\/(.*)locale.*$/, "$1"));
    expect([...new Set(folders)].sort()).toEqual(PARTS);
  });

  test.each(PARTS)("is there in both languages, in the same order: %s", (part) => {
    const [en, de] = [textOf(part, "en"), textOf(part, "de")];
    expect(idsOf(en).length).toBeGreaterThan(20);
    expect(idsOf(de)).toEqual(idsOf(en));
    for (const id of idsOf(en)) expect([id, gapsOf(de, id)]).toEqual([id, gapsOf(en, id)]);
  });

  // A player's side is no display of cards, and nobody says the others.
  test.each(["Auslage", "= Meins", "Am Stück", "nach dem Zufall", "Modulfeld"])(
    "does not say in German: %s",
    (words) => {
      const lines = PARTS.map((part) => textOf(part, "de"))
        .join("\n")
        .split("\n");
      expect(lines.filter((line) => line.includes(words))).toEqual([]);
    },
  );

  test.each(
    PARTS.flatMap((part) => [
      [part, "en"],
      [part, "de"],
    ]),
  )("is well written, each message once: %s %s", (part, language) => {
    const bundle = new FluentBundle(language!);
    const text = textOf(part!, language!);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    // Fluent passes over what it cannot read: everything that looks like a message is one.
    for (const id of idsOf(text)) expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
  });

  test("covers every id that a component asks for by name", () => {
    for (const [path, text] of Object.entries(sources)) {
      const part = /games\/\w+\//.exec(path)?.[0] ?? "";
      const known = new Set([...idsOf(textOf("", "en")), ...idsOf(textOf(part, "en"))]);
      for (const [, id] of text.matchAll(/\bsay\(\s*"([\w-]+)"/g))
        expect([path, id, known.has(id!)]).toEqual([path, id, true]);
    }
  });

  test.each(PARTS.slice(1))("has no message in %s that nothing asks for", (part) => {
    const used = Object.entries(sources)
      .filter(([path]) => path.includes(part))
      .map(([, text]) => text)
      .join("\n");
    // `offer-{verb}` is put together from the two sides of an offer.
    const made = new Set(["offer-give", "offer-ask"]);
    const idle = idsOf(textOf(part, "en")).filter((id) => !used.includes(`"${id}"`));
    expect(idle.filter((id) => !made.has(id))).toEqual([]);
  });
});

describe("say", () => {
  test("fills gaps and counts", () => {
    expect(say("standing-waiting", { count: 1 })).toBe("Waiting for one player");
    expect(say("standing-waiting", { count: 3 })).toBe("Waiting for 3 players");
    expect(say("standing-won", { names: "Mara", count: 1 })).toBe("Mara has won");
  });

  test("speaks German after a change, and tells the document", async () => {
    await setLanguage("de");
    expect(say("standing-waiting", { count: 3 })).toBe("3 Personen fehlen noch");
    expect(document.documentElement.lang).toBe("de");
  });

  test("has a game's own messages before the page's", async () => {
    const locale = { en: async () => "board = The map\n", de: async () => "board = Karte\n" };
    expect(sayIn("a-game", "board")).toBe("Board");
    await loadGameWords("a-game", locale);
    expect(sayIn("a-game", "board")).toBe("The map");
    expect(sayIn("a-game", "close")).toBe("Close");
    await setLanguage("de");
    expect(sayIn("a-game", "board")).toBe("The map");
    await loadGameWords("a-game", locale);
    expect(sayIn("a-game", "board")).toBe("Karte");
  });

  test("returns an unknown id as it is", () => {
    expect(say("no-such-word")).toBe("no-such-word");
  });
});

describe("the first language", () => {
  const wishes = (...languages: string[]) => vi.stubGlobal("navigator", { languages });

  test("is what the browser asks for first, among ours", () => {
    wishes("fr-FR", "de-AT", "en");
    expect(firstLanguage()).toBe("de");
  });

  test("is English where none of ours is asked for", () => {
    wishes("fr");
    expect(firstLanguage()).toBe("en");
  });

  test("is what was chosen here before", async () => {
    wishes("de");
    await chooseLanguage("en");
    expect(firstLanguage()).toBe("en");
  });
});
