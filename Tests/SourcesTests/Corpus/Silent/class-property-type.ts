class Checkout {
  private request?: ApplePayJS.ApplePayPaymentRequest
  private update: ApplePayJS.ApplePayShippingMethodUpdate | null = null
  constructor(private readonly api: Api) {}
}
