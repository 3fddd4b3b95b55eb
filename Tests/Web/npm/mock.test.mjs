// The stand-in in Node.js without a page: where it can be installed, and whether it throws what the checker says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { installed, load, request } from "./support.mjs";

const { mockApplePay } = await load("mock.node.js");
const { checkSync, explainSync } = await load("node.js");
const mark = Symbol.for("paysheet.mock");

const lines = [];
before(() => { console.info = console.warn = (text) => lines.push(text); });

const page = (address, more = {}) => ({ location: new URL(address), ...more });

describe("where it can be installed", () => {
  const accepted = [
    "http://localhost:3000/", "https://shop.localhost/", "http://127.0.0.1/", "http://127.1.2.3/", "http://[::1]/", "https://shop.test/", "https://shop.example/",
    "http://printer.local/", "file:///tmp/page.html", "about:blank",
  ];
  for (const address of accepted) {
    test(`on ${address}`, () => mockApplePay(page(address)).restore());
  }
  for (const address of ["https://shop.com/", "https://localhost.shop.com/", "https://test/", "http://10.0.0.1/", "https://shop.example.com/", "https://notlocalhost/", "https://example.com/"]) {
    test(`not on ${address}`, () => {
      const window = page(address);
      assert.throws(() => mockApplePay(window), /the stand-in is not installed on .*, because shoppers could take it for Apple Pay; use localhost or a host below \.test, or set hosts: /);
      assert.equal(window.ApplePaySession, undefined);
      mockApplePay(page(address, { navigator: { webdriver: true } })).restore();
      mockApplePay(page(address), { hosts: ["other.com", new URL(address).hostname] }).restore();
    });
  }
  for (const host of ["*", "*.shop.com", ".shop.com", "https://shop.com", "shop.com:8080", ""]) {
    test(`not with the host ${JSON.stringify(host)}`, () => {
      assert.throws(() => mockApplePay(page("https://shop.com/"), { hosts: [host] }), /name each host in full/);
    });
  }

  test("not over the class of a browser, unless a test replaces it", () => {
    class ApplePaySession {}
    const window = page("http://localhost/", { ApplePaySession });
    assert.throws(() => mockApplePay(window), /this page has its own ApplePaySession; use it, or set replace: true/);
    const applePay = mockApplePay(window, { replace: true });
    assert.notEqual(window.ApplePaySession, ApplePaySession);
    assert.throws(() => mockApplePay(window, { replace: true }), /this page has a stand-in already; call restore\(\)/);
    applePay.restore();
    assert.equal(window.ApplePaySession, ApplePaySession);
    assert.ok(!("ApplePayError" in window));
  });

  test("not in a production bundle", () => {
    for (const path of ["mock.cjs", "mock.node.js", "mock.js"]) {
      const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", `await import(${JSON.stringify(join(installed, path))})`], {
        encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } });
      assert.equal(status, 1);
      assert.match(stderr, /paysheet\/mock is part of a production bundle; import it only in tests and in development/);
    }
  });

  test("no other file of the package imports it", () => {
    for (const path of ["index.js", "node.js", "paysheet.cjs", "recorder.js", "matchers.js", "lib/functions.js"]) {
      assert.doesNotMatch(readFileSync(join(installed, path), "utf8"), /lib\/mock|mockApplePay/);
    }
  });
});

test("it says on the console what it is, and its class has its version", () => {
  lines.length = 0;
  const window = {};
  const applePay = mockApplePay(window);
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.equal(window.ApplePaySession[mark], version);
  assert.equal(lines.length, 1);
  assert.ok(lines[0].startsWith(`paysheet/mock ${version}: ApplePaySession is a stand-in for tests, and no payment is made.`));
  applePay.restore();
  mockApplePay(window).restore();
  assert.equal(lines.length, 1, "once for each window");
});

test("a page without a click or without https gets a remedy on the console, once", () => {
  for (const [address, isInsecure] of [["http://localhost/", true], ["https://localhost/", false]]) {
    const window = page(address);
    lines.length = 0;
    const applePay = mockApplePay(window);
    for (let count = 0; count < 2; count += 1) assert.throws(() => new window.ApplePaySession(14, request()), /from a user gesture handler/);
    assert.equal(lines.length, 2);
    assert.equal(lines[0].endsWith('This page is not https, where Safari throws; insecure: "throw" does the same.'), isInsecure);
    assert.match(lines[1], /click the button in the test, or set activation: "off"/);
    applePay.restore();
  }
});

