import type { Revive } from "../game";
import type { Sign } from "../../../lib/signs/sign";

/** A space in words: what it is, what stands there, what it gives. */
export function spaceLabel(revive: Revive, name: string, water: readonly Sign[] = []): string {
  const space = revive.view.spaces[name];
  if (!space) return name;
  const there = piecesLabel(revive, name);
  if (water.length > 0) there.push(waterText(revive, name));
  const kind = revive.word(`terrain-${space.kind}`);
  const called = name === "chasm" ? revive.constants.map.chasm : name;
  return [revive.say("space", { name: called, kind }), ...there.filter(Boolean)].join(", ");
}

/** Who and what stands on a space. */
export function piecesLabel(revive: Revive, name: string): string[] {
  const space = revive.view.spaces[name];
  const found: string[] = [];
  if (space?.building) {
    const { size, seat } = space.building;
    found.push(revive.say("building-of", { size, who: revive.who(seat) }));
  }
  for (const seat of space?.figures ?? [])
    found.push(revive.say("figure-of", { who: revive.who(seat) }));
  for (const token of space?.tokens ?? []) found.push(revive.name("about", `token-${token}`));
  if (revive.view.falcon === name) found.push(revive.name("about", "falcon"));
  return found;
}

/** What water gives is the last sentence about its tile. */
function waterText(revive: Revive, name: string): string {
  const place = revive.view.places.find(
    (one) => one.tile && revive.constants.map.places[one.place]?.includes(name),
  );
  return place?.tile ? (revive.face("tile", place.tile)?.gives ?? "") : "";
}
