extension OrderShapes {
    static let shippingFulfillment = Shape(
        "ShippingFulfillment", swift: "ShippingFulfillment", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/shippingfulfillment",
        summary: "A shipment.",
        members: [
            Member(
                "fulfillmentIdentifier", .text(.plain), .required, example: #""s1""#,
                "The identifier, unique in the order, by which Wallet notices changes."),
            Member(
                "fulfillmentType", .token("FulfillmentType"), .required, example: #""shipping""#,
                "The kind of fulfillment, which is `shipping`."),
            Member("status", .token("ShippingStatus"), .required, "The status of the shipment."),
            Member("statusDescription", .text(.plain), .optional, example: #""On its way""#, "The status in words for the customer."),
            Member("notes", .text(.plain), .optional, example: #""A signature is needed""#, "What else the customer should know."),
            Member("carrier", .text(.plain), .optional, example: #""Example Express""#, "The carrier."),
            Member(
                "trackingNumber", .text(.plain), .optional, personal: true, example: #""1234-5678""#,
                "The carrier's number of the shipment."),
            Member(
                "trackingURL", .text(.url), .optional, personal: true, example: #""https://track.example/12345678""#,
                "The page on which the customer follows the shipment."),
            Member(
                "shippingType", .token("WalletShippingType"), .optional, default: #""shipping""#,
                "Whether Wallet speaks of shipping or of delivery."),
            Member("shippedAt", .date, .optional, "When it was shipped."),
            Member("deliveredAt", .date, .optional, "When it was delivered."),
            Member("estimatedDeliveryAt", .date, .optional, "When it will probably be delivered."),
            Member(
                "estimatedDeliveryWindowDuration", .text(.duration), .optional, example: #""PT3H""#, "How long the time of delivery lasts."),
            Member("lineItems", .list(.record("WalletLineItem")), .optional, "What the shipment contains."),
            Member("recipient", .record("ShippingRecipient"), .optional, "Who gets it."),
        ])
}
