declare namespace ApplePayJS {
  interface ApplePayPaymentRequest { total: ApplePayLineItem; countryCode: string }
  interface ApplePayLineItem { label: string; amount: string }
}
