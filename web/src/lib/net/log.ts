import type { LogEntry } from "../protocol";

/** The log with new entries, which replace everything from `from` on. */
export function retold(known: LogEntry[], from: number, news: LogEntry[]): LogEntry[] {
  return [...known.filter((entry) => entry.at < from), ...news];
}

/** The log with earlier entries added; known entries stay. */
export function filledIn(known: LogEntry[], earlier: LogEntry[]): LogEntry[] {
  const have = new Set(known.map((entry) => entry.at));
  const fresh = earlier.filter((entry) => !have.has(entry.at));
  return [...fresh, ...known].sort((one, other) => one.at - other.at);
}
