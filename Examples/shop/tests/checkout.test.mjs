// A shopper in the shop without a browser: checkout.mjs, the stand-in for Apple Pay, and the server.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertValid } from "paysheet/assert";
import { mockApplePay } from "paysheet/mock";
import { pay } from "../public/checkout.mjs";
import { basketsOf, paymentRequest } from "../public/prices.mjs";

const baskets = basketsOf(JSON.parse(readFileSync(new URL("../public/catalog.json", import.meta.url), "utf8")));
let server;
let address;
let applePay;
let states;

before(async () => {
  server = spawn(process.execPath, [fileURLToPath(new URL("../serve.mjs", import.meta.url)), "--port=0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await server.stdout.take(1).toArray();
  address = String(line).trim().split(" ").at(-1);
});
after(() => server.kill());
beforeEach((context) => {
  context.mock.method(console, "error", () => {});
  // There is no page, so there are no clicks.
  applePay = mockApplePay(globalThis, { activation: "off" });
  states = [];
});
afterEach(() => applePay.restore());

async function ask(path, body, headers = {}) {
  const response = await fetch(address + path, { method: "POST", body: JSON.stringify(body), headers });
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status });
  return response.json();
}

/** Starts a payment. `question` takes the place of what asks the server. */
const start = (name, question = ask) => pay(baskets.get(name), question, (state, order) => states.push(order ? `${state} ${order.price}` : state));

/** A question that waits at a path, until the test lets it go on. */
function waitsAt(path, question = ask) {
  const held = {};
  const released = new Promise((resolve) => { held.goOn = resolve; });
  held.arrived = new Promise((resolve) => {
    held.ask = async (...values) => {
      if (values[0] === path) {
        resolve();
        await released;
      }
      return question(...values);
    };
  });
  return held;
}

/** The calls of the page that threw. */
const thrown = async () => (await applePay.finished()).flow.calls.filter((call) => "threw" in call);
/** Waits until the page said something more. */
const said = async (count) => {
  while (states.length < count) await new Promise((done) => setTimeout(done, 5));
  return states;
};

describe("the shopper closes the sheet", () => {
  test("while the server charges: the page says that it was paid", async () => {
    const held = waitsAt("/api/pay");
    start("books", held.ask);
    applePay.shopper.authorize().catch(() => {});
    await held.arrived;
    await applePay.shopper.cancel();
    assert.deepEqual(states, ["closed"]);
    held.goOn();
    assert.deepEqual(await said(2), ["closed", "paid 4299"]);
    assert.deepEqual(await thrown(), []);
  });

  test("while the server charges, and the server refuses", async () => {
    const held = waitsAt("/api/pay", async (path, ...more) => {
      if (path === "/api/pay") throw Object.assign(new Error("declined"), { status: 402 });
      return ask(path, ...more);
    });
    start("books", held.ask);
    applePay.shopper.authorize().catch(() => {});
    await held.arrived;
    await applePay.shopper.cancel();
    held.goOn();
    assert.deepEqual(await said(2), ["closed", "failed"]);
    assert.deepEqual(await thrown(), []);
  });

  for (const [what, question] of [["arrives", ask], ["fails", async () => { throw new Error("no session"); }]]) {
    test(`before the merchant session ${what}`, async () => {
      const held = waitsAt("/api/merchant-session", question);
      start("books", held.ask);
      await held.arrived;
      await applePay.shopper.cancel();
      held.goOn();
      await new Promise((done) => setTimeout(done, 50));
      assert.deepEqual(states, ["cancelled"]);
      assert.deepEqual(await thrown(), []);
    });
  }
});

describe("the answer of the server is lost", () => {
  /** Asks the server, and loses the first answers about payments. Notes the orders. */
  function losing(count, orders) {
    let left = count;
    return async (path, ...more) => {
      const answer = await ask(path, ...more);
      if (path !== "/api/pay") return answer;
      orders.push(answer.order.identifier);
      left -= 1;
      if (left >= 0) throw new TypeError("fetch failed");
      return answer;
    };
  }

  test("once: the page asks again, and there is one order", async () => {
    const orders = [];
    start("market", losing(1, orders));
    assert.equal((await applePay.shopper.authorize()).outcome, "paid");
    assert.deepEqual(states, ["paid 5050"]);
    assert.equal(orders.length, 2);
    assert.equal(orders[0], orders[1]);
  });

  test("always: the page does not say that nothing was charged", async () => {
    const orders = [];
    start("market", losing(3, orders));
    assert.equal((await applePay.shopper.authorize()).outcome, "declined");
    assert.deepEqual(states, ["unknown"]);
    assert.equal(new Set(orders).size, 1);
  });
});

test("two requests at once with one key are one payment, and another payment needs another key", async () => {
  const body = { basket: "market", choice: {}, payment: { token: { transactionIdentifier: "Simulated Identifier" } } };
  const headers = { "Idempotency-Key": "0123456789abcdef" };
  const [first, second] = await Promise.all([ask("/api/pay", body, headers), ask("/api/pay", body, headers)]);
  assert.deepEqual(first, second);
  await assert.rejects(ask("/api/pay", { ...body, basket: "club" }, headers), { status: 422 });
  const { order } = await ask("/api/pay", body, { "Idempotency-Key": "fedcba9876543210" });
  assert.notEqual(order.identifier, first.order.identifier);
});

test("a refused payment can be tried again with its key", async () => {
  const headers = { "Idempotency-Key": "refused-0123456789" };
  const body = (transactionIdentifier) => ({ basket: "market", choice: {}, payment: { token: { transactionIdentifier } } });
  await assert.rejects(ask("/api/pay", body("1"), headers), { status: 402 });
  assert.equal((await ask("/api/pay", body("Simulated Identifier"), headers)).order.price, 5050);
});

test("the request of each basket is valid", () => {
  for (const basket of baskets.values()) assertValid(paymentRequest(basket), { failOn: "warning", expectCountry: basket.country });
});

for (const [name, country, express, total] of [["germany", "DE", "52.89", 5289], ["japan", "JP", "5170", 5170]]) {
  test(`${name}: prices with tax, and the currency of the country`, async () => {
    applePay.restore();
    applePay = mockApplePay(globalThis, { activation: "off", country });
    start(name);
    const sheet = await applePay.shopper.chooseShippingMethod("express");
    assert.equal(sheet.total.amount, express);
    const other = await applePay.shopper.chooseContact({ locality: "Ottawa", postalCode: "K1A 0B1", countryCode: "CA" });
    assert.deepEqual(other.errors.map(({ message }) => message), [baskets.get(name).words.wrongCountry]);
    await applePay.shopper.chooseContact({ countryCode: country });
    assert.equal((await applePay.shopper.authorize()).outcome, "paid");
    assert.deepEqual(states, [`paid ${total}`]);
    assertValid((await applePay.finished()).flow);
  });
}
