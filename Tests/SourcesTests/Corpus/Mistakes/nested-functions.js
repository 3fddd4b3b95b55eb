function outer() {
  function inner() { return 'unrelated' }
  const other = [1, 2].map(function (x) { return { label: '', amount: x } })
  return { newTotal: { label: 'Shop', amount: '1.00' }, newLineItem: other }
}
session.completePaymentMethodSelection(outer())
