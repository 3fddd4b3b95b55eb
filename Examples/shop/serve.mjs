// The server of the shop. It needs no packages.
//
//   node serve.mjs [--port 3000] [--mock mock.script.js]
//
// --mock gives the page the stand-in for Apple Pay, for browsers without it. With MERCHANT_CERTIFICATE and MERCHANT_KEY, which name files
// of your merchant identity, sessions come from Apple. Without them the server is for development, and no payment is made.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { request as call } from "node:https";
import { parseArgs } from "node:util";
import { basketsOf, choiceProblem, price } from "./public/prices.mjs";

const { values: options } = parseArgs({ options: { port: { type: "string", default: "3000" }, mock: { type: "string" } } });
const { MERCHANT_CERTIFICATE: certificate, MERCHANT_KEY: key, MERCHANT_IDENTIFIER: merchantIdentifier, SHOP_DOMAIN: domain } = process.env;
const isReal = certificate !== undefined;
if (isReal && options.mock) throw new Error("--mock is for development; remove it, or remove MERCHANT_CERTIFICATE");

const types = { html: "text/html; charset=utf-8", json: "application/json", mjs: "text/javascript", js: "text/javascript", css: "text/css" };
const read = (name) => readFileSync(new URL(`public/${name}`, import.meta.url), "utf8");
const files = new Map(["index.html", "shop.mjs", "checkout.mjs", "prices.mjs", "catalog.json", "shop.css"].map((name) => [`/${name}`, read(name)]));
if (options.mock) {
  files.set("/mock.script.js", readFileSync(options.mock));
  files.set("/index.html", files.get("/index.html").replace("<!-- development -->", '<script src="mock.script.js"></script>'));
}
files.set("/", files.get("/index.html"));
// The stand-in is WebAssembly. A page for shoppers does not need this permission.
const policy = `default-src 'none'; connect-src 'self'; style-src 'self'; img-src data:; script-src 'self'${options.mock ? " 'wasm-unsafe-eval'" : ""}`;

const baskets = basketsOf(JSON.parse(read("catalog.json")));
const orders = new Map();
// The payments by their keys: what each one pays, and the promise of its answer.
const payments = new Map();

/** Asks Apple for a merchant session. The address is fixed: a page could name any. */
function merchantSession() {
  if (!isReal) return {};
  const body = JSON.stringify({ merchantIdentifier, displayName: "Harbor", initiative: "web", initiativeContext: domain });
  return new Promise((resolve, reject) => {
    const outgoing = call("https://apple-pay-gateway.apple.com/paymentservices/paymentSession", {
      method: "POST", cert: readFileSync(certificate), key: readFileSync(key), headers: { "Content-Type": "application/json" }, timeout: 20_000,
    }, async (incoming) => {
      const text = (await incoming.toArray()).join("");
      if (incoming.statusCode === 200) resolve(JSON.parse(text));
      else reject(new Error(`Apple answered ${incoming.statusCode}`));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("Apple did not answer")));
    outgoing.on("error", reject).end(body);
  });
}

/**
 * Charges the token. Pass it to your payment provider here, with the key: if its answer is lost, the page sends the payment again, and the
 * provider must not charge it again.
 */
async function charge(token, price, { currencyCode }, key) {
  if (isReal) throw new Refusal(501, `no payment provider charges ${price} of the smallest unit of ${currencyCode} for ${key} yet`);
  if (token?.transactionIdentifier !== "Simulated Identifier") throw new Refusal(402, "only tokens of simulators are accepted");
}

/** A request that the server does not accept. */
class Refusal extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

/** Pays a basket. Two requests with one key are one payment with one order. The second one can arrive before the first is answered. */
async function pay({ basket: name, choice, payment }, key) {
  if (!/^[\w-]{16,64}$/.test(key ?? "")) throw new Refusal(400, "Idempotency-Key needs 16 to 64 letters, digits, hyphens or underscores");
  const basket = baskets.get(name);
  if (!basket) throw new Refusal(400, "there is no such basket");
  const problem = choiceProblem(basket, choice);
  if (problem) throw new Refusal(400, problem);
  // The page says what the shopper chose, and never what it costs.
  const cost = price(basket, choice);
  const what = JSON.stringify([name, cost, payment?.token?.transactionIdentifier]);
  const known = payments.get(key);
  if (known && known.what !== what) throw new Refusal(422, "this Idempotency-Key belongs to another payment");
  if (known) return known.answer;
  const answer = charge(payment?.token, cost, basket, key).then(() => accept(basket, cost));
  payments.set(key, { what, answer });
  // The shopper can try again after a refusal.
  answer.catch(() => payments.delete(key));
  return answer;
}

/** Stores the order of a payment. */
function accept({ currencyCode, methods }, price) {
  const order = { identifier: String(1001 + orders.size), token: randomBytes(16).toString("hex"), price, currencyCode, status: "packing" };
  orders.set(order.identifier, order);
  if (!methods) return { order };
  // With this, Wallet shows the order. Examples/orders has a server that answers Wallet.
  const orderDetails = {
    orderTypeIdentifier: "order.example.harbor", orderIdentifier: order.identifier, authenticationToken: order.token,
    webServiceURL: "https://orders.harbor.example/wallet",
  };
  return { order, orderDetails };
}

function find(path, authorization) {
  const order = orders.get(path.split("/")[3]);
  const expected = Buffer.from(`ApplePay ${order?.token}`);
  const given = Buffer.from(authorization ?? "");
  if (!order || given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal(404, "there is no such order");
  return order;
}

async function answer({ method, path, authorization, key, body }) {
  const route = `${method} ${path.replace(/^\/api\/orders\/[^/]+/, "/api/orders/ID")}`;
  switch (route) {
    case "POST /api/merchant-session": return merchantSession();
    case "POST /api/pay": return pay(body(), key);
    case "GET /api/orders/ID": return { status: find(path, authorization).status };
    case "POST /api/orders/ID/ship": {
      // For the staff of a real shop. In this example, the token of the order is enough.
      if (isReal) throw new Refusal(404, "there is no such page");
      find(path, authorization).status = "shipped";
      return {};
    }
    default: throw new Refusal(404, "there is no such page");
  }
}

async function text(incoming) {
  const chunks = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > 65_536) throw new Refusal(413, "the body is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function json(value) {
  let result;
  try {
    result = JSON.parse(value);
  } catch {
    // It is refused below.
  }
  if (typeof result !== "object" || result === null || Array.isArray(result)) throw new Refusal(400, "the body is not an object in JSON");
  return result;
}

const server = createServer(async (incoming, outgoing) => {
  const path = incoming.url.split("?")[0];
  try {
    if (incoming.method === "GET" && files.has(path)) {
      const type = types[(path === "/" ? "/index.html" : path).split(".").at(-1)];
      outgoing.writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy }).end(files.get(path));
      return;
    }
    const body = await text(incoming);
    const { authorization, "idempotency-key": key } = incoming.headers;
    const result = await answer({ method: incoming.method, path, authorization, key, body: () => json(body) });
    outgoing.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result));
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    outgoing.writeHead(error.status ?? 502, { "Content-Type": "text/plain" }).end(error instanceof Refusal ? error.message : "");
  }
});
server.listen(Number(options.port), "127.0.0.1", () => console.log(`listening on http://localhost:${server.address().port}`));
