new ApplePaySession(...[3, { countryCode: '' }])
session.completePaymentMethodSelection(...[{ label: '' }])
