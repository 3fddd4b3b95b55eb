// The counts of an archive.
import { byId, make, plural } from "./dom.js";

export class ArchiveView {
  #checker;
  #open;
  #file = null;

  /** `open` gets the text of a line and its name. */
  constructor(checker, open) {
    this.#checker = checker;
    this.#open = open;
    byId("archive-close").addEventListener("click", () => this.close());
  }

  async show(file) {
    this.#file = file;
    document.body.classList.add("has-archive");
    byId("archive").hidden = false;
    byId("archive-title").textContent = file.name;
    byId("archive-tiles").replaceChildren();
    byId("archive-rules").replaceChildren();
    byId("archive-close").textContent = "Cancel";
    byId("archive-close").focus();
    const result = await this.#checker.ask("archive", { file }, (counts) => this.#progress(counts));
    byId("archive-close").textContent = "Close";
    if (result === null || this.#file !== file) return null;
    this.#progress(result);
    this.#rules(result);
    return `${file.name}: ${plural(result.documents, "document")}, ${result.errors.toLocaleString("en")} with errors`;
  }

  async close() {
    this.#file = null;
    await this.#checker.ask("stop");
    document.body.classList.remove("has-archive");
    byId("archive").hidden = true;
    byId("text").focus();
  }

  #progress({ read, size, documents, errors, warnings, infos, clean, seconds }) {
    byId("archive-progress").value = size === 0 ? 1 : read / size;
    const tiles = [
      ["Documents", documents, ""], ["With errors", errors, "error"], ["With warnings", warnings, "warning"], ["With notes", infos, "info"],
      ["Without findings", clean, "good"],
    ];
    const elements = tiles.map(([name, count, className]) => make("div", { className }, make("dt", {}, name), make("dd", {}, count.toLocaleString("en"))));
    const rate = seconds > 0 ? `${Math.round(read / seconds / 1e6).toLocaleString("en")} MB/s` : "–";
    elements.push(make("div", {}, make("dt", {}, "Speed"), make("dd", {}, rate)));
    byId("archive-tiles").replaceChildren(...elements);
  }

  #rules({ rules }) {
    if (rules.length === 0) return byId("archive-rules").replaceChildren(make("p", { className: "empty" }, "No document has findings."));
    const head = make("tr", {}, ...["Finding", "Count", "First"].map((title) => make("th", { scope: "col" }, title)));
    const rows = rules.map(({ rule, title, severity, findings, first }) => {
      const button = make("button", { type: "button", className: "text-button" }, `Line ${first.toLocaleString("en")}`);
      button.addEventListener("click", () => this.#line(first));
      return make("tr", { className: severity },
        make("th", { scope: "row" }, make("span", { className: "severity" }), title, make("code", {}, rule)),
        make("td", {}, findings.toLocaleString("en")), make("td", {}, button));
    });
    byId("archive-rules").replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  async #line(line) {
    const file = this.#file;
    const text = await this.#checker.ask("line", { file, line });
    await this.close();
    this.#open(text, `${file.name}, line ${line}`);
  }
}

/** Whether a file has one document on each line. */
export async function isArchive(file) {
  if (/\.(ndjson|jsonl)$/i.test(file.name)) return true;
  if (/\.(m?js|ts)$/i.test(file.name)) return false;
  const start = await file.slice(0, 1 << 16).text();
  const [first, second] = start.split("\n").filter((line) => line.trim() !== "");
  if (second === undefined) return false;
  try {
    return typeof JSON.parse(first) === "object" && second.trimStart().startsWith("{");
  } catch {
    return false;
  }
}
