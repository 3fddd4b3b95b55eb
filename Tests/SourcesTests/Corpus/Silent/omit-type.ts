type Base = Omit<ApplePayJS.ApplePayPaymentRequest, 'total'>
const base: Base = { countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'] }
