type ApplePayRequest = { retries: number }
const options: ApplePayRequest = { retries: 3 }
