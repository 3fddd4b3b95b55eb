// Values that WebKit's layout tests pass to constructors, and what Safari throws. Facts only; the tables are ours.
import { request } from "./scenario-tools.mjs";

const typeError = "TypeError: Type error";
const notList = "TypeError: Value is not a sequence";
const required = (member, type) => `TypeError: Member ${member} is required and must be an instance of ${type}`;
const invalid = (value, what) => `TypeError: ${JSON.stringify(value)} is not a valid ${what}.`;
const noAmount = invalid("", "amount");
const accepted = "nothing";

const texts = (member, what) => [
  [undefined, required(member, "DOMString")], ["invalid", invalid("invalid", what)], ["", invalid("", what)], [null, invalid("null", what)],
    [7, invalid("7", what)],
];
const noLists = [["", notList], [null, notList], [7, notList]];
const noDictionaries = [["", typeError], [7, typeError]];
const networks = (dictionary) => [
  [undefined, required(`${dictionary}.supportedNetworks`, "sequence")], ...noLists, [[], "TypeError: At least one supported network must be provided."],
  [["invalidNetwork"], invalid("invalidNetwork", "payment network")],
  [["visa", "visa"], accepted], [["vIsa", "MasterCard", "JCB"], accepted],
];
const capabilities = (dictionary) => [
  [undefined, required(`${dictionary}.merchantCapabilities`, "sequence")], ...noLists, [[], "TypeError: At least one merchant capability must be provided."],
  [["invalidCapability"], typeError], [["invalidCapability", "supports3DS"], typeError], [["supports3DS", "supports3DS"], accepted],
];
const contactFields = [
  [undefined, accepted], ...noLists, [{}, typeError], [[""], typeError], [[null], typeError], [[undefined], typeError], [[{}], typeError],
    [["invalid"], typeError],
  [["email", "name", "phone", "postalAddress"], accepted], [["email", "email"], accepted], [[], accepted],
];
const contacts = [...noDictionaries, [null, accepted], [undefined, accepted], [{}, accepted], [{ subLocality: "", subAdministrativeArea: "" }, accepted]];
const shippingTypes = [["", typeError], ["invalid", typeError], [null, typeError], [7, typeError], [{}, typeError], [undefined, accepted]];

const total = (more) => ({ label: "Harbor Books", ...more });
const method = (more) => ({ detail: "", identifier: "", label: "", ...more });
const membersOfSession = {
  countryCode: texts("ApplePayPaymentRequest.countryCode", "country code"),
  currencyCode: texts("ApplePayPaymentRequest.currencyCode", "currency code"),
  supportedNetworks: networks("ApplePayPaymentRequest"),
  merchantCapabilities: capabilities("ApplePayPaymentRequest"),
  total: [
    [undefined, required("ApplePayPaymentRequest.total", "ApplePayLineItem")], ...noDictionaries, [null, noAmount], [[], noAmount], [{}, noAmount],
      [total(), noAmount],
    [total({ amount: "amount" }), invalid("amount", "amount")], [total({ amount: "10.00", type: "invalid" }), typeError],
      [total({ amount: "10.00", type: "pending" }), accepted],
  ],
  lineItems: [
    [undefined, accepted], ...noLists, [{}, typeError], [[], accepted], [[""], typeError], [[null], noAmount], [[undefined], noAmount], [[{}], noAmount],
    [[total()], noAmount], [[total({ amount: "" })], noAmount], [[total({ amount: "10.00", type: "invalid" })], typeError],
      [[total({ type: "pending" })], accepted],
  ],
  requiredBillingContactFields: [...contactFields, [["phoneticName"], invalid("phoneticName", "contact field")]],
  billingContact: contacts,
  requiredShippingContactFields: [...contactFields, [["phoneticName"], invalid("phoneticName", "contact field")]],
  shippingContact: contacts,
  shippingType: [...shippingTypes, ...["shipping", "delivery", "storePickup", "servicePickup"].map((word) => [word, accepted])],
  shippingMethods: [
    [undefined, accepted], [[], accepted], ...noLists, ["invalid", notList], [{}, typeError],
    ...["amount", "detail", "identifier", "label"].map((name, place, names) => [
      [Object.fromEntries(names.slice(0, place).map((earlier) => [earlier, ""]))], required(`ApplePayShippingMethod.${name}`, "DOMString")]),
    [[method({ amount: "" })], noAmount], [[method({ amount: "-1" })], "TypeError: Shipping method amount must be greater than or equal to zero."],
    [[method({ amount: "10.00" })], accepted], [[method({ amount: "10.00" }), method({ amount: "10.00" })], accepted],
  ],
  applicationData: [undefined, "", "invalid", 7, null, {}].map((value) => [value, accepted]),
};

const money = (value, currency = "USD") => ({ currency, value });
const data = (more) => ({ version: 2, merchantIdentifier: "", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa", "masterCard"],
  countryCode: "US", ...more });
const methods = (more) => [{ supportedMethods: "https://apple.com/apple-pay", data: data(more) }];
const details = (more) => ({ total: total({ amount: money("10.00") }), ...more });
const otherCurrency = 'TypeError: "EUR" does not match the expected currency of "USD". '
  + 'Apple Pay requires all PaymentCurrencyAmounts to use the same currency code.';
