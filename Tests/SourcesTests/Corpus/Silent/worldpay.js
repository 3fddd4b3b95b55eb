const order = { orderCode: 'a', amount: { value: 500, currencyCode: 'gbp', exponent: 2 }, paymentDetails: { 'APPLEPAY-SSL': { header: {} } }, ApplePay: 1 }
