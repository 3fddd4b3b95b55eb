export function isRequest(value: unknown): value is ApplePayJS.ApplePayPaymentRequest { return typeof value === 'object' }
