export const basics: Pick<ApplePayJS.ApplePayPaymentRequest, 'countryCode' | 'currencyCode'> = { countryCode: 'US', currencyCode: 'USD' }
