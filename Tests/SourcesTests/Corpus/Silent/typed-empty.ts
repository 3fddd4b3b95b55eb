let update: ApplePayJS.ApplePayPaymentMethodUpdate = {} as any
export const fill = () => { update = compute() }
