// The command in Node.js: arguments, streams, files and exit statuses. With PAYSHEET, a native command, both must agree.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { command, installed, load, request } from "./support.mjs";

const native = process.env.PAYSHEET;
const isRoot = process.getuid?.() === 0;
const top = realpathSync(mkdtempSync(join(tmpdir(), "paysheet-command-")));
after(() => {
  chmodSync(top, 0o755);
  rmSync(top, { recursive: true, force: true });
});
const good = JSON.stringify(request(), null, 2);
const bad = good.replace("38.06", "38,06");
let folder;
let count = 0;
beforeEach(() => {
  folder = join(top, String(count += 1));
  mkdirSync(join(folder, "payments/deep"), { recursive: true });
  writeFileSync(join(folder, "good.json"), good);
  writeFileSync(join(folder, "bad.json"), bad);
  writeFileSync(join(folder, "payments/a.applepay.json"), bad);
  writeFileSync(join(folder, "payments/deep/b.json"), good);
  writeFileSync(join(folder, "payments/notes.json"), "[1, 2]");
  writeFileSync(join(folder, "payments/lines.applepay.ndjson"), `${JSON.stringify(request())}\n${JSON.stringify(request("1,5"))}\n`);
  symlinkSync("../good.json", join(folder, "payments/link.json"));
});
const run = (words, options = {}) => command(words, { cwd: folder, ...options });

const agreeing = [
  ["--version"], ["--help"], ["check", "--help"], ["nonsense"], ["check", "--nonsense"], ["check"], ["check", "absent.json"],
  ["check", "good.json"], ["check", "bad.json"], ["bad.json"], ["check", "good.json", "bad.json", "--format", "concise"],
  ["check", "payments"], ["check", "payments", "--verbose"], ["check", "payments", "--format", "json"], ["check", "payments/*.json"],
  ["check", "--format=sarif", "bad.json"], ["check", "--format=ndjson", "--ndjson", "payments/lines.applepay.ndjson"],
  ["check", "--fail-on", "never", "bad.json"], ["check", "good.json/x"], ["check", ""],
  ["fix", "--diff", "bad.json"], ["fmt", "--check", "good.json"], ["explain", "country/unknown"], ["explain", "no/rule"], ["example", "basic"],
  ["example", "--break", "total/sum"], ["example", "--list-breaks"], ["preview", "good.json"], ["preview", "--as", "svg", "good.json"],
  ["describe", "good.json"], ["diff", "good.json", "bad.json"], ["schema", "--list"], ["split", "--total", "10.00", "--currency", "EUR", "--evenly", "a,b,c"],
  ["anonymize", "good.json"], ["completions", "bash"], ["man"],
];
test("the binary and npx print the same", { skip: native === undefined && "PAYSHEET is not set" }, () => {
  for (const words of agreeing) {
    const options = { cwd: folder, encoding: "utf8", input: "" };
    const expected = spawnSync(native, words, options);
    const { status, stdout, stderr } = run(words, options);
    assert.deepEqual({ words, status, stdout, stderr }, { words, status: expected.status, stdout: expected.stdout, stderr: expected.stderr });
  }
});

test("a folder with pages and apps of payment providers has the planted mistakes", () => {
  const source = fileURLToPath(new URL("../../ProviderFolder", import.meta.url));
  cpSync(join(source, "shop"), join(folder, "shop"), { recursive: true });
  const { status, stdout } = run(["check", "shop", "--format", "concise"]);
  assert.equal(status, 1);
  const found = [...stdout.matchAll(/^([^:]+:\d+):\d+: \w+\[([a-z/-]+)\]/gm)].map(([, place, rule]) => `${place} ${rule}`);
  assert.deepEqual(found, readFileSync(join(source, "findings.txt"), "utf8").trim().split("\n"));
});

test("exit statuses: 0 without errors, 1 with errors, 2 if the check could not be completed", () => {
  assert.equal(run(["check", "good.json"]).status, 0);
  assert.equal(run(["check", "bad.json"]).status, 1);
  assert.equal(run(["check", "absent.json"]).status, 2);
  assert.match(run(["check", "absent.json"]).stderr, /absent\.json/);
});

test("standard input is read only when it is asked for", async () => {
  assert.equal(run(["check", "-"], { input: bad }).status, 1);
  assert.equal(run(["-"], { input: good }).status, 0);
  assert.equal(run(["check", "--stdin-filepath", "x.json", "-"], { input: bad }).status, 1);
  // The pipe stays open, as in a terminal without input.
  const child = spawn(process.execPath, [join(installed, "bin/paysheet.js"), "check", "good.json"], { cwd: folder, stdio: ["pipe", "ignore", "inherit"] });
  const [status] = await once(child, "exit");
  assert.equal(status, 0);
});

test("standard input in many parts, and a megabyte of output", () => {
  const lines = `${JSON.stringify(request("1,5"))}\n`.repeat(3000);
  const { status, stdout } = run(["check", "--ndjson", "--format", "ndjson", "-"], { input: lines, maxBuffer: 1 << 26 });
  assert.equal(status, 1);
  assert.equal(stdout.trimEnd().split("\n").length, 3000);
});

test("fix replaces the file in one step and keeps its mode and its link", () => {
  chmodSync(join(folder, "bad.json"), 0o640);
  symlinkSync("bad.json", join(folder, "alias.json"));
  const { status, stderr } = run(["fix", "alias.json"]);
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(readFileSync(join(folder, "bad.json"))).total.amount, "38.06");
  assert.equal(statSync(join(folder, "bad.json")).mode & 0o777, 0o640);
  assert.ok(readdirSync(folder).every((name) => !name.startsWith(".paysheet")), "nothing unfinished");
});

