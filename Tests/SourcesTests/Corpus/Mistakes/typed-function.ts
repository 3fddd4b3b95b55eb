function buildRequest(cart: Cart): ApplePayJS.ApplePayPaymentRequest {
  const label = cart.name
  return {
    countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
    total: { label, amount: '-1.00' },
  }
}
