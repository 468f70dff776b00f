import { flushSync, mount, tick, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ArticleInfo, StepInfo } from "../../src/lib/protocol";
import { byId, HOW_TO_PLAY, lookedUp, pieces, sections } from "../../src/table/rules/articles";
import RulesDrawer from "../../src/table/rules/RulesDrawer.svelte";

const article = (id: string, title: string, text: string): ArticleInfo => {
  const [, section] = id.split(".");
  return { id, section: section!, title, text };
};
const ARTICLES = [
  article("toy.place.1", "Placing", "A worker is placed on a free space."),
  article("toy.place.2", "Placing", "Its `cost` is paid first."),
  article("toy.end.1", "The end", "Whoever has the most stars wins."),
];
const STEPS: StepInfo[] = [{ title: "The goal", text: "Get stars.", articles: ["end.1"] }];

describe("articles", () => {
  test("are grouped in the order of the rules", () => {
    expect(sections(ARTICLES).map((one) => [one.title, one.articles.length])).toEqual([
      ["Placing", 2],
      ["The end", 1],
    ]);
  });

  test.each([
    ["place.2", ["toy.place.2"]],
    ["toy.place.2", ["toy.place.2"]],
    ["the end", ["toy.end.1"]],
    ["place", ["toy.place.1", "toy.place.2"]],
    ["worker free", ["toy.place.1"]],
    ["dragon", []],
  ])("are found by '%s'", (words, found) => {
    expect(lookedUp(ARTICLES, words).map((one) => one.id)).toEqual(found);
  });

  test("have an id with or without the game", () => {
    expect(byId(ARTICLES, "END.1")).toBe(ARTICLES[2]);
    expect(byId(ARTICLES, HOW_TO_PLAY)).toBeUndefined();
  });

  test("are marked in pieces", () => {
    expect(pieces("Its `cost` *(ruling)*").map((one) => one.kind)).toEqual([
      "text",
      "code",
      "text",
      "em",
    ]);
  });
});

let shown: ReturnType<typeof mount> | undefined;

async function open(at: string) {
  const props: ComponentProps<typeof RulesDrawer> = $state({
    open: true,
    game: "toy",
    at: { words: at },
    link: (id: string) => `#/table/t?rule=${id}`,
  });
  shown = mount(RulesDrawer, { target: document.body, props });
  const dialog = document.querySelector("dialog")!;
  await vi.waitFor(() => expect(dialog.querySelector("summary, h3")).not.toBeNull());
  await tick();
  return { props, dialog };
}

const opened = (dialog: Element) =>
  [...dialog.querySelectorAll("details[open] summary")].map((one) => one.textContent.trim());

describe("the drawer", () => {
  beforeAll(() => {
    // jsdom has no modal dialogs, and nothing scrolls there.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    };
    Element.prototype.scrollIntoView = vi.fn();
  });
  beforeEach(() => {
    const answer = (url: URL) => (url.pathname.endsWith("rules") ? ARTICLES : STEPS);
    vi.stubGlobal("fetch", (url: URL) => Promise.resolve(Response.json(answer(url))));
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    vi.unstubAllGlobals();
  });

  test("folds all sections until one is opened", async () => {
    const { dialog } = await open("");
    expect(dialog.querySelectorAll("details")).toHaveLength(3);
    expect(opened(dialog)).toEqual([]);
  });

  test("shows an article among its neighbours, and has its address", async () => {
    const { dialog } = await open("place.2");
    expect(opened(dialog)).toEqual(["Placing"]);
    const here = dialog.querySelector<HTMLElement>("[aria-current]")!;
    expect(here.textContent).toContain("is paid first");
    expect(document.activeElement).toBe(here);
    expect(here.querySelector("a")!.getAttribute("href")).toBe("#/table/t?rule=place.2");
  });

  test("says how to play, with the articles that say it precisely", async () => {
    const { dialog } = await open(HOW_TO_PLAY);
    expect(opened(dialog)).toEqual(["How to play"]);
    const link = dialog.querySelector("ol a")!;
    expect(link.getAttribute("href")).toBe("#/table/t?rule=end.1");
  });

  test("searches for words that are no article", async () => {
    const { dialog } = await open("stars");
    const search = dialog.querySelector<HTMLInputElement>("input[type=search]")!;
    expect(search.value).toBe("stars");
    expect(dialog.querySelectorAll(".article")).toHaveLength(1);
    search.value = "nothing like it";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(dialog.querySelector("[role=status]")!.textContent).toBe("No article mentions it.");
  });

  test("is closed by its button", async () => {
    const { props, dialog } = await open("");
    dialog.querySelector<HTMLButtonElement>("header button")!.click();
    flushSync();
    expect(props.open).toBe(false);
    expect(dialog.textContent).toBe("");
  });
});
