session.completeShippingContactSelection(ApplePaySession.STATUS_SUCCESS, methods, total, items)
session.completeShippingMethodSelection(status, total, items)
session.completePaymentMethodSelection(total, items)
session.completePayment(ApplePaySession.STATUS_SUCCESS)
