session.completePayment({
  status: ApplePaySession.STATUS_SUCCESS,
  orderDetails: { orderTypeIdentifier: 'order.com.example', orderIdentifier: id, webServiceURL: 'http://example.com', authenticationToken: token },
})
