export const initialState = { total: { label: '', amount: '' }, lineItems: [], applePay: null, status: 'idle' }
export function checkout(state = initialState, action) {
  switch (action.type) {
    case 'APPLEPAY/completePayment': return { ...state, status: action.payload.status, ApplePay: true }
    default: return state
  }
}
