// The button: Safari draws it, and no other browser does. The stand-in shows a button of its own, without Apple's logo, so that a test has
// something to click.
import { rulesOf, supported } from "./rules.js";
import { wordsOf } from "./words.js";

// What a page can ask of a browser that draws the button.
const appearance = /^\(?\s*(?:-webkit-)?appearance\s*:\s*-apple-pay-button\s*\)?$/i;
const looks = { __proto__: null, black: ["#000", "#fff"], white: ["#fff", "#000"], "white-outline": ["#fff", "#000"] };
const styleOf = (style) => {
  const [back, ink] = looks[style] ?? looks.black;
  return `background: ${back}; color: ${ink};`;
};
const shape = "appearance: none; box-sizing: border-box; min-inline-size: 8rem; min-block-size: 2.5rem; padding: .25rem .75rem; border: 1px dashed #767676; border-radius: .3rem; "
  + "font: 600 1rem/1.2 system-ui, sans-serif; text-align: center; cursor: pointer;";

/**
 * Shows the buttons of a page. Returns what takes them away again.
 *
 * @param {object} page A Page.
 */
export function showButtons(page) {
  const { window } = page;
  const { document, CSSStyleSheet } = window;
  // jsdom draws nothing.
  if (typeof document?.adoptedStyleSheets !== "object" || typeof CSSStyleSheet !== "function") return () => {};
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const elements = defineElement(window);
  elements.show(true);
  let isWaiting = false;
  // Each style sheet is read once, with the `fetch` of now: a test can replace it.
  const { fetch } = window;
  const texts = new Map();
  const read = (address) => {
    if (!texts.has(address)) texts.set(address, fetch.call(window, address).then((answer) => answer.text()));
    return texts.get(address);
  };
  const draw = async () => {
    isWaiting = false;
    const { buttons, copies } = await rulesOf(window, read);
    const language = document.documentElement?.lang || window.navigator.language;
    const words = (selector, type) => `${selector.split(",").map((one) => `${one}::before`).join(",")} { content: "${wordsOf(type, language)}"; }`;
    sheet.replaceSync([...copies, ...buttons.flatMap(({ selector, type, style, isButton }) => [
      isButton ? `${selector} { ${shape} ${styleOf("black")} } ${words(selector, "plain")}` : "",
      type ? words(selector, type) : "", style ? `${selector} { ${styleOf(style)} }` : "",
    ])].join("\n"));
  };
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    page.task(() => void draw());
  };
  const observer = new window.MutationObserver(changed);
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["style", "lang"] });
  document.addEventListener("load", changed, true);
  changed();
  const unsupport = answerSupports(window);
  return () => {
    observer.disconnect();
    document.removeEventListener("load", changed, true);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    elements.show(false);
    unsupport();
  };
}

/** Lets `CSS.supports` answer as Safari does about the button. */
function answerSupports({ CSS }) {
  const original = CSS.supports;
  const supports = function (...values) {
    const words = values.length === 2 ? `${values[0]}: ${values[1]}` : String(values[0]);
    return appearance.test(words) || supported.test(words) || original.apply(this, values);
  };
  CSS.supports = supports;
  return () => { if (CSS.supports === supports) CSS.supports = original; };
}

const known = new WeakMap();

/** Defines `<apple-pay-button>`, unless the page has it. A browser cannot take an element back, so it shows nothing afterwards. */
function defineElement(window) {
  if (known.has(window)) return known.get(window);
  const { customElements, CSSStyleSheet, HTMLElement } = window;
  const all = new Set();
  let isShown = false;
  const elements = {
    show(value) {
      isShown = value;
      for (const element of all) element.draw();
    },
  };
  known.set(window, elements);
  if (customElements.get("apple-pay-button")) return elements;
  customElements.define("apple-pay-button", class extends HTMLElement {
    static observedAttributes = ["buttonstyle", "type", "locale"];
    #root = this.attachShadow({ mode: "open" });
    connectedCallback() {
      all.add(this);
      this.draw();
    }
    disconnectedCallback() { all.delete(this); }
    attributeChangedCallback() { if (this.isConnected) this.draw(); }
    draw() {
      this.#root.replaceChildren();
      if (!isShown) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:host { display: inline-block; } button { ${shape} ${styleOf(this.getAttribute("buttonstyle") ?? "black")} inline-size: 100%; block-size: 100%; }`);
      this.#root.adoptedStyleSheets = [sheet];
      const button = this.#root.appendChild(window.document.createElement("button"));
      button.type = "button";
      button.textContent = wordsOf(this.getAttribute("type") ?? "plain", this.getAttribute("locale") ?? window.document.documentElement.lang);
    }
  });
  return elements;
}
