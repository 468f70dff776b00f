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
