// What the environment "jsdom" of Vitest gives: the members of a jsdom page as globals of Node.js. `window` is the global object itself.
import { createRequire } from "node:module";

// NODE_PATH is for `require` only.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

// Node.js has these, too, and the page needs those of its document.
const overridden = ["CustomEvent", "DOMException", "Event", "EventTarget", "MessageEvent"];
const own = ["window", "self", "top", "parent", "globalThis"];

export function populate() {
  const { window } = new JSDOM("<!doctype html><body></body>", { url: "http://localhost:3000/", pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (own.includes(name) || (name in globalThis && !overridden.includes(name))) continue;
    const value = window[name];
    Object.defineProperty(globalThis, name, {
      value: typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value, writable: true, configurable: true,
    });
  }
  // Its prototype has these methods.
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) globalThis[name] = window[name].bind(window);
  for (const name of own) globalThis[name] = globalThis;
  return globalThis;
}
