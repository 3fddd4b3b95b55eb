const request = { countryCode: 'US' }
for (const key of keys) request[key] = options[key]
const session = new ApplePaySession(3, request)
