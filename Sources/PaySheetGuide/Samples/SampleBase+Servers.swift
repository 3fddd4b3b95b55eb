/// The tokens, sessions and contacts that samples start from.
extension SampleBase {
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

    static let sessionRequestText = #"""
        {
          "merchantIdentifier": "merchant.com.example.cedar",
          "displayName": "Cedar Outfitters",
          "initiative": "web",
          "initiativeContext": "shop.cedar.example"
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

    static let registrationText = #"""
        {
          "domainNames": ["paperpress.example", "shop.paperpress.example"],
          "encryptTo": "merchant.com.example.craftlane",
          "partnerInternalMerchantIdentifier": "craftlane-seller-0031",
          "partnerMerchantName": "Paper Press",
          "merchantUrl": "https://paperpress.example/"
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
}
