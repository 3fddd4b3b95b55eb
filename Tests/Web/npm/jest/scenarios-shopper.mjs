// The events of a payment, what the shopper does, and how a payment ends.
import { methods, request, shipping, unsupported, update } from "./scenario-tools.mjs";

const ottawa = {
  givenName: "Jo", familyName: "Roy", phoneNumber: "+1 613 555 0100", emailAddress: "jo@shopper.example",
  addressLines: ["1 Canal Street"], locality: "Ottawa", administrativeArea: "ON", postalCode: "K1A 0B1", countryCode: "CA",
};
const pays = { paymentauthorized: (session) => session.completePayment({ status: 0 }) };

export const scenarios = [
  {
    name: "a device in private browsing, without a setup, and with what Apple's script adds",
    options: { sdk: "present", activation: "off" },
    async run(t) {
      const { ApplePaySession } = t.window;
      const answers = async () => [await ApplePaySession.canMakePaymentsWithActiveCard("merchant.example"), (await ApplePaySession.applePayCapabilities("merchant.example")).paymentCredentialStatus];
      t.equal(await answers(), [true, "paymentCredentialsAvailable"], "with a card");
      t.applePay.device.activeCard = false;
      t.equal(await answers(), [false, "paymentCredentialsUnavailable"], "without a card");
      t.applePay.device.private = true;
      t.equal(await answers(), [true, "paymentCredentialsAvailable"], "in private");
      t.applePay.device.canMakePayments = false;
      t.equal(await answers(), [false, "applePayUnsupported"], "without Apple Pay");
      t.equal(await ApplePaySession.openPaymentSetup("merchant.example"), true, "the setup");
      t.applePay.device.paymentSetup = false;
      t.equal(await ApplePaySession.openPaymentSetup("merchant.example"), false, "the setup that fails");
    },
  },
  {
    name: "without Apple's script the class has no capabilities, as in Safari",
    run(t) { t.equal("applePayCapabilities" in t.window.ApplePaySession, false, "applePayCapabilities"); },
  },
  {
    name: "the merchant is asked first, then the sheet selects a card and the required address",
    async run(t) {
      const seen = [];
      const note = (session, event) => {
        seen.push([event.type, event.target === session, event.bubbles, event.cancelable, event.paymentMethod ?? event.shippingContact]);
        if (event.shippingContact) session.completeShippingContactSelection(update());
        else session.completePaymentMethodSelection(update());
      };
      const session = t.create({
        validatemerchant: (session, event) => {
          seen.push(event.validationURL.startsWith("https://"));
          session.completeMerchantValidation({});
        },
        paymentmethodselected: note, shippingcontactselected: note, ...pays,
      }, request(shipping));
      session.begin();
      t.equal(seen, [], "what comes before begin returns");
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.equal(seen, [
        true, ["paymentmethodselected", true, false, false, { type: "debit" }],
        ["shippingcontactselected", true, false, false, {
          locality: "San Francisco", postalCode: "94107", administrativeArea: "CA", country: "United States", countryCode: "US" }],
      ], "the events");
    },
  },
  {
    name: "an address is asked for with postalAddress only, and an attribute is the same object each time",
    async run(t) {
      let isSame;
      t.open({ paymentmethodselected: (session, event) => {
        isSame = event.paymentMethod === event.paymentMethod;
        session.completePaymentMethodSelection(update());
      }, shippingcontactselected: () => {}, ...pays }, request({ requiredShippingContactFields: ["email"] }));
      await t.shopper.authorize();
      t.equal([isSame, t.events], [true, ["validatemerchant", "paymentmethodselected", "paymentauthorized"]], "the events");
      await t.rejects(t.shopper.chooseContact(), /the sheet is closed \(the payment is complete\)/);
    },
  },
  {
    name: "without a listener the sheet goes on by itself",
    async run(t) {
      const session = t.open(pays, request(shipping));
      session.onshippingmethodselected = () => {};
      session.onshippingmethodselected = null;
      const { total, shippingMethod } = await t.shopper.chooseShippingMethod("express");
      t.equal([total.amount, shippingMethod], ["38.06", "express"], "the sheet");
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.equal(t.events, ["validatemerchant", "paymentauthorized"], "the events");
    },
  },
  {
    name: "a pending line needs no amount and shows none, but a pending total keeps its amount",
    options: { opening: "manual" },
    async run(t) {
      const noAmount = 'TypeError: "" is not a valid amount.';
      t.throws(() => t.create({}, request({ lineItems: [{ label: "Ride" }] })), noAmount);
      t.throws(() => t.create({}, request({ total: { label: "Harbor Cabs", type: "pending" } })), noAmount);
      // In the order in which Safari reads members.
      const lines = [{ amount: "5.00", label: "Base Fare" }, { label: "Distance", type: "pending" }];
      const total = { amount: "5.00", label: "Harbor Cabs", type: "pending" };
      const answer = { newTotal: total, newLineItems: [...lines, { label: "Tip", type: "pending", amount: "2.00" }] };
      let problem;
      t.open({ shippingmethodselected: (session) => {
        problem = t.thrown(() => session.completeShippingMethodSelection({ ...answer, newLineItems: [{ label: "Tip" }] }));
        session.completeShippingMethodSelection(answer);
      }, ...pays }, request({ ...shipping, lineItems: lines, total }));
      const { items, total: shown } = await t.shopper.chooseCard();
      t.equal(items, lines, "the lines");
      t.equal(shown, total, "the total");
      t.equal((await t.shopper.chooseShippingMethod("express")).items, [...lines, { label: "Tip", type: "pending" }], "the lines of the answer");
      t.equal(problem, noAmount, "the answer without an amount");
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      const { flow } = t.applePay.payments.at(-1);
      t.equal(flow.request.lineItems, lines, "the record of the request");
      t.equal(flow.events.at(-1).data.newLineItems[2].amount, "2.00", "the record of the answer");
    },
  },
  {
    name: "addEventListener counts, with once, signal and objects",
    options: { opening: "manual" },
    async run(t) {
      const session = t.open(pays);
      let count = 0;
      const listener = { handleEvent() { count += 1; session.completePaymentMethodSelection(update(`${count}.00`)); } };
      session.addEventListener("paymentmethodselected", listener, { once: true });
      t.equal((await t.shopper.chooseCard()).total.amount, "1.00", "the total");
      t.equal((await t.shopper.chooseCard()).total.amount, "1.00", "the total without a listener");
      session.addEventListener("paymentmethodselected", listener);
      session.addEventListener("paymentmethodselected", listener);
      t.equal((await t.shopper.chooseCard()).total.amount, "2.00", "the total");
      session.removeEventListener("paymentmethodselected", listener);
      t.equal([(await t.shopper.chooseCard()).total.amount, count], ["2.00", 2], "the total and the count");
    },
  },
  {
    name: "nothing is answered for a page that does not listen for the merchant or for the payment",
    async run(t) {
      t.create().begin();
      await t.rejects(t.shopper.authorize(), /the page did not answer validatemerchant in 0\.3 s/);
      await t.shopper.cancel();
      t.open();
      await t.rejects(t.shopper.authorize(), /the page did not answer paymentauthorized in 0\.3 s/);
      await t.shopper.cancel();
      t.equal(t.applePay.payments.map(({ outcome }) => outcome), ["cancelled", "cancelled"], "the outcomes");
    },
  },
  {
    name: "what the shopper does comes one after the other, also while the page takes its time",
    options: { opening: "manual" },
    async run(t) {
      const slowly = (name) => (session) => t.window.setTimeout(() => session[name](update()), 20);
      t.open({
        paymentmethodselected: slowly("completePaymentMethodSelection"), shippingmethodselected: slowly("completeShippingMethodSelection"),
        couponcodechanged: slowly("completeCouponCodeChange"), ...pays,
      }, request({ ...shipping, supportsCouponCode: true }));
      await Promise.all([t.shopper.chooseCard(), t.shopper.chooseShippingMethod("express"), t.shopper.enterCoupon("WELCOME10")]);
      t.equal(t.events, ["validatemerchant", "paymentmethodselected", "shippingmethodselected", "couponcodechanged"], "the events");
      await t.shopper.authorize();
      t.equal(t.applePay.payments[0].flow.events.map(({ selected }) => selected), [
        { paymentMethod: { type: "debit" } }, { shippingMethod: "express" }, { couponCode: "WELCOME10" }], "the record");
    },
  },
  {
    name: "contacts are redacted until the shopper authorizes, and hold what the request asks for",
    options: { contact: ottawa, billingContact: { ...ottawa, postalCode: "SW1A 1AA", countryCode: "GB" } },
    async run(t) {
      const seen = {};
      t.open({
        paymentmethodselected: (session, event) => { seen.card = event.paymentMethod; session.completePaymentMethodSelection(update()); },
        shippingcontactselected: (session, event) => { seen.contact = event.shippingContact; session.completeShippingContactSelection(update()); },
        paymentauthorized: (session, event) => { seen.payment = event.payment; session.completePayment(0); },
      }, request({ ...shipping, requiredBillingContactFields: ["postalAddress"] }));
      await t.shopper.authorize();
      t.equal(seen.contact, { locality: "Ottawa", postalCode: "K1A", administrativeArea: "ON", countryCode: "CA" }, "the contact");
      t.equal(seen.card.billingContact.postalCode, "SW1A", "the postal code of the billing contact");
      const { shippingContact, billingContact, token } = seen.payment;
      t.equal(shippingContact, {
        addressLines: ["1 Canal Street"], locality: "Ottawa", postalCode: "K1A 0B1", administrativeArea: "ON", countryCode: "CA",
        givenName: "Jo", familyName: "Roy" }, "the contact of the payment");
      t.equal([billingContact.givenName ?? null, billingContact.postalCode], [null, "SW1A 1AA"], "the billing contact of the payment");
      t.equal(token, {
        paymentMethod: { displayName: "Simulated Instrument", network: "Visa", type: "debit" },
        transactionIdentifier: "Simulated Identifier", paymentData: {} }, "the token");
    },
  },
  {
    name: "a test can bring its own token",
    options: { token: ({ card }) => ({ transactionIdentifier: card.network }) },
    async run(t) {
      const tokens = [];
      const takes = { paymentauthorized: (session, event) => { tokens.push(event.payment.token.transactionIdentifier); session.completePayment(0); } };
      t.open(takes);
      await t.shopper.authorize();
      t.open(takes);
      await t.shopper.authorize({ token: { transactionIdentifier: "mine" } });
      t.equal(tokens, ["Visa", "mine"], "the tokens");
    },
  },
  {
    name: "errors stop the shopper until the page takes them back",
    async run(t) {
      const { ApplePayError } = t.window;
      const errors = [new ApplePayError("addressUnserviceable", undefined, "We do not ship there.")];
      const session = t.open({
        shippingcontactselected: (session, { shippingContact }) => {
          session.completeShippingContactSelection(update("38.06", { errors: shippingContact.countryCode === "CA" ? errors : [] }));
        },
        paymentauthorized: (session) => session.completePayment({ status: 1, errors: [new ApplePayError("shippingContactInvalid", "postalCode")] }),
      }, request(shipping));
      t.equal((await t.shopper.chooseContact(ottawa)).errors[0].message, "We do not ship there.", "the error");
      await t.rejects(t.shopper.authorize(), /the sheet shows errors, so the shopper cannot pay: "We do not ship there\."/);
      await t.shopper.chooseContact({ ...ottawa, countryCode: "US" });
      t.equal(await t.shopper.authorize(), { outcome: "open", errors: [{ code: "shippingContactInvalid", contactField: "postalCode", message: "" }] }, "the result");
      t.equal(t.applePay.sheet.isOpen, true, "whether the sheet is open");
      await t.shopper.chooseContact({ ...ottawa, countryCode: "US" });
      session.onpaymentauthorized = () => session.completePayment(0);
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
    },
  },
  {
    name: "the shopper says why something is not possible",
    options: { opening: "manual" },
    async run(t) {
      await t.rejects(t.shopper.authorize(), /no payment sheet opened in 0\.3 s: the page created no ApplePaySession/);
      t.thrown(() => t.create({}, request({ countryCode: "us" })));
      await t.rejects(t.shopper.authorize(), /new ApplePaySession threw TypeError: "us" is not a valid country code\./);
      t.create();
      await t.rejects(t.shopper.authorize(), /the page did not call begin/);
      t.open({}, request({ shippingMethods: methods.slice(0, 1) }));
      await t.rejects(t.shopper.chooseShippingMethod("express"), /the request offers no shipping method "express"; it offers "standard"/);
      await t.rejects(t.shopper.enterCoupon("X"), /no field for a coupon code/);
      await t.rejects(t.shopper.chooseContact(), /the sheet has no address/);
      await t.rejects(t.shopper.chooseCard({ network: "AmEx" }), /does not accept the card AmEx debit; it accepts "visa", "masterCard", "supports3DS"/);
      t.equal((await t.shopper.chooseCard("credit")).total.amount, "38.06", "the total");
    },
  },
  {
    name: "an answer that never comes names the exception of the last one",
    async run(t) {
      t.open({ shippingcontactselected: (session) => t.thrown(() => session.completeShippingContactSelection(update("1,5"))) }, request(shipping));
      await t.rejects(t.shopper.chooseContact(), /did not answer shippingcontactselected in 0\.3 s; the last exception was TypeError: "1,5" is not a valid amount\.\n\nWhat happened:\n/);
    },
  },
  {
    name: "the time for an answer runs out",
    options: { timeout: 60 },
    async run(t) {
      t.open({ paymentauthorized: () => {} });
      await t.rejects(t.shopper.authorize(), /the sheet is closed \(the page did not answer in time\)/);
      t.equal([t.events, (await t.applePay.finished()).outcome], [["validatemerchant", "paymentauthorized", "cancel"], "timed-out"], "the end");
      const session = t.create({ validatemerchant: () => {} });
      session.begin();
      await t.settle();
      await t.applePay.timeOut();
      t.throws(() => session.completeMerchantValidation({}), unsupported);
      await t.rejects(t.applePay.timeOut(), /the sheet does not wait for the page/);
    },
  },
  {
    name: "the merchant is refused with the event cancel",
    options: { merchant: (session) => (session.domainName === "shop.example" ? "accept" : "refuse") },
    async run(t) {
      const validates = (domainName) => t.create({ validatemerchant: (session) => session.completeMerchantValidation({ domainName }), ...pays });
      validates("other.example").begin();
      t.equal((await t.applePay.finished()).outcome, "refused", "the outcome");
      validates("shop.example").begin();
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.applePay.merchant = "refuse";
      t.open(pays);
      await t.rejects(t.shopper.authorize(), /the sheet is closed \(the merchant session was refused\)/);
    },
  },
  {
    name: "the page cache closes the sheet at once, and cancel comes when the page returns",
    async run(t) {
      t.open(pays);
      await t.settle();
      t.applePay.hidePage();
      await t.settle();
      t.equal([t.events, t.applePay.sheet.isOpen], [["validatemerchant"], false], "before the page returns");
      await t.applePay.showPage();
      t.equal([t.events, (await t.applePay.finished()).outcome], [["validatemerchant", "cancel"], "hidden"], "after that");
    },
  },
  {
    name: "the events of the page cache do the same, and those of a page that is gone do nothing",
    async run(t) {
      const send = (type, persisted) => t.window.dispatchEvent(Object.assign(new t.window.Event(type), { persisted }));
      t.open(pays);
      await t.settle();
      send("pagehide", false);
      t.equal(t.applePay.sheet.isOpen, true, "without the cache");
      send("pagehide", true);
      await t.settle();
      t.equal([t.events, t.applePay.sheet.isOpen], [["validatemerchant"], false], "before the page returns");
      send("pageshow", true);
      t.equal([(await t.applePay.finished()).outcome, t.events], ["hidden", ["validatemerchant", "cancel"]], "after that");
      t.open(pays);
      await t.settle();
      t.applePay.restore();
      send("pagehide", true);
      t.equal(t.applePay.log.filter((line) => line.includes("leaves the page")).length, 1, "after restore");
    },
  },
  {
    name: "a whole payment is a record that the checker reads",
    async run(t) {
      t.open({
        paymentmethodselected: (session) => session.completePaymentMethodSelection(update("38.06")),
        shippingcontactselected: (session) => session.completeShippingContactSelection(update("38.06", { newShippingMethods: methods })),
        shippingmethodselected: (session) => session.completeShippingMethodSelection(update("47.96")), ...pays,
      }, request(shipping));
      await t.shopper.chooseShippingMethod("express");
      t.equal(t.applePay.sheet.total, { amount: "47.96", label: "Harbor Books" }, "the total");
      await t.shopper.authorize();
      const { outcome, flow, isChecked, report } = await t.applePay.finished();
      const { calls } = flow;
      t.equal(isChecked, true, "whether it is checked");
      t.equal([outcome, flow.result, flow.apiVersion, flow.events.length], ["paid", { status: 0 }, 14, 3], "the record");
      t.equal(report.kind, "PaymentFlow", "the kind");
      t.equal(report.findings.filter(({ severity }) => severity === "error"), [], "the errors");
      t.equal([calls.slice(0, 2), calls.at(-1)].flat().map(({ call, by }) => [call, by]), [
        ["new ApplePaySession", "page"], ["begin", "page"], ["closed: the payment is complete", "sheet"]], "the calls");
    },
  },
  {
    name: "a handler that throws is reported to the page, and the sheet waits",
    async run(t) {
      const errors = [];
      const { error } = console;
      console.error = (text, thrown) => errors.push(thrown.message);
      t.window.addEventListener("error", (event) => { errors.push(event.error.message); event.preventDefault(); }, { once: true });
      t.open({ paymentauthorized: () => { throw new Error("mine"); } });
      await t.rejects(t.shopper.authorize(), /did not answer paymentauthorized in 0\.3 s; the last exception was Error: mine/);
      console.error = error;
      t.equal(errors, ["mine"], "what is reported");
    },
  },
];
