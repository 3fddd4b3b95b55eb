const build = (amount: string): ApplePayJS.ApplePayPaymentRequest => ({
  countryCode: 'US', currencyCode: 'DOLLAR', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount },
})
