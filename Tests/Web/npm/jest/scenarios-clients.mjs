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
];
