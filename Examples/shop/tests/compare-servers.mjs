// Compares another server of the shop with serve.mjs: it sends the same requests to both, and names each answer that differs.
//
//   node tests/compare-servers.mjs COMMAND [ARGUMENT…]
//
// The command gets `--port 0` and `--mock FILE`, and the folder of the shop as its working directory. It prints its address, as serve.mjs does.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = process.argv.slice(2);
if (command.length === 0) throw new Error("name the command of a server, such as server-swift/.build/debug/ShopServer");
const folder = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "shop-"));
const mock = join(work, "mock.script.js");
writeFileSync(mock, "// in place of the stand-in\n");

const key = (place) => `compare-${String(place).padStart(12, "0")}`;
const token = { transactionIdentifier: "Simulated Identifier" };
const payment = { token };
const standard = { method: "standard", coupon: "" };
const post = (path, body, headers = {}) => ({ method: "POST", path, headers, body: typeof body === "string" ? body : JSON.stringify(body) });
let keys = 0;
const pay = (body, headers = { "Idempotency-Key": key(keys += 1) }) => post("/api/pay", body, headers);
/** A request about an order with the token that this server gave out for it. */
const withToken = (request) => ({ ...request, withToken: true });

// In this order, because each payment makes an order.
const requests = [
  ...["/", "/index.html", "/shop.mjs", "/checkout.mjs", "/prices.mjs", "/catalog.json", "/shop.css", "/mock.script.js", "/?from=mail", "/other", "/api/pay"]
    .map((path) => ({ method: "GET", path })),
  post("/", {}), post("/other", {}), { method: "PUT", path: "/api/pay", body: "{}" },
  post("/api/merchant-session", {}), post("/api/merchant-session", "x"), { method: "GET", path: "/api/merchant-session" },
  // Payments.
  pay({ basket: "books", choice: standard, payment }),
  pay({ basket: "books", choice: { method: "express", coupon: "READ10" }, payment }),
  pay({ basket: "market", choice: {}, payment }),
  pay({ basket: "club", choice: { coupon: "READ10" }, payment }),
  pay({ basket: "germany", choice: { method: "express", coupon: "READ10" }, payment }),
  pay({ basket: "japan", choice: standard, payment }),
  // One key twice, for the same payment and for another one.
  pay({ basket: "japan", choice: standard, payment }, { "Idempotency-Key": key(1000) }),
  pay({ basket: "japan", choice: standard, payment }, { "Idempotency-Key": key(1000) }),
  pay({ basket: "japan", choice: { method: "express" }, payment }, { "Idempotency-Key": key(1000) }),
  pay({ basket: "books", choice: standard, payment }, { "Idempotency-Key": key(1000) }),
  pay({ basket: "japan", choice: standard, payment: { token: { transactionIdentifier: "1" } } }, { "Idempotency-Key": key(1000) }),
  // A refusal keeps no key.
  pay({ basket: "books", choice: standard, payment: { token: { transactionIdentifier: "1" } } }, { "Idempotency-Key": key(1001) }),
  pay({ basket: "books", choice: standard, payment }, { "Idempotency-Key": key(1001) }),
  // Bad payments.
  ...[undefined, null, {}, { token: null }, { token: {} }, { token: { transactionIdentifier: 1 } }, "x", [payment]]
    .map((payment) => pay({ basket: "books", choice: standard, payment })),
  ...[undefined, null, 1, "", "cars", "__proto__", ["books"]].map((basket) => pay({ basket, choice: standard, payment })),
  ...[undefined, null, 1, "standard", [], {}, { method: "train", coupon: "" }, { method: ["standard"], coupon: "" }, { method: "standard" },
    { method: "standard", coupon: null }, { method: "standard", coupon: "FREE" }, { method: "standard", coupon: ["READ10"] },
    { method: "standard", coupon: "toString" }].map((choice) => pay({ basket: "books", choice, payment })),
  ...["", "x", "1", "null", "[]", "\"text\"", "{\"basket\":", "{}"].map((body) => pay(body)),
  ...[{}, { "Idempotency-Key": "" }, { "Idempotency-Key": "short" }, { "Idempotency-Key": "x".repeat(65) }, { "Idempotency-Key": "0123456789abcde!" },
    { "idempotency-KEY": key(2000) }].map((headers) => pay({ basket: "market", choice: {}, payment }, headers)),
  pay({ basket: "market", choice: {}, payment, more: "x".repeat(70_000) }),
  pay({ basket: "market", choice: {}, payment, more: "x".repeat(65_000) }),
  // Orders.
  withToken({ method: "GET", path: "/api/orders/1001" }),
  withToken({ method: "GET", path: "/api/orders/1001?at=now" }),
  withToken(post("/api/orders/1001/ship", {})),
  withToken(post("/api/orders/1001/ship", "")),
  withToken({ method: "GET", path: "/api/orders/1001" }),
  withToken({ method: "GET", path: "/api/orders/1002" }),
  withToken({ method: "GET", path: "/api/orders/1001/" }),
  withToken({ method: "GET", path: "/api/orders/1001/ship" }),
  withToken(post("/api/orders/1001", {})),
  withToken(post("/api/orders/1001/ship/again", {})),
  ...["/api/orders", "/api/orders/", "/api/orders//", "/api/orders/9999", "/api/orders/1001"].map((path) => ({ method: "GET", path })),
  ...["", "ApplePay ", "ApplePay undefined", `ApplePay ${"0".repeat(32)}`]
    .map((Authorization) => ({ method: "GET", path: "/api/orders/1001", headers: { Authorization } })),
];