const noItemAmount = required("PaymentItem.amount", "PaymentCurrencyAmount");
const wrongItems = [
  ...noLists, [{}, typeError], [[""], typeError], [[null], noItemAmount], [[undefined], noItemAmount], [[{}], noItemAmount], [[total()], noItemAmount],
  [[total({ amount: "" })], typeError], [[total({ amount: "10.00", type: "invalid" })], typeError],
];
const wrongOptions = [
  ...noLists, ["invalid", notList], [{}, typeError], [[{}], required("PaymentShippingOption.amount", "PaymentCurrencyAmount")],
  [[{ amount: "" }], typeError], [[{ amount: "", id: "", label: "" }], typeError], [[{ amount: "-1", id: "", label: "" }], typeError],
];
const membersOfData = {
  countryCode: texts("ApplePayRequest.countryCode", "country code"), supportedNetworks: networks("ApplePayRequest"),
    merchantCapabilities: capabilities("ApplePayRequest"),
  requiredBillingContactFields: contactFields, billingContact: noDictionaries, requiredShippingContactFields: contactFields, shippingContact: noDictionaries,
  version: [[0, 'InvalidAccessError: "0" is not a supported version.'], [1000, 'InvalidAccessError: "1000" is not a supported version.']],
  features: [
    [undefined, accepted], [[], accepted], [["paymentRequestDeferred"], accepted], [["paymentRequestRecurring", "paymentRequestDelegation"], accepted],
    ...["", "invalid", "null", 7].flatMap((wrong) => [[[wrong], typeError], [["paymentRequestDeferred", wrong], typeError]]), [{}, typeError], [false, notList],
  ],
  applePayLaterAvailability: [["invalid", typeError], ["unavailableRecurringTransaction", accepted]],
};
const membersOfDetails = {
  total: [
    [undefined, required("PaymentDetailsInit.total", "PaymentItem")], ...noDictionaries, [null, noItemAmount], [[], noItemAmount], [{}, noItemAmount],
      [total(), noItemAmount],
    [total({ amount: "amount" }), typeError], [total({ amount: money("0", "") }), 'RangeError: "" is not a valid currency code.'],
    [total({ amount: money("-10.00") }), "TypeError: Total currency values cannot be negative."],
  ],
  displayItems: wrongItems,
  shippingOptions: wrongOptions,
};

/** Compares what a constructor throws for every value of every member. */
function compare(t, members, construct) {
  for (const [member, rows] of Object.entries(members)) {
    for (const [value, expected] of rows) t.equal(t.thrown(() => construct({ [member]: value })), expected, `${member}: ${JSON.stringify(value)}`);
  }
}
/** What `show` rejects with. */
async function shown(t, more) {
  const request = new t.window.PaymentRequest(methods(), details(more), { requestShipping: true });
  const rejected = t.click(() => request.show()).then(() => "paid", (error) => `${error.name}: ${error.message}`);
  return Promise.race([rejected, t.settle().then(() => "shown")]);
}
const session = (t, version) => (more) => t.click(() => new t.window.ApplePaySession(version, request(more)));

const installments = { currencyCode: "USD", bindingTotalAmount: "1.00", merchantIdentifier: "merchant", openToBuyThresholdAmount: "2.50" };
const membersOfInstallments = {
  items: [
    ...noLists, [true, notList], [new Date(0), typeError], [["a", "b"], typeError], [[{ type: 4 }], typeError], [[{ type: "invalid" }], typeError],
    [undefined, accepted], [[], accepted], [[{}], accepted], ...[undefined, "generic", "phone", "pad", "watch", "mac"].map((type) => [[{ type }], accepted]),
  ],
  applicationMetadata: [
    ...[4, "", null, true, new Date(0), ["a", "b"]].map((value) => [value, "TypeError: applicationMetadata must be a JSON object"]),
    ...[undefined, {}, { order: "1" }].map((value) => [value, accepted]),
  ],
  retailChannel: [...[null, 4, "", "invalid"].map((value) => [value, typeError]), ...[undefined, "unknown", "app", "web",
    "inStore"].map((value) => [value, accepted])],
};

