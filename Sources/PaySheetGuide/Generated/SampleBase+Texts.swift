// Generated from the documents in Sources/PaySheetGuide/Bases. Do not edit; run `swift run generate`.

extension SampleBase {
    static let accountSiteText = #"""
        {
          ".well-known/apple-developer-merchantid-domain-association": "MIIFgQYJKoZIhvcNAQcCoIIFcjCCBW4CAQExCTAHBgUrDgMCGjBuBgkqhkiG9w0BBwGgYQRfeyJ0\nZWFtSWQiOiJURUFNMTIzNDU2IiwiZG9tYWluIjoic2hvcC5leGFtcGxlIiwiZGF0ZUNyZWF0ZWQi\nOiIyMDI2LTExLTI1LDA3OjIzOjEzIiwidmVyc2lvbiI6MX2gggNsMIIBrjCCAVOgAwIBAgICEAEw\nCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJ\nTm90IEFwcGxlMB4XDTI2MDEwMTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowNTEfMB0GA1UEAwwWTm90\nIEFwcGxlIFRva2VuIFNpZ25lcjESMBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZI\nzj0DAQcDQgAEhD4sPfh0tLMbE6BAUUM2Eh7z20ZCIHWsZor4cBgy0AJK6II8ZKLd9AvTvZNopp10\nCsAFqKcIzRdGHs7Epw4rlKNTMFEwDwYJKoZIhvdjZAYdBAIFADAdBgNVHQ4EFgQUJxJ7xuJMI9rp\nsLcGkYpbZxQU4aowHwYDVR0jBBgwFoAU0j1drY9AmTnTRKUe8EosEK5h0N0wCgYIKoZIzj0EAwID\nSQAwRgIhAKBuWMcEhrTVkGD37Jx8_2W0fMXZCRpT_-XsQCiGIvaEAiEAzr-HdbrW93h_x8cGxQEi\nQzgW87lD1uoSewHAyCol8t8wggG2MIIBXaADAgECAgIQADAKBggqhkjOPQQDAjAtMRIwEAYDVQQK\nDAlOb3QgQXBwbGUxFzAVBgNVBAMMDk5vdCBBcHBsZSBSb290MB4XDTI2MDEwMTAwMDAwMFoXDTI4\nMDIwMTAwMDAwMFowNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJ\nTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE094gdCwuKjq0f5oBTsGAhnAo94M5\n7gXg3zhbt1iHVLvMAchg0kSIIONhc_uKsoRimpr2a3_VHeVX8LxB-AbmH6NlMGMwDwYDVR0TAQH_\nBAUwAwEB_zAQBgoqhkiG92NkBgIOBAIFADAdBgNVHQ4EFgQU0j1drY9AmTnTRKUe8EosEK5h0N0w\nHwYDVR0jBBgwFoAUVws_QDqp4dNdsp9JfTYnJqDR1WkwCgYIKoZIzj0EAwIDRwAwRAIgNg2mgS70\nwUGAXiqStvxWHXnPOBNAlCpCFnAUQhKw_doCIDAdIOZgvHM11PkoJ-6oVvKJbjF149LphIOdUu9Z\nXgJWMYIBfDCCAXgCAQEwOzA1MR8wHQYDVQQDDBZOb3QgQXBwbGUgSW50ZXJtZWRpYXRlMRIwEAYD\nVQQKDAlOb3QgQXBwbGUCAhABMAcGBSsOAwIaoIHYMBgGCSqGSIb3DQEJAzELBgkqhkiG9w0BBwEw\nHAYJKoZIhvcNAQkFMQ8XDTI2MTEyNTE5NTY1MlowIwYJKoZIhvcNAQkEMRYEFDoeCvPgT_C__dcF\nsKoclBYkok-_MHkGCSqGSIb3DQEJDzFsMGowCwYJYIZIAWUDBAEqMAsGCWCGSAFlAwQBFjALBglg\nhkgBZQMEAQIwCgYIKoZIhvcNAwcwDgYIKoZIhvcNAwICAgCAMA0GCCqGSIb3DQMCAgFAMAcGBSsO\nAwIHMA0GCCqGSIb3DQMCAgEoMAkGByqGSM49BAEERzBFAiAMinufQOjXkWbhGtrbQriEfUghR4Nx\nL4C6loskoMwVhAIhAIONKWL4Q4VeopA0ADas6KwyYcETyaepG8rSZg-bG7ss\n"
        }
        """#

    static let appButtonText = #"""
        {
          "canPay": "yes",
          "card": "yes",
          "shows": "pay"
        }
        """#

    static let buyerText = #"""
        {
          "givenName": "Sam",
          "familyName": "Sample",
          "addressLines": [
            "1 Example Road"
          ],
          "locality": "Denver",
          "administrativeArea": "CO",
          "postalCode": "80202",
          "countryCode": "US",
          "phoneNumber": "(303) 555-0100"
        }
        """#

    static let buyerInJapanText = #"""
        {
          "givenName": "見本",
          "familyName": "例",
          "phoneticGivenName": "みほん",
          "phoneticFamilyName": "れい",
          "addressLines": [
            "例町1-2-3"
          ],
          "locality": "千代田区",
          "administrativeArea": "東京都",
          "postalCode": "100-0001",
          "countryCode": "JP",
          "phoneNumber": "03-5550-0100"
        }
        """#

    static let chinaPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIIDBzCCAqygAwIBAgICEAcwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowgYAxPzA9BgNVBAMMNkFwcGxlIFBheSBQYXlt
        ZW50IFByb2Nlc3Npbmc6bWVyY2hhbnQuY29tLmV4YW1wbGUuc2hvcDEpMCcGCgmS
        JomT8ixkAQEMGW1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AxEjAQBgNVBAoMCU5v
        dCBBcHBsZTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAIoTSGb9GgCB
        mmd9x34NZxfNCGTviUO+JpKas21CUPmIk7PfjJWxqu8NL88q3x+bDw66TPVt72E1
        hlEc8diaFmS5ZjeoMEqxjM0D8wnXw2/zF2Wxo13pAA5ujTfAuLBs4cN4mMtmNEdP
        64iZis3M1WpeHy4JGRKHyVBnWpGjFd7EWawIba8YzyKD4UYz5xssFBhnHRycxiCI
        uYT8sVGj8su2KNM8fghljZTqIg9TPhLPwP0bPFWMAMOCHLIxoCQ7+6X0Ld+2JIHp
        o1jI55Xam8p38tHAwCCqxyDZOk9+2PPw1r8pOOajjyJ4+W+TiFbMuDkQT3hUEtqx
        IQIUy02VGrMCAwEAAaOBlDCBkTBPBgkqhkiG92NkBiAEQgxAN0RGRDNCNEM2RkU0
        MjMwMTE4MDE3N0U2NjEzNzM1QUU1MzEwMTI1MzU4NTRCOTI4RTJFRUQ1MzUyMTk5
        NjMwMDAdBgNVHQ4EFgQU5YWR+k9t10MuoeBdZMTNufdxFu4wHwYDVR0jBBgwFoAU
        wgwMTrn8yqvpOHsgZUbOhk0LLLwwCgYIKoZIzj0EAwIDSQAwRgIhAOJUcRRilufT
        1yH5EZ0KRQqFtCnbfMKFagwVxzGJR7jUAiEArllry+Sdta0GT7NJA/s6W7xdAoP4
        9JsYjMWqI9E7xSk=
        -----END CERTIFICATE-----
        """#

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

