import type { TableInfo } from "../../lib/protocol";
import { standing } from "../parts/status";

/** The player's tables, of this browser and of the account, those that wait for them first. */
export function ownList(here: readonly TableInfo[], account: readonly TableInfo[]): TableInfo[] {
  const once = new Map([...account, ...here].map((one) => [one.id, one]));
  return [...once.values()].sort((one, other) => rank(one) - rank(other));
}

function rank(table: TableInfo): number {
  if (table.status === "over") return 3;
  if (standing(table).mine) return 0;
  return table.status === "running" ? 1 : 2;
}

/**
 * What removing a table from the list costs: nothing, a seat that somebody else can take then, the
 * seat for good, or only the entry, as the seats belong to the account.
 */
export type Cost = "nothing" | "place" | "seat" | "entry";

export function costOf(table: TableInfo, account: readonly TableInfo[]): Cost {
  const own = mine(table);
  if (table.status === "over" || own.length === 0) return "nothing";
  if (table.status === "waiting") return "place";
  const safe = mine(account.find((one) => one.id === table.id));
  return own.every((seat) => safe.includes(seat)) ? "entry" : "seat";
}

/** The player's own seats at a table. */
export function mine(table: TableInfo | undefined): number[] {
  return (table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
}
