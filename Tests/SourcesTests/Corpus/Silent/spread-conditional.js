new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'],
  total: { label: 'Shop', amount: '5.00' }, ...(needsShipping && { requiredShippingContactFields: ['postalAddress'] }),
})
