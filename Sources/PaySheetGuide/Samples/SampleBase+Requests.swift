/// The requests that samples start from.
extension SampleBase {
    static let requestText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "total": { "label": "Harbor Books", "amount": "38.06" },
          "lineItems": [{"label": "Subtotal", "amount": "35.00"}, {"label": "Estimated Tax", "amount": "3.06"}],
          "currencyCode": "USD"
        }
        """#

    static let shippingText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "requiredShippingContactFields": ["postalAddress", "email"],
          "total": { "label": "Cedar Outfitters", "amount": "102.07" },
          "lineItems": [
            { "label": "Subtotal", "amount": "89.00" },
            { "label": "Standard Shipping", "amount": "5.95" },
            { "label": "Sales Tax", "amount": "7.12" }
          ],
          "currencyCode": "USD",
          "shippingMethods": [
            {
              "label": "Standard Shipping",
              "detail": "Arrives within a week",
              "amount": "5.95",
              "identifier": "standard",
              "dateComponentsRange": {
                "startDateComponents": { "years": 2027, "months": 3, "days": 8 },
                "endDateComponents": { "years": 2027, "months": 3, "days": 12 }
              }
            },
            {
              "label": "Express Shipping",
              "detail": "Arrives in two days",
              "amount": "14.95",
              "identifier": "express",
              "dateComponentsRange": {
                "startDateComponents": { "years": 2027, "months": 3, "days": 3 },
                "endDateComponents": { "years": 2027, "months": 3, "days": 4 }
              }
            }
          ]
        }
        """#

    static let multiMerchantText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "total": { "label": "Wander", "amount": "200.50" },
          "lineItems": [{"label": "Flight", "amount": "120.00"}, {"label": "Hotel", "amount": "80.50"}],
          "currencyCode": "USD",
          "multiTokenContexts": [
            {
              "merchantIdentifier": "merchant.com.example.air",
              "externalIdentifier": "air-7",
              "merchantName": "Sky Air",
              "merchantDomain": "sky-air.example",
              "amount": "120.00"
            },
            {
              "merchantIdentifier": "merchant.com.example.inn",
              "externalIdentifier": "inn-3",
              "merchantName": "Harbor Inn",
              "merchantDomain": "harbor-inn.example",
              "amount": "80.50"
            }
          ]
        }
        """#

    static let recurringText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "total": { "label": "Wander Plus", "amount": "9.99" },
          "lineItems": [
            { "label": "First Month", "amount": "9.99" },
            {
              "label": "Monthly Membership",
              "amount": "9.99",
              "paymentTiming": "recurring",
              "recurringPaymentStartDate": "2027-04-01T00:00:00.000Z",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1
            }
          ],
          "currencyCode": "USD",
          "recurringPaymentRequest": {
            "paymentDescription": "Wander Plus Membership",
            "regularBilling": {
              "label": "Monthly Membership",
              "amount": "9.99",
              "paymentTiming": "recurring",
              "recurringPaymentStartDate": "2027-04-01T00:00:00.000Z",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1
            },
            "billingAgreement": "You pay $9.99 each month until you cancel.",
            "managementURL": "https://wander.example/plan",
            "tokenNotificationURL": "https://wander.example/tokens"
          }
        }
        """#

    static let trialText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "total": { "label": "Stream Box", "amount": "0.00" },
          "lineItems": [
            {
              "label": "Free Trial",
              "amount": "0.00",
              "paymentTiming": "recurring",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1,
              "recurringPaymentEndDate": "2027-05-15T00:00:00.000Z"
            },
            {
              "label": "Monthly Plan",
              "amount": "12.99",
              "paymentTiming": "recurring",
              "recurringPaymentStartDate": "2027-05-15T00:00:00.000Z",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1
            }
          ],
          "currencyCode": "USD",
          "recurringPaymentRequest": {
            "paymentDescription": "Stream Box Plan",
            "regularBilling": {
              "label": "Monthly Plan",
              "amount": "12.99",
              "paymentTiming": "recurring",
              "recurringPaymentStartDate": "2027-05-15T00:00:00.000Z",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1
            },
            "trialBilling": {
              "label": "Free Trial",
              "amount": "0.00",
              "paymentTiming": "recurring",
              "recurringPaymentIntervalUnit": "month",
              "recurringPaymentIntervalCount": 1,
              "recurringPaymentEndDate": "2027-05-15T00:00:00.000Z"
            },
            "billingAgreement": "The first month is free. Then you pay $12.99 each month until you cancel.",
            "managementURL": "https://streambox.example/account",
            "tokenNotificationURL": "https://streambox.example/apple-pay/tokens"
          }
        }
        """#

    static let reloadText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex"],
          "countryCode": "US",
          "total": { "label": "Juniper Coffee", "amount": "25.00" },
          "lineItems": [
            { "label": "First Load", "amount": "25.00" },
            {
              "label": "Card Reload",
              "amount": "25.00",
              "paymentTiming": "automaticReload",
              "automaticReloadPaymentThresholdAmount": "10.00"
            }
          ],
          "currencyCode": "USD",
          "automaticReloadPaymentRequest": {
            "paymentDescription": "Juniper Coffee Card Reload",
            "automaticReloadBilling": {
              "label": "Card Reload",
              "amount": "25.00",
              "paymentTiming": "automaticReload",
              "automaticReloadPaymentThresholdAmount": "10.00"
            },
            "billingAgreement": "When your balance falls below $10.00, we add $25.00.",
            "managementURL": "https://juniper.example/card",
            "tokenNotificationURL": "https://juniper.example/tokens"
          }
        }
        """#

    static let deferredText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["cartesBancaires", "visa", "masterCard"],
          "countryCode": "FR",
          "total": { "label": "Hotel du Lac", "amount": "50.00" },
          "lineItems": [
            { "label": "Deposit", "amount": "50.00" },
            {
              "label": "Balance on Arrival",
              "amount": "370.00",
              "paymentTiming": "deferred",
              "deferredPaymentDate": "2027-07-10T13:00:00.000Z"
            }
          ],
          "currencyCode": "EUR",
          "deferredPaymentRequest": {
            "billingAgreement": "You can cancel free of charge until July 3, 2027.",
            "deferredBilling": {
              "label": "Balance on Arrival",
              "amount": "370.00",
              "paymentTiming": "deferred",
              "deferredPaymentDate": "2027-07-10T13:00:00.000Z"
            },
            "freeCancellationDate": "2027-07-03T21:59:59.000Z",
            "freeCancellationDateTimeZone": "Europe/Paris",
            "managementURL": "https://dulac.example/booking",
            "paymentDescription": "Hotel du Lac, Two Nights",
            "tokenNotificationURL": "https://dulac.example/tokens"
          }
        }
        """#

    static let disbursementText = #"""
        {
          "merchantCapabilities": ["supports3DS", "supportsInstantFundsOut"],
          "supportedNetworks": ["visa", "masterCard"],
          "countryCode": "US",
          "total": { "label": "Ledger Wallet", "amount": "14.85" },
          "lineItems": [
            { "label": "Withdrawal", "amount": "15.00" },
            { "label": "Instant Transfer Fee", "amount": "0.15", "disbursementLineItemType": "instantFundsOutFee" },
            { "label": "You Receive", "amount": "14.85", "disbursementLineItemType": "disbursement" }
          ],
          "currencyCode": "USD",
          "disbursementRequest": { "requiredRecipientContactFields": ["name"] }
        }
        """#

    static let w3cText = #"""
        {
          "methodData": [
            {
              "supportedMethods": "https://apple.com/apple-pay",
              "data": {
                "merchantCapabilities": ["supports3DS"],
                "supportedNetworks": ["visa", "masterCard", "amex", "discover"],
                "countryCode": "US",
                "version": 3,
                "merchantIdentifier": "merchant.com.example.books"
              }
            }
          ],
          "details": {
            "id": "order-20270302-7",
            "total": { "label": "Harbor Books", "amount": {"currency": "USD", "value": "38.06"} },
            "displayItems": [
              { "label": "Subtotal", "amount": {"currency": "USD", "value": "35.00"} },
              { "label": "Estimated Tax", "amount": {"currency": "USD", "value": "3.06"} }
            ]
          }
        }
        """#

    static let methodDataText = #"""
        {
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa", "masterCard", "amex", "discover"],
          "countryCode": "US",
          "version": 3,
          "merchantIdentifier": "merchant.com.example.books"
        }
        """#

    static let modifierText = #"""
        {
          "paymentMethodType": "credit",
          "total": { "label": "Cedar Outfitters", "amount": "102.50" },
          "additionalLineItems": [{"label": "Card Surcharge", "amount": "2.50"}],
          "additionalShippingMethods": [
            {
              "label": "Courier",
              "detail": "Arrives tomorrow",
              "amount": "9.90",
              "identifier": "courier",
              "dateComponentsRange": {
                "startDateComponents": { "years": 2027, "months": 3, "days": 3 },
                "endDateComponents": { "years": 2027, "months": 3, "days": 3 }
              }
            }
          ]
        }
        """#

    static let w3cUpdateText = #"""
        {
          "total": { "label": "Nordlicht Versand", "amount": {"currency": "EUR", "value": "73.80"} },
          "displayItems": [
            { "label": "Zwischensumme", "amount": {"currency": "EUR", "value": "64.90"} },
            { "label": "Expressversand", "amount": {"currency": "EUR", "value": "8.90"} }
          ],
          "shippingOptions": [
            { "id": "standard", "label": "Versand", "amount": {"currency": "EUR", "value": "4.90"} },
            { "id": "express", "label": "Expressversand", "amount": {"currency": "EUR", "value": "8.90"}, "selected": true }
          ]
        }
        """#
}
