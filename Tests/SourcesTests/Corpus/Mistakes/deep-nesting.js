const app = { a: { b: { c: { run() { if (x) { for (;;) { try { session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount: 'deep' } }) } finally { break } } } } } } } }
