start({ currencyCode: 'USD' })
function start(request) {
  request.total = totalOf(cart)
  return new ApplePaySession(3, addMerchant(request))
}
