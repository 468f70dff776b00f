import type { DecisionInfo, LogEntry, SeatInfo, StateNews, TableInfo } from "../../lib/protocol";

/** The seats that people on this device hold themselves. */
export function ownSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.mine && seat.kind !== "bot");
}

/** Own seats that must decide now, and for which no bot stands in. */
export function asked(table: TableInfo, state: StateNews): number[] {
  const deciding = new Set(state.decisions.map((decision) => decision.seat));
  return ownSeats(table)
    .filter((seat) => deciding.has(seat.seat) && seat.substitute === "")
    .map((seat) => seat.seat);
}

/**
 * The seat that the device must be handed to, or null. One person alone needs
 * no curtain, and whoever holds the device keeps it as long as they are asked, or nobody here is.
 */
export function handTo(table: TableInfo, state: StateNews, eyes: number | null): number | null {
  if (table.status !== "running" || ownSeats(table).length < 2) return null;
  const waiting = asked(table, state);
  if (waiting.length === 0 || (eyes !== null && waiting.includes(eyes))) return null;
  return waiting[0]!;
}

/** The decision of the seat whose view this is, if there is one. */
export function ownDecision(state: StateNews, eyes: number | null): DecisionInfo | null {
  const found = state.decisions.find((one) => one.seat === eyes && one.moves.length > 0);
  return found ?? null;
}

/** Why nothing can be undone: the id of a message, and whose decision it was. */
export function whyNoUndo(
  log: readonly LogEntry[],
  length: number,
  eyes: number,
): { id: string; seat: number } {
  const last = log.at(-1);
  if (length === 0 || last === undefined) return { id: "undo-nothing", seat: eyes };
  if (last.seat !== eyes) return { id: "undo-other", seat: last.seat };
  return { id: "undo-revealed", seat: eyes };
}
