// Writes the npm tarball, always with the same bytes: node pack.mjs MODULES OUT. See pack.sh.
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { bundle } from "../bundle.mjs";
import { mockScript, version, withVersion } from "./texts.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const [modules, out] = process.argv.slice(2);
const ours = new Set(["pack.sh", "pack.mjs", "texts.mjs"]);

/** The files of the package, by their paths. */
function contents() {
  const files = new Map();
  const add = (folder) => {
    for (const name of readdirSync(join(here, folder)).sort()) {
      const path = folder ? `${folder}/${name}` : name;
      if (statSync(join(here, path)).isDirectory()) add(path);
      else if (!ours.has(path)) files.set(path, readFileSync(join(here, path)));
    }
  };
  add("");
  const put = (path, text) => files.set(path, Buffer.from(text));
  const manifest = JSON.parse(files.get("package.json"));
  manifest.version = version();
  put("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  put("lib/mock/version.js", withVersion(String(files.get("lib/mock/version.js"))));
  put("paysheet.cjs", bundle(join(here, "node.js"), "cjs"));
  put("matchers.cjs", bundle(join(here, "matchers.js"), "cjs"));
  put("assert.cjs", bundle(join(here, "assert.js"), "cjs"));
  put("jest.cjs", bundle(join(here, "jest.js"), "cjs"));
  put("recorder.cjs", bundle(join(here, "recorder.node.js"), "cjs"));
  put("token.cjs", bundle(join(here, "token.node.js"), "cjs"));
  put("mock.cjs", withVersion(bundle(join(here, "mock.node.js"), "cjs")));
  // The dictionaries of Apple Pay, generated from the same tables as the checker.
  files.set("types.d.ts", readFileSync(join(root, "Docs/Schemas/paysheet.d.ts")));
  put("recorder.script.js", bundle(join(here, "recorder.script.js"), "script"));
  put("mock.script.js", mockScript());
  // A file for `require` has declarations of its own, because TypeScript takes .d.ts of this package for ECMAScript modules.
  for (const name of ["index", "types", "matchers", "assert", "jest", "recorder", "token", "mock"]) put(`${name}.d.cts`, String(files.get(`${name}.d.ts`)).replaceAll(/"\.\/(\w+)\.js"/g, '"./$1.cjs"'));
  for (const name of ["paysheet.wasm", "paysheet-full.wasm", "paysheet-cards.txt"]) files.set(name, readFileSync(join(modules, name)));
  files.set("LICENSE", readFileSync(join(root, "LICENSE")));
  return new Map([...files].sort(([first], [second]) => (first < second ? -1 : 1)));
}

/** A ustar archive without owners and with one time. */
function archive(files) {
  // npm uses this moment for all files, because tar programs dislike 1970.
  const time = Date.UTC(1985, 9, 26, 8, 15) / 1000;
  const blocks = [];
  for (const [path, content] of files) {
    const header = Buffer.alloc(512);
    const octal = (value, width) => `${value.toString(8).padStart(width - 1, "0")}\0`;
    header.write(`package/${path}`, 0);
    header.write(octal(path.startsWith("bin/") ? 0o755 : 0o644, 8), 100);
    header.write(octal(0, 8), 108);
    header.write(octal(0, 8), 116);
    header.write(octal(content.length, 12), 124);
    header.write(octal(time, 12), 136);
    header.write("        ", 148);
    header.write("0", 156);
    header.write("ustar\x0000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    blocks.push(header, content, Buffer.alloc((512 - (content.length % 512)) % 512));
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const files = contents();
const compressed = gzipSync(archive(files), { level: 9 });
compressed[9] = 255; // The operating system in the header of gzip.
mkdirSync(out, { recursive: true });
const name = join(out, `paysheet-${version()}.tgz`);
writeFileSync(name, compressed);
console.log(name);
