import type { LogEntry, MoveInfo, StateNews } from "../protocol";

/** A move that somebody has clicked, and how long the game was then. */
export interface Click {
  seat: number;
  move: MoveInfo;
  length: number;
}

/** The last click, until the server has answered it: the connection may break before. */
export class LastClick {
  made = $state.raw<Click | null>(null);
  /** A click that was never answered, and is no longer possible. */
  lapsed = $state.raw<Click | null>(null);

  make(state: StateNews, seat: number, text: string): void {
    const move = offerOf(state, seat, text);
    this.lapsed = null;
    this.made = move ? { seat, move, length: state.length } : null;
  }

  forget(): void {
    this.made = this.lapsed = null;
  }

  /** Keep it only if it is still possible, and was not played after all. */
  recheck(state: StateNews, log: readonly LogEntry[]): void {
    const click = this.made;
    if (click === null) return;
    const move = offerOf(state, click.seat, click.move.text);
    const decided = log.some((entry) => entry.at >= click.length && entry.seat === click.seat);
    this.made = move && !decided ? { ...click, move } : null;
    if (!move && !decided) this.lapsed = click;
  }
}

function offerOf(state: StateNews, seat: number, text: string): MoveInfo | undefined {
  const decision = state.decisions.find((one) => one.seat === seat);
  return decision?.moves.find((one) => one.text === text);
}
