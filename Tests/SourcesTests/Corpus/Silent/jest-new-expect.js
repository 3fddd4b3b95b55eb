expect(window.ApplePaySession.mock.calls[0][1]).toEqual({ total: { label: '', amount: -1 }, countryCode: 'XX' })
