import type { Recall } from "../game";
import { named } from "../game";
import { TRACKS } from "../names";
import type { HexView, MovementView } from "../types";

/** A card of a kind, if the catalogue has it. */
export function cardOf(recall: Recall, kind: string, id: string): [string, string] | undefined {
  return recall.card(kind, id) ? [kind, id] : undefined;
}

/** Something of which there are so many, in words. */
export const counted = (recall: Recall, what: string, n: number): string =>
  recall.say("counted", { what, n });

/** A hex in words: what it is, what lies there, who stands there. */
export function hexLabel(recall: Recall, name: string, track?: string): string {
  const hex = recall.view.hexes[name]!;
  const kind = recall.word(`hex-${hex.kind}`);
  const first = recall.say("space", { name, kind });
  const movement = recall.view.movement;
  const held = movement?.hex === name ? [inHand(recall, movement)] : [];
  return [first, ...grounds(recall, hex, track), ...pieces(recall, hex), ...held].join(", ");
}

/** A group in hand in words, with the moves it has left. */
export function inHand(recall: Recall, movement: MovementView): string {
  const held = recall.say("in-hand", { n: movement.size, pigs: movement.pigs });
  if (movement.kind !== "walk") return held;
  return `${held}, ${recall.say("moves-left", { n: movement.moves_left })}`;
}

/** What belongs to the ground. */
function grounds(recall: Recall, hex: HexView, track?: string): string[] {
  const found: string[] = [];
  if (track !== undefined) found.push(recall.word(`track-${track}`));
  if (hex.pigs_shown) found.push(recall.say("pigs-shown", { n: hex.pigs_shown }));
  if (hex.camp !== undefined) found.push(named(recall, "camp", hex.camp));
  const visitors = recall.view.players.filter(({ camps }) => camps.includes(hex.camp ?? ""));
  if (visitors.length > 0) {
    const who = visitors.map(({ seat }) => recall.who(seat)).join(", ");
    found.push(recall.say("camp-of", { who }));
  }
  for (const token of hex.tokens ?? []) found.push(recall.word(`token-${token}`));
  if (hex.stones) found.push(stonesText(recall, hex.stones));
  if (hex.monument_tile !== undefined)
    found.push(named(recall, "monument-tile", hex.monument_tile));
  if (hex.relicube !== undefined) found.push(recall.say("relicube", { colour: hex.relicube }));
  return found;
}

function stonesText(recall: Recall, stones: Record<string, number>): string {
  const found = TRACKS.filter((colour) => stones[colour]).map((colour) =>
    recall.say("stones-of", { colour, n: stones[colour]! }),
  );
  return found.length > 0 ? found.join(", ") : recall.say("no-stones");
}

/** Who and what stands there. */
function pieces(recall: Recall, hex: HexView): string[] {
  const found = (hex.buildings ?? []).map(({ seat, kind }) =>
    recall.say("building-of", { kind, who: recall.who(seat) }),
  );
  for (const { seat, n } of hex.followers ?? [])
    found.push(recall.say("followers-of", { n, who: recall.who(seat) }));
  if (hex.pigs) found.push(recall.say("pigs-there", { n: hex.pigs }));
  for (const { seat, aboard } of hex.rafts ?? [])
    found.push(recall.say("raft-of", { n: aboard, who: recall.who(seat) }));
  return found;
}
