const request = {
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'], total: { label: cart!.name, amount: '1e2' },
} as const
export const session = new window.ApplePaySession!(3, request as unknown as ApplePayJS.ApplePayPaymentRequest)
