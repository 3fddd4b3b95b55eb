// A recorder that checks every record as soon as it changes.
import { errorOf } from "./errors.js";
import { startRecorder } from "./recorder.js";

/**
 * @param {(document: object, options: object) => Promise<object>} check
 */
export function recorderFor(check) {
  return function record({ target = globalThis, onReport = print, options = {} } = {}) {
    let pending = Promise.resolve();
    const known = new Map();

    function changed(entry) {
      // Checks are in the order of the calls, with what was sent until then.
      const document = JSON.parse(JSON.stringify(entry.document));
      pending = pending.then(async () => {
        const report = await check(document, { kind: entry.kind, name: entry.name, ...options });
        const seen = known.get(entry) ?? new Set();
        known.set(entry, seen);
        const added = report.findings.filter(({ fingerprint }) => !seen.has(fingerprint));
        for (const { fingerprint } of added) seen.add(fingerprint);
        entry.report = report;
        onReport(report, entry, added);
      }).catch((error) => console.error(`applePayRecorder: ${entry.name} is not checked: ${errorOf("record", error).message}`));
    }

    // Not a copy, because `records` is a getter.
    return Object.assign(startRecorder(target, changed), {
      /** Resolves when everything that was sent is checked. */
      checked: () => pending,
    });
  };
}

const methods = { __proto__: null, error: "error", warning: "warn", info: "info" };

function print(report, entry, added) {
  for (const { severity, rule, pointer, message, help } of added) {
    console[methods[severity]](`Apple Pay: ${severity} ${rule} at ${pointer || "/"}: ${message}${help ? ` (${help})` : ""}`);
  }
}
