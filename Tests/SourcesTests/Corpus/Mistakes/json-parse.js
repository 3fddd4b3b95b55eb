new ApplePaySession(3, JSON.parse('{"countryCode": ""}'))
