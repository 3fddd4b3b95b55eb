// Generated from the documents in Sources/PaySheetGuide/Bases. Do not edit; run `swift run generate`.

extension SampleBase {
    static let completeDetailsText = #"""
        {
          "orderDetails": {
            "orderTypeIdentifier": "order.com.example.cedar",
            "orderIdentifier": "20270301-0043",
            "webServiceURL": "https://orders.cedar.example/",
            "authenticationToken": "0123456789abcdef0123456789abcdef"
          }
        }
        """#

    static let contactText = #"""
        {
          "phoneNumber": "(303) 555-0123",
          "emailAddress": "jordan@example.com",
          "givenName": "Jordan",
          "familyName": "Sample",
          "addressLines": ["200 Example Road", "Unit 4"],
          "locality": "Denver",
          "postalCode": "80202",
          "administrativeArea": "CO",
          "country": "United States",
          "countryCode": "US"
        }
        """#

    static let couponCodeUpdateText = #"""
        {
          "newTotal": { "label": "Cedar Outfitters", "amount": "86.40" },
          "newLineItems": [
            { "label": "Subtotal", "amount": "100.00" },
            { "label": "Summer Coupon", "amount": "-20.00" },
            { "label": "Sales Tax", "amount": "6.40" }
          ]
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

    static let decryptedText = #"""
        {
          "applicationPrimaryAccountNumber": "4111111111111111",
          "applicationExpirationDate": "301231",
          "currencyCode": "840",
          "transactionAmount": 20050,
          "deviceManufacturerIdentifier": "040010030273",
          "paymentDataType": "3DSecure",
          "paymentData": { "onlinePaymentCryptogram": "gIBoSLWAMQbiF+7vi3shpMXRpyM=", "eciIndicator": "07" }
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

    static let errorText = #"""
        { "code": "shippingContactInvalid", "contactField": "postalCode", "message": "The postal code has five digits" }
        """#

    static let eventText = #"""
        {
          "eventType": "UPDATED_METADATA",
          "merchantTokenIdentifier": "merchant-token-0007",
          "reason": "The issuer has renewed the card.",
          "merchantTokenMetadata": {
            "cardArt": [{ "name": "Front", "type": "image/png", "url": "https://cards.example/art/0007.png" }],
            "cardMetadata": {
              "cardCountry": "DE",
              "expirationDate": "01/34",
              "fpanSuffix": "2222",
              "longDescription": "Example Bank Credit Card",
              "shortDescription": "Example Card"
            }
          }
        }
        """#

    static let failureText = #"""
        {
          "status": 1,
          "errors": [
            { "code": "shippingContactInvalid", "contactField": "phoneNumber", "message": "The phone number is too short" },
            { "code": "shippingContactInvalid", "contactField": "addressLines", "message": "We need a street and house number" }
          ]
        }
        """#

    static let flowText = #"""
        {
          "request": {
            "merchantCapabilities": ["supports3DS"],
            "supportedNetworks": ["visa", "masterCard", "amex"],
            "countryCode": "US",
            "requiredShippingContactFields": ["postalAddress"],
            "total": { "label": "Cedar Outfitters", "amount": "94.95" },
            "lineItems": [{"label": "Subtotal", "amount": "89.00"}, {"label": "Standard Shipping", "amount": "5.95"}],
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
          },
          "apiVersion": 14,
          "order": {
            "currency": "USD",
            "total": "111.07",
            "items": [{"label": "Subtotal", "amount": "89.00"}, {"label": "Sales Tax", "amount": "7.12"}],
            "shipping": { "identifier": "express", "amount": "14.95" }
          },
          "events": [
            {
              "selected": {
                "shippingContact": {
                  "locality": "Denver",
                  "postalCode": "80202",
                  "administrativeArea": "CO",
                  "country": "United States",
                  "countryCode": "US"
                }
              },
              "update": "ApplePayShippingContactUpdate",
              "data": {
                "newTotal": { "label": "Cedar Outfitters", "amount": "102.07" },
                "newLineItems": [
                  { "label": "Subtotal", "amount": "89.00" },
                  { "label": "Standard Shipping", "amount": "5.95" },
                  { "label": "Sales Tax", "amount": "7.12" }
                ],
                "newShippingMethods": [
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
            },
            {
              "selected": { "shippingMethod": "express" },
              "update": "ApplePayShippingMethodUpdate",
              "data": {
                "newTotal": { "label": "Cedar Outfitters", "amount": "111.07" },
                "newLineItems": [
                  { "label": "Subtotal", "amount": "89.00" },
                  { "label": "Express Shipping", "amount": "14.95" },
                  { "label": "Sales Tax", "amount": "7.12" }
                ]
              }
            },
            {
              "selected": { "paymentMethod": {"type": "credit"} },
              "update": "ApplePayPaymentMethodUpdate",
              "data": {
                "newTotal": { "label": "Cedar Outfitters", "amount": "111.07" },
                "newLineItems": [
                  { "label": "Subtotal", "amount": "89.00" },
                  { "label": "Express Shipping", "amount": "14.95" },
                  { "label": "Sales Tax", "amount": "7.12" }
                ]
              }
            }
          ],
          "result": {
            "status": 0,
            "orderDetails": {
              "orderTypeIdentifier": "order.com.example.cedar",
              "orderIdentifier": "20270301-0042",
              "webServiceURL": "https://orders.cedar.example/",
              "authenticationToken": "0123456789abcdef0123456789abcdef"
            }
          }
        }
        """#

    static let merchantsText = #"""
        {
          "merchants": [
            {
              "externalIdentifier": "air-7",
              "merchantName": "Sky Air",
              "merchantIdentifier": "merchant.com.example.air",
              "merchantDomain": "sky-air.example"
            },
            {
              "externalIdentifier": "inn-3",
              "merchantName": "Harbor Inn",
              "merchantIdentifier": "merchant.com.example.inn",
              "merchantDomain": "harbor-inn.example"
            },
            {
              "externalIdentifier": "hide-4",
              "merchantName": "Hide & Stitch",
              "merchantIdentifier": "merchant.com.example.hide"
            }
          ]
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

    static let multiMerchantFlowText = #"""
        {
          "request": {
            "merchantCapabilities": ["supports3DS"],
            "supportedNetworks": ["visa", "masterCard", "amex"],
            "countryCode": "US",
            "requiredShippingContactFields": ["postalAddress"],
            "total": { "label": "Maker Market", "amount": "209.90" },
            "lineItems": [
              { "label": "Leather Bag", "amount": "140.00" },
              { "label": "Silk Scarf", "amount": "60.00" },
              { "label": "Courier", "amount": "9.90" }
            ],
            "currencyCode": "USD",
            "shippingMethods": [
              {
                "label": "Courier",
                "detail": "Arrives tomorrow",
                "amount": "9.90",
                "identifier": "courier",
                "dateComponentsRange": {
                  "startDateComponents": { "years": 2027, "months": 11, "days": 10 },
                  "endDateComponents": { "years": 2027, "months": 11, "days": 10 }
                }
              },
              {
                "label": "Parcel Post",
                "detail": "Arrives in a week",
                "amount": "4.50",
                "identifier": "post",
                "dateComponentsRange": {
                  "startDateComponents": { "years": 2027, "months": 11, "days": 15 },
                  "endDateComponents": { "years": 2027, "months": 11, "days": 17 }
                }
              }
            ],
            "multiTokenContexts": [
              {
                "merchantIdentifier": "merchant.com.example.hide",
                "externalIdentifier": "hide-4",
                "merchantName": "Hide & Stitch",
                "merchantDomain": "hide.example",
                "amount": "149.90"
              },
              {
                "merchantIdentifier": "merchant.com.example.silk",
                "externalIdentifier": "silk-8",
                "merchantName": "Silk Road",
                "merchantDomain": "silk.example",
                "amount": "60.00"
              }
            ]
          },
          "apiVersion": 14,
          "order": {
            "currency": "USD",
            "total": "204.50",
            "items": [{"label": "Leather Bag", "amount": "140.00"}, {"label": "Silk Scarf", "amount": "60.00"}],
            "shipping": { "identifier": "post", "amount": "4.50" },
            "merchants": [{"externalIdentifier": "hide-4", "amount": "144.50"}, {"externalIdentifier": "silk-8", "amount": "60.00"}]
          },
          "events": [
            {
              "selected": { "shippingMethod": "post" },
              "update": "ApplePayShippingMethodUpdate",
              "data": {
                "newTotal": { "label": "Maker Market", "amount": "204.50" },
                "newLineItems": [
                  { "label": "Leather Bag", "amount": "140.00" },
                  { "label": "Silk Scarf", "amount": "60.00" },
                  { "label": "Parcel Post", "amount": "4.50" }
                ],
                "newMultiTokenContexts": [
                  {
                    "merchantIdentifier": "merchant.com.example.hide",
                    "externalIdentifier": "hide-4",
                    "merchantName": "Hide & Stitch",
                    "merchantDomain": "hide.example",
                    "amount": "144.50"
                  },
                  {
                    "merchantIdentifier": "merchant.com.example.silk",
                    "externalIdentifier": "silk-8",
                    "merchantName": "Silk Road",
                    "merchantDomain": "silk.example",
                    "amount": "60.00"
                  }
                ]
              }
            }
          ],
          "result": { "status": 0 }
        }
        """#

    static let orderText = #"""
        {
          "currency": "USD",
          "total": "195.50",
          "items": [
            { "label": "Flight", "amount": "120.00" },
            { "label": "Hotel", "amount": "80.50" },
            { "label": "Member Discount", "amount": "-5.00" }
          ],
          "merchants": [{"externalIdentifier": "air-7", "amount": "117.01"}, {"externalIdentifier": "inn-3", "amount": "78.49"}]
        }
        """#

    static let paymentText = #"""
        {
          "token": {
            "paymentMethod": { "displayName": "MasterCard 5678", "network": "MasterCard", "type": "debit" },
            "transactionIdentifier": "a2722ced1f520b761c7c9a4ea8329803aa79230f521cb8b20ab15db45b7d9cf2",
            "paymentData": {
              "version": "EC_v1",
              "data": "TOew1kMJQdFMmPju6uk8UqxAz5zh9gjdeDg/a8GVyWJJc6D3QsSoa6wjkC96GgSojllfjWUoquXjn91CPcK6mzC8oYN6fDE2PU77NfsA5jVMP5ATGGPiN+GKA6wUlG3upZo7Zuqr5y7jmBKMC5kuI/k2FohU+CTC3kB7bEOffAWFPbGSXkszbDv0K3sJYqot+wIN6svwT1fxSWBJ4z/Y+bhT3a+dIbX3IvXqAobIyXWkJ1blYrTMQkRXnYxOU0mv",
              "signature": "3seZONKhrgS6ikh57MyrfvUi7U+lovH1vtoQ10j3kJ+Kes6FxTg8sysZTsYdjw27uTziKgQfjml61+kx6DI8dO1ZpUoqpFhSWD3xJryMNHboPc/j3f95wsQ6fsNLHMRpvHEn6YpLxiwrVNR3fihZRWB9AoN1jHU5Yd10Kpk9rwT/I76D6HdDV2PqfITFnveWpdOazAy9GZH7w5ueF3rRRoKLoaSqRFt1LbAqWPy6aMDOZjIe21tR5GBWBbuDEBOIBdZPb36dV38g94JQzpeB5RAWHfarfjMHw1KTXIrCDWiAfE7F4ynrkA8MEXntPE/U",
              "header": {
                "ephemeralPublicKey": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEwizuLmJS36nqh4Z2jfATVLEDH3fkKkku1Smp2ouCiMfoYMmUWDK/J+WSBTAvkCYNRoz0SyFsX7mYsvlbG2vEJg==",
                "publicKeyHash": "r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=",
                "transactionId": "a2722ced1f520b761c7c9a4ea8329803aa79230f521cb8b20ab15db45b7d9cf2"
              }
            }
          },
          "billingContact": {
            "givenName": "Jordan",
            "familyName": "Sample",
            "addressLines": ["200 Example Road"],
            "locality": "Denver",
            "postalCode": "80202",
            "administrativeArea": "CO",
            "country": "United States",
            "countryCode": "US"
          },
          "shippingContact": {
            "phoneNumber": "(303) 555-0123",
            "emailAddress": "jordan@example.com",
            "givenName": "Jordan",
            "familyName": "Sample",
            "addressLines": ["200 Example Road", "Unit 4"],
            "locality": "Denver",
            "postalCode": "80202",
            "administrativeArea": "CO",
            "country": "United States",
            "countryCode": "US"
          }
        }
        """#

    static let paymentMethodUpdateText = #"""
        {
          "newTotal": { "label": "Gum Tree Grocer", "amount": "74.18" },
          "newLineItems": [{"label": "Groceries", "amount": "73.45"}, {"label": "Card Surcharge", "amount": "0.73"}]
        }
        """#

    static let plainFlowText = #"""
        {
          "request": {
            "merchantCapabilities": ["supports3DS"],
            "supportedNetworks": ["visa", "masterCard", "amex"],
            "countryCode": "US",
            "total": { "label": "Harbor Books", "amount": "38.06" },
            "currencyCode": "USD"
          },
          "apiVersion": 4
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

    static let registrationText = #"""
        {
          "domainNames": ["paperpress.example", "shop.paperpress.example"],
          "encryptTo": "merchant.com.example.craftlane",
          "partnerInternalMerchantIdentifier": "craftlane-seller-0031",
          "partnerMerchantName": "Paper Press",
          "merchantUrl": "https://paperpress.example/"
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

    static let resultText = #"""
        {
          "status": 0,
          "orderDetails": {
            "orderTypeIdentifier": "order.com.example.cedar",
            "orderIdentifier": "20270301-0042",
            "webServiceURL": "https://orders.cedar.example/",
            "authenticationToken": "0123456789abcdef0123456789abcdef"
          }
        }
        """#

    static let sessionText = #"""
        {
          "epochTimestamp": 1803891600000,
          "expiresAt": 1803895200000,
          "merchantSessionIdentifier": "SSHA846474C117518DFB18F25E408AA13288D463A26D38A27FB6C2078E21DD02B14",
          "nonce": "a3f64dfd",
          "merchantIdentifier": "64150C22A74F789E778050C0697C40973AEEAD8BEA06EDB75AD2D7C6F0C97570",
          "domainName": "shop.cedar.example",
          "displayName": "Cedar Outfitters",
          "signature": "fd4281564804e8b6d0200e5d55f87d1edeaf0ee0c50d72e8b2ee89b69053dbfa2a56926a1eb57acd53ea636b420f42b6d6be2141ead88514b448f39ed165bdd550867d0f7d2219987ae7e47047a25f5a1fea43004fd567dfe6061f71f7ab7a62",
          "operationalAnalyticsIdentifier": "Cedar Outfitters:16BDF5B1D94C3CF641FDB207A36315BF",
          "retries": 0,
          "pspId": "B14906111202E701EBD98A380E362003"
        }
        """#

    static let sessionRequestText = #"""
        {
          "merchantIdentifier": "merchant.com.example.cedar",
          "displayName": "Cedar Outfitters",
          "initiative": "web",
          "initiativeContext": "shop.cedar.example"
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

    static let shippingContactUpdateText = #"""
        {
          "newTotal": { "label": "Cedar Outfitters", "amount": "113.50" },
          "newLineItems": [{"label": "Subtotal", "amount": "89.00"}, {"label": "Island Shipping", "amount": "24.50"}],
          "newShippingMethods": [
            {
              "label": "Island Shipping",
              "detail": "Arrives in ten days",
              "amount": "24.50",
              "identifier": "island",
              "dateComponentsRange": {
                "startDateComponents": { "years": 2027, "months": 3, "days": 11 },
                "endDateComponents": { "years": 2027, "months": 3, "days": 12 }
              }
            }
          ]
        }
        """#

    static let shippingMethodUpdateText = #"""
        {
          "newTotal": { "label": "Cedar Outfitters", "amount": "111.07" },
          "newLineItems": [
            { "label": "Subtotal", "amount": "89.00" },
            { "label": "Express Shipping", "amount": "14.95" },
            { "label": "Sales Tax", "amount": "7.12" }
          ]
        }
        """#

    static let tokenText = #"""
        {
          "paymentMethod": { "displayName": "AmEx 1001", "network": "AmEx", "type": "credit" },
          "transactionIdentifier": "d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073",
          "paymentData": {
            "version": "EC_v1",
            "data": "RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXIEpSF0HVNzLfqFCQUndmytiM7HcpoHPDsmWy6fpjSp21Wm9mzd4rrOl45DxkE9mI+pl1GmYgQVfpJj6WhbWcpBiBl6M/FnsNzjz5h8tmE0BGQgEQLqEw/HNJ0Qkq+jecp2SpooMzAuhO44YC6zDC62Gzc0GHn6g6Lr+JpmX9fVwVZyWB3GjvDbo+ULwWF03R7sBz1qP9t4K6+RdQ4f53FH",
            "signature": "Y3BFK9/uRz/9RHnkNEM7Jla9RjEKpWLjvt0qp7Yff9Bw8Ch8sgbl/KSABHM9U1ny9GGvEBiCoRfB+iE182tOaoKvcp19tyVs01FsJ8IpW6uz7zxedyeoS6LwSAYS74g8VboPFviNR19v7m3sa2jV9DY82CW1pMuI9kJKr3F7lQt3KHfH2XeHLsMRTFjVqjpL1EkQMfH7gU1z+nC+eVaNCNfnSAlNPHuOV3Ers/VSX94LaNYXYfmksLkjizWdGeHolSSgna7RkpRGF4TvnzlvckIXAzp8BGZ6yExyZ57WWJue0vywnnjfLsdo8T9ozxRX",
            "header": {
              "applicationData": "d106f0493cc2672c6f77187e040eccb4a13e79585a83a336d2524913493e7af5",
              "ephemeralPublicKey": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==",
              "publicKeyHash": "r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=",
              "transactionId": "d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"
            }
          }
        }
        """#

    static let tokenHistoryText = #"""
        {
          "merchantTokenIdentifier": "merchant-token-0007",
          "entries": [
            { "at": "2026-09-01T09:00:00Z", "action": "issued" },
            { "at": "2026-09-01T09:00:05Z", "action": "charged" },
            { "at": "2026-10-01T07:30:00Z", "action": "notified", "eventId": "event-0001" },
            {
              "at": "2026-10-01T07:30:02Z",
              "action": "fetched",
              "eventId": "event-0001",
              "event": {
                "eventType": "UPDATED_METADATA",
                "merchantTokenIdentifier": "merchant-token-0007",
                "reason": "The issuer has renewed the card.",
                "merchantTokenMetadata": { "cardMetadata": { "expirationDate": "01/34", "fpanSuffix": "2222" } }
              }
            },
            { "at": "2026-10-01T09:00:00Z", "action": "charged" },
            { "at": "2026-10-20T18:00:00Z", "action": "cancelled" },
            { "at": "2026-10-20T18:00:01Z", "action": "unlinked" }
          ]
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

    static let unregistrationText = #"""
        {
          "domainNames": ["shop.paperpress.example"],
          "partnerInternalMerchantIdentifier": "craftlane-seller-0031",
          "reason": "The seller has closed this shop."
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

    static let w3cFlowText = #"""
        {
          "paymentRequest": {
            "methodData": [
              {
                "supportedMethods": "https://apple.com/apple-pay",
                "data": {
                  "merchantCapabilities": ["supports3DS"],
                  "supportedNetworks": ["visa", "masterCard", "girocard"],
                  "countryCode": "DE",
                  "version": 11,
                  "merchantIdentifier": "merchant.com.example.nordlicht"
                }
              }
            ],
            "details": {
              "total": { "label": "Nordlicht Versand", "amount": {"currency": "EUR", "value": "69.80"} },
              "displayItems": [
                { "label": "Zwischensumme", "amount": {"currency": "EUR", "value": "64.90"} },
                { "label": "Versand", "amount": {"currency": "EUR", "value": "4.90"} }
              ],
              "shippingOptions": [
                { "id": "standard", "label": "Versand", "amount": {"currency": "EUR", "value": "4.90"} },
                { "id": "express", "label": "Expressversand", "amount": {"currency": "EUR", "value": "8.90"} }
              ]
            },
            "options": { "requestShipping": true }
          },
          "events": [
            {
              "selected": { "shippingMethod": "express" },
              "update": "PaymentDetailsUpdate",
              "data": {
                "total": { "label": "Nordlicht Versand", "amount": {"currency": "EUR", "value": "73.80"} },
                "displayItems": [
                  { "label": "Zwischensumme", "amount": {"currency": "EUR", "value": "64.90"} },
                  { "label": "Expressversand", "amount": {"currency": "EUR", "value": "8.90"} }
                ]
              }
            }
          ],
          "complete": "success"
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
