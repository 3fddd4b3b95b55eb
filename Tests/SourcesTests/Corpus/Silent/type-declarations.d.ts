declare class ApplePaySession {
  constructor(version: number, request: ApplePayJS.ApplePayPaymentRequest)
  completePaymentMethodSelection(update: ApplePayJS.ApplePayPaymentMethodUpdate): void
  completePayment(result: ApplePayJS.ApplePayPaymentAuthorizationResult): void
}
