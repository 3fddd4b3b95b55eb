// Generated from the documents in Sources/PaySheetProviders/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let adyenApplePayText = #"""
        {
          "amount": {
            "value": 2340,
            "currency": "EUR"
          },
          "countryCode": "NL",
          "totalPriceLabel": "Rijwiel BV",
          "lineItems": [
            {
              "label": "Lamp",
              "amount": "20.00"
            },
            {
              "label": "Bell",
              "amount": "3.40"
            }
          ]
        }
        """#

    static let adyenSheetUpdateText = #"""
        {
          "newTotal": {
            "label": "Rijwiel BV",
            "amount": "23.40"
          },
          "newLineItems": [
            {
              "label": "Lamp",
              "amount": "23.40"
            }
          ]
        }
        """#

    static let airwallexButtonText = #"""
        {
          "amount": {
            "value": 18.5,
            "currency": "EUR"
          },
          "countryCode": "FI",
          "totalPriceLabel": "Leaf Oy",
          "lineItems": [
            {
              "label": "Tea box",
              "amount": "18.50"
            }
          ]
        }
        """#

    static let airwallexRequestOptionsText = #"""
        {
          "countryCode": "FI",
          "totalPriceLabel": "Leaf Oy"
        }
        """#

    static let braintreeDropInText = #"""
        {
          "displayName": "Nordlys AS",
          "paymentRequest": {
            "total": {
              "label": "Nordlys AS",
              "amount": "249.00"
            }
          }
        }
        """#

    static let braintreeHandoverText = #"""
        {
          "isAwaited": true
        }
        """#

    static let braintreePaymentRequestText = #"""
        {
          "total": {
            "label": "Nordlys AS",
            "amount": "249.00"
          },
          "requiredBillingContactFields": [
            "postalAddress"
          ]
        }
        """#

    static let braintreeTokenizationText = #"""
        {
          "token": {}
        }
        """#

    static let braintreeValidationText = #"""
        {
          "validationURL": "https://apple-pay-gateway.apple.com/paymentservices/startSession",
          "displayName": "Nordlys AS"
        }
        """#

    static let capacitorPayRequestText = #"""
        {
          "merchantIdentifier": "merchant.example.leaf",
          "countryCode": "FI",
          "currencyCode": "EUR",
          "supportedNetworks": [
            "Visa",
            "MasterCard"
          ],
          "paymentSummaryItems": [
            {
              "label": "Tea box",
              "amount": "18.00"
            },
            {
              "label": "Leaf Oy",
              "amount": "18.00"
            }
          ]
        }
        """#

    static let capacitorStripePaymentText = #"""
        {
          "paymentIntentClientSecret": "pi_1_secret_2",
          "paymentSummaryItems": [
            {
              "label": "Tea box",
              "amount": 18
            },
            {
              "label": "Leaf Oy",
              "amount": 18
            }
          ],
          "merchantIdentifier": "merchant.example.leaf",
          "countryCode": "FI",
          "currency": "EUR"
        }
        """#

    static let evervaultTransactionText = #"""
        {
          "type": "payment",
          "amount": 1800,
          "currency": "EUR",
          "country": "FI",
          "merchantId": "merchant_1",
          "priceLabel": "Leaf Oy",
          "lineItems": [
            {
              "label": "Tea box",
              "amount": 1800
            }
          ]
        }
        """#

    static let flutterItemsText = #"""
        {
          "items": [
            {
              "label": "Tea",
              "amount": "9.00"
            },
            {
              "label": "Leaf Oy",
              "amount": "9.00"
            }
          ]
        }
        """#

    static let flutterProfileText = #"""
        {
          "provider": "apple_pay",
          "data": {
            "merchantIdentifier": "merchant.example.leaf",
            "countryCode": "FI",
            "currencyCode": "EUR",
            "supportedNetworks": [
              "visa",
              "masterCard"
            ],
            "merchantCapabilities": [
              "3DS"
            ],
            "requiredShippingContactFields": [
              "emailAddress"
            ]
          }
        }
        """#

    static let molliePaymentText = #"""
        {
          "amount": {
            "currency": "EUR",
            "value": "18.00"
          },
          "description": "Order 1",
          "method": "applepay",
          "applePayPaymentToken": "token"
        }
        """#

    static let mollieSessionText = #"""
        {
          "validationUrl": "https://apple-pay-gateway.apple.com/paymentservices/startSession",
          "domain": "leaf.example"
        }
        """#

    static let payPalCheckoutText = #"""
        {
          "request": {
            "countryCode": "US",
            "currencyCode": "USD",
            "merchantCapabilities": ["supports3DS"],
            "supportedNetworks": ["visa", "masterCard"],
            "requiredBillingContactFields": ["postalAddress"],
            "total": { "label": "Dune Books", "amount": "18.00" }
          },
          "confirmation": {
            "orderId": "1",
            "token": "token",
            "billingContact": "contact"
          }
        }
        """#

    static let payPalValidationText = #"""
        {
          "validationUrl": "https://apple-pay-gateway.apple.com/paymentservices/startSession",
          "displayName": "Dune Books"
        }
        """#

    static let reactPaymentsRequestText = #"""
        {
          "methodData": [
            {
              "supportedMethods": [
                "apple-pay"
              ],
              "data": {
                "merchantIdentifier": "merchant.example.leaf",
                "supportedNetworks": [
                  "visa",
                  "mastercard"
                ],
                "countryCode": "FI",
                "currencyCode": "EUR"
              }
            }
          ],
          "details": {
            "displayItems": [
              {
                "label": "Tea box",
                "amount": {
                  "currency": "EUR",
                  "value": "18.00"
                }
              }
            ],
            "total": {
              "label": "Leaf Oy",
              "amount": {
                "currency": "EUR",
                "value": "18.00"
              }
            }
          },
          "options": {
            "requestPayerEmail": true
          }
        }
        """#

    static let recurlyApplePayText = #"""
        {
          "country": "US",
          "currency": "USD",
          "label": "Dune Books",
          "total": "18.00"
        }
        """#

    static let squarePaymentRequestText = #"""
        {
          "countryCode": "CA",
          "currencyCode": "CAD",
          "lineItems": [
            {
              "label": "Mug",
              "amount": "14.00"
            },
            {
              "label": "Member",
              "amount": "-2.00"
            }
          ],
          "total": {
            "label": "Prairie Clay",
            "amount": "12.00"
          }
        }
        """#

    static let squareSheetUpdateText = #"""
        {
          "lineItems": [
            {
              "label": "Mug",
              "amount": "14.00"
            }
          ],
          "total": {
            "label": "Prairie Clay",
            "amount": "14.00"
          }
        }
        """#

    static let stripeCheckoutText = #"""
        {
          "elements": {
            "mode": "subscription",
            "amount": 1490,
            "currency": "eur"
          },
          "element": {
            "business": {
              "name": "Hafen Rad"
            },
            "emailRequired": true,
            "shippingAddressRequired": true,
            "buttonType": {
              "applePay": "rent"
            },
            "buttonTheme": {
              "applePay": "black"
            }
          },
          "answers": [
            {
              "lineItems": [
                {
                  "name": "Rental",
                  "amount": 1590
                },
                {
                  "name": "Voucher",
                  "amount": -100
                }
              ],
              "shippingRates": [
                {
                  "id": "harbor",
                  "amount": 0,
                  "displayName": "At the harbor"
                }
              ],
              "applePay": {
                "recurringPaymentRequest": {
                  "paymentDescription": "Bike rental",
                  "managementURL": "https://hafenrad.example/plan",
                  "regularBilling": {
                    "label": "Monthly",
                    "amount": 1490,
                    "recurringPaymentIntervalUnit": "month"
                  }
                }
              }
            }
          ]
        }
        """#

    static let stripeCompletionText = #"""
        {
          "status": "success"
        }
        """#

    static let stripeElementUpdateText = #"""
        {
          "emailRequired": true,
          "allowedShippingCountries": [
            "DE"
          ]
        }
        """#

    static let stripeElementsText = #"""
        {
          "mode": "payment",
          "amount": 1490,
          "currency": "eur"
        }
        """#

    static let stripePaymentElementText = #"""
        {
          "applePay": {
            "recurringPaymentRequest": {
              "paymentDescription": "Bike rental",
              "managementURL": "https://hafenrad.example/plan",
              "regularBilling": {
                "label": "Monthly",
                "amount": 1490
              }
            }
          }
        }
        """#

    static let stripePaymentFailureText = #"""
        {
          "reason": "fail",
          "message": "Please try another card."
        }
        """#

    static let stripePaymentRequestText = #"""
        {
          "country": "JP",
          "currency": "jpy",
          "total": {
            "label": "Kissa Mori",
            "amount": 1800
          },
          "displayItems": [
            {
              "label": "Coffee",
              "amount": 1800
            }
          ],
          "requestPayerEmail": true
        }
        """#

    static let stripePaymentUpdateText = #"""
        {
          "status": "success",
          "total": {
            "label": "Kissa Mori",
            "amount": 2300
          },
          "shippingOptions": [
            {
              "id": "mail",
              "label": "Mail",
              "detail": "3 days",
              "amount": 500
            }
          ]
        }
        """#

    static let stripeRequestUpdateText = #"""
        {
          "currency": "jpy",
          "total": {
            "label": "Kissa Mori",
            "amount": 1800
          }
        }
        """#

    static let stripeAppPaymentText = #"""
        {
          "merchantCountryCode": "GB",
          "currencyCode": "GBP",
          "cartItems": [
            {
              "label": "Tea box",
              "amount": "18.00",
              "paymentType": "Immediate"
            },
            {
              "label": "Leaf & Cup",
              "amount": "18.00",
              "paymentType": "Immediate"
            }
          ]
        }
        """#
}
