import type { LogEntry } from "../../lib/protocol";

/** The log's entries of one turn. */
export interface TurnOfLog {
  turn: number;
  seat: number | null;
  entries: LogEntry[];
}

/** Entries turn by turn; entries without lines are omitted. */
export function byTurns(log: readonly LogEntry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const entry of log) {
    if (entry.lines.length === 0) continue;
    const last = turns.at(-1);
    if (last?.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, seat: entry.turn_seat, entries: [entry] });
  }
  return turns;
}

/** What others did after the last decision of a seat, as far as it is known. */
export function since(log: readonly LogEntry[], seat: number): LogEntry[] {
  const own = Math.max(-1, ...log.filter((one) => one.seat === seat).map((one) => one.at));
  return fresh(log, own);
}

/** The entries that are new: those after the ones known before. */
export function fresh(log: readonly LogEntry[], after: number): LogEntry[] {
  return log.filter((entry) => entry.at > after && entry.lines.length > 0);
}

/** Every word that these entries are about. */
export function touchedBy(entries: readonly LogEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.lines.flatMap((line) => line.touched)))];
}

/** What one seat decided in one turn, in a row. */
export interface Story {
  seat: number;
  entries: LogEntry[];
}

/** Entries as stories: decisions in a row, of the same seat in the same turn, are one. */
export function storiesOf(entries: readonly LogEntry[]): Story[] {
  const stories: Story[] = [];
  for (const entry of entries) {
    const last = stories.at(-1);
    if (last?.seat === entry.seat && last.entries[0]?.turn === entry.turn) last.entries.push(entry);
    else stories.push({ seat: entry.seat, entries: [entry] });
  }
  return stories;
}

/** Whether a decision can be told in a word or two; otherwise its sentences tell it. */
export const isBrief = (entry: LogEntry): boolean => entry.name !== "" || entry.signs.length > 0;
