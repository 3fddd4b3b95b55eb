import { defineStore } from 'pinia'
export const useApplePayStore = defineStore('applePay', {
  state: () => ({ request: { countryCode: '', total: { label: '', amount: '0' } } }),
  actions: { completePayment(payload: { orderId: string }) { return this.api.completePayment({ status: 'PAID', orderId: payload.orderId }) } },
})
