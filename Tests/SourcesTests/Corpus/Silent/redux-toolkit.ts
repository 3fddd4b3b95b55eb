import { createSlice } from '@reduxjs/toolkit'
interface ApplePayState { total: string; networks: string[]; status: number }
const slice = createSlice({
  name: 'ApplePay', initialState: { total: '-1', networks: ['foo'], status: 9 } as ApplePayState,
  reducers: { completePayment(state, action) { state.status = action.payload } },
})
export const { completePayment } = slice.actions
