import { check } from "./index.js";
import { recorderFor } from "./lib/watch.js";

/** Records what a page passes to Apple Pay from now on, and checks it at once. */
export const record = recorderFor(check);
