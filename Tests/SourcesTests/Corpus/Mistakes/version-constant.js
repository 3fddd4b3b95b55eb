const APPLE_PAY_VERSION = 4
new ApplePaySession(APPLE_PAY_VERSION, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa', 'mada'], merchantCapabilities: ['supports3DS'],
  shippingContactEditingMode: 'storePickup', total: { label: 'Shop', amount: '1.00' },
})
