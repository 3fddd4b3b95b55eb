/// The flows that samples start from.
extension SampleBase {
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
}
