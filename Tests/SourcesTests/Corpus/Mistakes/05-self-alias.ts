const Session = (self as any).ApplePaySession
export const start = () => new Session(3, { countryCode: 'US', currencyCode: 'USX', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS'],
  total: { label: 'Shop', amount: '1.00' } }).begin()
