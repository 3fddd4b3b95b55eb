ApplePay.makePaymentRequest({ items: [{ label: '3 x Basket', amount: 49.99 }], shippingMethods: [], merchantIdentifier: 'm', currencyCode: 'gb' }, ok, fail)
