const fixtures: ApplePayJS.ApplePayPaymentMethodUpdate[] = [
  { newTotal: { label: 'Shop', amount: '10.00' } },
  { newTotal: { label: 'Shop', amount: 'ten' } },
]
