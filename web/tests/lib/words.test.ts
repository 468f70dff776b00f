import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  chooseLanguage,
  firstLanguage,
  knows,
  say,
  setLanguage,
} from "../../src/lib/i18n/words.svelte";

const files = import.meta.glob<string>("../../src/locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = import.meta.glob<string>(
  "../../src/{App.svelte,{pages,table,lib}/**/*.{svelte,ts}}",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const gapsOf = (text: string, id: string) => {
  const message = text.split(/^(?=[a-z][\w-]* =)/m).find((one) => one.startsWith(`${id} =`)) ?? "";
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
};
const textOf = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/locale/${language}`))
    .map(([, text]) => text)
    .join("\n");

afterEach(async () => {
  localStorage.clear();
  vi.unstubAllGlobals();
  await setLanguage("en");
});

describe("what the page says", () => {
  test("is there in both languages, in the same order, with the same gaps", () => {
    const [en, de] = [textOf("en"), textOf("de")];
    expect(idsOf(de)).toEqual(idsOf(en));
    for (const id of idsOf(en)) expect([id, gapsOf(de, id)]).toEqual([id, gapsOf(en, id)]);
  });

  test.each(["en", "de"])("is well written in %s, each message once", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([]);
    // Fluent passes over what it cannot read: everything that looks like a message is one.
    for (const id of idsOf(textOf(language)))
      expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
  });

  test("covers every word that a component asks for by name", () => {
    for (const [path, text] of Object.entries(sources)) {
      for (const [, id] of text.matchAll(/\bsay\(\s*"([\w-]+)"/g))
        expect([path, id, knows(id!)]).toEqual([path, id, true]);
    }
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
