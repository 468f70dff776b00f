import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Opened } from "../../src/lib/protocol";

// The in-memory fallback is reset with the module.
type Keys = typeof import("../../src/lib/net/storage");
let keys: Keys;

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  keys = await import("../../src/lib/net/storage");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = {
  table: { id: "t1", game: "euphoria" },
  keys: [
    { seat: 0, secret: "mine" },
    { seat: 1, secret: "mine" },
  ],
  invitations: [{ seat: 2, token: "come" }],
  watch: "look",
} as Opened;

describe("a table's keys", () => {
  test("are kept from its opening, each secret told once", () => {
    keys.keepOpened(opened);
    expect(keys.kept("t1")).toMatchObject({
      game: "euphoria",
      seats: { 0: "mine", 1: "mine" },
      invitations: { 2: "come" },
      watch: "look",
    });
    expect(keys.secrets("t1")).toEqual(["mine"]);
  });

  test("come with a seat and go with it", () => {
    keys.keep("t1", (kept) => (kept.invited[2] = "come"));
    keys.keepKey("t1", { seat: 2, secret: "new" });
    expect(keys.kept("t1")).toMatchObject({ seats: { 2: "new" }, invited: {} });
    keys.dropKey("t1", 2);
    expect(keys.secrets("t1")).toEqual([]);
  });

  test("are not mixed up by two tabs: what is there is read before it is changed", () => {
    keys.keepKey("t1", { seat: 0, secret: "a" });
    const other = { seats: { 0: "a", 1: "b" } };
    localStorage.setItem("rekindle.table.t1", JSON.stringify(other));
    keys.keepInvitation("t1", { seat: 2, token: "come" });
    expect(keys.kept("t1").seats).toEqual({ 0: "a", 1: "b" });
  });

  test("are listed with the last used first, and forgotten", () => {
    vi.useFakeTimers();
    for (const [at, table] of ["old", "new"].entries()) {
      vi.setSystemTime(1000 + at);
      keys.keep(table, () => undefined);
    }
    expect(keys.keptTables().map((one) => one.table)).toEqual(["new", "old"]);
    keys.forget("new");
    expect(keys.keptTables().map((one) => one.table)).toEqual(["old"]);
  });
});

describe("what is in the storage", () => {
  test.each(["{", "null", "[]", '"text"', "7", '{"seats": 3, "used": "x", "watch": {}}'])(
    "may be anything: %s",
    (text) => {
      localStorage.setItem("rekindle.table.t1", text);
      localStorage.setItem("rekindle.session", text);
      expect(keys.kept("t1")).toMatchObject({ seats: {}, invitations: {}, watch: "", used: 0 });
      expect(keys.session()).toBeNull();
      expect(keys.keptTables()).toHaveLength(1);
    },
  );

  test("may be of another sort in part: what can be used is used", () => {
    localStorage.setItem("rekindle.table.t1", '{"seats": {"0": "a", "1": 5}, "game": "revive"}');
    expect(keys.kept("t1")).toMatchObject({ seats: { 0: "a" }, game: "revive" });
  });

  test("may be out of reach: the page works until it is closed", () => {
    const refuse = () => {
      throw new DOMException("no storage", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    keys.keepOpened(opened);
    keys.remember("name", "Mara");
    expect(keys.secrets("t1")).toEqual(["mine"]);
    expect(keys.recall("name")).toBe("Mara");
    expect(keys.keptTables().map((one) => one.table)).toEqual(["t1"]);
    keys.forget("t1");
    expect(keys.secrets("t1")).toEqual([]);
  });
});

describe("small things", () => {
  test("are kept and taken back", () => {
    keys.remember("name", "Mara");
    expect(keys.recall("name")).toBe("Mara");
    keys.remember("name", "");
    expect(keys.recall("name")).toBe("");
    expect(localStorage).toHaveLength(0);
  });

  test("a session is kept until it ends", () => {
    keys.keepSession({ name: "Mara", token: "t" });
    expect(keys.session()).toEqual({ name: "Mara", token: "t" });
    keys.keepSession(null);
    expect(keys.session()).toBeNull();
  });
});
