export function send(request: ApplePayJS.ApplePayPaymentRequest) { return api.post({ body: { total: -1 }, request }) }
