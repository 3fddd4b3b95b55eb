export const request = {
  countryCode: 'USA', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '10.00' },
} satisfies ApplePayJS.ApplePayPaymentRequest
