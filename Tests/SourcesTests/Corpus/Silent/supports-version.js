const version = [14, 12, 8, 3].find(v => ApplePaySession.supportsVersion(v))
export default { version, total: {}, countryCode: 1 }