test("a file with several hard links stays", () => {
  linkSync(join(folder, "bad.json"), join(folder, "other.json"));
  const { status, stderr } = run(["fix", "bad.json"]);
  assert.equal(status, 2);
  assert.equal(stderr, "paysheet: bad.json: it has several hard links; first replace it by a copy\n");
  assert.equal(readFileSync(join(folder, "other.json"), "utf8"), bad);
});

test("a file that changed after it was read stays", async () => {
  const { replace } = await load("lib/command/writing.js");
  const path = join(folder, "bad.json");
  assert.throws(() => replace(path, Buffer.from("new"), () => false), /it changed after it was read; run the command again/);
  assert.equal(readFileSync(path, "utf8"), bad);
  assert.ok(readdirSync(folder).every((name) => !name.startsWith(".paysheet")), "nothing unfinished");
  replace(path, Buffer.from("new"), () => true);
  assert.equal(readFileSync(path, "utf8"), "new");
});

test("an output follows no link out of its folder", () => {
  writeFileSync(join(top, "outside.json"), "mine");
  symlinkSync("../outside.json", join(folder, "report.json"));
  const { status, stderr } = run(["check", "--report", "json=report.json", "good.json"]);
  assert.equal(status, 2);
  assert.match(stderr, /cannot write report\.json: a link leads out of the folder; remove the link, or name its target/);
  assert.equal(readFileSync(join(top, "outside.json"), "utf8"), "mine");
});

test("reports, pictures and folders are written", () => {
  assert.equal(run(["preview", "good.json", "-o", "sheet.svg"]).status, 0);
  assert.match(readFileSync(join(folder, "sheet.svg"), "utf8"), /^<svg/);
  assert.equal(run(["check", "--report", "html=report.html", "--report", "sarif=out.sarif", "bad.json"]).status, 1);
  assert.match(readFileSync(join(folder, "report.html"), "utf8"), /^<!doctype html/i);
  assert.equal(JSON.parse(readFileSync(join(folder, "out.sarif"))).version, "2.1.0");
  assert.equal(run(["example", "basic", "--count", "3", "--out", "new/examples"]).status, 0);
  assert.equal(readdirSync(join(folder, "new/examples")).filter((name) => name.endsWith(".applepay.json")).length, 3);
});

test("a file that cannot be written is an error with its reason, and the others are written", { skip: isRoot && !existsSync("/proc/1") }, () => {
  writeFileSync(join(folder, "plain"), "");
  const { status, stderr } = run(["check", "--report", "html=plain/report.html", "--report", "sarif=out.sarif", "bad.json"]);
  assert.equal(status, 2, stderr);
  assert.match(stderr, /plain\/report\.html/);
  assert.ok(existsSync(join(folder, "out.sarif")));
});

test("a read-only folder", () => {
  chmodSync(join(folder, "payments"), 0o555);
  // Root may write everywhere, so the test runs as another user.
  const options = isRoot ? { uid: 65534, gid: 65534 } : {};
  if (isRoot) chmodSync(top, 0o755);
  const { status, stderr } = run(["fix", "payments/a.applepay.json"], options);
  chmodSync(join(folder, "payments"), 0o755);
  assert.equal(status, 2, stderr);
  assert.match(stderr, /permission denied/);
  assert.equal(readFileSync(join(folder, "payments/a.applepay.json"), "utf8"), bad);
});

test("a file without permission is named, and the others are checked", () => {
  chmodSync(join(folder, "good.json"), 0);
  const options = isRoot ? { uid: 65534, gid: 65534 } : {};
  const { status, stdout, stderr } = run(["check", "--format", "concise", "good.json", "bad.json"], options);
  assert.equal(status, 2);
  assert.match(stderr, /good\.json.*permission denied/);
  assert.match(stdout, /amount\/format/);
});

test("a closed pipe is not an error", async () => {
  const shell = spawnSync("sh", ["-c", `"$0" "$1" example --list-breaks | head -n 1; echo "$?"`, process.execPath, join(installed, "bin/paysheet.js")], { encoding: "utf8" });
  assert.equal(shell.stderr, "");
  assert.match(shell.stdout, /0\n$/);
  const child = spawn(process.execPath, [join(installed, "bin/paysheet.js"), "example", "--list-breaks"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [status, signal] = await once(child, "exit");
  assert.deepEqual([status, signal], [0, null]);
});

test("Ctrl-C ends the command while it waits", async () => {
  const child = spawn(process.execPath, [join(installed, "bin/paysheet.js"), "check", "-"], { stdio: ["pipe", "pipe", "pipe"] });
  await new Promise((resolve) => setTimeout(resolve, 700));
  child.kill("SIGINT");
  const [status, signal] = await once(child, "exit");
  assert.ok(signal === "SIGINT" || status === 130, `${status} ${signal}`);
});

test("a folder with many files needs few rounds", () => {
  mkdirSync(join(folder, "many"));
  for (let number = 0; number < 2000; number++) writeFileSync(join(folder, `many/${number}.applepay.json`), JSON.stringify(request()));
  const started = performance.now();
  const { status, stdout } = run(["check", "many"]);
  assert.equal(status, 0);
  assert.match(stdout, /2,?000 documents/);
  assert.ok(performance.now() - started < 30_000);
});

test("a pipe or a device as a file is an error, not a wait", () => {
  spawnSync("mkfifo", [join(folder, "pipe.json")]);
  const { status, stderr } = run(["check", "pipe.json"]);
  assert.equal(status, 2);
  assert.match(stderr, /pipe\.json/);
});
