new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1.00' },
  supportedNetworks: ['visa', 'house-card'].filter(supported),
})
