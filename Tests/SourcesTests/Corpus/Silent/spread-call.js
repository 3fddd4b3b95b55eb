new ApplePaySession(3, { ...baseRequest(), countryCode: 'US' })
