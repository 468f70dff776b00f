import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { flightTime, pace, preferences, SPEEDS } from "../../src/lib/preferences.svelte";
import SpeedSlider from "../../src/table/play/SpeedSlider.svelte";

let shown: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  preferences.speed = "brisk";
});

test("the slider goes from slow to at once, in words too, and is remembered", () => {
  preferences.speed = "slow";
  shown = mount(SpeedSlider, { target: document.body });
  flushSync();
  const slider = document.querySelector("input")!;
  const words = SPEEDS.map((speed, i) => {
    slider.valueAsNumber = i;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(preferences.speed).toBe(speed);
    expect(localStorage.getItem("rekindle.speed")).toBe(speed);
    return slider.getAttribute("aria-valuetext");
  });
  expect(words).toEqual(["slowly", "calmly", "briskly", "fast", "at once"]);
});

test("faster means a shorter wait, and pieces that arrive before it is over", () => {
  const waits = SPEEDS.map((speed) => {
    preferences.speed = speed;
    if (pace() > 0) expect(flightTime()).toBeLessThan(pace());
    return pace();
  });
  expect(waits).toEqual([...waits].sort((one, other) => other - one));
  expect(waits.at(-1)).toBe(0);
});
