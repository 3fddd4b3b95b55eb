const create = (version, request) => new ApplePaySession(version, request)
shop.create(3, { total: -1 })
{
  const create = other
  create(3, { total: -1 })
}
