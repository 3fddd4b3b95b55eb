/**
 * @returns {ApplePayJS.ApplePayPaymentRequest} what the sheet shows
 */
export function makeRequest() {
  return { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }
}
