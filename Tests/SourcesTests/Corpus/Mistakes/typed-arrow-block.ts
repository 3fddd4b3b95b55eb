const build = (amount: string): ApplePayJS.ApplePayShippingContactUpdate => {
  if (!amount) throw new Error('no amount')
  return { newTotal: { label: 'Shop', amount }, newShippingMethod: [] }
}
