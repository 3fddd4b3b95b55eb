import { files } from "./lib/disk.js";
import { functions } from "./lib/functions.js";

export { PaySheet } from "./lib/paysheet.js";
export { PaySheetError } from "./lib/errors.js";
export const {
  load, check, count, checkLines, fix, format, preview, describe, requires, split, explain, version,
  checkSync, countSync, checkLinesSync, fixSync, formatSync, previewSync, describeSync, requiresSync, splitSync, explainSync, versionSync,
} = functions(files);
