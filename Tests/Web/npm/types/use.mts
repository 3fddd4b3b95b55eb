// Uses the declarations as a caller would. `tsc --strict` compiles it and does not run it.
import { check, checkSync, checkLines, count, describe, explain, fix, format, load, preview, requires, split, version, PaySheet, PaySheetError } from "paysheet";
import type { BrowserMessage, Finding, FoundWords, Report, RuleCard } from "paysheet";
import type {
  ApplePayDeferredPaymentRequest, ApplePayLineItem, ApplePayPaymentContact, ApplePayPaymentRequest, ApplePayRecurringPaymentRequest,
  ApplePayAutomaticReloadPaymentRequest, ApplePayShippingMethod, PaymentRequest,
} from "paysheet";
import { assertInvalid, assertValid } from "paysheet/assert";
import { matchers, toBeApplePay } from "paysheet/matchers";
import { mockApplePay, testMerchant } from "paysheet/mock";
import type { MockController, MockOptions } from "paysheet/mock";
import { record } from "paysheet/recorder";
import { checkToken, checkTokenSync, TokenChecker } from "paysheet/token";
import type { TokenOptions, TokenReport } from "paysheet/token";

interface Cart { countryCode: string; total: { label: string; amount: string } }
const cart: Cart = { countryCode: "US", total: { label: "Shop", amount: "1.00" } };

export async function use(): Promise<string> {
  await load();
  const report: Report = await check(cart, { kind: "ApplePayPaymentRequest", now: new Date(), severity: { "amount/format": "warning" } });
  const first: Finding | undefined = report.findings[0];
  const edits = first?.fix?.textEdits.map(({ start, end, newText }) => newText.length + end - start);
  const verdict: "accepts" | "throws" | "depends" | "cancels" | "not-applicable" = report.safari.outcome;
  for (const each of await checkLines(["{}", cart])) each?.findings.length.toFixed();
  const total: number = await count(new Uint8Array(3)) + checkSync("{}").findings.length;
  const texts: string[] = [(await fix("{}")).text, (await format("{}", { fromJs: true })).text, (await preview(cart, { as: "svg" })).text];
  const sentences: string[] = (await describe(cart)).sentences;
  const systems: string[] | undefined = (await requires(cart)).requires?.systems;
  const card = (await explain("total/sum")) as RuleCard;
  const known = (await explain("TypeError: Load failed")) as BrowserMessage;
  const found = (await explain("test without a device")) as FoundWords;
  const remedies: (string | null)[] = known.causes.map(({ remedy }) => remedy);
  texts.push(...remedies.map(String), known.certainty?.cause ?? "", ...known.others.map(({ source }) => source), ...found.results.map(({ next }) => next));
  const divided = await split({ total: "10.00", currency: "EUR", evenly: ["a", "b"] });
  texts.push(...divided.shares.map(({ amount }) => amount), ...(divided.multiTokenContexts ?? []).map(({ amount }) => String(amount)));
  const sheet = new PaySheet({}, "cards");
  const error: PaySheetError | null = null as PaySheetError | null;
  const recorder = record({ onReport: (result, recording, added) => void [result.kind, recording.name, added.length] });
  const pass: boolean = matchers.toBeApplePay(cart).pass && toBeApplePay(cart, { failOn: "warning" }).pass;
  return [edits, verdict, total, texts, sentences, systems, card.why, sheet.memoryBytes, error?.remedy, recorder.records.length, recorder.recorded().length, pass, (await version()).rules].join();
}

export async function pay(): Promise<string> {
  const options: MockOptions = { country: "CA", card: { type: "credit" }, merchant: ({ domainName }) => (domainName === "a" ? "accept" : "refuse") };
  const applePay: MockController = mockApplePay({}, options);
  applePay.device.canMakePayments = false;
  applePay.merchant = "refuse";
  const { total, shippingMethods } = await applePay.shopper.chooseShippingMethod("express");
  await applePay.shopper.chooseContact({ locality: "Ottawa", countryCode: "CA" });
  const { outcome } = await applePay.shopper.authorize();
  const payment = await applePay.finished();
  applePay.restore();
  return [total.amount, shippingMethods[0]?.identifier, outcome, payment.outcome, payment.report?.kind, applePay.sheet.waitsFor, ...applePay.log].join();
}

export async function verify(payment: Record<string, unknown>, pem: string): Promise<string> {
  const options: TokenOptions = { certificates: [pem, new Uint8Array(3)], root: pem, request: cart, seen: new Set(["00ff"]), now: new Date() };
  const report: TokenReport = await checkToken(payment, options);
  const same: TokenReport[] = [checkTokenSync("{}", { certificates: pem, seen: [] }), new TokenChecker({}).checkToken(new Uint8Array(3))];
  const texts: (string | null)[] = report.findings.flatMap(({ rule, severity, message, help }) => [rule, severity, message, help]);
  const isFresh: boolean = report.accepted && !report.notChecked.includes("age");
  return [isFresh, texts, report.chain[0]?.fingerprint, report.verified, report.wrong, report.certificate, report.signedAt, same.length].join();
}
// @ts-expect-error the option is called certificates
checkToken("{}", { certificate: "" });
// @ts-expect-error one identifier is not a list
checkTokenSync("{}", { seen: "00ff" });

// @ts-expect-error there is no such outcome
mockApplePay().finished().then(({ outcome }) => outcome === "payed");
// @ts-expect-error a number is not an option's name
check(cart, 14);
// @ts-expect-error there is no such severity
toBeApplePay(cart, { failOn: "fatal" });
// @ts-expect-error a result has no such member
check(cart).then((report) => report.finding);

// The dictionaries of Apple Pay.
const total: ApplePayLineItem = { label: "Shop", amount: "1.00", type: "final" };
const contact: ApplePayPaymentContact = { givenName: "Ana", countryCode: "US" };
const method: ApplePayShippingMethod = { identifier: "post", label: "Post", detail: "", amount: "0.00" };
const request: ApplePayPaymentRequest = {
  countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"], total, shippingContact: contact,
  shippingMethods: [method],
};
export const plans: [ApplePayRecurringPaymentRequest?, ApplePayAutomaticReloadPaymentRequest?, ApplePayDeferredPaymentRequest?, PaymentRequest?] = [];
export const kinds: (string | null)[] = [assertValid(request, { failOn: "warning" }).kind, assertInvalid("{}").kind];

// @ts-expect-error the total is missing
export const incomplete: ApplePayPaymentRequest = { countryCode: "US", currencyCode: "USD", merchantCapabilities: [], supportedNetworks: [] };
// @ts-expect-error there is no such type of a line
request.total.type = "finale";
// @ts-expect-error there is no such severity
assertValid(request, { failOn: "fatal" });
testMerchant({ merchantIdentifier: "merchant.example" }).then(({ token }) => mockApplePay({}, { token, country: "JP", button: "as-is", device: { private: true } }));
