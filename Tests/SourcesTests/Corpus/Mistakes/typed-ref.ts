const request = ref<ApplePayJS.ApplePayPaymentRequest>({
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: '', amount: '10.00' },
})
