import type { TableInfo } from "../../lib/protocol";
import { say } from "../../lib/i18n/words.svelte";
import { isAbandoned, undecided } from "../../table/play/leaving";

export interface Standing {
  text: string;
  /** Whether the player is asked for something. */
  mine: boolean;
}

/** The status of a table in a line: whose turn, who is missing, who has won. */
export function standing(table: TableInfo): Standing {
  const names = (seats: number[]) => list(seats.map((seat) => seatName(table, seat)));
  if (table.status === "waiting") {
    const free = table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited");
    return { text: say("standing-waiting", { count: free.length }), mine: false };
  }
  if (table.status === "over") return { text: ended(table, names), mine: false };
  if (table.proposal && undecided(table).some((seat) => seat.mine)) {
    const name = seatName(table, table.proposal.seat);
    return { text: say("standing-proposal", { name }), mine: true };
  }
  const own = table.deciding.filter((seat) => table.seats[seat]?.mine);
  if (own.length === 0)
    return { text: say("standing-turn", { names: names(table.deciding) }), mine: false };
  const several = table.seats.filter((seat) => seat.mine).length > 1;
  const text = several ? say("standing-turn", { names: names(own) }) : say("standing-yours");
  return { text, mine: true };
}

function ended(table: TableInfo, names: (seats: number[]) => string): string {
  if (isAbandoned(table)) return say("standing-abandoned");
  const first = table.outcome?.seats.filter((seat) => seat.place === 1) ?? [];
  if (table.seats.length === 1 && first[0]) return say("standing-alone", { total: first[0].total });
  return say("standing-won", { names: names(first.map((one) => one.seat)), count: first.length });
}

/** The name of the player at a seat, or the kind of seat. */
export function seatName(table: TableInfo, seat: number): string {
  const found = table.seats[seat];
  if (!found) return say("seat-number", { number: seat + 1 });
  if (found.name) return found.name;
  return say(`seat-${found.kind}`);
}

function list(names: string[]): string {
  return names.join(", ");
}
