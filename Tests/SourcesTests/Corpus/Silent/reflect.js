Reflect.construct(window.ApplePaySession, [3, { countryCode: '' }])
