// The shopper: what a person does with the sheet. Each act waits until the sheet can be used, and for the answer of the page.
import { firstWithCoupons } from "./release.js";
import { accepts } from "./shopper-data.js";
import { checkType } from "./shopper-options.js";
import { endings } from "./words.js";

const listed = (names) => names.map((name) => JSON.stringify(name)).join(", ");

/**
 * Returns the shopper of a page.
 *
 * @param {object} page A Page.
 */
export function shopperOf(page) {
  const { log, selections } = page;
  const refuse = (text) => { throw log.error(text); };

  /** Why the shopper cannot use the sheet. */
  function reason(time) {
    const payment = page.active;
    if (payment?.waitsFor) return payment.reason(time);
    if (payment) return `the sheet could not be used in ${time}`;
    const latest = page.records.at(-1);
    if (latest === undefined) return `no payment sheet opened in ${time}: the page created no ApplePaySession`;
    if (latest.outcome === "open") return `no payment sheet opened in ${time}: the page did not call begin`;
    if (latest.outcome === "rejected") return `no payment sheet opened in ${time}: new ApplePaySession threw ${latest.flow.calls[0].threw}`;
    return `the sheet is closed (${endings[latest.outcome]})`;
  }

  /** Waits for the sheet. `isReady` says whether it can be used. */
  function open(isReady) {
    let seen;
    return page.until(() => {
      const payment = page.active;
      if (payment === undefined || payment.isEnded) {
        if (seen) refuse(`the sheet is closed (${endings[seen.outcome] ?? seen.outcome})`);
        return undefined;
      }
      seen = payment;
      return isReady(payment) ? payment : undefined;
    }, reason);
  }

  /**
   * Waits for the sheet, acts, and waits for the answer. `check` throws if the sheet does not offer it, now or when its turn comes.
   */
  async function act(words, type, check, select) {
    const payment = await open((payment) => payment.isReady);
    check(payment);
    log.add("shopper", words, payment);
    let outcome;
    const find = () => {
      check(payment);
      return select(payment);
    };
    payment.act(type, find).then(
      (value) => { outcome = { value }; page.changed(); },
      (error) => { outcome = { error }; page.changed(); });
    const { value, error } = await page.until(() => outcome, reason);
    if (error) throw error;
    return value;
  }

  const checks = {
    card: (card) => ({ request }) => {
      const { supportedNetworks, merchantCapabilities } = request;
      if (accepts(request, card)) return;
      refuse(`the request does not accept the card ${card.network} ${card.type}; it accepts ${listed([...supportedNetworks, ...merchantCapabilities])}`);
    },
    contact({ sheet }) {
      if (sheet.contactFields.includes("postalAddress")) return;
      refuse('the sheet has no address: requiredShippingContactFields of the request does not have "postalAddress"');
    },
    method: (identifier) => ({ sheet }) => {
      if (sheet.has(identifier)) return;
      const offered = sheet.shippingMethods.map((method) => method.identifier);
      refuse(`the request offers no shipping method ${JSON.stringify(identifier)}; it offers ${offered.length > 0 ? listed(offered) : "none"}`);
    },
    coupon({ request }) {
      if (request.supportsCouponCode) return;
      const reason = page.release.has(firstWithCoupons) ? "the request does not have supportsCouponCode: true" : "the release that the test names has no coupon codes";
      refuse(`the sheet has no field for a coupon code: ${reason}`);
    },
    payment({ card, sheet, request }) {
      if (!card) refuse(`the shopper has no card that the request accepts (${listed(request.supportedNetworks)}); pass it with the option cards`);
      if (!sheet.isBlocked) return;
      refuse(`the sheet shows errors, so the shopper cannot pay: ${listed(sheet.errors.map(({ code, message }) => message || code))}`);
    },
  };

  return {
    async chooseCard(card = {}) {
      const wanted = typeof card === "string" ? page.cards.find((each) => each.type === card) ?? { type: card } : card;
      const chosen = { ...page.cards[0], ...wanted };
      checkType(chosen.type);
      return act("chooses a card", "paymentmethodselected", checks.card(chosen), (payment) => selections.card(payment, chosen));
    },
    async chooseContact(contact) {
      return act("chooses an address", "shippingcontactselected", checks.contact, (payment) => selections.contact(payment, contact ?? payment.contact));
    },
    async chooseShippingMethod(identifier) {
      const words = `chooses the shipping method ${JSON.stringify(identifier)}`;
      return act(words, "shippingmethodselected", checks.method(identifier), (payment) => selections.method(payment, identifier));
    },
    async enterCoupon(code) {
      return act("enters a coupon code", "couponcodechanged", checks.coupon, (payment) => selections.coupon(payment, String(code)));
    },
    async authorize({ token, contact } = {}) {
      return act("authorizes the payment", "paymentauthorized", checks.payment, (payment) => selections.payment(payment, { token, contact }));
    },
    async cancel() {
      const payment = await open(() => true);
      log.add("shopper", "cancels", payment);
      await payment.cancel("cancelled");
    },
  };
}
