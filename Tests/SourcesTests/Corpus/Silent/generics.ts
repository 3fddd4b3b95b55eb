function request<T extends ApplePayJS.ApplePayPaymentRequest>(value: T): T { return value }
const a = b < c && d > (e), f = <T,>(x: T) => x
