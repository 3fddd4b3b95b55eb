session.onshippingmethodselected = event => {
  session.completeShippingMethodSelection({ total: { label: 'Shop', amount: '12.00' }, newLineItems: [] })
}
