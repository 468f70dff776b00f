import type { ReasonInfo } from "../../lib/protocol";

/** A sentence that says why not, and the articles that say so too. */
export interface TellingReason {
  text: string;
  articles: string[];
}

/** Say a reason once, however many moves it forbids. */
export function distinct(reasons: readonly ReasonInfo[]): TellingReason[] {
  const found = new Map<string, Set<string>>();
  for (const { text, article } of reasons) {
    const articles = found.get(text) ?? new Set();
    if (article !== "") articles.add(article);
    found.set(text, articles);
  }
  return [...found].map(([text, articles]) => ({ text, articles: [...articles] }));
}

/** As at the head of a text; a name such as f8 keeps its own letter. */
export const capital = (text: string): string =>
  /^\p{L}\d/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
