import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../net/storage";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;
/** The texts of one game's locale, by language; each is loaded when it is needed. */
export type GameLocale = Record<Language, () => Promise<string>>;

// English is always loaded: it is the fallback for what another language lacks.
const english = import.meta.glob<string>("../../locale/en*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const others = import.meta.glob<string>("../../locale/de*.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<Language, FluentBundle>();
bundles.set("en", bundle("en", Object.values(english)));
const games = new Map<string, Map<Language, FluentBundle>>();

let current = $state<Language>("en");

/** The language of the page; reactive. */
export function language(): Language {
  return current;
}

/** A message of the page in its language; reactive. Returns the id where there is no message. */
export function say(id: string, values: Values = {}): string {
  return format([bundles.get(current), bundles.get("en")], id, values) ?? id;
}

/** A message of a game, else of the page; reactive. */
export function sayIn(game: string, id: string, values: Values = {}): string {
  const own = games.get(game);
  // While another language is being loaded, the former one stays.
  return format([own?.get(current), ...(own?.values() ?? [])], id, values) ?? say(id, values);
}

/** Whether the page has a message: for names that come from the server. */
export function knows(id: string): boolean {
  return bundles.get("en")?.hasMessage(id) ?? false;
}

export async function setLanguage(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) {
    const texts = Object.entries(others).filter(([path]) => path.includes(`/${wanted}`));
    bundles.set(wanted, bundle(wanted, await Promise.all(texts.map(([, load]) => load()))));
  }
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Load a game's own messages in the language of the page. */
export async function loadGameWords(game: string, locale: GameLocale): Promise<void> {
  const wanted = current;
  const known = games.get(game) ?? new Map<Language, FluentBundle>();
  games.set(game, known);
  if (!known.has(wanted)) known.set(wanted, bundle(wanted, [await locale[wanted]()]));
}

/** Change the language, and keep it for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  remember("language", wanted);
  await setLanguage(wanted);
}

/** What was chosen here before, else the browser's preference, else English. */
export function firstLanguage(): Language {
  const wishes = [recall("language"), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

function format(
  candidates: (FluentBundle | undefined)[],
  id: string,
  values: Values,
): string | undefined {
  for (const one of candidates) {
    const pattern = one?.getMessage(id)?.value;
    if (one && pattern) return one.formatPattern(pattern, values, []);
  }
  return undefined;
}

function bundle(locale: Language, texts: string[]): FluentBundle {
  // Every text has an element of its own, so bidi isolation marks would only be in the way.
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) {
    for (const problem of made.addResource(new FluentResource(text))) console.error(problem);
  }
  return made;
}
