export default { en: { 'ApplePaySession.failed': "The session couldn't start", completePayment: 'Pay {total}' } }
