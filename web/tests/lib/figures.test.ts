import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Figure from "../../src/lib/svg/Figure.svelte";

let shown: Record<string, unknown>[] = [];

function show(...texts: (string | number)[]): SVGUseElement[] {
  shown = texts.map((text) => mount(Figure, { target: document.body, props: { text, size: 16 } }));
  flushSync();
  return [...document.querySelectorAll("use")];
}

const drawn = (use: SVGUseElement) =>
  document.getElementById(use.getAttribute("href")!.slice(1))!.textContent;

afterEach(async () => {
  await Promise.all(shown.map((one) => unmount(one)));
  document.body.innerHTML = "";
});

it("draws every figure from a sheet, where it is written once", () => {
  const uses = show(4, "Σ 7", "1–4", 4);
  expect(uses.map(drawn)).toEqual(["4", "Σ 7", "1–4", "4"]);
  expect(uses.map((use) => use.textContent).join("")).toBe("");
  expect(document.querySelectorAll("text")).toHaveLength(3);
});

it("writes a new sheet where the old one is gone", () => {
  expect(show("B").map(drawn)).toEqual(["B"]);
});
