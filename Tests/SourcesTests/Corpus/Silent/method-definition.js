export const handlers = {
  completePaymentMethodSelection(update) { return { newTotal: update } },
  completeShippingMethodSelection: update => ({ ok: true, update }),
  completeShippingContactSelection: async function (update) { return { done: update } },
}
