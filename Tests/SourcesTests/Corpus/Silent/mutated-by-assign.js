const request = { countryCode: 'US' }
Object.assign(request, settings.request)
const session = new ApplePaySession(3, request)
