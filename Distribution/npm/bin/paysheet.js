#!/usr/bin/env node
const words = process.argv.slice(2);
// This command is not in the module, because its output contains a module. Other commands do not load it.
if (words[0] === "mock-script") {
  const { writeMockScript } = await import("../lib/command/mock-script.js");
  process.exitCode = writeMockScript(words.slice(1));
} else {
  const { run } = await import("../lib/command/run.js");
  process.exitCode = run(words);
}