    static let identityPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIIDBTCCAqqgAwIBAgICEAMwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowfzE+MDwGA1UEAww1QXBwbGUgUGF5IE1lcmNo
        YW50IElkZW50aXR5Om1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AxKTAnBgoJkiaJ
        k/IsZAEBDBltZXJjaGFudC5jb20uZXhhbXBsZS5zaG9wMRIwEAYDVQQKDAlOb3Qg
        QXBwbGUwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDJruqrOvqe5aa2
        b0IvFr9jII39Q813lxwys74/sNZFmyaf0fCi7d4Ore8wI3Szs5FNy0/YQxGehrgO
        BVLrClTKthFMVhJiOWosRna/61ahYaV5zj1D89T6MUIkZnTW6fYqkhakaUm7qxCP
        tnTwcrmJLLle/+7nxKYVfPCQ1ypmjw6Y6KHeoNqdHBOJQGEoz+c2HvxZ9AUwXHRu
        O/Cuzbw6XYhxKiIGvdlynZtl2wCvEqXWA3Vn3SLip2cYIJsh7VYwOmarfGAbWHqt
        H1dGmHVpNWj3Fi0NsolmJ3Sj2XefO42hhZOoMKrFqL3cZlkMnlpDKREaS/JLdfR8
        r1Z2cY/dAgMBAAGjgZQwgZEwTwYJKoZIhvdjZAYgBEIMQDdERkQzQjRDNkZFNDIz
        MDExODAxNzdFNjYxMzczNUFFNTMxMDEyNTM1ODU0QjkyOEUyRUVENTM1MjE5OTYz
        MDAwHQYDVR0OBBYEFMK3SOabn7c67KUx91SoP1NimCdpMB8GA1UdIwQYMBaAFMIM
        DE65/Mqr6Th7IGVGzoZNCyy8MAoGCCqGSM49BAMCA0kAMEYCIQD7qVERDYBUelOF
        3z+RydHvdche4lWjhOOWpvVCmoRY0gIhAPJ0GqltjzUYH7RZ7B4uJFUDaD6x5jf7
        zjElpvkWDekk
        -----END CERTIFICATE-----
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

