// Generated from the documents in Tests/Vouchers/Bases. Do not edit; run `swift run generate`.

import PaySheetGuide

extension SampleBase {
    static let voucherText = #"""
        {
          "voucherNumber": "V-1",
          "kind": "gift",
          "worth": "20.00",
          "worthCurrency": "EUR",
          "issued": "2035-11-01T10:00:00Z",
          "expires": "2036-11-01T10:00:00Z",
          "uses": 1,
          "items": [{"title": "Book", "quantity": 1, "price": "19.99"}],
          "soldBy": {"shopName": "Harbor Books", "channel": "web"}
        }
        """#
}
