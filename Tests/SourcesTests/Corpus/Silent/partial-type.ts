const override: Partial<ApplePayJS.ApplePayPaymentRequest> = { countryCode: 'US' }
export { override }
