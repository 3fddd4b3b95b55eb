/// The flows of the W3C interface that samples start from.
extension SampleBase {
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
}
