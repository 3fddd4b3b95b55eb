const session = new ApplePaySession(12, request)
session.oncouponcodechanged = event => session.completeCouponCodeChange({
  newTotal: { label: 'Shop', amount: '12' }, errors: [new ApplePayError('couponCodeUnknown')],
})
