// What code of shops and payment providers does, re-enacted: it works in Safari, or fails there in a way that its authors did not expect.
import { methods, request, shipping, unsupported, update } from "./scenario-tools.mjs";

export const scenarios = [
  {
    name: "clients: a contact answered with a status alone is a bad dictionary, and the payment times out",
    async run(t) {
      t.open({ shippingcontactselected: (session) => session.completeShippingContactSelection(0) }, request(shipping));
      await t.rejects(t.shopper.authorize(), /did not answer shippingcontactselected in 0\.3 s; the last exception was TypeError: Type error/);
      await t.applePay.timeOut();
      t.equal((await t.applePay.finished()).outcome, "timed-out", "the outcome");
    },
  },
  {
    name: "clients: abort in the catch of a failed validation, then the validation with undefined",
    async run(t) {
      const seen = [];
      const session = t.create({ validatemerchant: async (session) => {
        await Promise.resolve();
        seen.push(t.thrown(() => session.abort()), t.thrown(() => session.completeMerchantValidation(undefined)));
      } });
      session.begin();
      t.equal((await t.applePay.finished()).outcome, "aborted", "the outcome");
      t.equal(seen, ["nothing", unsupported], "what the calls throw");
    },
  },
  {
    name: "clients: the shopper cancels during the validation, and its shared catch calls abort, which throws again",
    async run(t) {
      const seen = [];
      let answer;
      const session = t.create({ validatemerchant: (session) => {
        new Promise((resolve) => { answer = resolve; }).then((merchant) => session.completeMerchantValidation(merchant)).catch((error) => {
          seen.push(`${error.name}: ${error.message}`, t.thrown(() => session.abort()));
        });
      } });
      session.begin();
      await t.settle();
      await t.shopper.cancel();
      answer({});
      await t.settle();
      t.equal(seen, [unsupported, unsupported], "what the calls throw");
    },
  },
  {
    name: "clients: completePayment again in a catch throws",
    async run(t) {
      const seen = [];
      t.open({ paymentauthorized: (session) => {
        session.completePayment(session.STATUS_SUCCESS);
        seen.push(t.thrown(() => session.completePayment(session.STATUS_FAILURE)));
      } });
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.equal(seen, [unsupported], "what the second call throws");
    },
  },
  {
    name: "clients: all four selections, and a new session for each begin",
    async run(t) {
      const answer = (name) => (session) => session[name](update("38.06", { newShippingMethods: methods }));
      for (let round = 0; round < 2; round += 1) {
        t.open({
          paymentmethodselected: (session) => session.completePaymentMethodSelection(update("38.06")),
          shippingcontactselected: answer("completeShippingContactSelection"), shippingmethodselected: answer("completeShippingMethodSelection"),
          couponcodechanged: answer("completeCouponCodeChange"), paymentauthorized: (session) => session.completePayment(0),
        }, request({ ...shipping, supportsCouponCode: true }));
        await t.shopper.chooseCard();
        await t.shopper.chooseContact();
        await t.shopper.chooseShippingMethod("express");
        await t.shopper.enterCoupon("TEN");
        t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      }
      t.equal(t.applePay.payments.map(({ flow }) => flow.events.length), [6, 6], "the events of the records");
    },
  },
  {
    name: "clients: constants that are texts mean success, also for a failure",
    async run(t) {
      t.open({ paymentauthorized: (session) => session.completePayment({ status: "STATUS_FAILURE", errors: [] }) });
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
    },
  },
  {
    name: "clients: a rejected promise of an async listener is named",
    async run(t) {
      const rejections = [];
      const note = (event) => { rejections.push(event.reason.message); event.preventDefault(); };
      t.window.addEventListener("unhandledrejection", note);
      const rejected = Promise.reject(new Error("no network"));
      rejected.catch(() => {});
      // A thenable, because each environment treats a rejection without a handler in its own way.
      const session = t.create({ validatemerchant: () => {} });
      session.onvalidatemerchant = () => ({ then: (_, reject) => rejected.catch((error) => { try { reject(error); } catch { rejections.push(error.message); } }) });
      session.begin();
      await t.rejects(t.shopper.authorize(), /did not answer validatemerchant in 0\.3 s; the last exception was Error: no network/);
      t.window.removeEventListener("unhandledrejection", note);
      t.equal(rejections, ["no network"], "what is reported");
    },
  },
  {
    name: "clients: what waits is rejected when the test removes the stand-in",
    async run(t) {
      t.create({ validatemerchant: () => {} }).begin();
      const paid = t.shopper.authorize();
      t.applePay.restore();
      await t.rejects(paid, /the test removed the stand-in while the shopper was waiting/);
    },
  },
  {
    name: "clients: a listener that is added during an event, for one event, gets the next one",
    options: { opening: "manual" },
    async run(t) {
      const session = t.open();
      const once = () => {
        session.addEventListener("paymentmethodselected", again, { once: true });
        session.completePaymentMethodSelection(update("1.00"));
      };
      const again = () => session.completePaymentMethodSelection(update("2.00"));
      session.addEventListener("paymentmethodselected", once, { once: true });
      t.equal((await t.shopper.chooseCard()).total.amount, "1.00", "the total");
      t.equal((await t.shopper.chooseCard()).total.amount, "2.00", "the total");
    },
  },
  {
    name: "clients: a session of the click begins after an answer of the server",
    async run(t) {
      const session = t.create({ validatemerchant: (session) => session.completeMerchantValidation({}), paymentauthorized: (session) => session.completePayment(0) });
      await t.settle();
      session.begin();
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
    },
  },
  {
    name: "clients: the path of a sample: a card is set up, and only the merchant, the method and the payment have listeners",
    options: { device: { activeCard: false } },
    async run(t) {
      const { ApplePaySession } = t.window;
      t.equal([ApplePaySession.supportsVersion(3), ApplePaySession.canMakePayments()], [true, true], "whether the page shows a button");
      t.equal(await ApplePaySession.canMakePaymentsWithActiveCard("merchant.example"), false, "whether there is a card");
      t.equal(await t.click(() => ApplePaySession.openPaymentSetup("merchant.example")), true, "whether the shopper set up a card");
      t.applePay.device.activeCard = true;
      t.equal(await ApplePaySession.canMakePaymentsWithActiveCard("merchant.example"), true, "whether there is a card then");
      const paid = [];
      t.open({
        shippingmethodselected: (session, { shippingMethod }) => session.completeShippingMethodSelection(
          ApplePaySession.STATUS_SUCCESS, { label: "Harbor Books", amount: String(38.06 + Number(shippingMethod.amount)) }, [{ label: shippingMethod.label, amount: shippingMethod.amount }]),
        paymentauthorized: (session, { payment: { token, shippingContact } }) => {
          paid.push(token.paymentMethod.network, shippingContact.givenName);
          session.completePayment(ApplePaySession.STATUS_SUCCESS);
        },
      }, request(shipping), 3);
      t.equal((await t.shopper.chooseShippingMethod("express")).total.amount, "47.96", "the total");
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.equal([t.events, paid], [["validatemerchant", "shippingmethodselected", "paymentauthorized"], ["Visa", "Jamie"]], "the events and the payment");
    },
  },
  {
    name: "clients: listeners that are added, and a shop that needs the whole postal code before the authorization",
    options: { country: "CA" },
    async run(t) {
      const { ApplePaySession, ApplePayError } = t.window;
      const session = t.click(() => new ApplePaySession(4, request(shipping)));
      const seen = [];
      let pattern = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/;
      const listeners = {
        validatemerchant: async () => {
          await undefined;
          session.completeMerchantValidation({});
        },
        shippingcontactselected: ({ shippingContact: { addressLines, postalCode } }) => {
          seen.push([addressLines ?? "no street", postalCode]);
          const errors = pattern.test(postalCode) ? [] : [new ApplePayError("shippingContactInvalid", "postalCode", "Enter a postal code")];
          session.completeShippingContactSelection(update("40.00", { errors }));
        },
        paymentauthorized: ({ payment: { shippingContact } }) => {
          seen.push([shippingContact.addressLines.join(), shippingContact.postalCode]);
          session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
        },
      };
      for (const [type, listener] of Object.entries(listeners)) session.addEventListener(type, listener);
      session.begin();
      await t.rejects(t.shopper.authorize(), /the sheet shows errors, so the shopper cannot pay: "Enter a postal code"/);
      // The beginning of a code is enough for a price.
      pattern = /^[A-Z]\d[A-Z]/;
      await t.shopper.chooseContact();
      t.equal((await t.shopper.authorize()).outcome, "paid", "the outcome");
      t.equal(seen, [["no street", "K1A"], ["no street", "K1A"], ["12 Harbor Street", "K1A 0B1"]], "the addresses");
    },
  },
  {
    name: "clients: Apple's script that a page loads later keeps the class, and adds its query",
    async run(t) {
      const { window } = t;
      const own = window.ApplePaySession;
      // What the script does in Safari, and elsewhere.
      window.ApplePaySession ??= class { static isNotWebkit = true; };
      window.ApplePaySession.applePayCapabilities ??= async (merchant) => {
        if (!window.ApplePaySession.canMakePayments()) return "applePayUnsupported";
        return (await window.ApplePaySession.canMakePaymentsWithActiveCard(merchant)) ? "paymentCredentialsAvailable" : "paymentCredentialsUnavailable";
      };
      t.equal([window.ApplePaySession === own, own.isNotWebkit], [true, undefined], "the class");
      const answers = [];
      for (const device of [{}, { activeCard: false }, { canMakePayments: false }]) {
        Object.assign(t.applePay.device, device);
        answers.push(await own.applePayCapabilities("merchant.example"));
      }
      t.equal(answers, ["paymentCredentialsAvailable", "paymentCredentialsUnavailable", "applePayUnsupported"], "the answers");
    },
  },
];