    static let orderPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIIB4jCCAYegAwIBAgICEAYwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowbDEuMCwGA1UEAwwlT3JkZXIgVHlwZSBJRDog
        b3JkZXIuY29tLmV4YW1wbGUuc2hvcDEmMCQGCgmSJomT8ixkAQEMFm9yZGVyLmNv
        bS5leGFtcGxlLnNob3AxEjAQBgNVBAoMCU5vdCBBcHBsZTBZMBMGByqGSM49AgEG
        CCqGSM49AwEHA0IABKC5hKcRmbhcKIuyqgU3K839mfunHSmbSV9LL0EA+Vsj36Wx
        tbZG6LRZr+RGL4hTHsvNyTBnEy7DlHUqet4SLdWjUDBOMAwGA1UdEwEB/wQCMAAw
        HQYDVR0OBBYEFOyDG690909ZdkT70PhyQgXWeNFeMB8GA1UdIwQYMBaAFMIMDE65
        /Mqr6Th7IGVGzoZNCyy8MAoGCCqGSM49BAMCA0kAMEYCIQCVks3JdKoQmkEqqwwX
        DBN2OWuW0PLZ/O2UZEjA387ELwIhAKEfFHDN2psEM3Zf75X6t/ygPSH62JSaikKu
        YSIdW2DB
        -----END CERTIFICATE-----
        """#

    static let p384CSRText = #"""
        -----BEGIN CERTIFICATE REQUEST-----
        MIIBBzCBjgIBADAPMQ0wCwYDVQQDDARTaG9wMHYwEAYHKoZIzj0CAQYFK4EEACID
        YgAEbMl6Zz5qkaeZlmn0+8cnZpLnoZzu3Z4WzUS3eNsS2LBMfpprBkdMvKWaNJ10
        e/nksveS8pEXO3MiIUHEMeEFL2VSFJm3tJF4j1OHpnN7DvRWbpf1AqmXl1OJb7IT
        1X9ZoAAwCgYIKoZIzj0EAwIDaAAwZQIwUK4i7xcj6nn/3Sue8s8/2ZV19YgFwryz
        YYSPDseMvakHPJI0u5vfyAoI1ZBJJ/O8AjEAtuHYf13rTNAoe+Vw+Uar3wV5KgV1
        AmK7hOqAiv8QzPYNx8satFnouZGqv6Ss02OC
        -----END CERTIFICATE REQUEST-----
        """#

    static let pageHTMLText = #"""
        <!doctype html>
        <head>
          <script crossorigin="anonymous" src="https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js"></script>
          <style>apple-pay-button { --apple-pay-button-width: 150px; }</style>
        </head>
        <apple-pay-button buttonstyle="black" type="buy" locale="en-US"></apple-pay-button>
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

