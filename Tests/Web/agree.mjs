// The native command and the WebAssembly module give the same bytes: output, errors and status.
//
//   node agree.mjs PAYSHEET MODULE CARELESS
//
// Runs every command on all kinds of examples, and on all documents that break a rule. Then it checks the lines of CARELESS and mutants of
// these lines. Standard input is the only file, so that both see the same. MUTANTS sets the number of mutants. FULL=1 runs more commands
// with each document.

import { execFileSync, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, rmdirSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Module, zoneOffset } from "./module.mjs";

const [command, path, careless] = process.argv.slice(2);
const paysheet = resolve(command);
const isFull = process.env.FULL === "1";
const mutantCount = Number(process.env.MUTANTS ?? 30000);
const module = new Module(path, zoneOffset);
const folder = mkdtempSync(join(tmpdir(), "agree-"));
// Nothing is at any path, in both worlds.
const world = [["d", "/", ""], ["w", "", "/"]];

// A process that runs the command. It reads from one named pipe and writes to the other.
const pipes = mkdtempSync(join(tmpdir(), "agree-"));
const [asked, answered, source] = ["asked", "answered", "source"].map((name) => join(pipes, name));
execFileSync("mkfifo", [asked, answered]);
// To open one end of a named pipe would wait for the other.
const [questions, write] = [asked, answered].map((path) => openSync(path, "r+"));
const [read, answers] = [asked, answered].map((path) => openSync(path, "r"));
const runner = spawn("python3", [join(import.meta.dirname, "native.py"), paysheet, folder, source], { stdio: [read, write, "inherit"] });
closeSync(read);
closeSync(write);

function native(words, input = "") {
    writeFileSync(source, input);
    writeSync(questions, JSON.stringify(words) + "\n");
    const parts = [];
    for (const part = Buffer.alloc(1 << 16); parts.at(-1)?.at(-1) !== 10;) {
        const length = readSync(answers, part);
        if (length === 0) throw new Error("native.py has ended");
        parts.push(Buffer.from(part.subarray(0, length)));
    }
    const [status, output, errors] = JSON.parse(Buffer.concat(parts).toString());
    return { status, output: Buffer.from(output, "base64"), errors: Buffer.from(errors, "base64") };
}

let same = 0;
const differences = [];
function compare(words, input = "") {
    const expected = native(words, input);
    let actual;
    try {
        actual = module.run(words, input, world);
    } catch (error) {
        module.restart();
        actual = { status: -1, output: Buffer.alloc(0), errors: Buffer.from(`trap: ${error.message}`) };
    }
    const isSame = actual.status === expected.status && actual.output.equals(expected.output) && actual.errors.equals(expected.errors);
    if (isSame) same += 1;
    else differences.push({ words, input, expected, actual });
    return expected;
}

/** A generator of Marsaglia's, with the same numbers everywhere. */
let state = 12345;
function below(count) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
}

function mutants(lines, count) {
    const tokens = Buffer.from("{}[],:\"\\0-9eE.tfn'");
    const texts = [];
    for (let index = 0; index < count; index += 1) {
        const bytes = Buffer.from(lines[below(lines.length)]);
        for (let left = 1 + below(4); left > 0; left -= 1) {
            const place = below(bytes.length);
            const choice = below(4);
            if (choice === 0) bytes[place] = below(256);
            else if (choice === 1) bytes[place] = bytes[below(bytes.length)];
            else if (choice === 2) bytes[place] = tokens[below(tokens.length)];
            else bytes[place] ^= 1 << below(8);
            // A line stays one line.
            if (bytes[place] === 10 || bytes[place] === 13) bytes[place] = 32;
        }
        texts.push(bytes, Buffer.from("\n"));
    }
    return Buffer.concat(texts);
}

// Calls without a document.
for (const words of [
    [], ["--help"], ["--version"], ["--version", "--format", "json"], ["help", "check"], ["man"], ["completions", "bash"],
    ["completions", "zsh"], ["completions", "fish"], ["schema"], ["schema", "config"], ["schema", "--as", "typescript"],
    ["explain", "--list"], ["explain", "--list", "--format", "json"], ["explain", "TypeError: Missing total label."],
    ["explain", "totel/negative"], ["nonsense"], ["check", "--nope"], ["check", "absent.json"], ["init", "--help"],
    ["check", "--jobs", "4", "-"], ["split", "--total", "100.00", "--currency", "EUR", "--evenly", "a,b,c"],
    ["example", "--list-breaks"], ["check", "--api-version", "2147483647", "-"], ["check", "--limit", "bytes=5", "-"],
]) compare(words, '{"total":{"label":"Shop","amount":"1.00"}}');

const rules = JSON.parse(native(["explain", "--list", "--format", "json"]).output).map((card) => card.rule);
for (const rule of rules) compare(["explain", rule]);

