import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../net/storage";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

// English is always there: it also stands in for what another language lacks.
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

let spoken = $state<Language>("en");

/** The language of the page; reactive. */
export function language(): Language {
  return spoken;
}

/** What the page says, in its language; reactive. Numbers and names fill the gaps. */
export function say(id: string, values: Values = {}): string {
  for (const one of [bundles.get(spoken), bundles.get("en")]) {
    const pattern = one?.getMessage(id)?.value;
    if (one && pattern) return one.formatPattern(pattern, values, []);
  }
  return id;
}

/** Whether the page has words for it: for names that come from the server. */
export function knows(id: string): boolean {
  return bundles.get("en")?.hasMessage(id) ?? false;
}

export async function setLanguage(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) {
    const texts = Object.entries(others).filter(([path]) => path.includes(`/${wanted}`));
    bundles.set(wanted, bundle(wanted, await Promise.all(texts.map(([, load]) => load()))));
  }
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** The same, kept for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  remember("language", wanted);
  await setLanguage(wanted);
}

/** What was chosen here before, else what the browser asks for, else English. */
export function firstLanguage(): Language {
  const wishes = [recall("language"), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

function bundle(locale: Language, texts: string[]): FluentBundle {
  // The texts stand in elements of their own, so marks around names would only be in the way.
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) {
    for (const problem of made.addResource(new FluentResource(text))) console.error(problem);
  }
  return made;
}
