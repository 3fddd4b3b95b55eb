// How long a gesture of the user lasts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./support.mjs";

const { watchGestures } = await load("lib/mock/gesture.js");
const later = (work) => void setTimeout(work, 0);

/** A page whose requests are answered later, in a task of their own. */
const page = () => Object.assign(new EventTarget(), { fetch: () => new Promise((resolve) => { setTimeout(() => resolve("answer"), 20); }) });

const cases = [
  { keeps: false, at: 0, wait: async () => {}, isActive: true, name: "in the task of the click" },
  { keeps: false, at: 0, wait: (window) => window.fetch(), isActive: false, name: "after fetch before Safari 26.2" },
  { keeps: true, at: 0, wait: (window) => window.fetch(), isActive: true, name: "after fetch from Safari 26.2 on" },
  { keeps: true, at: 10_001, wait: (window) => window.fetch(), isActive: false, name: "after a fetch of more than ten seconds" },
  { keeps: true, at: 0, wait: async (window) => { await window.fetch(); await new Promise((resolve) => { setTimeout(resolve, 20); }); }, isActive: false, name: "after the body of an answer" },
  { keeps: true, at: 0, wait: () => new Promise((resolve) => { setTimeout(resolve, 20); }), isActive: false, name: "after a timer" },
];

for (const { keeps, at, wait, isActive, name } of cases) {
  test(`a gesture ${name} ${isActive ? "lasts" : "has ended"}`, async (context) => {
    const window = page();
    const gestures = watchGestures(window, later, keeps);
    let start = 1000;
    context.mock.method(Date, "now", () => start);
    window.dispatchEvent(new Event("click"));
    const waiting = wait(window);
    start += at;
    await waiting;
    assert.equal(gestures.isActive, isActive);
    gestures.stop();
  });
}

test("a page gets its own fetch back", () => {
  const window = page();
  const { fetch } = window;
  const gestures = watchGestures(window, later, true);
  assert.notEqual(window.fetch, fetch);
  gestures.stop();
  assert.equal(window.fetch, fetch);
});
