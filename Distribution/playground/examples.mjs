// Writes examples.json, the examples that the page offers: node Distribution/playground/examples.mjs MODULES [--check]
//
// MODULES is the folder with paysheet-full.wasm. With --check it writes nothing, and fails if the file would change.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PaySheet } from "../npm/lib/paysheet.js";

const here = dirname(fileURLToPath(import.meta.url));
const [modules, option] = process.argv.slice(2);
if (!modules) throw new Error("usage: node Distribution/playground/examples.mjs MODULES [--check]");
const sheet = new PaySheet(new WebAssembly.Module(readFileSync(join(modules, "paysheet-full.wasm"))));

const example = (kind, options) => sheet.example(kind, options).text;
const broken = (rule) => ({ name: sheet.explain(rule).title, text: example(undefined, { break: rule }) });

/** The object of a request as a page writes it. */
function script(text) {
  const object = text.trim()
    .replaceAll(/^(\s*)"([A-Za-z]\w*)":/gm, "$1$2:")
    .replaceAll(/"([^"'\\\n]*)"/g, "'$1'");
  return `// The request of the checkout page\nconst request = ${object};\n`;
}

const mistakes = { seed: 12, set: ['/countryCode=br', '/total/amount=176,89', '/supportedNetworks=["viza","masterCard"]'] };
const groups = [
  { group: "Start here", documents: [
    { name: "A request with mistakes", text: example("shipping", mistakes) },
    { name: "The same in JavaScript", text: script(example("shipping", mistakes)) },
  ] },
  { group: "Requests", documents: [
    ["A purchase", "basic"], ["Shipping", "shipping"], ["A coupon code", "coupon"], ["Several merchants", "multi-merchant"], ["A subscription", "recurring"],
    ["A free trial", "trial"], ["A balance that reloads", "reload"], ["Payment later", "deferred"], ["Amounts not known yet", "pending"],
    ["A transfer to a card", "disbursement"],
    ["W3C Payment Request", "w3c"],
  ].map(([name, kind]) => ({ name, text: example(kind) })) },
  { group: "Answers and flows", documents: [
    ["An update of the shipping method", "update-shipping-method"], ["A result", "result"], ["A whole payment", "flow"], ["A merchant session", "session"],
    ["A Wallet order", "wallet-order"],
  ].map(([name, kind]) => ({ name, text: example(kind) })) },
  { group: "One mistake", documents: [
    "amount/format", "country/unknown", "currency/unknown", "network/unknown", "member/unknown", "member/missing", "member/type", "total/sum",
    "total/negative", "shipping/identifier-repeated", "recurring/order", "plan/token-https", "flow/currency",
    "json/trailing-comma", "json/curly-quote",
  ].map(broken) },
];

const path = join(here, "examples.json");
const text = `${JSON.stringify(groups, null, 1)}\n`;
if (option !== "--check") {
  writeFileSync(path, text);
} else if (readFileSync(path, "utf8") !== text) {
  console.error("Distribution/playground/examples.json is not current; run: node Distribution/playground/examples.mjs MODULES");
  process.exit(1);
}
