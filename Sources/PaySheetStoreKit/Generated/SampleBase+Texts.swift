// Generated from the documents in Sources/PaySheetStoreKit/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let storeKitText = #"""
        {
          "identifier": "5E1D20AB",
          "nonRenewingSubscriptions": [
            {
              "displayPrice": "9.99",
              "familyShareable": false,
              "internalID": "N1",
              "localizations": [{ "description": "", "displayName": "Season pass", "locale": "en_US" }],
              "productID": "com.example.app.season",
              "referenceName": "Season pass",
              "type": "NonRenewingSubscription"
            }
          ],
          "products": [
            {
              "displayPrice": "1.99",
              "familyShareable": true,
              "internalID": "P1",
              "localizations": [{ "description": "For all chats", "displayName": "Stickers", "locale": "en_US" }],
              "productID": "com.example.app.stickers",
              "referenceName": null,
              "type": "NonConsumable"
            }
          ],
          "settings": { "_failTransactionsEnabled": false, "_locale": "en_US", "_storefront": "USA", "_storeKitErrors": [{ "current": null, "enabled": false, "name": "Load Products" }] },
          "subscriptionGroups": [
            {
              "id": "21000001",
              "localizations": [{ "displayName": "Plans", "locale": "en_US" }],
              "name": "Plans",
              "subscriptions": [
                {
                  "adHocOffers": [{ "displayPrice": "3.99", "internalID": "O1", "numberOfPeriods": 3, "offerID": "autumn", "paymentMode": "payAsYouGo", "referenceName": "Autumn", "subscriptionPeriod": "P1M" }],
                  "codeOffers": [{ "displayPrice": "12.99", "eligibility": ["new", "expired"], "internalID": "O2", "isStackable": true, "numberOfPeriods": 1, "paymentMode": "payUpFront", "referenceName": "Winter", "subscriptionPeriod": "P3M" }],
                  "displayPrice": "4.99",
                  "familyShareable": false,
                  "groupNumber": 1,
                  "internalID": "S1",
                  "introductoryOffer": { "internalID": "O3", "numberOfPeriods": 1, "paymentMode": "free", "subscriptionPeriod": "P1W" },
                  "localizations": [{ "description": "Everything", "displayName": "Plus", "locale": "en_US" }, { "description": "", "displayName": "Plus", "locale": "de" }],
                  "productID": "com.example.app.plus.monthly",
                  "recurringSubscriptionPeriod": "P1M",
                  "referenceName": "Plus",
                  "subscriptionGroupID": "21000001",
                  "type": "RecurringSubscription",
                  "winbackOffers": []
                },
                {
                  "adHocOffers": [],
                  "billingPlans": [{ "billingPlanType": "MONTHLY", "commitmentDisplayPrice": "47.88", "displayPrice": "3.99", "internalID": "B1", "isEnabled": true }],
                  "codeOffers": [],
                  "displayPrice": "49.99",
                  "familyShareable": false,
                  "groupNumber": 1,
                  "internalID": "S2",
                  "introductoryOffer": null,
                  "localizations": [{ "description": "Everything", "displayName": "Plus", "locale": "en_US" }],
                  "productID": "com.example.app.plus.yearly",
                  "recurringSubscriptionPeriod": "P1Y",
                  "referenceName": "Plus",
                  "subscriptionGroupID": "21000001",
                  "type": "RecurringSubscription",
                  "winbackOffers": []
                },
                {
                  "adHocOffers": [],
                  "codeOffers": [],
                  "displayPrice": "2.99",
                  "familyShareable": false,
                  "groupNumber": 2,
                  "internalID": "S3",
                  "introductoryOffer": null,
                  "localizations": [{ "description": "A part", "displayName": "Basic", "locale": "en_US" }],
                  "productID": "com.example.app.basic.monthly",
                  "recurringSubscriptionPeriod": "P1M",
                  "referenceName": "Basic",
                  "subscriptionGroupID": "21000001",
                  "type": "RecurringSubscription",
                  "winbackOffers": []
                }
              ]
            }
          ],
          "version": { "major": 5, "minor": 0 }
        }
        """#
}
