let pending: ApplePayJS.ApplePayPaymentRequest | GooglePayRequest = { apiVersion: 2, allowedPaymentMethods: [] }
