import { ref } from 'vue'
const request = ref({ countryCode: '', total: null })
load().then(value => { request.value = value })
const start = () => new ApplePaySession(3, request.value)
