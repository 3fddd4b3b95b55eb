const request = reactive({ countryCode: '' })
watch(cart, c => { Object.assign(request, c.request) })
new ApplePaySession(3, request)
