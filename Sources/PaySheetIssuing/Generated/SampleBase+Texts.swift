// Generated from the documents in Sources/PaySheetIssuing/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let ephemeralKeyText = #"""
        {
          "id": "ephkey_1G4V6eEEs6YsaMZ2P1diLWdj",
          "object": "ephemeral_key",
          "associated_objects": [{ "id": "ic_1GWQp6EESaYspYZ9uSEZOcq9", "type": "issuing.card" }],
          "created": 1586556828,
          "expires": 1586560428,
          "livemode": false,
          "secret": "ek_test_1"
        }
        """#

    static let issuingCardText = #"""
        {
          "id": "ic_1",
          "object": "issuing.card",
          "brand": "Visa",
          "cardholder": { "id": "ich_1", "object": "issuing.cardholder", "email": null, "name": "Jo Doe", "phone_number": "+15550100" },
          "currency": "usd",
          "exp_month": 8,
          "exp_year": 2030,
          "last4": "0018",
          "livemode": true,
          "status": "active",
          "type": "virtual",
          "wallets": {
            "apple_pay": { "eligible": true, "ineligible_reason": null },
            "google_pay": { "eligible": true, "ineligible_reason": null },
            "primary_account_identifier": ""
          }
        }
        """#
}
