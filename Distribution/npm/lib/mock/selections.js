// What the events of a payment say when the shopper selects something, with what the record keeps of it.
import { asked, redacted, redactedCard, simulatedToken } from "./shopper-data.js";

/** Returns the selections of a page. Each sets what the sheet shows as selected. */
export function selectionsOf(page) {
  return {
    card: (payment, card) => {
      payment.card = card;
      payment.sheet.selectCard(card.type);
      const { requiredBillingContactFields } = payment.request;
      const value = redactedCard(card, page.billingContactFor(payment.request), requiredBillingContactFields);
      return { value, selected: { paymentMethod: value } };
    },
    contact: (payment, contact) => {
      payment.contact = contact;
      const value = redacted(contact);
      return { value, selected: { shippingContact: value } };
    },
    method: (payment, identifier) => {
      payment.sheet.shippingMethod = identifier;
      return { value: payment.sheet.method(identifier), selected: { shippingMethod: identifier } };
    },
    coupon: (payment, code) => {
      payment.coupon = code;
      return { value: code, selected: { couponCode: code } };
    },
    payment: (payment, own) => {
      // The shopper can correct a name or an email without an event.
      payment.contact = { ...payment.contact, ...own.contact };
      const { request, card, contact } = payment;
      const token = own.token ?? page.options.token;
      // A promise of a token is the sheet's to wait for.
      const value = { token: typeof token === "function" ? token({ request, card, total: payment.sheet.shown.total }) : token ?? simulatedToken(card) };
      const { requiredBillingContactFields, requiredShippingContactFields } = request;
      if (requiredBillingContactFields?.length > 0) value.billingContact = asked(page.billingContactFor(request), requiredBillingContactFields);
      if (requiredShippingContactFields?.length > 0) value.shippingContact = asked(contact, requiredShippingContactFields);
      return { value };
    },
  };
}
