session.completePaymentMethodSelection({ newTotal: { label: "Shop",
  amount: "x" } })
