export const spec = { components: { schemas: { ApplePayPaymentRequest: { type: 'object', properties: { total: {}, countryCode: { type: 'string' } } } } } }
