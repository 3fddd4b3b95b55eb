// Files of the package that are made when it is packed. The wheel has the script of the stand-in, too: node texts.mjs > mock.script.js
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../bundle.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");

/** Returns the version of all packages. */
export function version() {
  try {
    return readFileSync(join(root, "VERSION"), "utf8").trim();
  } catch {
    return /static let version = "([^"]+)"/.exec(readFileSync(join(root, "Sources/PaySheetReports/Report.swift"), "utf8"))[1];
  }
}

/** Returns the text of the stand-in with its version. */
export function withVersion(text) {
  return text.replace('version = "0.0.0"', `version = "${version()}"`);
}

/** Returns the script of the stand-in for every frame of a page. It has no comments with lines of their own, no indentation, and not the module. */
export function mockScript() {
  return withVersion(bundle(join(here, "mock.script.js"), "script").replace(/^ *(?:\/\*\*[^]*?\*\/|\/\/.*)\n/gm, "").replace(/^ +/gm, ""));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(mockScript());
