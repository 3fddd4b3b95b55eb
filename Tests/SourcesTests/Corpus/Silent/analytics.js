track('ApplePaySession opened', { total: 'x', countryCode: 'nope', currencyCode: 7 })
dataLayer.push({ event: 'ApplePay', ecommerce: { total: -4, lineItems: 'none' } })
