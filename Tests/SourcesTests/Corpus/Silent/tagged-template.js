new ApplePaySession(3, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: t`shop`, amount: money`10` },
})
