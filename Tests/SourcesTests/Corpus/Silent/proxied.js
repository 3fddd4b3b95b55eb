const request = new Proxy({ countryCode: '' }, handler)
new ApplePaySession(3, request)
