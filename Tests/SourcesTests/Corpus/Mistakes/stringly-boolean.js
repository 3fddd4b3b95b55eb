new ApplePaySession(12, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  supportsCouponCode: 'true', total: { label: 'Shop', amount: '1.00' },
})