test("unknown options and words are errors", () => {
  assert.throws(() => mockApplePay({}, { contry: "CA" }), /mockApplePay: unknown option "contry"; use one of country, /);
  assert.throws(() => mockApplePay({}, { sheet: "visible" }), /this page cannot show a sheet; use a browser, or leave out sheet: "visible"/);
  assert.throws(() => mockApplePay({}, { activation: "on" }), /activation is "on"; use one of click, off/);
  const window = {};
  assert.throws(() => mockApplePay(window, { system: "nonsense" }), /mockApplePay: --system takes ios or macos and a number/);
  assert.deepEqual(window, {});
  mockApplePay({}, { system: "ios17", safari: undefined }).restore();
  const applePay = mockApplePay({});
  assert.throws(() => { applePay.merchant = "accepts"; }, /merchant is "accepts"; use "accept", "refuse" or a function/);
  applePay.restore();
});

test("an https frame in a page without https is insecure", () => {
  const window = page("https://shop.test/", { isSecureContext: false });
  const applePay = mockApplePay(window, { insecure: "throw", activation: "off" });
  const text = { name: "InvalidAccessError", message: "Trying to start an Apple Pay session from a document with an insecure parent frame." };
  assert.throws(() => new window.ApplePaySession(14, request()), text);
  assert.throws(() => window.ApplePaySession.canMakePayments(), text);
  applePay.restore();
  const noted = mockApplePay(window, { activation: "off" });
  new window.ApplePaySession(14, request());
  assert.equal(noted.payments[0].flow.calls[0].isSecure, false);
  noted.restore();
});

test("without the engine it throws, or accepts everything and says so", async () => {
  const { mockFor } = await load("lib/mock/mock.js");
  const { PaySheetError } = await load("lib/errors.js");
  let calls = 0;
  const mock = mockFor(() => {
    calls += 1;
    throw new PaySheetError("load", "the page does not allow WebAssembly", "add a directive");
  }, MessageChannel);
  assert.throws(() => mock({}), /the page does not allow WebAssembly; add a directive/);
  const window = {};
  lines.length = calls = 0;
  const applePay = mock(window, { engine: "optional", activation: "off" });
  const session = new window.ApplePaySession(14, request("38,06"));
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onpaymentauthorized = () => session.completePayment({ status: 0, errors: [new window.ApplePayError("unknown")] });
  session.begin();
  assert.equal((await applePay.shopper.authorize()).outcome, "open");
  await applePay.shopper.cancel();
  const { isChecked, report, flow } = await applePay.finished();
  assert.deepEqual([isChecked, report, flow.request.total.amount, calls], [false, undefined, "38,06", 1]);
  assert.deepEqual(lines.filter((line) => line.includes("not checked")), [
    "paysheet/mock: values are not checked in this page: the page does not allow WebAssembly; check the records in the test"]);
  applePay.restore();
  assert.throws(() => mockFor(() => { throw new TypeError("mine"); }, MessageChannel)({}, { engine: "optional" }), /mine/);
});

test("two pages do not know of each other", async () => {
  const [first, second] = [{}, {}];
  const pages = [first, second].map((window) => mockApplePay(window, { activation: "off" }));
  for (const { ApplePaySession } of [first, second]) {
    const session = new ApplePaySession(14, request());
    session.onvalidatemerchant = () => session.completeMerchantValidation({});
    session.onpaymentauthorized = () => session.completePayment(0);
    session.begin();
  }
  await pages[0].shopper.cancel();
  assert.equal((await pages[1].shopper.authorize()).outcome, "paid");
  assert.notEqual(first.ApplePaySession, second.ApplePaySession);
  for (const page of pages) page.restore();
});

test("a saved record gives the same findings, and its kind is detected", async () => {
  const window = {};
  const applePay = mockApplePay(window, { activation: "off" });
  const session = new window.ApplePaySession(14, { ...request(), requiredShippingContactFields: ["postalAddress"] });
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.onshippingcontactselected = () => session.completeShippingContactSelection({ newTotal: { label: "Harbor Books", amount: 39 } });
  session.onpaymentauthorized = () => session.completePayment({ status: 0 });
  session.begin();
  await applePay.shopper.authorize();
  const { flow, report } = await applePay.finished();
  const saved = checkSync(JSON.stringify(flow));
  assert.equal(saved.kind, "PaymentFlow");
  assert.deepEqual(saved.findings, report.findings);
  assert.ok(saved.findings.some(({ rule, pointer }) => rule === "member/type" && pointer === "/events/0/data/newTotal/amount"));
  applePay.restore();
});

test("nothing of a payment comes after restore", async () => {
  const window = {};
  const applePay = mockApplePay(window, { activation: "off" });
  const events = [];
  const session = new window.ApplePaySession(14, request());
  session.onvalidatemerchant = session.oncancel = ({ type }) => events.push(type);
  session.begin();
  applePay.restore();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(events, []);
});

