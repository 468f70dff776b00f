import { afterEach, describe, expect, test } from "vitest";
import {
  cover,
  entitle,
  focusHeading,
  go,
  linkTo,
  parse,
  route,
} from "../../src/lib/router.svelte";

afterEach(() => {
  document.body.innerHTML = "";
  go("/");
});

describe("an address", () => {
  test.each([
    ["", "lobby", {}],
    ["#/", "lobby", {}],
    ["#/new", "new", {}],
    ["#/new/revive", "new", { game: "revive" }],
    ["#/join/t1/2/secret", "join", { table: "t1", seat: "2", token: "secret" }],
    ["#/join/t1/2", "join", { table: "t1", seat: "2" }],
    ["#/watch/t1/secret", "watch", { table: "t1", token: "secret" }],
    ["#/claim/t1/secret", "claim", { table: "t1", token: "secret" }],
    ["#/table/t1", "table", { table: "t1" }],
    ["#/replay/t1/40", "replay", { table: "t1", at: "40" }],
    ["#/account", "account", {}],
    ["#/about", "about", {}],
  ])("%s leads to %s", (hash, name, params) => {
    expect(parse(hash)).toMatchObject({ name, params });
  });

  test.each([
    "#/nowhere",
    "#/table",
    "#/table/t1/more",
    "#/lobby/x",
    "#/constructor",
    "#/about/us",
  ])("%s leads nowhere", (hash) => expect(parse(hash).name).toBe("missing"));

  test("keeps what follows the question mark apart", () => {
    expect(parse("#/replay/t1/40?eyes=1")).toEqual({
      name: "replay",
      params: { table: "t1", at: "40" },
      query: { eyes: "1" },
    });
  });

  test("that is badly encoded is taken as it is", () => {
    expect(parse("#/table/%E0%A4%A").params["table"]).toBe("%E0%A4%A");
  });
});

describe("going", () => {
  test("changes the route and the address", () => {
    go("/table/t1");
    expect(route).toMatchObject({ name: "table", params: { table: "t1" } });
    expect(location.hash).toBe("#/table/t1");
  });

  test("forgets what only the page before had", () => {
    go("/replay/t1/4?eyes=0");
    go("/table/t1");
    expect(route.params).toEqual({ table: "t1" });
    expect(route.query).toEqual({});
  });

  test("follows the browser's own buttons", async () => {
    location.hash = "#/about";
    await new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
    expect(route.name).toBe("about");
  });

  test("covers a token in the address bar without leaving the page", () => {
    go("/join/t1/2/secret");
    cover("/join/t1/2");
    expect(location.href).not.toContain("secret");
    expect(route).toMatchObject({ name: "join", params: { token: "secret" } });
  });

  test("makes links to send, with the secret behind the hash", () => {
    const link = new URL(linkTo("/join/t1/2/secret"));
    expect(link.origin).toBe(location.origin);
    expect(link.hash).toBe("#/join/t1/2/secret");
    expect(link.pathname + link.search).not.toContain("secret");
  });

  test("names the window", () => {
    entitle("Account");
    expect(document.title).toBe("Account · Rekindle");
    entitle("");
    expect(document.title).toBe("Rekindle");
  });

  test("begins reading at the heading, or at the content", async () => {
    window.scrollTo = () => undefined;
    document.body.innerHTML = "<main><h1>Here</h1></main>";
    await focusHeading();
    expect(document.activeElement?.textContent).toBe("Here");
    document.body.innerHTML = "<main>there</main>";
    await focusHeading();
    expect(document.activeElement?.tagName).toBe("MAIN");
  });
});
