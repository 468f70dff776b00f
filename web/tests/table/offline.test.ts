import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toasts } from "../../src/lib/ui/toasts.svelte";
import Offline from "../../src/table/play/Offline.svelte";
import type { Session } from "../../src/table/play/session.svelte";
import { move } from "../helpers/moves";

const CLICK = { seat: 0, move: move("place 3 farm", { name: "Farm" }), length: 5 };
let shown: ReturnType<typeof mount> | undefined;

function show(given: object) {
  const live = {
    away: false,
    connected: true,
    kept: null,
    lapsed: null,
    play: vi.fn(),
    forget: vi.fn(),
    reconnect: vi.fn(),
    ...given,
  };
  const session = { live } as unknown as Session;
  shown = mount(Offline, { target: document.body, props: { session } });
  flushSync();
  return live;
}

const buttons = () => [...document.querySelectorAll("button")];
const said = () => document.querySelector("[role=alert]")!.textContent;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  toasts.length = 0;
});

describe("a lost connection", () => {
  it("is not there while all is well", () => {
    show({});
    expect(document.querySelector(".veil")).toBeNull();
    expect(said()).toBe("");
  });

  it("veils the table, and can be tried now", () => {
    const live = show({ away: true, connected: false });
    expect(document.querySelector(".veil")).not.toBeNull();
    expect(said()).toContain("Connection lost");
    buttons()[0]!.click();
    expect(live.reconnect).toHaveBeenCalledOnce();
  });

  it("says what was kept", () => {
    show({ away: true, connected: false, kept: CLICK });
    expect(said()).toContain("Farm");
  });

  it("offers the kept click afterwards", () => {
    const live = show({ kept: CLICK });
    expect(document.querySelector(".veil")).toBeNull();
    expect(said()).toContain("Farm");
    buttons()[1]!.click();
    expect(live.forget).toHaveBeenCalledOnce();
    buttons()[0]!.click();
    expect(live.play).toHaveBeenCalledWith(0, "place 3 farm");
  });

  it("says that a kept click is no longer possible", () => {
    const live = show({ lapsed: CLICK });
    expect(toasts.at(-1)?.text).toContain("Farm");
    expect(live.forget).toHaveBeenCalledOnce();
  });
});
