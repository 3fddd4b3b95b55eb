describe('apple pay', () => {
  const fixture: ApplePayJS.ApplePayPaymentMethodUpdate = {
    newTotal: { label: 'Shop', amount: '12.00' }, newLineItems: [{ label: 'Shirt', amount: '10.00' }],
  }
  it('works', () => { expect(update()).toEqual(fixture) })
})
