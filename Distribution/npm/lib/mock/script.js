// The stand-in as one script, for programs that drive a browser.
import { readFileSync } from "node:fs";
import { withDefaults } from "./mock.js";

const scriptURL = new URL("../../mock.script.js", import.meta.url);
const moduleURL = new URL("../../paysheet.wasm", import.meta.url);
let texts;

/**
 * Returns a script that installs the stand-in, with the checker inside it. The page then has the controller as `applePay`.
 *
 * @param {object} [options] Those of `mockApplePay`, without functions.
 */
export function mockScript(options) {
  withDefaults(options ?? {}, "mockScript");
  texts ??= [readFileSync(scriptURL, "utf8"), readFileSync(moduleURL).toString("base64")];
  const [script, module] = texts;
  const settings = options === undefined ? "" : `globalThis.paysheetMock = ${JSON.stringify(options)};\n`;
  return `globalThis[Symbol.for("paysheet.module")] = "${module}";\n${settings}${script}`;
}
