// Puts the modules of this project that a file imports into one file: for `require`, and for pages that work from the disk.
//
//   node Distribution/bundle.mjs ENTRY.js cjs|script > OUT
//
// It knows the forms of `import` and `export` that this project uses, and fails on others. A module becomes a function that runs once.
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const importing = /^import (?:\{([^}]*)\} from )?"([^"]+)";\n/gm;
const passingOn = /^export \{([^}]*)\} from "([^"]+)";\n/gm;
const declaring = /^export (?=(?:const|let|async function|function|class)\b)/gm;
const naming = /^export (?:const|let|async function|function|class) (?:(\w+)|\{([^}]*)\})/gm;
const listing = /^export \{([^}]*)\};\n/gm;

/** Returns the text of the bundle. `form` is "cjs" or "script". */
export function bundle(entry, form) {
  const top = dirname(resolve(entry));
  const names = new Map();
  const texts = [];

  function add(path) {
    if (names.has(path)) return names.get(path);
    names.set(path, `module${names.size}`);
    const exported = [];
    let text = readFileSync(path, "utf8");
    const from = (address) => (address.startsWith(".") ? add(resolve(dirname(path), address)) : outside(address, path));
    text = text.replace(importing, (_, list, address) => {
      const name = from(address);
      return list === undefined ? "" : `const {${list.replaceAll(" as ", ": ")}} = ${name};\n`;
    });
    text = text.replace(passingOn, (_, list, address) => {
      const name = from(address);
      for (const [inner, outer] of pairs(list)) exported.push(`${outer}: ${name}.${inner}`);
      return "";
    });
    for (const [, one, list] of text.matchAll(naming)) exported.push(...(one ? [one] : pairs(list).map(([part]) => part.split(":").at(-1).trim())));
    text = text.replace(declaring, "").replace(listing, (_, list) => {
      for (const [inner, outer] of pairs(list)) exported.push(`${outer}: ${inner}`);
      return "";
    });
    text = text.replaceAll("import.meta.url", () => address(path));
    const left = /^(?:import|export)\b.*|\bimport\(/m.exec(text);
    if (left) throw new Error(`${path}: the bundler does not know this form: ${left[0]}`);
    texts.push(`const ${names.get(path)} = (() => {\n${text}return { ${exported.join(", ")} };\n})();\n`);
    return names.get(path);
  }

  function outside(address, path) {
    if (form === "cjs") return `require("${address}")`;
    throw new Error(`${path}: a script cannot import ${address}`);
  }

  // Files beside a module are found from where the module was.
  function address(path) {
    if (form !== "cjs") throw new Error(`${path}: a script has no import.meta.url`);
    return `new URL(${JSON.stringify(relative(top, path))}, require("node:url").pathToFileURL(__filename)).href`;
  }

  const entryName = add(resolve(entry));
  const body = `"use strict";\n${texts.join("")}`;
  return form === "cjs" ? `${body}module.exports = ${entryName};\n` : `(() => {\n${body}})();\n`;
}

function pairs(list) {
  return list.split(",").map((part) => part.trim()).filter(Boolean).map((part) => {
    const [inner, outer = inner] = part.split(/ as /);
    return [inner, outer];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, form] = process.argv.slice(2);
  if (!entry || !["cjs", "script"].includes(form)) {
    process.stderr.write("usage: node Distribution/bundle.mjs ENTRY.js cjs|script\n");
    process.exit(2);
  }
  process.stdout.write(bundle(entry, form));
}
