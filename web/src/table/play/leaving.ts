import type { SeatInfo, TableInfo } from "../../lib/protocol";

/** Seats whose owners decide themselves; a game is abandoned when all of them agree. */
export function players(table: TableInfo): SeatInfo[] {
  return table.seats.filter(
    (seat) => (seat.kind === "person" || seat.kind === "shared") && seat.substitute === "",
  );
}

/** Players who have not agreed to abandon the game yet. */
export function undecided(table: TableInfo): SeatInfo[] {
  const agreed = table.proposal?.agreed ?? [];
  return players(table).filter((seat) => !agreed.includes(seat.seat));
}

/** Whether the game ended without a result. */
export function isAbandoned(table: TableInfo): boolean {
  return table.status === "over" && !table.outcome;
}

/** What somebody can do to leave the table. Who plays alone has nobody to leave the game to. */
export function waysOut(table: TableInfo): readonly WayOut[] {
  const own = players(table).filter((seat) => seat.mine);
  if (table.status !== "running" || own.length === 0) return [];
  return players(table).length > 1 ? ["resign", "abandon"] : ["abandon"];
}

export type WayOut = "resign" | "abandon";
