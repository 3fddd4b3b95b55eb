class Checkout {
  private readonly request: ApplePayJS.ApplePayPaymentRequest = {
    countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3ds'],
    total: { label: 'Shop', amount: '10.00' },
  }
}
