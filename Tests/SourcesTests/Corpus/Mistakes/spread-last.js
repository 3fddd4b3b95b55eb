new ApplePaySession(3, {
  ...options,
  countryCode: 'US', supportedNetworks: ['visa', 'unionpay'], total: { label: 'Shop', amount: '1.00' },
})
