// The module inside the script itself.
import { PaySheetError } from "../errors.js";

// The module as Base64. `mockScript` writes it in front of the script: inside a function the engine would read the long text again.
const key = Symbol.for("paysheet.module");
const text = globalThis[key];
delete globalThis[key];

/** Compiles the module of the script. */
export function embedded() {
  try {
    return new WebAssembly.Module(bytes(text));
  } catch (error) {
    throw new PaySheetError(
      "load", `the page does not allow WebAssembly (${error.message})`,
      "add 'wasm-unsafe-eval' to script-src of its Content-Security-Policy, or set bypassCSP: true in Playwright", { cause: error });
  }
}

function bytes(text) {
  if (typeof Uint8Array.fromBase64 === "function") return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
