const wallet = {
  total: { label: 'Shop', amount: 'ten' },
  async open(cart) { return new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: wallet.total }) },
}
