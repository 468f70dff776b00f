import type { SeatInfo, TableInfo, TableWish, SeatWish } from "../../lib/protocol";

/** The same table once more: own seats here, bots as they were, everybody else by invitation. */
export function againWish(table: TableInfo): TableWish {
  const host = table.seats.find((seat) => seat.mine && seat.kind !== "bot");
  return {
    game: table.game,
    seats: table.seats.map((seat) => seatWish(seat, seat === host)),
    options: table.options,
    pack: table.pack,
    listed: table.listed,
    pace: table.pace,
    clock: table.clock,
  };
}

function seatWish(seat: SeatInfo, host: boolean): SeatWish {
  const { name, level } = seat;
  if (seat.kind === "bot") return { kind: "bot", name, level };
  if (host) return { kind: "person", name };
  return seat.mine ? { kind: "shared", name } : { kind: "invited", name: "" };
}
