class Wallet<T = ApplePayJS.ApplePayPaymentRequest> { value?: T }
new Wallet<{ a: number }>()
