/**
 * @returns {Partial<ApplePayJS.ApplePayPaymentRequest>}
 */
export function makeRequest() { return { countryCode: 'US' } }
