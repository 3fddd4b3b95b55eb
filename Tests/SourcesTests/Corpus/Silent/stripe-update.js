paymentRequest.on('shippingaddresschange', async ev => {
  if (window.ApplePaySession && ev.shippingAddress.country !== 'US') ev.updateWith({ status: 'invalid_shipping_address' })
  else ev.updateWith({ status: 'success', total: { label: 'Total', amount: 500 }, shippingOptions: [] })
})
