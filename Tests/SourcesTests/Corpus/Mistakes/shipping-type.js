new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  requiredShippingContactFields: ['postalAddress'], shippingType: 'pickup', total: { label: 'Shop', amount: '1.00' },
})