    static let processingCSRText = #"""
        -----BEGIN CERTIFICATE REQUEST-----
        MIIBPTCB4wIBADCBgDEpMCcGCgmSJomT8ixkAQEMGW1lcmNoYW50LmNvbS5leGFt
        cGxlLnNob3AxPzA9BgNVBAMMNkFwcGxlIFBheSBQYXltZW50IFByb2Nlc3Npbmc6
        bWVyY2hhbnQuY29tLmV4YW1wbGUuc2hvcDESMBAGA1UECgwJTm90IEFwcGxlMFkw
        EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE16J1G29+HSD5qQLE/sAG4+ipMid+Op16
        asY3Hv2DgQgFv3xAi6txZAr9Q5XtQjU2WeR8vQGqU81WyOWLv0aSrKAAMAoGCCqG
        SM49BAMCA0kAMEYCIQCai38PKASsMmnAyQOlyx5+CNdCa6q7UhndbvYbkxIqNAIh
        ALq5ugaydlEWFOB/Wvm1HbmVLHRiL+bqpHvzqXIhy+Jl
        -----END CERTIFICATE REQUEST-----
        """#

    static let processingPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIICPDCCAeGgAwIBAgICEAIwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowgYAxPzA9BgNVBAMMNkFwcGxlIFBheSBQYXlt
        ZW50IFByb2Nlc3Npbmc6bWVyY2hhbnQuY29tLmV4YW1wbGUuc2hvcDEpMCcGCgmS
        JomT8ixkAQEMGW1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AxEjAQBgNVBAoMCU5v
        dCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNeidRtvfh0g+akCxP7A
        BuPoqTInfjqdemrGNx79g4EIBb98QIurcWQK/UOV7UI1NlnkfL0BqlPNVsjli79G
        kqyjgZQwgZEwTwYJKoZIhvdjZAYgBEIMQDdERkQzQjRDNkZFNDIzMDExODAxNzdF
        NjYxMzczNUFFNTMxMDEyNTM1ODU0QjkyOEUyRUVENTM1MjE5OTYzMDAwHQYDVR0O
        BBYEFNQ9/sC1lew+KkCjlG/qviuWKeS+MB8GA1UdIwQYMBaAFMIMDE65/Mqr6Th7
        IGVGzoZNCyy8MAoGCCqGSM49BAMCA0kAMEYCIQDvFaSeK13XF58QKVfmTNZ08Pbc
        QJJMLUTHVGByK48bcgIhAPUrf0xeh+wwrLxyZBguM6lJELmgGz75cJR3WaFQUofs
        -----END CERTIFICATE-----
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

    static let rootPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIIBsTCCAVegAwIBAgIURC4Ha9WS/QtiqF1NJI8Qe5fYVnEwCgYIKoZIzj0EAwIw
        LTESMBAGA1UECgwJTm90IEFwcGxlMRcwFQYDVQQDDA5Ob3QgQXBwbGUgUm9vdDAg
        Fw0yNjExMjUxNTU0NDRaGA8yMDU0MDQxMTE1NTQ0NFowLTESMBAGA1UECgwJTm90
        IEFwcGxlMRcwFQYDVQQDDA5Ob3QgQXBwbGUgUm9vdDBZMBMGByqGSM49AgEGCCqG
        SM49AwEHA0IABFMYatEufMX3Whef1vPBhMYEj/Q/HGBKEcqrWkuwNJQ8MnTGog4g
        uTHH8TSszuZgJ3vKDApypgb6KZjIOofh7d+jUzBRMB0GA1UdDgQWBBSsuLcXT+ZS
        E6f+rMIyWaCDj4PWYjAfBgNVHSMEGDAWgBSsuLcXT+ZSE6f+rMIyWaCDj4PWYjAP
        BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCkeFZr56i0pXp4UpGl
        xZNwJGUAROw9SpHCJMX2+Of9zAIgdL/hGnVbMyyNojBvHr0/C2SescA74OJ9Fj4V
        TgHA9ro=
        -----END CERTIFICATE-----
        """#

