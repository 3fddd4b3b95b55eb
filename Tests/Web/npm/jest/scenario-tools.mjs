// What the scenarios of the stand-in use, in every environment.

/** A valid request. */
export function request(more = {}) {
  return {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa", "masterCard"],
    total: { label: "Harbor Books", amount: "38.06" }, ...more,
  };
}

export const methods = [
  { identifier: "standard", label: "Standard", detail: "5 days", amount: "0.00" },
  { identifier: "express", label: "Express", detail: "1 day", amount: "9.90" },
];
export const shipping = { requiredShippingContactFields: ["postalAddress", "name"], shippingMethods: methods };
export const update = (amount = "40.00", more = {}) => ({ newTotal: { label: "Harbor Books", amount }, ...more });
export const unsupported = "InvalidAccessError: The object does not support the operation or argument.";
export const merchantSession = {};

/** Runs a scenario in a page. */
export async function runScenario({ name, options, run }, window, mockApplePay) {
  const [{ info, warn }, warnings] = [console, []];
  console.info = () => {};
  console.warn = (text) => warnings.push(text);
  const applePay = mockApplePay(window, { patience: 300, ...options });
  try {
    await run(new Scenario(window, applePay, warnings, mockApplePay));
  } catch (error) {
    throw new Error(`${name}: ${error?.message ?? error}\n${applePay.log.join("\n")}`, { cause: error });
  } finally {
    applePay.restore();
    Object.assign(console, { info, warn });
  }
}

class Scenario {
  #install;

  constructor(window, applePay, warnings, install) {
    Object.assign(this, { window, applePay, warnings, shopper: applePay.shopper, events: [] });
    this.#install = install;
  }

  /** The stand-in in another window. */
  another(window) { return this.#install(window, { activation: "off" }); }

  /** Does something while the page handles a click. Returns what it returns, or throws what it throws. */
  click(work) {
    const { document } = this.window;
    const button = document.body.appendChild(document.createElement("button"));
    let result;
    button.addEventListener("click", () => {
      try {
        result = { value: work() };
      } catch (error) {
        result = { error };
      }
    });
    button.click();
    button.remove();
    if ("error" in result) throw result.error;
    return result.value;
  }

  /** A session with listeners that note events. `handlers` answer them. */
  create(handlers = {}, values = request(), version = 14) {
    const session = this.click(() => new this.window.ApplePaySession(version, values));
    for (const [type, handler] of Object.entries({ cancel: () => {}, ...handlers })) {
      session[`on${type}`] = (event) => {
        this.events.push(type);
        handler(session, event);
      };
    }
    return session;
  }

  /** A session that has begun, and whose merchant is accepted. */
  open(handlers = {}, values, version) {
    const session = this.create({ validatemerchant: () => session.completeMerchantValidation(merchantSession), ...handlers }, values, version);
    session.begin();
    return session;
  }

  equal(actual, expected, words = "") {
    const [first, second] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (first !== second) throw new Error(`${words} is ${first}, not ${second}`);
  }
  /** The exception of work, as the console shows it. */
  thrown(work) {
    try {
      work();
    } catch (error) {
      return `${error.name}: ${error.message}`;
    }
    return "nothing";
  }
  throws(work, expected) { this.equal(this.thrown(work), expected, "what it throws"); }
  async rejects(promise, pattern) {
    const text = await promise.then(() => "nothing", (error) => (error instanceof Error || error?.name ? `${error.name}: ${error.message}` : String(error)));
    if (!pattern.test(text)) throw new Error(`rejects with ${text}, not ${pattern}`);
  }
  /** Resolves when all tasks of the stand-in that wait now are done. */
  async settle() {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => this.window.setTimeout(resolve, 5));
  }
}
