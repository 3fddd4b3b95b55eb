// Runs a module that was linked from main.swift and compares what it prints: node run.mjs MODULE EXPECTED

import { readFileSync } from "node:fs";

const [modulePath, expectedPath] = process.argv.slice(2);
const output = [];
const host = { putchar: (character) => (output.push(character & 0xff), character) };
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), { host });
const status = instance.exports.__main_argc_argv(0, 0);

const actual = Buffer.from(output).toString("utf8");
const expected = readFileSync(expectedPath, "utf8");
process.stdout.write(actual);
if (status !== 0 || actual !== expected) {
    console.error(`embedded: status ${status}; expected this output:\n${expected}`);
    process.exit(1);
}
console.log("embedded: the output is as expected");
