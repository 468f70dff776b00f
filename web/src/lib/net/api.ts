import { kept, secrets, session } from "./storage";
import type {
  ArticleInfo,
  BranchWish,
  Course,
  GameInfo,
  Invitation,
  Key,
  Moment,
  Opened,
  SeatChange,
  Session,
  StepInfo,
  TableInfo,
  TableWish,
} from "../protocol";
import type { Catalogue } from "../table/context";
import { language } from "../i18n/words.svelte";

/** An error response, or no connection (status 0). `message` is for people. */
export class ApiProblem extends Error {
  constructor(
    override readonly message: string,
    readonly why: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Asking {
  method?: string;
  body?: unknown;
  /** Send the seat keys that this browser has for that table. */
  table?: string;
  invitation?: string;
  query?: Record<string, string | number | undefined>;
}

// Games

export const games = () => json<GameInfo[]>("/games", { query: { language: language() } });

export const catalogue = (game: string, pack = "") =>
  json<Catalogue>(`/games/${part(game)}/catalogue`, {
    query: { language: language(), pack: pack || undefined },
  });

export const rules = (game: string) =>
  json<ArticleInfo[]>(`/games/${part(game)}/rules`, { query: { language: language() } });

export const howToPlay = (game: string) =>
  json<StepInfo[]>(`/games/${part(game)}/how-to-play`, { query: { language: language() } });

// Tables

export const tables = () => json<TableInfo[]>("/tables", { query: { language: language() } });

export const openTable = (wish: TableWish) =>
  json<Opened>("/tables", { method: "POST", body: wish });

export const table = (id: string, invitation = "") =>
  json<TableInfo>(`/tables/${part(id)}`, {
    table: id,
    invitation,
    query: { language: language() },
  });

export const changeSeat = (id: string, seat: number, change: SeatChange) =>
  json<TableInfo>(`/tables/${part(id)}/seats/${seat}`, {
    method: "PATCH",
    body: change,
    table: id,
  });

export const invite = (id: string, seat: number) =>
  json<Invitation>(`/tables/${part(id)}/seats/${seat}/invitation`, { method: "POST", table: id });

export const takeSeat = (id: string, seat: number, name: string, invitation = "") =>
  json<Key>(`/tables/${part(id)}/seats/${seat}/take`, {
    method: "POST",
    body: { name, invitation },
    table: id,
    invitation,
  });

export const standUp = (id: string, seat: number) =>
  nothing(`/tables/${part(id)}/seats/${seat}`, { method: "DELETE", table: id });

/** A one-time link that moves the seat to another device. */
export const seatLink = (id: string, seat: number) =>
  json<{ token: string }>(`/tables/${part(id)}/seats/${seat}/link`, { method: "POST", table: id });

export const claimSeat = (id: string, token: string) =>
  json<Key>(`/tables/${part(id)}/claim`, { method: "POST", body: { token }, table: id });

// A game that was played

export const record = async (id: string) =>
  (await ask(`/tables/${part(id)}/record`, { table: id })).text();

export const course = (id: string) => json<Course>(`/tables/${part(id)}/course`, { table: id });

export const moment = (id: string, at: number, eyes: number | null) =>
  json<Moment>(`/tables/${part(id)}/moments/${at}`, {
    table: id,
    query: { eyes: eyes ?? undefined, language: language() },
  });

export const branch = (id: string, wish: BranchWish) =>
  json<Opened>(`/tables/${part(id)}/branch`, { method: "POST", body: wish, table: id });

// Accounts

export const register = (name: string, password: string) =>
  json<Session>("/account", { method: "POST", body: { name, password } });

export const signIn = (name: string, password: string) =>
  json<Session>("/account/session", { method: "POST", body: { name, password } });

export const signOut = () => nothing("/account/session", { method: "DELETE" });

export const deleteAccount = () => nothing("/account", { method: "DELETE" });

export const accountTables = () =>
  json<TableInfo[]>("/account/tables", { query: { language: language() } });

/** Remove a table from the account's list; its seats there stay the account's. */
export const hideTable = (id: string) =>
  nothing(`/account/tables/${part(id)}`, { method: "DELETE" });

export const showTable = (id: string) => nothing(`/account/tables/${part(id)}`, { method: "PUT" });

// Requests

function headers({ body, table, invitation }: Asking): Record<string, string> {
  const made: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": language(),
  };
  if (body !== undefined) made["Content-Type"] = "application/json";
  const account = session();
  if (account) made["Authorization"] = `Bearer ${account.token}`;
  if (invitation) made["X-Invitation"] = invitation;
  if (table === undefined) return made;
  const own = secrets(table);
  if (own.length) made["X-Seat-Key"] = own.join(",");
  const { watch } = kept(table);
  if (watch) made["X-Watch"] = watch;
  return made;
}

async function ask(path: string, asking: Asking): Promise<Response> {
  const url = new URL(`/api${path}`, location.origin);
  for (const [name, value] of Object.entries(asking.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: asking.method ?? "GET",
      headers: headers(asking),
      ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
    });
  } catch {
    throw new ApiProblem("", "unreachable", 0);
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function json<T>(path: string, asking: Asking = {}): Promise<T> {
  return (await (await ask(path, asking)).json()) as T;
}

async function nothing(path: string, asking: Asking): Promise<void> {
  await ask(path, asking);
}

async function problem(answer: Response): Promise<ApiProblem> {
  let detail = "";
  let why = "";
  try {
    const said = (await answer.json()) as { detail?: unknown; why?: unknown };
    if (typeof said.detail === "string") detail = said.detail;
    if (typeof said.why === "string") why = said.why;
  } catch {
    // Not a response of our server: the status has to do.
  }
  return new ApiProblem(detail, why, answer.status);
}

const part = encodeURIComponent;
