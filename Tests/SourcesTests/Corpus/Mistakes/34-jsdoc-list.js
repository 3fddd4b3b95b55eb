/** @type {ApplePayJS.ApplePayLineItem[]} */
export const items = [{ label: 'Shirt', amount: '10,00' }]