/** Starts a server. Returns its address and what stops it. */
async function start([name, ...values]) {
  const server = spawn(name, [...values, "--port", "0", "--mock", mock], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const failed = new Promise((_, reject) => {
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`${name} ended with ${code} before it printed its address`)));
  });
  failed.catch(() => {});
  const [line] = await server.stdout.take(1).toArray();
  if (line === undefined) await failed;
  return { address: String(line).trim().split(" ").at(-1), stop: () => server.kill() };
}

/** Sends all requests to a server. Returns the answers, without what is random. */
async function answersOf(address) {
  let firstToken;
  const answers = [];
  for (const { method, path, headers, body, withToken } of requests) {
    const authorization = withToken ? { Authorization: `ApplePay ${firstToken}` } : {};
    const response = await fetch(address + path, { method, body, headers: { ...headers, ...authorization } });
    const text = await response.text();
    const [, token] = /"token":"([0-9a-f]{32})"/.exec(text) ?? [];
    firstToken ??= token;
    answers.push({
      status: response.status, type: response.headers.get("content-type"), policy: response.headers.get("content-security-policy"),
      body: sorted(response.headers.get("content-type"), token ? text.replaceAll(token, "TOKEN") : text),
    });
  }
  return answers;
}

/** The text of an answer. Objects in JSON have no order. */
function sorted(type, text) {
  if (type !== "application/json") return text;
  const order = (_, value) => (value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value);
  return JSON.stringify(JSON.parse(text), order);
}

const servers = [];
try {
  for (const each of [[process.execPath, "serve.mjs"], command]) servers.push(await start(each));
  const [expected, found] = await Promise.all(servers.map(({ address }) => answersOf(address)));
  const answers = requests.map((request, place) => ({ request, one: JSON.stringify(expected[place]), other: JSON.stringify(found[place]) }));
  const different = answers.filter(({ one, other }) => one !== other);
  for (const { request, one, other } of different.slice(0, 10)) {
    const { method, path, headers = {}, body = "" } = request;
    console.error(`${method} ${path} ${JSON.stringify(headers)} ${body.slice(0, 200)}`);
    console.error(`  serve.mjs: ${one.slice(0, 300)}\n  other:     ${other.slice(0, 300)}`);
  }
  const statuses = [...new Set(expected.map(({ status }) => status))].sort().join(", ");
  const result = different.length === 0 ? "the same answers" : `${different.length} answers differ`;
  console.log(`${requests.length} requests with the statuses ${statuses}: ${result}`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  for (const { stop } of servers) stop();
  rmSync(work, { recursive: true });
}
