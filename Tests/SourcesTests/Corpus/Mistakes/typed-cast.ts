send(<ApplePayJS.ApplePayPaymentRequest>{
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: [], merchantCapabilities: ['supports3DS'], total: { label: 'Shop', amount: '1.00' },
})
