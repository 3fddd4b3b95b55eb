/** @type {ShopLineItem[]} */
export const items = [{ label: 'ApplePay', amount: '10,00' }]
