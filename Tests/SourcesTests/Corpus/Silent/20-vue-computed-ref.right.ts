import { computed } from './sums'
const request = computed(() => ({ countryCode: '', total: null }))
const start = () => new ApplePaySession(3, request.value)
