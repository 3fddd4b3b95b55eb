// Builds the page: node Distribution/playground/build.mjs MODULES OUT
//
// OUT/served has the files for a web server, and OUT/paysheet.html is the whole page in one file, which works from the disk. MODULES is the
// folder with the modules and paysheet-cards.txt. The page in one file has no full module.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { bundle } from "../bundle.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [modules, out] = process.argv.slice(2);
if (!out) throw new Error("usage: node Distribution/playground/build.mjs MODULES OUT");

const served = join(out, "served");
const isSource = (name) => /\.(html|css|js|json)$/.test(name) && !name.includes(".single.");
rmSync(served, { recursive: true, force: true });
mkdirSync(join(served, "paysheet"), { recursive: true });
for (const name of readdirSync(here).filter(isSource)) cpSync(join(here, name), join(served, name));
cpSync(join(here, "../npm/lib"), join(served, "paysheet/lib"), { recursive: true, filter: (path) => !/lib[/\\]command/.test(path) && !path.endsWith("disk.js") });
for (const name of ["paysheet.wasm", "paysheet-full.wasm", "paysheet-cards.txt"]) cpSync(join(modules, name), join(served, "paysheet", name));

const html = readFileSync(join(here, "index.html"), "utf8");
const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)[1];
// Web servers of many hosts read this file. A page in a frame could be made to look like a part of another page.
writeFileSync(join(served, "_headers"), [
  "/*", `  Content-Security-Policy: ${policy}; frame-ancestors 'none'`, "  X-Content-Type-Options: nosniff", "  Referrer-Policy: no-referrer", "",
].join("\n"));

/** One file: a folder whose files for hosting are the ones for a single page becomes two scripts. */
function single() {
  const work = join(out, "single");
  cpSync(served, work, { recursive: true });
  for (const name of ["hosting", "modules"]) cpSync(join(here, `${name}.single.js`), join(work, `${name}.js`));
  const script = bundle(join(work, "app.js"), "script");
  const worker = bundle(join(work, "worker.js"), "script");
  rmSync(work, { recursive: true });
  const style = readFileSync(join(here, "style.css"), "utf8");
  const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const compressed = (path) => {
    const bytes = gzipSync(readFileSync(path), { level: 9 });
    bytes[9] = 255; // The operating system in the header of gzip.
    return bytes.toString("base64");
  };
  const data = {
    "module-data": compressed(join(modules, "paysheet.wasm")),
    "cards-data": compressed(join(modules, "paysheet-cards.txt")),
    "examples-data": readFileSync(join(here, "examples.json"), "utf8").trim(),
    "worker-source": JSON.stringify(worker),
  };
  // A block of data is not a script. Both texts with "<" are JSON, which has another form for it.
  const blocks = Object.entries(data).map(([id, text]) => `<script type="text/plain" id="${id}">${text.replaceAll("<", "\\u003c")}</script>\n`).join("");
  if (/<\/script/i.test(script)) throw new Error("the script would end early");
  const strict = policy
    .replace("script-src 'self' 'wasm-unsafe-eval'", `script-src ${hash(script)} 'wasm-unsafe-eval'`)
    .replace("worker-src 'self'", "worker-src blob:").replace("connect-src 'self'", "connect-src 'none'").replace("style-src 'self'", `style-src ${hash(style)}`);
  // Functions as replacements, because `$` has a meaning in texts.
  return html.replace(policy, () => strict)
    .replace('<link rel="stylesheet" href="style.css">', () => `<style>${style}</style>`)
    .replace('<script type="module" src="app.js"></script>\n', "")
    .replace("</body>", () => `${blocks}<script>${script}</script>\n</body>`);
}

writeFileSync(join(out, "paysheet.html"), single());
