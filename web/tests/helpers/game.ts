import axe from "axe-core";
import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import type { GamePage } from "../../src/games/game";
import { loadGameWords, sayIn } from "../../src/lib/i18n/words.svelte";
import type { MoveInfo } from "../../src/lib/protocol";
import type { AnyView, Catalogue, Seat, TableContext } from "../../src/lib/table/context";
import { wordIndex } from "../../src/table/scene/wordindex";
import Holder from "./Holder.svelte";

export const NAMES = ["Anna", "Ben", "Carla", "David"];

/** A table of a fixture, as somebody sees it. */
export interface Shown<View> {
  view: View;
  moves: MoveInfo[];
  asks: string;
  eyes: number;
}

interface Fixture {
  catalogue: unknown;
  tables: Record<string, unknown>;
}

/** A game's part of the page, shown with what its engine said once. */
export class GameHarness<View extends AnyView, Constants> {
  readonly catalogue: Catalogue<Constants>;
  #mounted: Record<string, unknown> | undefined;

  constructor(
    readonly page: GamePage,
    readonly fixture: Fixture,
  ) {
    this.catalogue = fixture.catalogue as Catalogue<Constants>;
  }

  load(): Promise<void> {
    return loadGameWords(this.catalogue.game, this.page.locale);
  }

  shown(name: string): Shown<View> {
    return this.fixture.tables[name] as Shown<View>;
  }

  table(shown: Shown<View>, hot: string[] = []): TableContext {
    const index = wordIndex(shown.moves);
    const { catalogue } = this;
    return {
      view: shown.view,
      catalogue,
      seats: NAMES.map((name, seat) => ({ seat, name, mark: "ABCD"[seat]! }) as Seat),
      eyes: shown.eyes,
      signs: this.page.signs,
      choosing: index.size > 0,
      moves: (word) => index.get(word) ?? [],
      leading: (verb) => shown.moves.filter((move) => move.verb === verb),
      hot: (word) => hot.includes(word),
      holds: () => false,
      pick: vi.fn(),
      hover: vi.fn(),
      look: vi.fn(),
      lookAway: vi.fn(),
      say: (id, values) => sayIn(catalogue.game, id, values),
      word: (id) => catalogue.words[id] ?? id,
    };
  }

  show(table: TableContext, part: Component<never>, given = {}): void {
    this.#mounted = mount(Holder, {
      target: document.body,
      props: { table, part: part as Component, given },
    });
    flushSync();
  }

  /** Show the component for a question; returns the spy that hears what is played. */
  ask(shown: Shown<View>) {
    const play = vi.fn();
    const given = { seat: shown.eyes, prompt: "", moves: shown.moves, play };
    this.show(this.table(shown), this.page.questions[shown.asks] as Component<never>, given);
    return play;
  }

  async clear(): Promise<void> {
    if (this.#mounted) await unmount(this.#mounted);
    this.#mounted = undefined;
    document.body.innerHTML = "";
  }
}

export const thingsOf = (word: string) => [...document.querySelectorAll(`[data-word="${word}"]`)];
export const thingOf = (word: string) => thingsOf(word)[0];
export const labels = () =>
  [...document.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label")!);

/** What one reads: the text of an element, and the figures of its pictures. */
export function read(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const figure of copy.querySelectorAll<HTMLElement>("[data-drawn]"))
    figure.append(figure.dataset["drawn"]!);
  return copy.textContent.replace(/\s+/g, " ").trim();
}

/** What an accessibility checker finds. Without a screen it cannot see colours. */
export async function troubles(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`);
}
