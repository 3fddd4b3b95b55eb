send(/** @type {ApplePayJS.ApplePayPaymentRequest} */ ({
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['vsa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.00' },
}))
