function start(request = {}, version = 3) {
  return new ApplePaySession(version, request)
}
