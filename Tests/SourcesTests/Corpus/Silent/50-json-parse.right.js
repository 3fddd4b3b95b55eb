const request = JSON.parse(document.querySelector('#apple-pay').textContent)
new ApplePaySession(3, request)
const other = JSON.parse('{"total": -1}')
