new ApplePaySession(3, { countryCode: 'XX', currencyCode: 'usd', total: {}, ...overrides })
