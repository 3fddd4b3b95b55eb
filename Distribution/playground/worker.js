// Everything that takes time: checks, pictures and archives.
import { PaySheet } from "./paysheet/lib/paysheet.js";
import { tokenReport } from "./paysheet/lib/token.js";
import { checked, explained, pictured } from "./answers.js";
import { counted, lineOf } from "./archiving.js";
import { loadCards, loadFull, loadModule } from "./modules.js";
import { isForeign, isSource, widelyChecked } from "./wide.js";

let module;
let sheet;
/** The full module, after a text has needed it. */
let full;
/** Pending while the full module loads. */
let loading;
/** Whether the server did not give the full module the last time. */
let hasFailed = false;
let newest = 0;
let archive = 0;

const answer = (message) => postMessage(message);
/** Lets messages that have arrived come first. */
const turn = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

const tasks = {
  __proto__: null,

  async check({ id, text, name }) {
    // A small text is checked before the next key could arrive.
    if (text.length > 20_000) await turn();
    if (id !== newest) return;
    const { result, error } = attempted(text);
    // What the small module says about a text that it does not know can be wrong. The page shows it only if the full one knows no more.
    const isNarrow = isForeign(text, result);
    if (isNarrow && (await checkedWidely(id, text, name, result))) return;
    if (error) throw error;
    answer({ id, type: "report", text, isLimited: isNarrow && hasFailed, ...result });
    await turn();
    if (id !== newest || result.form === "broken") return;
    answer({ id, type: "sheet", ...pictured(sheet, text, result.form !== "json") });
  },

  async fix({ id, text, isScript, isWide }) {
    const { text: fixed, applied, left } = (isWide ? full : sheet).fix(text, isScript ? { fromJs: true } : {});
    answer({ id, type: "done", result: { text: fixed, applied: applied.length, left } });
  },

  async format({ id, text, isWide }) {
    answer({ id, type: "done", result: (isWide ? full : sheet).format(text, { fromJs: true }).text });
  },

  async explain({ id, rule }) {
    // The full module has all texts.
    if (!full && !sheet.hasCards) sheet.cards = await loadCards();
    answer({ id, type: "done", result: explained(full ?? sheet, rule) });
  },

  async token({ id, text }) {
    if (!full) await (loading ??= startLoading());
    if (!full) throw new Error(hasFailed ? "the full checker did not load; try again" : "the page in one file has no full checker");
    // A pasted token can be old, so its age is not checked.
    answer({ id, type: "done", result: tokenReport(full, text, {}) });
  },

  async archive({ id, file }) {
    archive = id;
    const result = await counted(sheet, file, (counts) => {
      answer({ id, type: "progress", result: counts });
      return archive === id;
    });
    answer({ id, type: "done", result });
  },

  async module({ id }) {
    answer({ id, type: "done", result: module });
  },

  async stop({ id }) {
    archive = 0;
    answer({ id, type: "done" });
  },

  async line({ id, file, line }) {
    answer({ id, type: "done", result: await lineOf(file, line) });
  },
};

/** The result of the small module. What it cannot read may be source code. */
function attempted(text) {
  try {
    return { result: checked(sheet, text) };
  } catch (error) {
    if (!isSource(text)) throw error;
    return { error };
  }
}

/** Answers with the full module, unless a newer text has come. Returns false if there is none, or if it does not know more. */
async function checkedWidely(id, text, name, narrow) {
  if (!full) {
    loading ??= startLoading();
    // The page in one file knows at once that it has none.
    await turn();
    if (loading && id === newest) answer({ id, type: "loading" });
    await loading;
  }
  if (id !== newest) return true;
  if (!full) return false;
  const result = widelyChecked(full, text, name, narrow);
  if (result === null) return false;
  answer({ id, type: "report", text, isWide: true, ...result });
  await turn();
  if (id !== newest) return true;
  const shown = result.form === "source" ? unpictured : pictured(full, text, result.form !== "json");
  if (id === newest) answer({ id, type: "sheet", ...shown });
  return true;
}

async function startLoading() {
  hasFailed = false;
  try {
    const module = await loadFull();
    if (module) full = new PaySheet(module);
  } catch {
    hasFailed = true;
  }
  // The next text tries again.
  loading = undefined;
}

const unpictured = { svg: null, reason: "this is source code; a request alone has a picture", sentences: [], notes: [] };

async function run(data) {
  try {
    await tasks[data.type](data);
  } catch (error) {
    answer({ id: data.id, type: "failure", message: error.problem ?? error.message, remedy: error.remedy ?? "" });
  }
}

const waiting = [];
onmessage = ({ data }) => {
  if (data.type === "check") newest = data.id;
  if (data.type === "start") return start(data);
  if (sheet) run(data);
  else waiting.push(data);
};

async function start(data) {
  const begin = performance.now();
  try {
    module = await loadModule(data);
    sheet = new PaySheet(module);
    answer({ type: "ready", milliseconds: performance.now() - begin, ...sheet.version() });
    for (const message of waiting.splice(0)) run(message);
  } catch (error) {
    answer({ type: "unusable", message: error.message });
  }
}
