switch (kind) {
  case 'apple': {
    session.completeShippingMethodSelection({ newTotal: { label: 'Shop', amount: '1.0' }, newLineItems: 'none' })
    break
  }
}
