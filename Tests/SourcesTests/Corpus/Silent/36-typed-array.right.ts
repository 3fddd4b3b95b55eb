const methods: Map<string, ApplePayJS.ApplePayShippingMethod> = new Map([['post', { amount: '5,00' }]])
