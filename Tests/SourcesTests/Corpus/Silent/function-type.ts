type Build = (cart: Cart) => ApplePayJS.ApplePayPaymentRequest
const builders: { [name: string]: Build } = {}
