/** Matching typed text against moves, as the terminal does. */

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** A number matches itself only: 'place 1' is not 'place 12'. */
function starts(wanted: string, word: string): boolean {
  return isNumber(wanted) ? word === wanted : word.startsWith(wanted);
}

function isSame(wanted: string[], text: string): boolean {
  return wanted.join(" ") === words(text).join(" ");
}

/** Whether the words of the text begin with the typed words, in order: 'pl 3 gen'. */
function begins(wanted: string[], text: string): boolean {
  const own = words(text);
  return wanted.length <= own.length && wanted.every((word, i) => starts(word, own[i]!));
}

/** Whether every typed word begins a word of its own, in any order: 'gen 3'. */
function mentions(wanted: string[], text: string): boolean {
  const left = pieces(text);
  return wanted.every((typed) => {
    const hit = left.findIndex((word) => starts(typed, word));
    if (hit >= 0) left.splice(hit, 1);
    return hit >= 0;
  });
}

/** The words of a text; those joined by hyphens also one by one. */
function pieces(text: string): string[] {
  const own = words(text);
  return [...own, ...own.filter((word) => word.includes("-")).flatMap((word) => word.split("-"))];
}

/** The texts that match, by the strictest rule that matches any. */
export function meant(typed: string, texts: readonly string[]): string[] {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  for (const fits of [isSame, begins, mentions]) {
    const found = texts.filter((text) => fits(wanted, text));
    if (found.length > 0) return found;
  }
  return [];
}

/** The text closest to what was typed, if one is close enough. */
export function nearest(typed: string, texts: readonly string[]): string | null {
  const wanted = typed.toLowerCase().trim().slice(0, 80);
  let best: string | null = null;
  let least = 0.4;
  for (const text of texts) {
    const away = distance(wanted, text.toLowerCase()) / Math.max(wanted.length, text.length, 1);
    if (away < least) [best, least] = [text, away];
  }
  return best;
}

/** The edit distance (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
