import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { move } from "../helpers/moves";
import Doubtful from "../../src/table/moves/Doubtful.svelte";
import type { Session } from "../../src/table/play/session.svelte";

const WASTE = move("place 3 market", { meaning: "Pay 4 water; no star", doubt: "for-nothing" });
let shown: ReturnType<typeof mount> | undefined;

function show(doubtful: typeof WASTE | null, offered = [WASTE]) {
  const confirm = vi.fn();
  const session = { decision: { moves: offered }, doubtful, confirm } as unknown as Session;
  shown = mount(Doubtful, { target: document.body, props: { session } });
  flushSync();
  return { session, confirm, dialog: document.querySelector("dialog")! };
}

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe("a move that pays for nothing", () => {
  it("is described, and played only when it is confirmed", () => {
    const { confirm, dialog } = show(WASTE);
    expect(dialog.textContent).toContain("Pay 4 water; no star");
    expect(confirm).not.toHaveBeenCalled();
    [...dialog.querySelectorAll("button")].at(-1)!.click();
    expect(confirm).toHaveBeenCalledWith("place 3 market");
  });
  it("can be dropped", () => {
    const { session, confirm, dialog } = show(WASTE);
    [...dialog.querySelectorAll("button")].at(-2)!.click();
    expect(session.doubtful).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
  });
  it("is forgotten when another question has come", () => {
    const { dialog } = show(WASTE, [move("end")]);
    expect(dialog.textContent).toBe("");
  });
});