test("a network that the device does not know is an exception only if the test says what it knows", () => {
  const values = { ...request(), supportedNetworks: ["visa", "pagoBancomat"] };
  for (const [networks, expected] of [[undefined, null], [["visa", "PagoBancomat"], null], [["visa"], /"pagoBancomat" is not a valid payment network\./]]) {
    const window = {};
    const applePay = mockApplePay(window, { activation: "off", device: { networks } });
    if (expected) assert.throws(() => new window.ApplePaySession(14, values), expected);
    else new window.ApplePaySession(14, values);
    applePay.restore();
  }
});

/** The samples of all rules, with the names of their rules. */
let all;
function samples(wanted) {
  all ??= explainSync().flatMap(({ rule }) => {
    const { bad = [], good = [] } = explainSync(rule);
    return [...bad, ...good].map((sample, place) => ({ ...sample, name: `${rule} ${place + 1}` }));
  });
  return all.filter(({ kind }) => kind === wanted);
}

/** What the checker says about a document. */
function said(document, options) {
  const { safari } = checkSync(JSON.stringify(document), options);
  return safari.outcome === "throws" ? `${safari.error}: ${safari.text}` : "nothing";
}
function thrown(work) {
  try {
    work();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
  return "nothing";
}

/** A sample whose version of Apple Pay is not higher than that of a release, unless no release has it. */
function within(version, sample) {
  const text = JSON.stringify(sample, (name, value) => (name === "version" && value > version && value <= 15 ? version : value));
  return JSON.parse(text);
}

/** The newest Safari, then releases with their highest version, around what changed in Safari. */
const releases = [
  [{}, 15], [{ system: "ios12.4" }, 7], [{ system: "macos11" }, 10], [{ safari: "16" }, 14], [{ system: "ios17.5" }, 15], [{ system: "macos15" }, 15],
  [{ safari: "18.4" }, 15], [{ system: "ios26.4" }, 15], [{ safari: "27" }, 15],
];

for (const [release, version] of releases) describe(`throws what the checker says: ${JSON.stringify(release)}`, () => {
  const window = {};
  // A system has a version of its own.
  const stated = release.system ? release : { ...release, apiVersion: version };
  let applePay;
  before(() => { applePay = mockApplePay(window, { ...release, activation: "off", opening: "manual" }); });
  after(() => applePay.restore());

  test("for every version", () => {
    const versions = Array.from({ length: 17 }, (_, place) => place + 1);
    assert.deepEqual(versions.filter((each) => window.ApplePaySession.supportsVersion(each)), versions.slice(0, version));
    assert.equal(thrown(() => new window.ApplePaySession(version + 1, request())), `InvalidAccessError: "${version + 1}" is not a supported version.`);
    // Safari converts first, and looks at the version before the values.
    const { total, ...incomplete } = request();
    assert.equal(thrown(() => new window.ApplePaySession(version + 1, incomplete)), said({ ...incomplete }, { kind: "ApplePayPaymentRequest" }));
    assert.match(thrown(() => new window.ApplePaySession(version + 1, request("1,50"))), /is not a supported version\.$/);
  });

  test("for every request of the rules", () => {
    const requests = samples("ApplePayPaymentRequest");
    assert.ok(requests.length > 300, `${requests.length} samples`);
    for (const { document, name } of requests) {
      const actual = thrown(() => new window.ApplePaySession(version, document));
      assert.equal(actual, said(document, { ...stated, kind: "ApplePayPaymentRequest" }), name);
    }
  });

  const act = {
    ApplePayPaymentMethodUpdate: ["paymentmethodselected", "completePaymentMethodSelection", (shopper) => shopper.chooseCard()],
    ApplePayShippingMethodUpdate: ["shippingmethodselected", "completeShippingMethodSelection", (shopper) => shopper.chooseShippingMethod("a")],
    ApplePayShippingContactUpdate: ["shippingcontactselected", "completeShippingContactSelection", (shopper) => shopper.chooseContact()],
    ApplePayCouponCodeUpdate: ["couponcodechanged", "completeCouponCodeChange", (shopper) => shopper.enterCoupon("A")],
    ApplePayPaymentAuthorizationResult: ["paymentauthorized", "completePayment", (shopper) => shopper.authorize()],
  };
  for (const [kind, [type, complete, choose]] of Object.entries(act)) {
    const isAbsent = kind === "ApplePayCouponCodeUpdate" && version < 12;
    if (isAbsent) test("without coupon codes", () => assert.ok(!("completeCouponCodeChange" in window.ApplePaySession.prototype)));
    else test(`for every ${kind} of the rules`, async () => {
      const documents = samples(kind);
      assert.ok(documents.length > 0);
      for (const { document, name } of documents) {
        let values;
        try {
          values = document.errors ? { ...document, errors: document.errors.map(({ code, contactField, message }) => new window.ApplePayError(code, contactField, message)) } : document;
        } catch (error) {
          assert.equal(`${error.name}: ${error.message}`, said(document, { ...release, kind }), name);
          continue;
        }
        const shippingMethods = [{ identifier: "a", label: "A", detail: "", amount: "0.00" }];
        const session = new window.ApplePaySession(version, { ...request(), requiredShippingContactFields: ["postalAddress"], supportsCouponCode: true, shippingMethods });
        session.onvalidatemerchant = () => session.completeMerchantValidation({});
        const result = new Promise((resolve) => { session[`on${type}`] = () => resolve(thrown(() => session[complete](values))); });
        session.begin();
        choose(applePay.shopper).catch(() => {});
        assert.equal(await result, said(document, { ...release, kind }), name);
        if (applePay.sheet.isOpen) session.abort();
      }
    });
  }

  test("for every PaymentRequest of the rules, in the constructor or in show", async () => {
    const requests = samples("PaymentRequest");
    assert.ok(requests.length > 100, `${requests.length} samples`);
    for (const { document: sample, name } of requests) {
      const document = within(version, sample);
      const { safari } = checkSync(JSON.stringify(document), { ...release, kind: "PaymentRequest" });
      const expected = safari.outcome === "throws" ? `${safari.error}: ${safari.text}` : "nothing";
      // The arguments of the constructor as a list are a document, too.
      const [methodData, details, options] = Array.isArray(document) ? document : [document.methodData, document.details, document.options];
      let shown;
      const actual = thrown(() => {
        shown = options === undefined ? new window.PaymentRequest(methodData, details) : new window.PaymentRequest(methodData, details, options);
      });
      if (safari.stage === "construct" || actual !== "nothing") {
        assert.equal(actual, safari.stage === "construct" ? expected : "nothing", name);
        continue;
      }
      const result = shown.show().then(() => "nothing", (error) => `${error.name}: ${error.message}`);
      if (applePay.sheet.isOpen) await shown.abort();
      const found = await result;
      // The request that opened a sheet was aborted.
      assert.equal(found.startsWith("AbortError") ? "nothing" : found, expected, name);
    }
  });
});

test("a named release decides what a page finds", async () => {
  const found = ({ ApplePaySession = {}, ApplePayError, PaymentRequest }) => [
    typeof ApplePaySession.openPaymentSetup, typeof ApplePayError, typeof PaymentRequest, "completeCouponCodeChange" in ApplePaySession.prototype, "oncouponcodechanged" in ApplePaySession.prototype,
  ];
  const all = ["function", "function", "function", true, true];
  for (const [options, expected] of [
    [{}, all], [{ system: "ios15" }, all], [{ safari: "15.4" }, all], [{ system: "macos14" }, all], [{ safari: "14" }, ["function", "function", "function", false, false]],
    [{ system: "ios10.1" }, ["function", "undefined", "undefined", false, false]], [{ system: "macos10.12" }, ["undefined", "undefined", "undefined", false, false]],
  ]) {
    const window = {};
    const applePay = mockApplePay(window, { ...options, activation: "off" });
    assert.deepEqual(found(window), expected, JSON.stringify(options));
    applePay.restore();
    assert.deepEqual(window, {});
  }
});

test("a release without coupon codes ignores that a request supports them", async () => {
  const window = {};
  const applePay = mockApplePay(window, { system: "ios14", activation: "off" });
  const session = new window.ApplePaySession(10, { ...request(), supportsCouponCode: true });
  session.onvalidatemerchant = () => session.completeMerchantValidation({});
  session.begin();
  await assert.rejects(applePay.shopper.enterCoupon("TEN"), /no field for a coupon code: the release that the test names has no coupon codes/);
  await applePay.shopper.cancel();
  applePay.restore();
});

test("a version that only the device lacks, with PaymentRequest", () => {
  const window = {};
  const applePay = mockApplePay(window, { safari: "16", activation: "off" });
  const data = { version: 15, merchantIdentifier: "merchant.example", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], countryCode: "US" };
  const create = (more) => new window.PaymentRequest([{ supportedMethods: "https://apple.com/apple-pay", data: { ...data, ...more } }], { total: { label: "Harbor Books", amount: { currency: "USD", value: "38.06" } } });
  assert.equal(thrown(() => create()), 'InvalidAccessError: "15" is not a supported version.');
  create({ version: 14 });
  applePay.device.highestVersion = 15;
  create();
  applePay.restore();
});

describe("options with wrong values are refused", () => {
  for (const [options, text] of [
    [{ merchant: "refus" }, /merchant is "refus"; use "accept", "refuse" or a function/], [{ timeout: "x" }, /timeout is "x"; use a number of milliseconds/],
    [{ patience: NaN }, /patience is null; use a number/], [{ device: { activCard: false } }, /unknown member "activCard" of device; use one of canMakePayments, /],
  ]) {
    test(JSON.stringify(options), () => assert.throws(() => mockApplePay(page("http://localhost/"), options), text));
  }
});
