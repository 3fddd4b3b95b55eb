const Session = window.GooglePaySession || window.ApplePayFake
const session = new Session(3, { total: -1 })
