import { ArchiveView, isArchive } from "./archive-view.js";
import { Checker } from "./checker.js";
import { byId, capital, make, plural, say } from "./dom.js";
import { Editor } from "./editor.js";
import { FindingsView, summary } from "./findings-view.js";
import { loadExamples } from "./hosting.js";
import { fragmentOf, textOf } from "./link.js";
import { indexOf, joined, lineStarts } from "./positions.js";
import { age, expectSheet, showSheet } from "./sheet-view.js";
import { SignatureView } from "./signature-view.js";
import { followTabs } from "./tabs.js";
import { TryView } from "./try-view.js";
import { showNoVerdict, showVerdict } from "./verdict-view.js";

// The editor would be slow with more, and the browser could run out of memory.
const largestText = 8 << 20;
const notChecked = "The text has changed and is being checked. Try again.";

const editor = new Editor({ text: byId("text"), scroll: byId("scroll"), canvas: byId("canvas"), paint: byId("paint"), numbers: byId("numbers") });
/** The report that the page shows, if there is one. */
let latest = null;
let focusAfter = false;
let announcement;

const checker = new Checker({
  ready({ milliseconds, version, rules }) {
    say(byId("facts"), `paysheet ${version}, rules of ${rules}, ready in ${Math.round(milliseconds)} ms`);
  },
  unusable({ message }) {
    showNothing("unusable", "The checker cannot start", `${message}. This page needs WebAssembly and workers.`);
  },
  loading() {
    showNothing("loading", "Loading the full checker…", "This may be source code or a document that only the full checker knows. The page loads it once.");
  },
  report: showReport,
  sheet: showSheet,
  failure({ message, remedy }) {
    showNothing("failed", "This text cannot be checked", remedy === "" || message.includes(remedy) ? message : `${message}; ${remedy}`);
    document.dispatchEvent(new CustomEvent("paysheet:failed", { detail: message }));
  },
});

const list = new FindingsView({
  show: (finding) => select(finding),
  fix: (finding, isKeyboard) => fix(finding, isKeyboard),
  explain: (rule) => checker.ask("explain", { rule }),
});
const archive = new ArchiveView(checker, (text, name) => open(text, name));
const trial = new TryView(checker, (text, name) => open(text, name));
const signature = new SignatureView(checker);
followTabs(byId("tabs"));

/** The text that is checked: half of a surrogate pair, which UTF-8 does not have, is the character that replaces it. */
function current() {
  const { value } = editor;
  return value.toWellFormed?.() ?? value.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}

/** Sets the state of the page: "checking", "loading", "shown", "failed" or "unusable". A report that is "shown" belongs to the text. */
function enter(state) {
  document.documentElement.dataset.state = state;
  if (state === "checking") return;
  for (const id of ["verdict", "findings-card"]) byId(id).setAttribute("aria-busy", String(state === "loading"));
}

/** Says why there is no report of the text. Nothing of an earlier text stays that could be taken for one. */
function showNothing(state, what, more) {
  latest = null;
  showNoVerdict(state === "loading" ? "loading" : "bad", what, more);
  trial.refuse(capital(what));
  signature.hide();
  editor.marks = [];
  list.show([], state === "loading" ? "The findings appear when the checker has loaded." : "");
  for (const id of ["fix-all", "format"]) byId(id).disabled = true;
  byId("fix-all").textContent = "Apply safe fixes";
  byId("notice").hidden = true;
  age(true);
  enter(state);
  announce(capital(what));
}

function showReport(answer) {
  const { report, form, faults, text } = answer;
  latest = answer;
  const sentence = showVerdict(answer, select);
  trial.show(answer);
  signature.show(answer);
  const starts = text.length === editor.value.length ? editor.starts : lineStarts(text);
  const findings = report.findings;
  editor.marks = findings.map(({ start, end, severity }) => ({ start: indexOf(text, starts, start), end: indexOf(text, starts, end), severity }));
  list.show(findings, `Nothing found. Not checked: ${report.notChecked.join(", ")}.`);
  const safe = findings.filter(({ fix }) => fix?.safety === "safe").length;
  byId("fix-all").disabled = safe === 0 || form === "source";
  byId("fix-all").textContent = safe > 1 ? `Apply ${safe} safe fixes` : "Apply safe fix";
  byId("format").disabled = form === "broken" || form === "source";
  byId("notice").hidden = latest.converted === undefined;
  if (latest.converted !== undefined) say(byId("notice-text"), notice(faults, form));
  if (form === "broken") age(true);
  enter("shown");
  document.dispatchEvent(new CustomEvent("paysheet:shown", { detail: { isCurrent: text === current() } }));
  if (focusAfter) list.focusFirst();
  focusAfter = false;
  announce(findings.length === 0 ? sentence : `${summary(findings)}. ${sentence}`);
}

function notice([{ message }, ...others], form) {
  if (form === "script") return "This is JavaScript. Its object is checked, and fixes write it as JSON.";
  const more = others.length > 0 ? `, and ${plural(others.length, "other place")}` : "";
  return `This is not JSON: ${message}${more}.`;
}

/** Says what changed, when the typing pauses. */
function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    const status = byId("status");
    if (status.textContent !== text) status.textContent = text;
  }, 700);
}

function tell(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.classList.add("visible");
  setTimeout(() => toast.classList.remove("visible"), 4000);
}

