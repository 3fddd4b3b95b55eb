const request = reactive({ countryCode: '', total: null })
watch(cart, value => Object.assign(request, value))
const start = () => new ApplePaySession(3, request)
