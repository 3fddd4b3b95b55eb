/// The messages about merchant tokens and merchants that samples start from.
extension SampleBase {
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

    static let unregistrationText = #"""
        {
          "domainNames": ["shop.paperpress.example"],
          "partnerInternalMerchantIdentifier": "craftlane-seller-0031",
          "reason": "The seller has closed this shop."
        }
        """#
}