function select({ start, end }) {
  const { value, starts } = editor;
  const from = indexOf(value, starts, start);
  editor.select(from, Math.max(indexOf(value, starts, end), from));
}

/** Applies the fix of a finding. In JavaScript, the text becomes JSON first. */
function fix(finding, isKeyboard) {
  if (!finding.fix || latest === null) return;
  // The fix of an earlier text would undo what was typed since.
  if (latest.text !== current()) return tell(notChecked);
  const text = latest.converted ?? latest.text;
  const { start, end, newText } = finding.fix.textEdits.length > 0 ? joined(text, finding.fix.textEdits) : { start: 0, end: 0, newText: "" };
  focusAfter = isKeyboard;
  if (latest.converted === undefined && text === current()) editor.replace(start, end, newText);
  else editor.become(text.slice(0, start) + newText + text.slice(end));
  tell(`Done: ${finding.fix.summary}. Undo with ${/Mac|iP/.test(navigator.platform) ? "⌘Z" : "Ctrl Z"}`);
}

async function withText(type, message) {
  const text = current();
  try {
    if (latest?.text === text) {
      const result = await checker.ask(type, { text, isScript: latest.converted !== undefined, isWide: latest.isWide });
      if (text === current()) return result;
    }
    tell(notChecked);
    return null;
  } catch (error) {
    tell(`${message}: ${error.message}`);
    return null;
  }
}

byId("text").addEventListener("input", () => {
  enter("checking");
  expectSheet();
  checker.check(current(), byId("document-name").textContent);
});
byId("fix-all").addEventListener("click", async (event) => {
  const result = await withText("fix", "Nothing is fixed");
  if (result === null) return;
  focusAfter = event.detail === 0;
  editor.become(result.text);
  tell(result.left.length > 0 ? `${plural(result.applied, "fix", "fixes")} applied; ${result.left[0].message}` : `${plural(result.applied, "fix", "fixes")} applied`);
});
for (const id of ["format", "convert"]) {
  byId(id).addEventListener("click", async () => {
    const text = await withText("format", "The text stays as it is");
    if (text !== null) editor.become(text);
  });
}

byId("link").addEventListener("click", async () => {
  const fragment = await fragmentOf(editor.value);
  history.replaceState(null, "", fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    tell("Link copied. It has the whole document, so share it only with those who may read it.");
  } catch {
    tell("The address of this page is now the link. It has the whole document.");
  }
});
addEventListener("hashchange", () => openFragment());

async function openFragment() {
  try {
    const text = await textOf(location.hash);
    if (text !== null && (text !== editor.value || latest === null)) open(text, "");
    return text !== null;
  } catch (error) {
    tell(error.message);
    return false;
  }
}

function open(text, name) {
  say(byId("document-name"), name);
  editor.load(text);
}

async function openFile(file) {
  try {
    if (await isArchive(file)) {
      const sentence = await archive.show(file);
      if (sentence) announce(sentence);
    } else if (file.size > largestText) {
      tell(`${file.name} is larger than 8 MB. The npm package paysheet checks larger files.`);
    } else {
      open(await file.text(), file.name);
    }
  } catch (error) {
    tell(`${file.name} cannot be read: ${error.message}`);
  }
}

byId("open").addEventListener("click", () => byId("file").click());
byId("file").addEventListener("change", ({ target }) => {
  const [file] = target.files;
  if (file) openFile(file);
  target.value = "";
});
const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
addEventListener("dragover", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  byId("drop").hidden = false;
});
addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) byId("drop").hidden = true;
});
addEventListener("drop", (event) => {
  byId("drop").hidden = true;
  if (!hasFiles(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) openFile(file);
});

addEventListener("keydown", (event) => {
  if (event.key === "F8") {
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  }
  if (event.key === "." && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    const { caret, value, starts } = editor;
    const there = list.findings.find(({ fix, start, end }) => fix && indexOf(value, starts, start) <= caret && caret <= indexOf(value, starts, end));
    if (there) fix(there, false);
    else tell("There is no fix at the caret.");
  }
});

/** Goes to the next or the previous finding, from the caret. */
function step(direction) {
  const { caret, value, starts } = editor;
  const places = list.findings.map((finding) => ({ finding, at: indexOf(value, starts, finding.start) })).sort((first, second) => first.at - second.at);
  if (places.length === 0) return;
  const isAfter = ({ at }) => (direction > 0 ? at > caret : at < caret);
  const { finding } = (direction > 0 ? places.find(isAfter) : places.findLast(isAfter)) ?? places.at(direction > 0 ? 0 : -1);
  select(finding);
  announce(finding.message);
}

async function start() {
  // What a person typed before this script was there.
  if (editor.value !== "") byId("text").dispatchEvent(new Event("input", { bubbles: true }));
  const isOpened = await openFragment();
  const examples = await loadExamples().catch(() => []);
  for (const { group, documents } of examples) {
    byId("examples").append(make("optgroup", { label: group }, ...documents.map(({ name }) => make("option", { value: `${group}/${name}` }, name))));
  }
  byId("examples").addEventListener("change", ({ target }) => {
    for (const { group, documents } of examples) {
      for (const { name, text } of documents) if (target.value === `${group}/${name}`) open(text, name);
    }
    target.value = "";
  });
  // On a slow network, a person may have begun with a text of their own.
  if (!isOpened && editor.value === "") open(examples[0]?.documents[0]?.text ?? "", "");
}
start();
