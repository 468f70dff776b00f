import type { MoveInfo } from "../../src/lib/protocol";

const LEAVE = new Set(["skip", "end", "pass", "withdraw"]);

/** A move as the server describes it; what is not given is made up from its text. */
export function move(text: string, more: Partial<MoveInfo> = {}): MoveInfo {
  const rest = text === "do the rest";
  const verb = rest ? text : text.split(" ")[0]!;
  const role = rest ? "rest" : LEAVE.has(verb) ? "leave" : "ordinary";
  return {
    text,
    meaning: text,
    verb,
    role,
    touches: [],
    doubt: "",
    name: text,
    signs: [],
    ...more,
  };
}

const PLACES = [
  ["farm", "Hof", "food"],
  ["generator", "Kraftwerk", "energy"],
  ["aquifer", "Quelle", "water"],
  ["cloud-mine", "Wolkenmine", "bliss"],
  ["euphorian-tunnel", "Euphorischer Tunnel", "gold"],
  ["tank-water", "Aktivierungstank (Wasser)", "worker"],
  ["upper-market", "Oberer ödländischer Markt", "star"],
] as const;

/** A turn with 32 moves on a list, as a German player is told of it, and six for the turn bar. */
export function manyMoves(): MoveInfo[] {
  const places = [1, 3, 4, 6].flatMap((die) =>
    PLACES.map(([word, name, icon]) =>
      move(`place ${die} ${word}`, {
        name: `${die} → ${name}`,
        meaning: `Setze deine ${die} auf „${name}“: erhalte 1 davon; dein Wissen bleibt bei 3`,
        signs: [{ icon, n: 1 }],
        touches: [`die-${die}`, word],
      }),
    ),
  );
  const free = ["kite", "loom", "wagon"].map((word) =>
    move(`use ${word}`, { role: "free", name: `Gerät ${word}`, meaning: "Nutze es" }),
  );
  const talk = ["player-1", "player-2", "player-3", "all"].map((whom) =>
    move(`trade ${whom}`, { role: "negotiation", name: `Handel: ${whom}`, touches: [whom] }),
  );
  const retrieve = { name: "Arbeiter zurückholen", meaning: "Hole deine Arbeiter zurück" };
  return [
    ...places,
    move("retrieve paid", retrieve),
    ...free,
    ...talk,
    move("skip", { name: "Verzichten", meaning: "Verzichte" }),
    move("end", { name: "Zug beenden", meaning: "Beende deinen Zug" }),
  ];
}
