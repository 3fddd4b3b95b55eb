const request = _.merge({}, { countryCode: '' }, settings)
new ApplePaySession(3, request)
