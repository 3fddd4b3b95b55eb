function start({ countryCode = '', total = { label: '', amount: '' } } = {}) {
  new ApplePaySession(3, { countryCode, currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total })
}
