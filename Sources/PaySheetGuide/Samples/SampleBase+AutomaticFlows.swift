/// The flows with automatic payments and coupons that samples start from.
extension SampleBase {
    static let recurringFlowText = #"""
        {
          "request": {
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
          },
          "apiVersion": 14,
          "events": [
            {
              "selected": { "paymentMethod": {"type": "credit"} },
              "update": "ApplePayPaymentMethodUpdate",
              "data": {
                "newTotal": { "label": "Wander Plus", "amount": "9.99" },
                "newLineItems": [
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
                "newRecurringPaymentRequest": {
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
            }
          ],
          "result": { "status": 0 }
        }
        """#

    static let deferredFlowText = #"""
        {
          "request": {
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
              "paymentDescription": "Hotel du Lac, Two Nights"
            }
          },
          "apiVersion": 14,
          "events": [
            {
              "selected": { "paymentMethod": {"type": "credit"} },
              "update": "ApplePayPaymentMethodUpdate",
              "data": {
                "newTotal": { "label": "Hotel du Lac", "amount": "50.00" },
                "newLineItems": [
                  { "label": "Deposit", "amount": "50.00" },
                  {
                    "label": "Balance on Arrival",
                    "amount": "370.00",
                    "paymentTiming": "deferred",
                    "deferredPaymentDate": "2027-07-10T13:00:00.000Z"
                  }
                ],
                "newDeferredPaymentRequest": {
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
                  "paymentDescription": "Hotel du Lac, Two Nights"
                }
              }
            }
          ],
          "result": { "status": 0 }
        }
        """#

    static let couponFlowText = #"""
        {
          "request": {
            "merchantCapabilities": ["supports3DS"],
            "supportedNetworks": ["visa", "masterCard", "amex"],
            "countryCode": "US",
            "supportsCouponCode": true,
            "total": { "label": "Cedar Outfitters", "amount": "108.00" },
            "lineItems": [{"label": "Subtotal", "amount": "100.00"}, {"label": "Sales Tax", "amount": "8.00"}],
            "currencyCode": "USD"
          },
          "apiVersion": 12,
          "order": {
            "currency": "USD",
            "total": "86.40",
            "items": [
              { "label": "Subtotal", "amount": "100.00" },
              { "label": "Summer Coupon", "amount": "-20.00" },
              { "label": "Sales Tax", "amount": "6.40" }
            ]
          },
          "events": [
            {
              "selected": { "couponCode": "WINTER26" },
              "update": "ApplePayCouponCodeUpdate",
              "data": {
                "newTotal": { "label": "Cedar Outfitters", "amount": "108.00" },
                "newLineItems": [{"label": "Subtotal", "amount": "100.00"}, {"label": "Sales Tax", "amount": "8.00"}],
                "errors": [{"code": "couponCodeExpired", "message": "This coupon ended on January 31, 2027"}]
              }
            },
            {
              "selected": { "couponCode": "SUMMER20" },
              "update": "ApplePayCouponCodeUpdate",
              "data": {
                "newTotal": { "label": "Cedar Outfitters", "amount": "86.40" },
                "newLineItems": [
                  { "label": "Subtotal", "amount": "100.00" },
                  { "label": "Summer Coupon", "amount": "-20.00" },
                  { "label": "Sales Tax", "amount": "6.40" }
                ]
              }
            }
          ],
          "result": { "status": 0 }
        }
        """#
}
