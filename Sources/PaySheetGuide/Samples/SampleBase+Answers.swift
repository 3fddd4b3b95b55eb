/// The answers, results and messages that samples start from.
extension SampleBase {
    static let paymentMethodUpdateText = #"""
        {
          "newTotal": { "label": "Gum Tree Grocer", "amount": "74.18" },
          "newLineItems": [{"label": "Groceries", "amount": "73.45"}, {"label": "Card Surcharge", "amount": "0.73"}]
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

    static let failureText = #"""
        {
          "status": 1,
          "errors": [
            { "code": "shippingContactInvalid", "contactField": "phoneNumber", "message": "The phone number is too short" },
            { "code": "shippingContactInvalid", "contactField": "addressLines", "message": "We need a street and house number" }
          ]
        }
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

    static let errorText = #"""
        { "code": "shippingContactInvalid", "contactField": "postalCode", "message": "The postal code has five digits" }
        """#
}
