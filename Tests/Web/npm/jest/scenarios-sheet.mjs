// What a test sees of the sheet, and why the shopper waits in vain.
import { request, shipping, update } from "./scenario-tools.mjs";
import { details, methodData, open } from "./w3c-tools.mjs";

const plan = (label = "Monthly") => ({
  paymentDescription: "Books", managementURL: "https://shop.example/plan", regularBilling: { label, amount: "9.90", paymentTiming: "recurring" },
});
const line = (label, amount, paymentTiming) => ({ label, amount, paymentTiming });

export const scenarios = [
  {
    name: "the sheet has everything that the request says, and the shopper's things",
    options: { opening: "manual" },
    async run(t) {
      t.equal([t.applePay.sheet.isOpen, t.applePay.sheet.address, t.applePay.sheet.changed], [false, null, []], "the closed sheet");
      t.open({}, request({
        ...shipping, requiredBillingContactFields: ["postalAddress"], shippingType: "delivery", shippingContactEditingMode: "storePickup", supportsCouponCode: true, couponCode: "TEN",
        recurringPaymentRequest: plan(),
      }));
      await t.settle();
      const { changed, ...sheet } = t.applePay.sheet;
      t.equal(changed.includes("isOpen") && changed.includes("recurring"), true, changed.join());
      t.equal([sheet.contactFields, sheet.billingFields, sheet.shippingType, sheet.editingMode, sheet.supportsCoupon, sheet.couponCode], [
        ["postalAddress", "name"], ["postalAddress"], "delivery", "storePickup", true, "TEN"], "the fields");
      t.equal([sheet.card.network, sheet.address.addressLines, sheet.recurring.regularBilling.label, sheet.automaticReload, sheet.shares], [
        "Visa", ["12 Harbor Street"], "Monthly", null, null], "the things");
      t.equal(t.applePay.sheet.changed, [], "what changed since");
      await t.shopper.cancel();
    },
  },
  {
    name: "the sheet has the deferred charge, the reload and the shares of merchants",
    options: { opening: "manual" },
    async run(t) {
      const deferredPaymentRequest = { paymentDescription: "Room", managementURL: "https://shop.example/room", deferredBilling: { ...line("Room", "80.00", "deferred"), deferredPaymentDate: new Date(0) } };
      const automaticReloadPaymentRequest = {
        paymentDescription: "Card", managementURL: "https://shop.example/card",
        automaticReloadBilling: { ...line("Reload", "20.00", "automaticReload"), automaticReloadPaymentThresholdAmount: "5.00" },
      };
      const multiTokenContexts = [{ merchantIdentifier: "m.example", externalIdentifier: "1", merchantName: "Tea", amount: "8.06" }];
      for (const [name, member, value] of [["deferred", "deferredPaymentRequest", deferredPaymentRequest], ["automaticReload", "automaticReloadPaymentRequest", automaticReloadPaymentRequest],
        ["shares", "multiTokenContexts", multiTokenContexts]]) {
        t.open({}, request({ [member]: value }));
        await t.settle();
        t.equal(t.applePay.sheet[name] === null, false, name);
        await t.shopper.cancel();
      }
    },
  },
  {
    name: "an update changes the plan of the sheet, and the sheet says what changed",
    async run(t) {
      t.open({ paymentmethodselected: (session) => session.completePaymentMethodSelection(update("12.00", { newRecurringPaymentRequest: plan("Yearly") })) }, request({ recurringPaymentRequest: plan() }));
      const { sheet } = t.applePay;
      t.equal(sheet.recurring.regularBilling.label, "Monthly", "the plan");
      await t.shopper.chooseCard();
      const { recurring, changed } = t.applePay.sheet;
      t.equal([recurring.regularBilling.label, changed.filter((name) => name !== "waitsFor")], ["Yearly", ["total", "recurring"]], "the plan");
      await t.shopper.cancel();
    },
  },
  {
    name: "the reason names the handler and the call that is missing",
    options: { opening: "manual" },
    async run(t) {
      t.open({ paymentauthorized: () => {} });
      await t.rejects(t.shopper.authorize(), /^Error: paysheet\/mock: the page did not answer paymentauthorized in 0\.3 s: onpaymentauthorized did not call completePayment\(\)\n\nWhat happened:/);
      await t.rejects(t.applePay.finished(), /did not answer paymentauthorized in 0\.3 s: onpaymentauthorized did not call/);
      await t.shopper.cancel();
      const session = t.open();
      await t.rejects(t.shopper.authorize(), /: the session has no onpaymentauthorized, which must call completePayment\(\)\n/);
      await t.shopper.cancel();
      session.addEventListener("x", () => {});
      const other = t.open();
      other.addEventListener("paymentauthorized", () => {});
      await t.rejects(t.shopper.authorize(), /: the listener of paymentauthorized did not call completePayment\(\)\n/);
      await t.shopper.cancel();
    },
  },
  {
    name: "W3C: the reason names the event and the promise that is missing",
    options: { opening: "manual" },
    async run(t) {
      open(t, { merchantvalidation: () => {} });
      await t.rejects(t.shopper.authorize(), /did not answer merchantvalidation in 0\.3 s: the listener of merchantvalidation did not call complete\(\) of the event\n/);
      await t.shopper.cancel();
      open(t, { merchantvalidation: (event) => event.complete(new Promise(() => {})) });
      await t.rejects(t.shopper.authorize(), /: the promise given to complete\(\) has not settled\n/);
      await t.shopper.cancel();
      const { shown } = open(t);
      await t.rejects(t.shopper.authorize(), /did not answer paymentauthorized in 0\.3 s: show\(\) has resolved, and the page did not call complete\(\) of the response\n/);
      await (await shown).complete();
    },
  },
  {
    name: "W3C: a modifier sets the plan of the sheet",
    options: { opening: "manual" },
    async run(t) {
      const modifiers = [{ supportedMethods: "https://apple.com/apple-pay", data: { recurringPaymentRequest: plan() } }];
      const { request: opened } = open(t, {}, { methodData: methodData(), details: details("38.06", { modifiers }) });
      await t.settle();
      t.equal(t.applePay.sheet.recurring?.regularBilling.label, "Monthly", "the plan");
      await opened.abort();
    },
  },
];
