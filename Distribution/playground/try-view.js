// The tab "Try it": the request of the document in the visible sheet of the stand-in, and what happened in it.
import { mockFor } from "./paysheet/lib/mock/mock.js";
import { people } from "./paysheet/lib/mock/people.js";
import { checkNetwork } from "./paysheet/lib/mock/shopper-options.js";
import { endings } from "./paysheet/lib/mock/words.js";
import { findingsOfPage } from "./paysheet/lib/mock/visible/parts.js";
import { PaySheet } from "./paysheet/lib/paysheet.js";
import { plain } from "./answers.js";
import { byId, capital, make, say } from "./dom.js";
import { startPaymentRequest, startSession } from "./shop.js";

// The stand-in installs its classes here, not in the window: a browser with Apple Pay keeps its own.
const page = {
  document: { body: document.body, defaultView: window, createElement: (name) => document.createElement(name), documentElement: { lang: "" } },
  CSSStyleSheet,
};
const names = { __proto__: null, ApplePayPaymentRequest: "request", PaymentRequest: "paymentRequest" };
const kinds = [...Object.keys(names), "PaymentFlow"];
// For a request that names no version that it needs.
const newestVersion = 14;

export class TryView {
  #checker;
  #open;
  #install;
  #applePay;
  #latest;
  #flow;

  /** `open` gets the text of a flow and its name. */
  constructor(checker, open) {
    this.#checker = checker;
    this.#open = open;
    byId("try-open").addEventListener("click", () => this.#run());
    byId("try-flow").addEventListener("click", () => this.#open(JSON.stringify(this.#flow, null, 2), "the flow of the payment"));
  }

  /** Says why there is no request to open. */
  refuse(reason) {
    byId("try-open").disabled = true;
    say(byId("try-reason"), reason);
  }

  /** Takes the report of the text that "Open the sheet" is about. */
  show(answer) {
    this.#latest = answer;
    const isPossible = !["broken", "source"].includes(answer.form) && kinds.includes(answer.report.kind);
    byId("try-open").disabled = !isPossible;
    say(byId("try-reason"), isPossible ? "" : reason(answer));
  }

  async #run() {
    const { report, text, converted } = this.#latest;
    // The worker has compiled it.
    this.#install ??= installing(await this.#checker.ask("module"));
    this.#applePay?.restore();
    page.document.documentElement.lang = byId("try-language").value;
    const { options, start } = startOf(report, JSON.parse(converted ?? text));
    const applePay = this.#install(page, { sheet: "visible", activation: "off", button: "as-is", ...options });
    this.#applePay = applePay;
    const thrown = exceptionOf(() => start(page));
    const [begun] = applePay.payments;
    const threw = thrown ?? begun?.flow.calls.find((call) => call.threw)?.threw;
    if (threw !== undefined) return this.#tell(`The page got the exception ${threw}`, begun ?? { report });
    const record = await this.#ended(applePay);
    if (record === undefined) return;
    // This also removes the sheet, so that the focus can leave it.
    applePay.restore();
    this.#tell(endings[record.outcome], record);
  }

  /** The record of a payment that has ended, or nothing if another one began. */
  async #ended(applePay) {
    while (this.#applePay === applePay) {
      try {
        return await applePay.finished();
      } catch {
        // A person takes more time than a test.
      }
    }
    return undefined;
  }

  #tell(outcome, { flow, report }) {
    this.#flow = flow;
    byId("try-result").hidden = false;
    byId("try-flow").hidden = flow === undefined;
    byId("try-outcome").textContent = capital(outcome);
    byId("try-steps").replaceChildren(...this.#applePay.log.map((line) => make("li", {}, line.trim())));
    const findings = findingsOfPage(report).map(({ severity, rule, message, help }) => make("li", { className: severity },
      make("span", { className: "severity" }), make("span", {}, plain(`${message}${help ? `; ${help}` : ""}`), " ", make("code", {}, rule))));
    byId("try-findings").replaceChildren(...(findings.length > 0 ? findings : [make("li", {}, "Nothing found.")]));
    byId("try-outcome").focus();
  }
}

function installing(module) {
  const sheet = new PaySheet(module);
  const check = (document, options) => sheet.check(document, options);
  const install = mockFor(check, MessageChannel, { preview: (document, options) => sheet.preview(document, options) });
  // The document can have mistakes, and the shopper has none.
  const isKnown = ({ network }) => exceptionOf(() => checkNetwork(check, network)) === undefined;
  return (page, { cards, ...options }) => {
    const known = cards?.filter(isKnown) ?? [];
    return install(page, { ...options, cards: known.length > 0 ? known : undefined });
  };
}

/** The exception of some work, as the log has it. */
function exceptionOf(work) {
  try {
    work();
  } catch ({ name, message }) {
    return `${name}: ${message}`;
  }
  return undefined;
}

/** How a document starts a payment, and what the shopper has for it. */
function startOf({ kind, requires }, document) {
  const { request, paymentRequest } = kind === "PaymentFlow" ? document : { [names[kind]]: document };
  if (paymentRequest) {
    const { data } = [paymentRequest.methodData].flat().find((method) => method?.data) ?? {};
    return { options: shopperFor(data ?? {}), start: (page) => startPaymentRequest(page, paymentRequest) };
  }
  return { options: shopperFor(request ?? {}), start: (page) => startSession(page, request, requires?.apiVersion ?? newestVersion) };
}

/** A shopper in the country of a request, with a card of each network and type. */
function shopperFor({ supportedNetworks, countryCode }) {
  const networks = Array.isArray(supportedNetworks) ? supportedNetworks.filter((name) => typeof name === "string") : [];
  const cards = networks.flatMap((network) => ["debit", "credit"].map((type) => ({ network, type })));
  const country = typeof countryCode === "string" ? countryCode.toUpperCase() : "";
  return { cards, country: Object.hasOwn(people, country) ? country : undefined };
}

function reason({ report: { kind }, form }) {
  if (form === "broken") return "The text cannot be read yet.";
  if (form === "source") return "This is source code. Write only its payment request.";
  return kind === null ? "Write a payment request first." : `A document of the kind ${kind} opens no sheet. Write a payment request or a flow.`;
}
