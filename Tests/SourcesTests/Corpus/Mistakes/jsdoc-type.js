/** @type {ApplePayJS.ApplePayPaymentRequest} */
const request = {
  countryCode: 'us', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10,00' },
}
