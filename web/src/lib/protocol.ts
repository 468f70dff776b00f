// Made by `make protocol` from src/rekindle/server/protocol.py: change it there.

export interface SeatWish {
  kind: "bot" | "invited" | "open" | "person" | "shared";
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  pack?: string;
  listed?: boolean;
  pace?: "live" | "turns";
  clock?: number;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "invited" | "open" | "person" | "shared";
  name: string;
  level: string;
  here: boolean;
  mine: boolean;
  substitute: string;
  votes: number[];
  overdue: boolean;
}

export interface ScorePart {
  name: string;
  points: number;
}

export interface SeatScore {
  seat: number;
  place: number;
  total: number;
  lines: ScorePart[];
}

export interface Outcome {
  seats: SeatScore[];
  reason: string;
}

export interface Branch {
  table: string;
  at: number;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  pack: string;
  listed: boolean;
  pace: "live" | "turns";
  clock: number;
  status: "over" | "running" | "waiting";
  created: number;
  seats: SeatInfo[];
  deciding: number[];
  since: number;
  length: number;
  host: boolean;
  branch: Branch | null;
  outcome: Outcome | null;
}

export interface Key {
  seat: number;
  secret: string;
}

export interface Invitation {
  seat: number;
  token: string;
}

export interface Opened {
  table: TableInfo;
  keys: Key[];
  invitations: Invitation[];
  watch: string;
}

export interface OptionInfo {
  name: string;
  text: string;
  values: string[];
  default: string;
}

export interface LevelInfo {
  id: string;
  bot: string;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  options: OptionInfo[];
  packs: string[];
  levels: LevelInfo[];
}

export interface ArticleInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}

export interface TakeSeat {
  name: string;
  invitation?: string;
}

export interface Claim {
  token: string;
}

export interface SeatChange {
  kind: "bot" | "invited" | "open" | "person" | "shared";
  name?: string;
  level?: string;
}

export interface BranchWish {
  at: number;
  seat: number;
  name: string;
  level: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Session {
  name: string;
  token: string;
}

export interface Moment {
  at: number;
  length: number;
  eyes: number | null;
  view: Record<string, unknown>;
  deciding: number[];
  played: MoveInfo | null;
  log: LogEntry[];
}

export interface Course {
  length: number;
  turns: number[];
  rounds: number[];
  seats: number[];
  totals: number[][];
}

export interface Problem {
  detail: string;
  why: string;
}

export interface Hello {
  do: "hello";
  keys?: string[];
  session?: string;
  watch?: string;
  language?: "de" | "en";
  eyes?: number | null;
  log_from?: number;
}

export interface Look {
  do: "look";
  eyes: number | null;
}

export interface Play {
  do: "play";
  seat: number;
  number: number;
  move: string;
}

export interface Undo {
  do: "undo";
  seat: number;
  number: number;
  steps?: number;
}

export interface Why {
  do: "why";
  seat: number;
  about: string;
}

export interface Tell {
  do: "tell";
  log_from: number;
  log_to: number;
}

export interface Vote {
  do: "vote";
  seat: number;
  absent: number;
}

export interface Return {
  do: "return";
  seat: number;
}

export interface Ping {
  do: "ping";
}

export interface MoveInfo {
  text: string;
  meaning: string;
  role: "agreement" | "free" | "leave" | "negotiation" | "ordinary" | "rest";
  verb: string;
  touches: string[];
}

export interface DecisionInfo {
  seat: number;
  asks: string;
  prompt: string;
  moves: MoveInfo[];
}

export interface LogLine {
  text: string;
  touched: string[];
}

export interface LogEntry {
  at: number;
  seat: number;
  turn: number;
  turn_seat: number | null;
  lines: LogLine[];
}

export interface UndoInfo {
  seat: number;
  steps: MoveInfo[];
}

export interface TableNews {
  is: "table";
  table: TableInfo;
}

export interface StateNews {
  is: "state";
  number: number;
  length: number;
  eyes: number | null;
  view: Record<string, unknown>;
  decisions: DecisionInfo[];
  undo: UndoInfo | null;
  log_from: number;
  log: LogEntry[];
}

export interface LogNews {
  is: "log";
  log_from: number;
  log: LogEntry[];
}

export interface ReasonInfo {
  move: string;
  text: string;
  article: string;
}

export interface Reasons {
  is: "reasons";
  about: string;
  reasons: ReasonInfo[];
}

export interface Refused {
  is: "refused";
  why: "illegal" | "limit" | "message" | "over" | "seat" | "stale" | "table";
  text: string;
  article: string;
}

export interface Pong {
  is: "pong";
}

export type FromPage = Hello | Look | Play | Undo | Why | Tell | Vote | Return | Ping;

export type FromServer = TableNews | StateNews | LogNews | Reasons | Refused | Pong;
