const request = deepFreeze({ countryCode: '' })
new ApplePaySession(3, request)
