new ApplePaySession(14, {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Hotel', amount: '90.00' },
  deferredPaymentRequest: {
    paymentDescription: 'Room', managementURL: 'https://example.com/room', freeCancellationDate: new Date('2030-01-01T00:00:00Z'),
    deferredBilling: { label: 'Room', amount: '90.00', paymentTiming: 'deferred', deferredPaymentDate: new Date('2030-02-01T00:00:00Z') },
  },
})
