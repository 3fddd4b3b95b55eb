new ApplePaySession(3, { ...baseRequest, total: { label: 'Shop', amount: '10.00' } })
