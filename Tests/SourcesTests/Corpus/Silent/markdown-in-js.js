export const readme = '```js\nnew ApplePaySession(3, {})\n```'
