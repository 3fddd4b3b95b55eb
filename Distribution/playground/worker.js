// Everything that takes time: checks, pictures and archives.
import { PaySheet } from "./paysheet/lib/paysheet.js";
import { checked, explained, pictured } from "./answers.js";
import { counted, lineOf } from "./archiving.js";
import { loadCards, loadFull, loadModule } from "./modules.js";
import { isForeign, isSource, widelyChecked } from "./wide.js";

let module;
let sheet;
/** The full module, when a text needs it. */
let full;
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
    if (result) answer({ id, type: "report", text, ...result });
    await turn();
    if (id !== newest) return;
    if (isForeign(text, result) && (await checkedWidely(id, text, name, result))) return;
    if (error) throw error;
    if (id !== newest || result.form === "broken") return;
    answer({ id, type: "sheet", ...pictured(sheet, text, result.form !== "json") });
  },

  async fix({ id, text, isScript, isWide }) {
    const { text: fixed, applied, left } = (isWide ? await full : sheet).fix(text, isScript ? { fromJs: true } : {});
    answer({ id, type: "done", result: { text: fixed, applied: applied.length, left } });
  },

  async format({ id, text, isWide }) {
    answer({ id, type: "done", result: (isWide ? await full : sheet).format(text, { fromJs: true }).text });
  },

  async explain({ id, rule }) {
    // The full module has all texts.
    const wide = await full;
    if (!wide && !sheet.hasCards) sheet.cards = await loadCards();
    answer({ id, type: "done", result: explained(wide ?? sheet, rule) });
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
  full ??= loadFull().then((module) => module && new PaySheet(module)).catch(() => null);
  const wide = await full;
  // The next text tries again.
  if (wide === null) full = undefined;
  if (id !== newest) return true;
  if (wide === null) return false;
  const result = widelyChecked(wide, text, name, narrow);
  if (result === null) return false;
  answer({ id, type: "report", text, isWide: true, ...result });
  await turn();
  const shown = result.form === "source" ? unpictured : pictured(wide, text, result.form !== "json");
  if (id === newest) answer({ id, type: "sheet", ...shown });
  return true;
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
