// What WebKit's layout tests record of modifiers: totals, lines, plans, shares and payouts. Facts only; the scenarios are ours.
import { details, methodData, open } from "./w3c-tools.mjs";

const shipping = { requestShipping: true };
const data = (more) => [{ supportedMethods: "https://apple.com/apple-pay", data: more }];
const line = (label, amount, more) => ({ label, amount, ...more });
const plan = { paymentDescription: "Plan", managementURL: "https://shop.example/plan" };
const timing = { recurring: "recurring", automaticReload: "automaticReload", deferred: "deferred" };
const plans = {
  recurringPaymentRequest: ["regularBilling", timing.recurring], automaticReloadPaymentRequest: ["automaticReloadBilling", timing.automaticReload],
  deferredPaymentRequest: ["deferredBilling", timing.deferred],
};
const later = new Date(Date.now() + 864e6);
const billings = {
  regularBilling: line("Plan", "5.00", { paymentTiming: timing.recurring }),
  automaticReloadBilling: line("Plan", "5.00", { paymentTiming: timing.automaticReload, automaticReloadPaymentThresholdAmount: "10.00" }),
  deferredBilling: line("Plan", "5.00", { paymentTiming: timing.deferred, deferredPaymentDate: later }),
};
const noAmount = /^TypeError: ".*" is not a valid amount\.$/;
const noURL = /^TypeError: "42" is not a valid URL\.$/;

/** What is wrong in each plan, with the exception. */
const wrongPlans = Object.entries(plans).flatMap(([name, [member, paymentTiming]]) => {
  const of = (billing, more) => ({ [name]: { ...plan, [member]: billing, ...more } });
  const wrongTiming = new RegExp(`^TypeError: '${member}' must be an? '${paymentTiming}' line item\\.$`);
  return [
    [of({}), wrongTiming], [of({ paymentTiming: "immediate" }), wrongTiming], [of({ paymentTiming }),
      new RegExp(`^TypeError: Missing label for '${member}'\\.$`)],
    [of({ paymentTiming, label: "Plan" }), noAmount], [of({ paymentTiming, label: "Plan", amount: "invalid" }), noAmount],
    [of(billings[member], { managementURL: 42 }), noURL], [of(billings[member], { tokenNotificationURL: 42 }), noURL],
  ];
});
const trial = (trialBilling) => ({ recurringPaymentRequest: { ...plan, regularBilling: billings.regularBilling, trialBilling } });
const deferred = (more) => ({ deferredPaymentRequest: { ...plan, deferredBilling: billings.deferredBilling, ...more } });
const threshold = (value) => ({
  automaticReloadPaymentRequest: { ...plan, automaticReloadBilling: { ...billings.automaticReloadBilling, automaticReloadPaymentThresholdAmount: value } },
});
const share = { merchantIdentifier: "merchant", externalIdentifier: "external", merchantName: "Merchant" };
const zone = "America/Los_Angeles";
const wrongModifiers = [
  ...wrongPlans,
  [trial({}), /^TypeError: 'trialBilling' must be a 'recurring' line item\.$/], [trial({ paymentTiming: "deferred" }),
    /^TypeError: 'trialBilling' must be a 'recurring' line item\.$/],
  [trial({ paymentTiming: "recurring" }), /^TypeError: Missing label for 'trialBilling'\.$/], [trial({ paymentTiming: "recurring", label: "Trial" }), noAmount],
  [trial({ paymentTiming: "recurring", label: "Trial", amount: "invalid" }), noAmount],
  [threshold(undefined), /^TypeError: ".*" is not a valid automaticReloadPaymentThresholdAmount\.$/],
    [threshold("invalid"), /^TypeError: "invalid" is not a valid automaticReloadPaymentThresholdAmount\.$/],
  [{ deferredPaymentRequest: { ...plan, deferredBilling: { paymentTiming: "whenever" } } }, /^TypeError: Type error$/],
  [deferred({ freeCancellationDate: later }), /Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set/],
  [deferred({ freeCancellationDateTimeZone: zone }), /Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set/],
  [deferred({ freeCancellationDate: "Tomorrow", freeCancellationDateTimeZone: zone }),
    /Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set/],
  [deferred({ freeCancellationDate: later, freeCancellationDateTimeZone: "Backyard" }), /is not a valid time zone/],
  [{ multiTokenContexts: [{ ...share, amount: "invalid" }] }, noAmount],
  [{ disbursementRequest: { requiredRecipientContactFields: ["invalid1", "invalid2"] } }, /^TypeError: /],
];
const rightModifiers = [
  ...Object.entries(plans).map(([name, [member]]) => ({ [name]: { ...plan, [member]: billings[member] } })),
  trial(line("Trial", "1.00", { paymentTiming: "recurring" })), deferred({ freeCancellationDate: later, freeCancellationDateTimeZone: zone,
    billingAgreement: "Terms" }),
  { multiTokenContexts: [] }, { multiTokenContexts: [{ ...share, amount: "4.20" }] }, { multiTokenContexts: [{ ...share, merchantDomain: "shop.example",
    amount: "4.20" }] },
  { disbursementRequest: {} }, { disbursementRequest: { requiredRecipientContactFields: ["email", "name"] } },
];