    static let sealedTokenText = #"""
        {
          "version": "EC_v1",
          "data": "dGhlc2UgYnl0ZXMgc3RhbmQgZm9yIGVuY3J5cHRlZCBwYXltZW50IGRhdGE=",
          "signature": "MIIFMwYJKoZIhvcNAQcCoIIFJDCCBSACAQExDTALBglghkgBZQMEAgEwCwYJKoZIhvcNAQcBoIIDbDCCAa0wggFToAMCAQICAhABMAoGCCqGSM49BAMCMDUxHzAdBgNVBAMMFk5vdCBBcHBsZSBJbnRlcm1lZGlhdGUxEjAQBgNVBAoMCU5vdCBBcHBsZTAeFw0yNjAxMDEwMDAwMDBaFw0yODAyMDEwMDAwMDBaMDUxHzAdBgNVBAMMFk5vdCBBcHBsZSBUb2tlbiBTaWduZXIxEjAQBgNVBAoMCU5vdCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGHxeoQzIZxozO5G+tJeHX0f76/35bYKvZFyhqeP5tcZ3XHl3fUS8NpO5YGt/I0TDGy8g+vQDKpwVAnBBWHxVzejUzBRMA8GCSqGSIb3Y2QGHQQCBQAwHQYDVR0OBBYEFF+HNJdDOhm7M0V2hH/sVis0/mWaMB8GA1UdIwQYMBaAFMIMDE65/Mqr6Th7IGVGzoZNCyy8MAoGCCqGSM49BAMCA0gAMEUCIQDcMvgIxTxAfo7Pjo5zGtuQYrzqZKzWyJTrBblAoPQJHQIgV1h1kjOqEfM6ZOYr6Kvc8UjyIY2BBkC+Prfequ0g2UQwggG3MIIBXaADAgECAgIQADAKBggqhkjOPQQDAjAtMRIwEAYDVQQKDAlOb3QgQXBwbGUxFzAVBgNVBAMMDk5vdCBBcHBsZSBSb290MB4XDTI2MDEwMTAwMDAwMFoXDTI4MDIwMTAwMDAwMFowNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9PxC400q7FJhvjQXypQYhzFIcSQHJBwNI7sErHBuBC5O95nD6F4FhPPWcSNIFZAr3GRnLlZW5XGEVOCrRaZWqqNlMGMwDwYDVR0TAQH/BAUwAwEB/zAQBgoqhkiG92NkBgIOBAIFADAdBgNVHQ4EFgQUwgwMTrn8yqvpOHsgZUbOhk0LLLwwHwYDVR0jBBgwFoAUrLi3F0/mUhOn/qzCMlmgg4+D1mIwCgYIKoZIzj0EAwIDSAAwRQIhAPRfog8r645rV7D41rXYWuTxpOUauPnNrZ6dJIkzkKq/AiBMo/ZCvOmTgj5gDT5W6TjfqIR+bcdnTcq3+O4IrSF/lTGCAY0wggGJAgEBMDswNTEfMB0GA1UEAwwWTm90IEFwcGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlAgIQATALBglghkgBZQMEAgGggeQwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0BCQUxDxcNMjYxMTI1MTU1NDQ1WjAvBgkqhkiG9w0BCQQxIgQgT5dEv3ahcqWjZDC1fGFNUCJh8NeeE2YErEc5AZ0hW4MweQYJKoZIhvcNAQkPMWwwajALBglghkgBZQMEASowCwYJYIZIAWUDBAEWMAsGCWCGSAFlAwQBAjAKBggqhkiG9w0DBzAOBggqhkiG9w0DAgICAIAwDQYIKoZIhvcNAwICAUAwBwYFKw4DAgcwDQYIKoZIhvcNAwICASgwCgYIKoZIzj0EAwIERzBFAiEA3nIgytDkSwuzyujzblp2qPztvn3bEFEMY+BVVni7MLgCIFgaoh19pWpZuWuhRygnOzMbQyL/HvVbO1BUE1hrXneY",
          "header": {
            "ephemeralPublicKey": "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEh1HituBC3K0ih6g4bhjI0JAT3wv4HQAhpEqsAsuakEbDogiub2zfpeBH6agv0Vn5f1IFrmlzRpjPEF6M3pPUg==",
            "publicKeyHash": "PhH5Szmfu6+DUtpJ5j062uGdhzc/oALHWRN9XsKA9Xo=",
            "transactionId": "ce922519a3c3ecaf9b0986c2449c7680895c15f4b0e9818e994e14a4d28b6aaf",
            "applicationData": "3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd"
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

    static let shortPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIICODCCAd+gAwIBAgICEAQwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowfzE+MDwGA1UEAww1QXBwbGUgUGF5IE1lcmNo
        YW50IElkZW50aXR5Om1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AxKTAnBgoJkiaJ
        k/IsZAEBDBltZXJjaGFudC5jb20uZXhhbXBsZS5zaG9wMRIwEAYDVQQKDAlOb3Qg
        QXBwbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ4+7EngqsFyPHg/etWJrQz
        xn98q/nwpyfSGJyKcsSK7WJZ+zSJpLrDNP0ZGaAue/FM1GNHQnYlygFmQHg8sviR
        o4GUMIGRME8GCSqGSIb3Y2QGIARCDEA3REZEM0I0QzZGRTQyMzAxMTgwMTc3RTY2
        MTM3MzVBRTUzMTAxMjUzNTg1NEI5MjhFMkVFRDUzNTIxOTk2MzAwMB0GA1UdDgQW
        BBTfjfZGw3OzrRyw0rc8QxRsAYQlfTAfBgNVHSMEGDAWgBTCDAxOufzKq+k4eyBl
        Rs6GTQssvDAKBggqhkjOPQQDAgNHADBEAiBQf+Iq+S3MjQOa/YFHfKzLfixIeSfB
        KRzADGL1FSFygwIgYXEZW4jIIn79joZ9hIrKtZ3xSnN3PL1mVn5kFKPSm4s=
        -----END CERTIFICATE-----
        """#

    static let siteText = #"""
        {
          ".well-known/apple-developer-merchantid-domain-association": "7B227073704964223A224558414D504C45222C2276657273696F6E223A312C22637265617465644F6E223A313731353230333336363338357D"
        }
        """#

    static let tapToPayText = #"""
        {
          "device": "iPhone 15",
          "entitlement": "yes",
          "for": "tap-to-pay",
          "shows": "show",
          "system": "ios18.4"
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

    static let webButtonText = #"""
        {
          "web": "paymentCredentialsAvailable",
          "shows": "pay"
        }
        """#

    static let wrongPEMText = #"""
        -----BEGIN CERTIFICATE-----
        MIICPDCCAeGgAwIBAgICEAUwCgYIKoZIzj0EAwIwNTEfMB0GA1UEAwwWTm90IEFw
        cGxlIEludGVybWVkaWF0ZTESMBAGA1UECgwJTm90IEFwcGxlMB4XDTI2MDEwMTAw
        MDAwMFoXDTI4MDIwMTAwMDAwMFowgYAxPzA9BgNVBAMMNkFwcGxlIFBheSBQYXlt
        ZW50IFByb2Nlc3Npbmc6bWVyY2hhbnQuY29tLmV4YW1wbGUuc2hvcDEpMCcGCgmS
        JomT8ixkAQEMGW1lcmNoYW50LmNvbS5leGFtcGxlLnNob3AxEjAQBgNVBAoMCU5v
        dCBBcHBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABN0CdfALLVb0wxqksKjH
        9anoeHqFmicSZU6EGbUW5U/Bfh+1TSyCVyJw1u4peGmzE0V4w9ubv1aSTg4qUAFK
        GlCjgZQwgZEwTwYJKoZIhvdjZAYgBEIMQEQ5Mjk4QTEwRDFCMDczNTgzN0RDNEJE
        ODVEQUM2NDFCMEYzQ0VGMjdBNDdFNUQ1M0E1NEYyRjNGNUIyRkNGRkEwHQYDVR0O
        BBYEFJcbq7J7TwEFMKd5heQWUDwOolrlMB8GA1UdIwQYMBaAFMIMDE65/Mqr6Th7
        IGVGzoZNCyy8MAoGCCqGSM49BAMCA0kAMEYCIQCUOpwaf1DvH1fuAolGYQIncFp9
        If46v49SeWvizgoqxAIhAMMfkRyMb2PmEKZ2O0le0YOljCsFR6wEfAmRDmjad86T
        -----END CERTIFICATE-----
        """#

    static let serverCSText = #"""
        using System.Security.Cryptography.X509Certificates;
        var hosts = new HashSet<string> { "apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com" };
        var path = Environment.GetEnvironmentVariable("MERCHANT_CERTIFICATE");
        var passphrase = Environment.GetEnvironmentVariable("MERCHANT_PASSPHRASE");
        var handler = new HttpClientHandler();
        handler.ClientCertificates.Add(new X509Certificate2(path, passphrase));
        var client = new HttpClient(handler);
        var app = WebApplication.Create(args);
        app.MapPost("/session", async (HttpRequest request) =>
        {
            var form = await request.ReadFromJsonAsync<SessionForm>();
            var address = new Uri(form.Url);
            if (address.Scheme != "https" || !hosts.Contains(address.Host)) return Results.BadRequest();
            var body = new
            {
                merchantIdentifier = "merchant.example.cedar", displayName = "Cedar Outdoor", initiative = "web",
                initiativeContext = "shop.cedar.example",
            };
            var answer = await client.PostAsJsonAsync(address, body);
            return Results.Content(await answer.Content.ReadAsStringAsync(), "application/json");
        });
        app.Run();
        record SessionForm(string Url);
        """#

    static let serverGOText = #"""
        package main
        import (
        	"bytes"
        	"crypto/tls"
        	"encoding/json"
        	"io"
        	"net/http"
        	"net/url"
        	"os"
        )
        var hosts = map[string]bool{"apple-pay-gateway.apple.com": true, "cn-apple-pay-gateway.apple.com": true}
        func merchantSession(w http.ResponseWriter, r *http.Request) {
        	address := r.FormValue("url")
        	parsed, err := url.Parse(address)
        	if err != nil || parsed.Scheme != "https" || !hosts[parsed.Host] {
        		http.Error(w, "not an address of Apple", http.StatusBadRequest)
        		return
        	}
        	certificate, err := tls.LoadX509KeyPair(os.Getenv("MERCHANT_CERTIFICATE"), os.Getenv("MERCHANT_KEY"))
        	if err != nil {
        		http.Error(w, "no certificate", http.StatusInternalServerError)
        		return
        	}
        	settings := &tls.Config{Certificates: []tls.Certificate{certificate}}
        	client := &http.Client{Transport: &http.Transport{TLSClientConfig: settings}}
        	body, _ := json.Marshal(map[string]string{
        		"merchantIdentifier": "merchant.example.cedar", "displayName": "Cedar Outdoor", "initiative": "web",
        		"initiativeContext": "shop.cedar.example",
        	})
        	answer, err := client.Post(address, "application/json", bytes.NewReader(body))
        	if err != nil {
        		http.Error(w, "no answer", http.StatusBadGateway)
        		return
        	}
        	defer answer.Body.Close()
        	w.WriteHeader(answer.StatusCode)
        	io.Copy(w, answer.Body)
        }
        """#

    static let serverJAVAText = #"""
        package example.cedar;
        import java.net.URI;
        import java.net.http.HttpClient;
        import java.net.http.HttpRequest;
        import java.net.http.HttpResponse;
        import java.util.Map;
        import java.util.Set;
        import javax.net.ssl.SSLContext;
        import org.springframework.http.HttpStatus;
        import org.springframework.web.bind.annotation.PostMapping;
        import org.springframework.web.bind.annotation.RequestBody;
        import org.springframework.web.bind.annotation.RestController;
        import org.springframework.web.server.ResponseStatusException;
        @RestController
        class SessionController {
          private static final Set<String> HOSTS = Set.of("apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com");
          private static final String BODY = "{\"merchantIdentifier\":\"merchant.example.cedar\",\"displayName\":\"Cedar Outdoor\","
              + "\"initiative\":\"web\",\"initiativeContext\":\"shop.cedar.example\"}";
          private final HttpClient client;
          SessionController(SSLContext merchantContext) {
            client = HttpClient.newBuilder().sslContext(merchantContext).build();
          }
          @PostMapping("/session")
          String merchantSession(@RequestBody Map<String, String> form) throws Exception {
            URI address = URI.create(form.get("url"));
            if (!"https".equals(address.getScheme()) || !HOSTS.contains(address.getHost())) {
              throw new ResponseStatusException(HttpStatus.BAD_REQUEST);
            }
            HttpRequest request = HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.ofString(BODY)).build();
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
          }
        }
        """#

    static let serverJSText = #"""
        const { readFileSync } = require("node:fs");
        const express = require("express");
        const { Agent } = require("undici");
        const hosts = new Set(["apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com"]);
        const cert = readFileSync(process.env.MERCHANT_CERTIFICATE);
        const key = readFileSync(process.env.MERCHANT_KEY);
        const dispatcher = new Agent({ connect: { cert, key, passphrase: process.env.MERCHANT_PASSPHRASE } });
        const app = express();
        app.use(express.json());
        app.post("/session", async (req, res) => {
          const url = new URL(req.body.url);
          if (url.protocol !== "https:" || !hosts.has(url.host)) return res.sendStatus(400);
          const body = {
            merchantIdentifier: "merchant.example.cedar", displayName: "Cedar Outdoor", initiative: "web",
            initiativeContext: "shop.cedar.example",
          };
          const answer = await fetch(url, { method: "POST", body: JSON.stringify(body), dispatcher });
          res.status(answer.status).json(await answer.json());
        });
        app.post("/pay", async (req, res) => {
          const order = await orders.find(req.body.order);
          const charge = await provider.charge({ amount: order.amount, token: req.body.token });
          res.json({ isPaid: charge.isPaid });
        });
        """#

    static let serverPHPText = #"""
        <?php
        $url = json_decode(file_get_contents('php://input'), true)['url'] ?? '';
        $hosts = ['apple-pay-gateway.apple.com', 'cn-apple-pay-gateway.apple.com'];
        if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {
            http_response_code(400);
            exit;
        }
        $body = [
            'merchantIdentifier' => 'merchant.example.cedar',
            'displayName' => 'Cedar Outdoor',
            'initiative' => 'web',
            'initiativeContext' => 'shop.cedar.example',
        ];
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_POSTFIELDS => json_encode($body),
            CURLOPT_SSLCERT => getenv('MERCHANT_CERTIFICATE'),
            CURLOPT_SSLKEY => getenv('MERCHANT_KEY'),
            CURLOPT_SSLKEYPASSWD => getenv('MERCHANT_PASSPHRASE'),
            CURLOPT_SSL_VERIFYPEER => true,
            CURLOPT_SSL_VERIFYHOST => 2,
        ]);
        curl_exec($curl);
        """#

    static let serverPYText = #"""
        import os
        from urllib.parse import urlsplit
        import requests
        from flask import Flask, abort, jsonify, request
        HOSTS = {"apple-pay-gateway.apple.com", "cn-apple-pay-gateway.apple.com"}
        app = Flask(__name__)
        @app.post("/session")
        def merchant_session():
            url = request.get_json()["url"]
            parts = urlsplit(url)
            if parts.scheme != "https" or parts.netloc not in HOSTS:
                abort(400)
            body = {
                "merchantIdentifier": "merchant.example.cedar", "displayName": "Cedar Outdoor", "initiative": "web",
                "initiativeContext": "shop.cedar.example",
            }
            certificate = (os.environ["MERCHANT_CERTIFICATE"], os.environ["MERCHANT_KEY"])
            answer = requests.post(url, json=body, cert=certificate, timeout=10)
            return jsonify(answer.json()), answer.status_code
        """#

    static let serverRBText = #"""
        require "json"
        require "net/http"
        require "sinatra"
        HOSTS = %w[apple-pay-gateway.apple.com cn-apple-pay-gateway.apple.com].freeze
        post "/session" do
          uri = URI(JSON.parse(request.body.read)["url"])
          halt 400 unless uri.scheme == "https" && HOSTS.include?(uri.host)
          http = Net::HTTP.new(uri.host, uri.port)
          http.use_ssl = true
          http.verify_mode = OpenSSL::SSL::VERIFY_PEER
          http.cert = OpenSSL::X509::Certificate.new(File.read(ENV.fetch("MERCHANT_CERTIFICATE")))
          http.key = OpenSSL::PKey.read(File.read(ENV.fetch("MERCHANT_KEY")), ENV.fetch("MERCHANT_PASSPHRASE"))
          body = {
            merchantIdentifier: "merchant.example.cedar", displayName: "Cedar Outdoor", initiative: "web",
            initiativeContext: "shop.cedar.example",
          }
          http.post(uri.path, body.to_json).body
        end
        """#

    static let shopHTMLText = #"""
        <!doctype html>
        <html lang="en">
        <head>
          <title>Cedar Outdoor</title>
          <style>
            #apple-pay { display: none; }
            @supports (-webkit-appearance: -apple-pay-button) { #apple-pay { -webkit-appearance: -apple-pay-button; } }
          </style>
        </head>
        <body>
          <button id="apple-pay" aria-label="Apple Pay"></button>
          <iframe src="https://checkout.cedar.example/pay" allow="payment"></iframe>
          <script>
            const button = document.querySelector("#apple-pay");
            if (window.ApplePaySession && ApplePaySession.canMakePayments()) button.style.display = "block";
          </script>
        </body>
        </html>
        """#

    static let shopJSText = #"""
        const request = {
          countryCode: "US",
          currencyCode: "USD",
          merchantCapabilities: ["supports3DS"],
          supportedNetworks: ["visa", "masterCard"],
          requiredShippingContactFields: ["postalAddress"],
          shippingMethods: [{ identifier: "standard", label: "Standard", detail: "Arrives in 5 days", amount: "0.00" }],
          total: { label: "Cedar Outdoor", amount: "38.06" },
        };
        function pay() {
          const session = new ApplePaySession(14, request);
          session.onvalidatemerchant = async (event) => {
            try {
              const answer = await fetch("/session", { method: "POST", body: JSON.stringify({ url: event.validationURL }) });
              session.completeMerchantValidation(await answer.json());
            } catch {
              session.abort();
            }
          };
          session.onshippingcontactselected = () => {
            session.completeShippingContactSelection({ newTotal: request.total });
          };
          session.onpaymentauthorized = async (event) => {
            let status = ApplePaySession.STATUS_FAILURE;
            try {
              const answer = await fetch("/pay", { method: "POST", body: JSON.stringify(event.payment.token) });
              if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;
            } catch {
              showMessage("The payment failed.");
            }
            session.completePayment({ status });
          };
          session.oncancel = () => unlockForm();
          session.begin();
        }
        const button = document.querySelector("#apple-pay");
        if (window.ApplePaySession?.canMakePayments()) button.addEventListener("click", pay);
        """#

    static let w3cShopJSText = #"""
        const methods = [{
          supportedMethods: "https://apple.com/apple-pay",
          data: {
            version: 14, merchantIdentifier: "merchant.example.cedar", countryCode: "US", merchantCapabilities: ["supports3DS"],
            supportedNetworks: ["visa", "masterCard"],
          },
        }];
        const details = {
          total: { label: "Cedar Outdoor", amount: { currency: "USD", value: "38.06" } },
          shippingOptions: [{ id: "standard", label: "Standard", amount: { currency: "USD", value: "0.00" }, selected: true }],
        };
        const button = document.querySelector("#apple-pay");
        button.addEventListener("click", async () => {
          const request = new PaymentRequest(methods, details, { requestShipping: true });
          request.onmerchantvalidation = (event) => event.complete(merchantSession(event.validationURL));
          request.onshippingaddresschange = (event) => event.updateWith(newDetails(request.shippingAddress));
          const response = await request.show();
          const isPaid = await send(response.details).catch(() => false);
          await response.complete(isPaid ? "success" : "fail");
        });
        async function merchantSession(url) {
          const answer = await fetch("/session", { method: "POST", body: JSON.stringify({ url }) });
          return answer.json();
        }
        """#
}
