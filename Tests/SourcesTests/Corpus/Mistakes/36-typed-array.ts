const methods: Array<ApplePayJS.ApplePayShippingMethod> = [{ label: 'Post', detail: '', identifier: 'post', amount: '5,00' }]
