/// The documents of Wallet orders: order.json, and the bodies of the web service.
package enum OrderShapes {
    /// The tables.
    package static let tables = CatalogShapes(
        "Wallet orders",
        shapes: [
            order, merchant, customer, address, application, barcode, currencyAmount, lineItem, location, shippingFulfillment, recipient,
            pickupFulfillment, payment, summaryItem, transaction, paymentMethod, provider, returnInfo, returning, pushToken,
            orderIdentifiers, logEntries, trace, traceAnswer,
        ],
        vocabularies: [
            orderType, orderStatus, changeNotifications, barcodeFormat, fulfillmentType, shippingStatus, pickupStatus, shippingType,
            paymentStatus, transactionStatus, transactionType, returnStatus,
        ],
        kinds: [
            KindRow("WalletOrder", shape: "WalletOrder", swift: "walletOrder"),
            KindRow("WalletOrderTrace", shape: "WalletOrderTrace", swift: "walletOrderTrace"),
        ],
        families: [anyFulfillment])

    /// A shipment or a pickup.
    static let fulfillment = MemberType.choice(
        "Fulfillment", by: "fulfillmentType",
        cases: [
            .init("shipping", "ShippingFulfillment", "shipping"), .init("pickup", "PickupFulfillment", "pickup"),
        ])

    private static let anyFulfillment = Family(
        name: "Fulfillment", summary: "A shipment or a pickup.", shapes: ["ShippingFulfillment", "PickupFulfillment"],
        members: [
            ["fulfillmentIdentifier"], ["fulfillmentType"], ["statusDescription"], ["lineItems"], ["notes"],
        ])
}
