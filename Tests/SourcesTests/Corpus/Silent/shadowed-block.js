const label = ''
{
  const { label } = shop
  session.completePaymentMethodSelection({ newTotal: { label, amount: '1.00' } })
}
