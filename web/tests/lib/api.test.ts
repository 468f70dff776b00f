import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "../../src/lib/net/api";
import { keep, keepSession } from "../../src/lib/net/storage";
import { explain } from "../../src/lib/net/problems";
import { setLanguage } from "../../src/lib/i18n/words.svelte";

const asked = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const answer = (body: unknown, status = 200) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const last = () => {
  const [url, init] = asked.mock.calls.at(-1)!;
  return { url, ...init, headers: init.headers as Record<string, string> };
};
const failed = async (call: Promise<unknown>) => {
  const problem = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(api.ApiProblem);
  return problem as api.ApiProblem;
};

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});
afterEach(async () => {
  keepSession(null);
  vi.unstubAllGlobals();
  await setLanguage("en");
});

describe("asking", () => {
  test("is done in the page's language", async () => {
    await setLanguage("de");
    answer([]);
    await api.games();
    expect(last().url.pathname + last().url.search).toBe("/api/games?language=de");
    answer({});
    await api.openTable({ game: "euphoria", seats: [] });
    expect(last().headers["Accept-Language"]).toBe("de");
  });

  test("shows the keys of that table and no other, in headers and never in the address", async () => {
    keep("t1", (kept) => {
      kept.seats = { 0: "one", 1: "two" };
      kept.watch = "look";
    });
    keep("t2", (kept) => (kept.seats = { 0: "other" }));
    answer({});
    await api.table("t1", "come");
    expect(last().headers).toMatchObject({
      "X-Seat-Key": "one,two",
      "X-Watch": "look",
      "X-Invitation": "come",
    });
    expect(last().url.href).not.toMatch(/one|two|look|come|other/);
  });

  test("shows the session of an account, and nothing where there is none", async () => {
    keepSession({ name: "Mara", token: "abc" });
    answer([]);
    await api.accountTables();
    expect(last().headers).toMatchObject({ Authorization: "Bearer abc" });
    keepSession(null);
    answer([]);
    await api.tables();
    expect(Object.keys(last().headers)).toEqual(["Accept", "Accept-Language"]);
  });

  test("sends what is wished as JSON", async () => {
    answer({ seat: 2, secret: "s" }, 201);
    expect(await api.takeSeat("t1", 2, "Mara", "come")).toEqual({ seat: 2, secret: "s" });
    expect(last()).toMatchObject({ method: "POST", body: '{"name":"Mara","invitation":"come"}' });
    expect(last().url.pathname).toBe("/api/tables/t1/seats/2/take");
  });

  test("does not let a name break out of the address", async () => {
    answer({});
    await api.table("../account?x=/");
    expect(last().url.pathname).toBe("/api/tables/..%2Faccount%3Fx%3D%2F");
  });

  test("needs no answer where there is none", async () => {
    asked.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(api.standUp("t1", 1)).resolves.toBeUndefined();
    expect(last().method).toBe("DELETE");
  });

  test("leaves the eyes of a spectator away", async () => {
    answer({});
    await api.moment("t1", 40, null);
    expect(last().url.searchParams.has("eyes")).toBe(false);
    answer({});
    await api.moment("t1", 40, 0);
    expect(last().url.searchParams.get("eyes")).toBe("0");
  });
});

describe("a refusal", () => {
  test("carries what the server says", async () => {
    answer({ detail: "The seat is taken.", why: "seat-taken" }, 409);
    const problem = await failed(api.takeSeat("t1", 2, "Mara"));
    expect(problem).toMatchObject({
      message: "The seat is taken.",
      why: "seat-taken",
      status: 409,
    });
    expect(explain(problem)).toBe("The seat is taken.");
  });

  test.each([
    [404, "cannot find"],
    [429, "Wait a minute"],
    [502, "status 502"],
  ])("without words is put into ours: %d", async (status, words) => {
    asked.mockResolvedValueOnce(new Response("<html>", { status }));
    expect(explain(await failed(api.games()))).toContain(words);
  });

  test("by the network is told as such", async () => {
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const problem = await failed(api.games());
    expect(problem.status).toBe(0);
    expect(explain(problem)).toContain("cannot be reached");
  });

  test("of the page itself is told, not hidden", () => {
    expect(explain(new Error("oops"))).toContain("oops");
  });
});