export const scenarios = [
  {
    name: "WebKit: a modifier without a type counts at once, one with a type for a card of that type",
    options: { opening: "manual" },
    async run(t) {
      const method = { amount: "10.00", detail: "detail", identifier: "more", label: "More",
        dateComponentsRange: { endDateComponents: { days: 10 }, startDateComponents: { days: 5 } } };
      const recurring = line("Recurring", "20.00", { paymentTiming: "recurring", recurringPaymentIntervalUnit: "year", recurringPaymentIntervalCount: 10 });
      const more = { additionalLineItems: [recurring], additionalShippingMethods: [method] };
      const look = ({ items, shippingMethods }) => [items.map(({ label }) => label), shippingMethods.map(({ identifier }) => identifier)];
      for (const [paymentMethodType, card, before, after] of [[undefined, "debit", [[], ["more"]], [["Recurring"], ["more"]]],
        ["credit", "debit", [[], []], [[], []]], ["debit", "debit", [[], []], [["Recurring"], ["more"]]]]) {
        const { request } = open(t, { paymentmethodchange: (event) => event.updateWith({}) },
          { details: details("10.00", { modifiers: data({ paymentMethodType, ...more }) }), options: shipping });
        await t.settle();
        t.equal(look(t.applePay.sheet)[1], before[1], "the shipping methods at first");
        const shown = await t.shopper.chooseCard(card);
        t.equal(look(shown), after, `${paymentMethodType} with ${card}`);
        if (after[1].length > 0) t.equal([shown.items[0].amount, shown.items[0].recurringPaymentIntervalUnit, shown.shippingMethods[0].dateComponentsRange],
          ["20.00", "year", method.dateComponentsRange], "the members");
        await request.abort();
      }
      for (const additionalLineItems of [undefined, []]) {
        const { request } = open(t, { paymentmethodchange: (event) => event.updateWith({}) },
          { details: details("10.00", { modifiers: data({ additionalLineItems }) }) });
        t.equal(look(await t.shopper.chooseCard()), [[], []], "without lines");
        await request.abort();
      }
    },
  },
  {
    name: "WebKit: the total of a modifier with its plan",
    options: { opening: "manual" },
    async run(t) {
      const dated = { recurringPaymentStartDate: new Date(0), recurringPaymentEndDate: new Date(864e5), recurringPaymentIntervalUnit: "year",
        recurringPaymentIntervalCount: 10 };
      for (const total of [line("R", "30.00", { paymentTiming: "recurring" }), line("R", "30.00", { paymentTiming: "recurring", ...dated }),
        line("D", "40.00", { paymentTiming: "deferred", deferredPaymentDate: new Date(0) })]) {
        const { request } = open(t, { paymentmethodchange: (event) => event.updateWith({}) }, { details: details("10.00", { modifiers: data({ total }) }) });
        const { total: shown } = await t.shopper.chooseCard();
        const written = JSON.parse(JSON.stringify(total));
        t.equal(Object.keys(written).map((name) => shown[name]), Object.values(written), "the total");
        await request.abort();
      }
    },
  },
  {
    name: "WebKit: a wrong plan, share or payout of a modifier rejects show, in the request and in an update",
    async run(t) {
      for (const [more, pattern] of wrongModifiers) {
        const request = new t.window.PaymentRequest(methodData(), details("10.00", { modifiers: data(more) }));
        await t.rejects(t.click(() => request.show()), pattern);
        await t.rejects(open(t, { paymentmethodchange: (event) => event.updateWith({ modifiers: data(more) }) }).shown, pattern);
      }
    },
  },
  {
    name: "WebKit: a right plan, share or payout of a modifier is taken, in the request and in an update",
    async run(t) {
      for (const more of rightModifiers) {
        const modifiers = data(more);
        for (const [detail, update] of [[details("10.00", { modifiers }), {}], [details("10.00"), { modifiers }]]) {
          const { shown } = open(t, { paymentmethodchange: (event) => event.updateWith(update) }, { details: detail });
          const paid = t.shopper.authorize().then(({ outcome }) => outcome, (error) => error.message);
          await shown.then((response) => response.complete(), () => {});
          t.equal(await paid, "paid", JSON.stringify(more));
        }
      }
    },
  },
];
