// The list of findings, each with its place, its fix and its explanation.
import { byId, make, plural, say } from "./dom.js";

const most = 60;
const words = { __proto__: null, error: "Error", warning: "Warning", info: "Note" };

export class FindingsView {
  #actions;
  #shown = "";
  #limit = most;
  #open = new Set();
  #findings = [];

  /** `actions` has show(finding), fix(finding) and explain(rule), which returns a promise of a card. */
  constructor(actions) {
    this.#actions = actions;
    byId("more").addEventListener("click", () => {
      const first = this.#limit;
      this.#limit = Infinity;
      this.show(this.#findings, "");
      byId("findings").children[first]?.querySelector("button")?.focus();
    });
  }

  get findings() { return this.#findings; }

  show(findings, emptyText) {
    if (findings.length !== this.#findings.length && findings.length <= most) this.#limit = most;
    this.#findings = findings;
    say(byId("counts"), summary(findings));
    say(byId("empty"), findings.length === 0 ? emptyText : "");
    const visible = findings.slice(0, this.#limit);
    // Typing often changes no finding. The list then keeps the focus and what is open.
    const wanted = JSON.stringify(visible.map(({ fingerprint, message, start, end, fix }) => [fingerprint, message, start, end, fix]));
    const hidden = findings.length - visible.length;
    say(byId("more"), hidden > 0 ? `Show ${plural(hidden, "more finding")}` : "");
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const focused = document.activeElement?.closest?.("#findings li")?.dataset.key;
    byId("findings").replaceChildren(...visible.map((finding) => this.#item(finding)));
    if (focused !== undefined) this.#focus(focused);
  }

  /** Moves the focus to a finding, or to the title if it is gone. */
  #focus(key) {
    const items = [...byId("findings").children];
    const item = items.find((each) => each.dataset.key === key) ?? items[0];
    (item?.querySelector("button.fix, button.place") ?? byId("findings-title")).focus();
  }

  focusFirst() {
    this.#focus("");
  }

  #item(finding) {
    const { severity, rule, message, help, start, pointer, member, fix } = finding;
    const place = make("button", { type: "button", className: "place" }, make("span", { className: "hidden" }, `${words[severity]}: `), capital(message));
    place.addEventListener("click", () => this.#actions.show(finding));
    const detail = make("p", { className: "detail" },
      make("span", {}, `Line ${start.line}`), make("code", {}, member === undefined ? pointer || "/" : `${pointer}/${member}`));
    const why = make("button", { type: "button", className: "text-button", textContent: rule });
    const explanation = make("div", { className: "explanation", hidden: true });
    why.setAttribute("aria-expanded", "false");
    why.setAttribute("aria-label", `Explain ${rule}`);
    why.addEventListener("click", () => this.#toggle(rule, finding.fingerprint, why, explanation));
    detail.append(why);
    const item = make("li", { className: severity }, make("span", { className: "severity" }), make("div", { className: "said" }, place));
    item.dataset.key = finding.fingerprint;
    // A button says the same.
    if (help && help.toLowerCase() !== fix?.summary.toLowerCase()) item.lastChild.append(make("p", { className: "help" }, capital(help)));
    item.lastChild.append(detail, explanation);
    if (fix) item.append(this.#fixButton(finding));
    if (this.#open.has(finding.fingerprint)) this.#toggle(rule, finding.fingerprint, why, explanation);
    return item;
  }

  #fixButton(finding) {
    const { safety, summary } = finding.fix;
    const button = make("button", { type: "button", className: `button small fix ${safety}`, title: safety === "risky" ? "Review this: it can change what the shopper pays" : "" }, capital(summary));
    if (safety === "risky") button.append(make("span", { className: "review" }, "review"));
    button.addEventListener("click", (event) => this.#actions.fix(finding, event.detail === 0));
    return button;
  }

  async #toggle(rule, key, button, element) {
    const isOpening = element.hidden;
    button.setAttribute("aria-expanded", String(isOpening));
    element.hidden = !isOpening;
    if (!isOpening) return this.#open.delete(key);
    this.#open.add(key);
    if (element.childElementCount > 0) return;
    element.replaceChildren(make("p", {}, "Loading…"));
    try {
      const { what, why, instead, link } = await this.#actions.explain(rule);
      element.replaceChildren(make("p", {}, what), make("p", {}, why), make("p", {}, instead));
      if (link?.startsWith("https://")) {
        element.append(make("p", {}, make("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, "Apple’s documentation")));
      }
    } catch (error) {
      element.replaceChildren(make("p", {}, `There is no explanation: ${error.message}`));
    }
  }
}

export function summary(findings) {
  const count = { __proto__: null, error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) count[severity] += 1;
  const parts = [[count.error, "error"], [count.warning, "warning"], [count.info, "note"]];
  return parts.filter(([number]) => number > 0).map(([number, word]) => plural(number, word)).join(", ");
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
