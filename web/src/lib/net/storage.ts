import type { Invitation, Key, Opened, Session } from "../protocol";

/** What this browser keeps about a table. Nothing of it is ever put in an address. */
export interface Kept {
  table: string;
  game: string;
  /** Secrets of the player's own seats. */
  seats: Record<string, string>;
  /** Tokens for the seats that the host invites to. */
  invitations: Record<string, string>;
  /** A token that somebody sent, until the seat is taken. */
  invited: Record<string, string>;
  watch: string;
  /** When it was last opened here, in milliseconds. */
  used: number;
}

const PREFIX = "rekindle.";
const TABLE = `${PREFIX}table.`;

/** Used where the browser stores nothing: everything works until the page is closed. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Kept in memory.
  }
}

function names(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
}

// Settings: name, theme, language

export type Small = "name" | "theme" | "language" | "speed" | "ends-turn" | "split";

export function recall(what: Small): string {
  return read(PREFIX + what) ?? "";
}

export function remember(what: Small, value: string): void {
  write(PREFIX + what, value === "" ? null : value);
}

// An account's session

export function session(): Session | null {
  const found = parsed(read(`${PREFIX}session`));
  const { name, token } = found;
  return typeof name === "string" && typeof token === "string" && token ? { name, token } : null;
}

export function keepSession(session: Session | null): void {
  write(`${PREFIX}session`, session && JSON.stringify(session));
}

// Tables

/** What is kept about a table; empty where nothing is, or where it cannot be read. */
export function kept(table: string): Kept {
  const found = parsed(read(TABLE + table));
  return {
    table,
    game: typeof found["game"] === "string" ? found["game"] : "",
    seats: strings(found["seats"]),
    invitations: strings(found["invitations"]),
    invited: strings(found["invited"]),
    watch: typeof found["watch"] === "string" ? found["watch"] : "",
    used: typeof found["used"] === "number" ? found["used"] : 0,
  };
}

/** The tables that this browser knows, the last used first. */
export function keptTables(): Kept[] {
  const tables = names().filter((name) => name.startsWith(TABLE));
  const found = tables.map((name) => kept(name.slice(TABLE.length)));
  return found.sort((one, other) => other.used - one.used);
}

/** Update what is kept about a table. It is read again first: another tab may have written it. */
export function keep(table: string, change: (kept: Kept) => void): void {
  const now = kept(table);
  change(now);
  now.used = Date.now();
  write(TABLE + table, JSON.stringify(now));
}

export function forget(table: string): void {
  write(TABLE + table, null);
}

/** Keep again what was forgotten about a table. */
export function keepAgain(forgotten: Kept): void {
  write(TABLE + forgotten.table, JSON.stringify(forgotten));
}

export function keepOpened(opened: Opened): void {
  keep(opened.table.id, (kept) => {
    kept.game = opened.table.game;
    kept.watch = opened.watch;
    for (const { seat, secret } of opened.keys) kept.seats[seat] = secret;
    for (const { seat, token } of opened.invitations) kept.invitations[seat] = token;
  });
}

export function keepKey(table: string, { seat, secret }: Key): void {
  keep(table, (kept) => {
    kept.seats[seat] = secret;
    delete kept.invited[seat];
  });
}

export function dropKey(table: string, seat: number): void {
  keep(table, (kept) => {
    delete kept.seats[seat];
  });
}

export function keepInvitation(table: string, { seat, token }: Invitation): void {
  keep(table, (kept) => {
    kept.invitations[seat] = token;
  });
}

/** The secrets of this browser's seats at a table. */
export function secrets(table: string): string[] {
  return [...new Set(Object.values(kept(table).seats))];
}

// Validating what was stored

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function strings(value: unknown): Record<string, string> {
  if (value === null || typeof value !== "object") return {};
  const pairs = Object.entries(value).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(pairs) as Record<string, string>;
}
