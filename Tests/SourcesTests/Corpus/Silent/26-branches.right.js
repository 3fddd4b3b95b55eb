function requestFor(cart) {
  if (cart.isGift) return giftRequest(cart)
  return cart.request
}
new ApplePaySession(3, requestFor(cart))
