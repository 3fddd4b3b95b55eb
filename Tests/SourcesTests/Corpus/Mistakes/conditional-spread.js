new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.5' },
  ...(ships && { requiredShippingContactFields: ['postalAddress'] }),
  ...(member ? { couponCode: 'A' } : {}),
})
