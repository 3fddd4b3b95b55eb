// The speed of the WebAssembly module beside ajv, the memory of many checks, and the recovery after a trap and a large document.
//
//   node bench.mjs MODULE CLEAN CARELESS SCHEMA NATIVE
//
// CLEAN and CARELESS are NDJSON files, SCHEMA is the JSON Schema of payment requests, and NATIVE is the native command. All rates are
// from the same run, the best of several rounds. ROUNDS sets their number. ajv is Debian's node-ajv.
//
// Speed fails only below a quarter of what it should be, because the machine may do other work. All else fails at once.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Module } from "./module.mjs";

const [path, clean, careless, schemaPath, native] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 7);
// NODE_PATH says where Debian has it.
const Ajv = createRequire(import.meta.url)("ajv");
let failed = false;

function expect(condition, text) {
    console.log(`${condition ? "ok    " : "FAILED"} ${text}`);
    failed ||= !condition;
}

// MARK: Speed

const text = readFileSync(clean, "utf8").trimEnd();
const strings = text.split("\n");
const buffers = strings.map((line) => Buffer.from(line));
const block = Buffer.from(text);
const megabytes = block.length / 1e6;

// ajv 6 knows drafts up to 7; of newer ones, the schema uses only the place of definitions.
const schemaText = readFileSync(schemaPath, "utf8").replaceAll('"$defs"', '"definitions"').replaceAll("#/$defs/", "#/definitions/");
const { $schema, $id, ...schema } = JSON.parse(schemaText);
const options = { unknownFormats: "ignore", extendRefs: "ignore", meta: false, validateSchema: false, logger: false };
const validate = new Ajv(options).compile(schema);
const module = new Module(path);

/** Best rate of each job in MB/s. The rounds of the jobs alternate, so that all see the same load. */
const jobs = {
    "ajv, bytes to count": () => buffers.reduce((sum, line) => sum + (validate(JSON.parse(line.toString())) ? 0 : validate.errors.length), 0),
    "ajv, string to errors": () => strings.reduce((sum, line) => sum + (validate(JSON.parse(line)) ? 0 : validate.errors.length), 0),
    "JSON.parse": () => strings.reduce((sum, line) => sum + (JSON.parse(line) ? 0 : 1), 0),
    "paysheet, bytes to count": () => buffers.reduce((sum, line) => sum + module.count(line), 0),
    "paysheet, string to count": () => strings.reduce((sum, line) => sum + module.count(line), 0),
    "paysheet, string to report": () => strings.reduce((sum, line) => sum + module.record(line).findings.length, 0),
    "paysheet, block to records": () => module.records(block).length,
    "native, file to count": () => spawnSync(native, ["check", "--ndjson", "--quiet", "--no-config", clean]).status,
};
const best = {};
for (let round = 0; round < rounds; round += 1) {
    for (const [name, job] of Object.entries(jobs)) {
        const start = performance.now();
        job();
        best[name] = Math.max(best[name] ?? 0, (megabytes / (performance.now() - start)) * 1e3);
    }
}
for (const [name, rate] of Object.entries(best)) console.log(`${name.padEnd(28)} ${rate.toFixed(0).padStart(4)} MB/s`);
const count = best["paysheet, bytes to count"];
const ajvCount = best["ajv, bytes to count"];
const report = best["paysheet, string to report"];
const ajvReport = best["ajv, string to errors"];
const nativeCount = best["native, file to count"];
for (const [name, rate, wanted, times] of [
    ["bytes to count", count, 2 * ajvCount, `${(count / ajvCount).toFixed(2)} times ajv, should be 2`],
    ["string to report", report, 1.1 * ajvReport, `${(report / ajvReport).toFixed(2)} times ajv, should be 1.1`],
    ["bytes to count", count, Math.min(200, nativeCount / 2), `${count.toFixed(0)} MB/s, should be 200 or half of the native ${nativeCount.toFixed(0)}`],
]) expect(rate >= wanted / 4, `${name}: ${times}`);

// MARK: Memory

const lines = readFileSync(careless, "utf8").trimEnd().split("\n");
const sizes = [];
const steady = new Module(path);
for (let index = 0; index < 60000; index += 1) {
    const line = lines[index % lines.length];
    steady.record(line);
    if (index % 500 === 0) {
        for (const call of ["fix", "preview", "format"]) steady.ask({ call, text: line });
        steady.ask({ call: "check", text: line, options: { select: "advice" } });
    }
    if (index % 15000 === 14999) sizes.push(steady.memoryBytes);
}
const shown = sizes.map((size) => (size / 1e6).toFixed(2)).join(" ");
expect(sizes[0] === sizes.at(-1), `memory over 60000 checks in MB: ${shown}`);

// MARK: Recovery

const mebibyte = 1 << 20;
const large = `{"total":{"label":"${"x".repeat(30 * mebibyte)}","amount":"1.00"}}`;
const before = module.memoryBytes;
const found = module.record(large).findings.length;
expect(found > 0, `a document of 30 MB has ${found} findings; memory ${(before / 1e6).toFixed(1)} to ${(module.memoryBytes / 1e6).toFixed(1)} MB`);
module.restart();
expect(module.memoryBytes <= before, `memory after a restart: ${(module.memoryBytes / 1e6).toFixed(1)} MB`);
expect(module.record(strings[0]).findings.length === 0, "the next document has no findings");
// A trap: the length of the input is beyond the memory.
let trapped = false;
try {
    module.exports.paysheet_count(0x7fff0000, 0x7fff0000);
} catch (error) {
    trapped = error instanceof WebAssembly.RuntimeError;
}
expect(trapped, "input outside of the memory traps");
module.restart();
expect(module.record(strings[0]).findings.length === 0, "after a restart the next document has no findings");
for (const [name, rubbish] of [
    ["brackets", "[".repeat(200000)], ["braces", '{"a":'.repeat(100000)], ["spaces", " ".repeat(5e6)],
    ["escapes", `"${"\\u0000".repeat(500000)}"`], ["nothing", ""], ["commas", ",".repeat(300000)], ["a lone surrogate", '{"a":"\ud800"}'],
]) expect(module.record(rubbish).findings.length > 0, `${name} give findings`);
console.log(`bytes to count ${count.toFixed(0)} MB/s (ajv ${ajvCount.toFixed(0)}), string to report ${report.toFixed(0)} MB/s (ajv ${ajvReport.toFixed(0)})`);
process.exit(failed ? 1 : 0);
