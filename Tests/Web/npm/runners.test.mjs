// The stand-in in what other test runners give. Debian has neither Vitest nor Cypress, so these are their environments, made with jsdom.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { test } from "node:test";
import { installed } from "./support.mjs";

const root = process.env.JEST_ROOT;
const program = fileURLToPath(new URL("runners/run.mjs", import.meta.url));

for (const [name, title] of [["vitest", "globals from jsdom, as Vitest has them"], ["frame", "the window of a frame, as Cypress has it"]]) {
  test(title, { skip: root ? false : "JEST_ROOT names no folder with jsdom" }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [
      "--require", join(root, "settings.cjs"),
      program, name, pathToFileURL(join(installed, "mock.node.js")).href,
    ], { encoding: "utf8", timeout: 120_000, env: { ...process.env, NODE_PATH: join(root, "usr/share/nodejs") } });
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /^[1-9]\d+ scenarios, 0 failed, 0 new globals$/m);
  });
}
