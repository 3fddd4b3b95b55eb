extension OrderShapes {
    static let pickupFulfillment = Shape(
        "PickupFulfillment", swift: "PickupFulfillment", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/pickupfulfillment",
        summary: "A pickup by the customer.",
        members: [
            Member(
                "fulfillmentIdentifier", .text(.plain), .required, example: #""p1""#,
                "The identifier, unique in the order, by which Wallet notices changes."),
            Member(
                "fulfillmentType", .token("FulfillmentType"), .required, example: #""pickup""#,
                "The kind of fulfillment, which is `pickup`."),
            Member("status", .token("PickupStatus"), .required, "The status of the pickup."),
            Member("displayName", .text(.plain), .required, example: #""Harbor store""#, "The name of the place."),
            Member(
                "statusDescription", .text(.plain), .optional, example: #""Ready at the counter""#, "The status in words for the customer."),
            Member("notes", .text(.plain), .optional, example: #""Bring the barcode""#, "What else the customer should know."),
            Member("address", .record("WalletAddress"), .optional, "The address of the place."),
            Member("location", .record("WalletLocation"), .optional, "The exact place."),
            Member("barcode", .record("WalletBarcode"), .optional, "The barcode that the customer shows."),
            Member("pickupAt", .date, .optional, "From when the customer can come."),
            Member("pickupWindowDuration", .text(.duration), .optional, example: #""PT8H""#, "For how long the customer can come."),
            Member("pickedUpAt", .date, .optional, "When the customer came."),
            Member("lineItems", .list(.record("WalletLineItem")), .optional, "What the customer gets there."),
        ])
}
