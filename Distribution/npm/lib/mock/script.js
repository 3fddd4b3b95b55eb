// The stand-in as one script, for programs that drive a browser.
import { readFileSync } from "node:fs";
import { PaySheetError } from "../errors.js";
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
  const lost = Object.keys(options ?? {}).find((name) => typeof options[name] === "function");
  if (lost !== undefined) {
    throw new PaySheetError("option", `${lost} is a function, which a script cannot carry`, "set it in the page, on applePay", { caller: "mockScript" });
  }
  texts ??= [readFileSync(scriptURL, "utf8"), readFileSync(moduleURL).toString("base64")];
  const [script, module] = texts;
  const settings = options ? `globalThis.paysheetMock = ${JSON.stringify(options)};\n` : "";
  return `globalThis[Symbol.for("paysheet.module")] = "${module}";\n${settings}${script}`;
}
