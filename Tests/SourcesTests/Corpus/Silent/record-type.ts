const byCountry: Record<string, ApplePayJS.ApplePayPaymentRequest> = { us: makeRequest('US') }
