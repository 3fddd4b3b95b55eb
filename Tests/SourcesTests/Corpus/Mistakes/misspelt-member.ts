const request = {
  countryCode: 'US', curencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.00' },
} as ApplePayJS.ApplePayPaymentRequest
