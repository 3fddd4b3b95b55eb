(function (root, factory) { if (typeof define === 'function' && define.amd) define([], factory); else root.pay = factory() }(this, function () {
  return function (session) { session.completeShippingMethodSelection({ newTotal: { label: 'Shop', amount: '12.345,00' } }) }
}))