export const scenarios = [
  {
    name: "WebKit: each member of a request for version 2, with the values of the layout tests",
    run(t) {
      compare(t, membersOfSession, session(t, 2));
      t.throws(() => t.click(() => new t.window.ApplePaySession(2, {})), required("ApplePayPaymentRequest.countryCode", "DOMString"));
      const thrown = new Error("mine");
      t.throws(() => session(t, 2)({ applicationData: { toString() { throw thrown; } } }), "Error: mine");
    },
  },
  {
    name: "WebKit: a total of zero and below zero",
    run(t) {
      const ofAmount = (amount) => t.thrown(() => session(t, 4)({ total: total({ amount }) }));
      t.equal([ofAmount("0"), ofAmount("-10.00")], [accepted, "TypeError: Total amount must not be negative."], "what the constructor throws");
    },
  },
  {
    name: "WebKit: a release of 2023 refuses a total of eleven digits, and an unknown network beside a known one",
    options: { system: "ios17" },
    run(t) {
      t.throws(() => session(t, 4)({ total: total({ amount: "10000000000.00" }) }), "TypeError: Total amount is too big.");
      t.throws(() => session(t, 4)({ supportedNetworks: ["invalidNetwork", "visa"] }), invalid("invalidNetwork", "payment network"));
      t.throws(() => new t.window.PaymentRequest(methods({ supportedNetworks: ["invalidNetwork", "visa"] }), details()),
        invalid("invalidNetwork", "payment network"));
    },
  },
  {
    name: "WebKit: versions 3 to 5 know more countries, networks and fields",
    run(t) {
      const supportedCountries = [
        ...noLists, [["invalid"], invalid("invalid", "country code")], [["US", "invalid"], invalid("invalid", "country code")],
          [["US", 7], invalid("7", "country code")],
        [undefined, accepted], [[], accepted], [["US"], accepted], [["US", "US"], accepted],
      ];
      const phonetic = { requiredBillingContactFields: [[["phoneticName"], accepted]], requiredShippingContactFields: [[["phoneticName"], accepted]] };
      compare(t, { supportedCountries, ...phonetic, supportedNetworks: [[["visa", "carteBancaire"], accepted]] }, session(t, 3));
      t.throws(() => session(t, 2)({ supportedNetworks: ["carteBancaire"] }), invalid("carteBancaire", "payment network"));
      for (const version of [3, 4, 5]) {
        t.throws(() => t.click(() => new t.window.ApplePaySession(version, {})), required("ApplePayPaymentRequest.countryCode", "DOMString"));
        session(t, version)({});
      }
    },
  },
  {
    name: "WebKit: items, metadata and channel of installments",
    run(t) {
      const construct = session(t, 9);
      compare(t, membersOfInstallments, (more) => construct({ installmentConfiguration: { ...installments, ...more } }));
      const applicationMetadata = { integer: 1, float: 2.1, text: "text", date: new Date(0), truth: true, list: ["a", "b"], nothing: null };
      const item = { type: "mac", amount: "31.45", currencyCode: "USD", programIdentifier: "program", apr: "3.875", programTerms: "terms" };
      construct({ installmentConfiguration: { ...installments, items: [item, {}], applicationMetadata, retailChannel: "web" } });
      const { installmentConfiguration } = t.applePay.payments.at(-1).flow.request;
      t.equal({ ...installmentConfiguration.items[0] }, Object.fromEntries(Object.entries(item).sort(([first], [second]) => (first < second ? -1 : 1))),
        "the item");
      t.equal([installmentConfiguration.applicationMetadata, installmentConfiguration.retailChannel],
        [JSON.parse(JSON.stringify(applicationMetadata)), "web"], "the rest");
    },
  },
  {
    name: "WebKit: every code and field of an error, and what is no code or field",
    run(t) {
      const { ApplePayError } = t.window;
      t.throws(() => new ApplePayError(), "TypeError: Not enough arguments");
      for (const code of ["unknown", "shippingContactInvalid", "billingContactInvalid", "addressUnserviceable", "couponCodeInvalid",
        "couponCodeExpired"]) t.equal(new ApplePayError(code).code, code, "the code");
      const fields = [
        "phoneNumber", "emailAddress", "name", "phoneticName", "postalAddress", "addressLines", "subLocality", "locality", "postalCode",
          "subAdministrativeArea",
        "administrativeArea", "country", "countryCode",
      ];
      for (const field of fields) t.equal(new ApplePayError("unknown", field).contactField, field, "the field");
      for (const wrong of ["", []]) {
        t.equal(/^TypeError: Argument 1 \('errorCode'\) to the ApplePayError constructor must be one of: /.test(t.thrown(() => new ApplePayError(wrong))),
          true, "a wrong code");
        const text = t.thrown(() => new ApplePayError("unknown", wrong));
        t.equal(text.startsWith("TypeError: Argument 2 ('contactField') to the ApplePayError constructor must be one of: \"phoneNumber\", "), true,
          "a wrong field");
        t.equal(fields.filter((field) => !text.includes(`"${field}"`)), [], "the fields that the text does not name");
      }
    },
  },
  {
    name: "WebKit: each member of the data, the details and the options of a PaymentRequest",
    run(t) {
      const { PaymentRequest } = t.window;
      t.throws(() => new PaymentRequest(null, null), notList);
      compare(t, membersOfData, (more) => new PaymentRequest(methods(more), details()));
      compare(t, membersOfDetails, (more) => new PaymentRequest(methods(), details(more), { requestShipping: true }));
      compare(t, { shippingType: shippingTypes }, (options) => new PaymentRequest(methods(), details(), options));
    },
  },
  {
    name: "WebKit: show rejects another currency",
    async run(t) {
      const eur = { amount: money("10.00", "EUR"), id: "", label: "" };
      for (const more of [{ displayItems: [eur] }, { shippingOptions: [eur] }]) t.equal(await shown(t, more), otherCurrency, "what show rejects with");
    },
  },
];
