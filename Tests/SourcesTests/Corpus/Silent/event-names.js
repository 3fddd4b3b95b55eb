const events = { onpaymentmethodselected: 'completePaymentMethodSelection', oncouponcodechanged: 'completeCouponCodeChange', total: -1 }
