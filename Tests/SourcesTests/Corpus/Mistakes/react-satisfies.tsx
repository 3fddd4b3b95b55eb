export const Pay = () => <ApplePayButton request={{
  countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS', 'supportsAll'],
  total: { label: 'Shop', amount: '1.00' },
} satisfies ApplePayJS.ApplePayPaymentRequest} />
