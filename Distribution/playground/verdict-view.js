// The card that says what Safari does.
import { verdictWords } from "./paysheet/lib/verdict.js";
import { byId, plural, say } from "./dom.js";

const states = { __proto__: null, accepts: "good", throws: "bad", depends: "bad", cancels: "bad", "not-applicable": "neutral" };

const limited = "The full checker did not load, and this text may need it. Edit the text to try again.";

/** Says why there is no verdict. `state` is "loading" or "bad". */
export function showNoVerdict(state, what, more) {
  byId("verdict").dataset.state = state;
  say(byId("verdict-title"), what);
  say(byId("verdict-error"), "");
  say(byId("verdict-more"), more);
  byId("verdict-show").hidden = true;
  for (const id of ["fact-kind", "fact-needs"]) say(byId(id), "–");
}

/** Shows the verdict and returns it as a sentence. `show` gets the place that decides. */
export function showVerdict({ report, form, faults, isLimited }, show) {
  const { what, error, more, state } = words(report, form, faults);
  byId("verdict").dataset.state = state;
  say(byId("verdict-title"), what);
  say(byId("verdict-error"), error);
  say(byId("verdict-more"), isLimited ? limited : more);
  const { rule, pointer } = report.safari;
  const cause = form === "broken" ? faults[0] : report.findings.find((finding) => finding.rule === rule && finding.pointer === (pointer ?? finding.pointer));
  const button = byId("verdict-show");
  button.hidden = !cause;
  button.onclick = cause ? () => show(cause) : null;
  say(byId("fact-kind"), kindWords(report));
  say(byId("fact-needs"), needs(report));
  return error === "" ? what : `${what}: ${error}`;
}

function words(report, form, faults) {
  if (form === "broken") {
    const { start, message } = faults[0];
    return { what: "Not readable yet", error: "", more: `Line ${start.line}: ${message}.`, state: "neutral" };
  }
  const { what, error } = verdictWords(report);
  const state = states[report.safari.outcome] ?? "neutral";
  if (report.kind === null) return { what: "Not an Apple Pay document yet", error: "", more: "Add the members of a payment request, such as total and countryCode.", state: "neutral" };
  if (form === "almost" && state === "good") return { what, error, more: "But JSON.parse throws until the text is JSON.", state: "warn" };
  const errors = report.findings.some(({ severity }) => severity === "error");
  if (report.safari.outcome === "accepts" && errors) return { what, error, more: "It still has errors that Safari does not report.", state: "warn" };
  return { what, error, more: "", state };
}

function kindWords({ kind, kinds, kindIsGuess }) {
  if (kinds?.length > 1) return kinds.join(", ");
  if (kind === null) return "unknown";
  return kindIsGuess ? `${kind}, a guess` : kind;
}

function needs({ requires }) {
  if (requires === null) return "–";
  const { apiVersion, systems, features, because } = requires;
  const from = systems.length > 0 ? ` (${systems.join(", ")} or later)` : "";
  const more = features.length > 0 ? `, and ${features.join(", ")}` : "";
  const reason = because.length > 0 ? `, because of ${because[0]}${because.length > 1 ? ` and ${plural(because.length - 1, "other place")}` : ""}` : "";
  return `Apple Pay version ${apiVersion}${from}${more}${reason}`;
}
