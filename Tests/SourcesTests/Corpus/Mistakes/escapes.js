new ApplePaySession(3, {
  countryCode: '\x55S', currencyCode: '\u0055SD', supportedNetworks: ['vis\u{61}'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Sam\'s \
Shop', amount: '-1.00' },
})
