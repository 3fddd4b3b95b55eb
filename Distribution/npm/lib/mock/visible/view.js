// The visible sheet: a dialog in which a person acts as the shopper.
import { PaySheetError } from "../../errors.js";
import { bodyOf, keep, makerOf } from "./nodes.js";
import { findingsOf, partsOf } from "./parts.js";
import { style } from "./style.js";

const languages = ["en", "de", "fr", "es", "ja", "ar", "he"];

/**
 * Returns what a page tells that something has changed.
 *
 * @param {object} page A Page.
 * @param {object} shopper
 * @param {(document: unknown, options: object) => { text: string }} preview
 */
export function visibleSheet(page, shopper, preview) {
  const { document, CSSStyleSheet } = page.window;
  if (typeof document?.createElement("dialog").showModal !== "function") {
    throw new PaySheetError("mock", "this page cannot show a sheet", 'use a browser, or leave out sheet: "visible"');
  }
  const make = makerOf(document);
  let host;
  let root;
  let dialog;
  let [first, alerts, live, body] = [];
  let shown;
  let problem = "";
  let isWaiting = false;
  let memory = {};

  function open() {
    if (host?.isConnected && dialog.open) return;
    host?.remove();
    host = make("div");
    root = host.attachShadow({ mode: page.options.shadow });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    dialog = make("dialog", {
      "aria-labelledby": "title",
      // Escape. Only the end of the payment closes the dialog.
      cancel(event) {
        event.preventDefault();
        act(() => shopper.cancel());
      },
    });
    // A screen reader follows these two, so they stay.
    alerts = make("div", { role: "alert" });
    live = make("p", { role: "status", class: "status", lang: "en", dir: "ltr" });
    first = make("p", { class: "first" });
    body = make("div", { class: "body" });
    dialog.append(first, alerts, live, body);
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
  }

  function close() {
    host?.remove();
    host = dialog = shown = undefined;
    problem = "";
    memory = {};
  }

  function act(work) {
    problem = "";
    work().catch?.((error) => {
      // The sheet is closed, and the page knows why.
      if (!page.active?.isOpen) return;
      problem = error.message.split("\n")[0];
      changed();
    });
  }

  function statusOf({ waitsFor, lastError }) {
    if (problem !== "") return problem;
    if (lastError !== undefined) return `${lastError.name}: ${lastError.message}`;
    return waitsFor === undefined ? "" : `The sheet waits for the page: ${waitsFor}`;
  }

  function draw() {
    isWaiting = false;
    const payment = page.active;
    if (!payment?.isOpen || page.cache.isHidden) return close();
    const status = statusOf(payment);
    const findings = findingsOf(page, payment.record);
    const state = JSON.stringify([payment.sheet.shown, payment.isReady, payment.contact, payment.card, payment.coupon, status, [...findings].map(([place, lines]) => [place, ...lines])]);
    if (state === shown) return;
    const language = document.documentElement.lang.slice(0, 2).toLowerCase();
    const parts = partsOf(preview, payment, languages.includes(language) ? language : "auto");
    open();
    shown = state;
    keep(root, memory, () => {
      dialog.lang = parts.language;
      dialog.dir = parts.direction;
      first.textContent = parts.disclaimer;
      alerts.replaceChildren(...parts.notices.map(({ label, text }) => make("p", {}, `${label}: `, make("bdi", {}, text))));
      live.textContent = status;
      body.replaceChildren(...bodyOf(make, { parts, findings, payment, page, shopper, act }).flat());
    });
  }

  /** Draws the sheet in a later task. */
  function changed() {
    if (isWaiting) return;
    isWaiting = true;
    page.task(draw);
  }

  return { changed, stop: close };
}
