new ApplePaySession(14, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '9.99' },
  recurringPaymentRequest: {
    paymentDescription: 'Club', managementURL: 'example.com/club',
    regularBilling: { label: 'Monthly', amount: '9.99', paymentTiming: 'recurring', recurringPaymentIntervalUnit: 'week' },
  },
})
