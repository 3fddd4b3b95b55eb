// Tests of the installed package. PAYSHEET_PROJECT is a folder in which the tarball is installed; run.sh makes it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const project = process.env.PAYSHEET_PROJECT;
if (!project) throw new Error("run the tests with Tests/Web/npm/run.sh");
export const installed = join(project, "node_modules/paysheet");

/** Imports a file of the installed package. */
export const load = (path) => import(pathToFileURL(join(installed, path)).href);

/** Runs the installed command. */
export function command(words, options = {}) {
  return spawnSync(process.execPath, [join(installed, "bin/paysheet.js"), ...words], { encoding: "utf8", timeout: 60_000, ...options });
}

/** A valid request with an amount. */
export function request(amount = "38.06") {
  return {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
    total: { label: "Harbor Books", amount },
  };
}
