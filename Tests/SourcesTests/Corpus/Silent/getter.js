const shop = { get total() { return { label: name, amount: sum() } }, label: '' }
session.completePaymentMethodSelection({ newTotal: shop.total })
