outer: for (const item of items) {
  if (!item) continue outer
  session.completePaymentMethodSelection({ newTotal: { label: item.name, amount: '1_000' } })
}
