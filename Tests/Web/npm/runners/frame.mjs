// What Cypress gives with `cy.window()`: the window of a frame of the same origin. The test runs in another window.
import { createRequire } from "node:module";

// NODE_PATH is for `require` only.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

export function frame() {
  const { window } = new JSDOM("<!doctype html><body><iframe></iframe></body>", { url: "http://localhost:3000/" });
  return window.document.querySelector("iframe").contentWindow;
}
