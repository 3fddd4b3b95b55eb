const html = `<a title="${items.map(i => `it's ${i ? `'${i}'` : "`"}`).join('')}">`
session.completePaymentMethodSelection({ newTotal: { label: 'Shop', amount: '1.5.' } })
