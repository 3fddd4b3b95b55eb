import type Cart from './cart'
const result: ApplePayPaymentAuthorizationResult = { status: 2 }
