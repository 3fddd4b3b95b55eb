import { full } from "./lib/disk.js";
import { calling, errorOf } from "./lib/errors.js";
import { TokenChecker } from "./lib/token.js";

export { TokenChecker } from "./lib/token.js";

let shared;
let loading;

/** Checks what a payment token proves without a private key. */
export async function checkToken(payment, options) {
  try {
    loading ??= full.load();
    shared ??= new TokenChecker(await loading);
    return shared.checkToken(payment, options);
  } catch (error) {
    // The next call tries again.
    if (shared === undefined) loading = undefined;
    throw errorOf("checkToken", error);
  }
}

export function checkTokenSync(payment, options) {
  return calling("checkTokenSync", () => (shared ??= new TokenChecker(full.loadSync())).checkToken(payment, options));
}