// Documents: all kinds of examples, and all ways to break all rules.
const kinds = native(["example", "--help"]).output.toString().match(/KIND is one of ([^.]*)\./)[1].split(/,\s*/);
const documents = [];
for (const kind of kinds) for (const seed of ["1", "7", "99"]) documents.push(compare(["example", kind.trim(), "--seed", seed]).output);
const breaks = JSON.parse(native(["example", "--list-breaks", "--format", "json"]).output);
for (const entry of breaks) {
    for (const variant of entry.variants ?? [entry]) {
        const name = variant.variant ? `${entry.rule}:${variant.variant}` : entry.rule;
        const made = compare(["example", "--break", name, "--ndjson"]);
        if (made.status === 0) documents.push(made.output);
    }
}
const always = [["check", "--format", "json", "-"], ["fix", "-"], ["preview", "--as", "svg", "-"]];
const sometimes = [
    ["check", "-"], ["check", "--format", "sarif", "--select", "advice", "-"], ["check", "--format", "html", "-"],
    ["check", "--format", "concise", "--show-personal", "-"], ["check", "--format", "markdown", "-"], ["check", "--format", "github", "-"],
    ["check", "--format", "gitlab", "-"], ["check", "--format", "junit", "-"], ["check", "--format", "checkstyle", "-"],
    ["check", "--statistics", "--from-js", "-"], ["check", "--now", "2027-03-01T10:00:00Z", "--api-version", "5", "-"],
    ["fix", "--diff", "-"], ["fix", "--patch", "--include-risky", "-"], ["fix", "--format", "json", "-"], ["fmt", "-"], ["fmt", "--check", "-"],
    ["preview", "-"], ["preview", "--as", "html", "--theme", "dark", "--language", "ar", "-"],
    ["preview", "--as", "markdown", "--zone", "America/New_York", "-"], ["describe", "-"],
    ["describe", "--format", "json", "--now", "2026-11-23T00:00:00Z", "--zone", "Europe/Paris", "-"], ["anonymize", "-"],
    ["hash", "-"], ["reconcile", "-"], ["check", "--ndjson", "--format", "ndjson", "-"], ["button", "-"], ["contact", "-"],
    ["contact", "--as", "result", "--language", "ja", "--guest", "-"], ["contact", "--normalize", "-"],
    ["token", "check", "-"], ["certificate", "-"],
];
compare(["button", "--table"]);
compare(["button", "--web", "paymentCredentialsAvailable", "--as", "html"]);
compare(["button", "--format", "json", "-"], Buffer.from("<html><apple-pay-button type=topup locale=ja_JP buttonstyle='x'/>"));
let turn = 0;
for (const document of documents) {
    for (const words of always) compare(words, document);
    for (let index = 0; index < (isFull ? 4 : 2); index += 1) compare(sometimes[turn++ % sometimes.length], document);
}

// Int has 32 bits in the module. So numbers that 32 or 64 bits do not hold replace numbers and digits of documents.
const edges = [
    "2147483647", "2147483648", "4294967295", "4294967296", "-2147483648", "-2147483649", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "99999999999999999999", "1e400", "0.00000000001",
];
const numbered = [];
for (const document of documents) {
    const text = document.toString();
    if (text.trimEnd().includes("\n") && !text.startsWith("{")) continue;
    let line;
    try {
        line = JSON.stringify(JSON.parse(text));
    } catch {
        continue;
    }
    for (const place of line.matchAll(/(?<=[:\[,"])-?\d+(\.\d+)?(?=[,}\]"])/g)) {
        const edge = edges[below(edges.length)];
        numbered.push(line.slice(0, place.index) + edge + line.slice(place.index + place[0].length));
    }
}
compare(["check", "--ndjson", "--format", "ndjson", "-"], numbered.join("\n"));
compare(["check", "--ndjson", "--format", "ndjson", "--now", "2027-03-01T10:00:00Z", "--select", "advice", "-"], numbered.join("\n"));
for (let index = 0; index < numbered.length; index += isFull ? 12 : 36) {
    for (const words of [["preview", "-"], ["describe", "--charges", "1000", "--now", "2027-03-01T10:00:00Z", "-"], ["fix", "-"]]) {
        compare(words, numbered[index]);
    }
}

// Archives.
const archive = readFileSync(careless);
for (const more of [["--format", "ndjson"], ["--statistics"], ["--format", "concise", "--jobs", "4"], ["--format", "json", "--select", "advice"]]) {
    compare(["check", "--ndjson", ...more, "-"], archive);
}
const lines = [];
for (let start = 0, end; (end = archive.indexOf(10, start)) >= 0; start = end + 1) lines.push(archive.subarray(start, end));
const mutated = mutants(lines, mutantCount);
const report = compare(["check", "--ndjson", "--format", "ndjson", "-"], mutated).output;
// The hot call says the same as the command.
if (!module.records(mutated).equals(report)) differences.push({ words: ["paysheet_records"], input: "", expected: {}, actual: {} });
else same += 1;
runner.kill();
rmdirSync(folder);
rmSync(pipes, { recursive: true });

for (const { words, input, expected, actual } of differences.slice(0, 10)) {
    console.error(`differs: paysheet ${words.join(" ")}: status ${expected.status} and ${actual.status}`);
    for (const name of ["output", "errors"]) {
        const [left, right] = [expected[name] ?? Buffer.alloc(0), actual[name] ?? Buffer.alloc(0)];
        if (left.equals(right)) continue;
        let place = 0;
        while (place < left.length && left[place] === right[place]) place += 1;
        const excerpt = (bytes) => JSON.stringify(bytes.subarray(Math.max(place - 40, 0), place + 120).toString());
        console.error(`  ${name} from byte ${place}:\n    native ${excerpt(left)}\n    wasm   ${excerpt(right)}`);
    }
    console.error(`  input: ${JSON.stringify(input.toString().slice(0, 400))}`);
}
console.log(`${same} runs agree, ${differences.length} differ; ${documents.length} documents, ${lines.length} lines, ${mutantCount} mutants, ${numbered.length} numbers`);
process.exit(differences.length > 0 || documents.length < rules.length || lines.length < 20000 ? 1 : 0);
