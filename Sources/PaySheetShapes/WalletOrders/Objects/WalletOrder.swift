extension OrderShapes {
    static let order = Shape(
        "WalletOrder", swift: "WalletOrder", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/order",
        summary: "An order that Wallet tracks: the file order.json of a package.",
        members: [
            Member("schemaVersion", .unsignedLong, .required, example: #"1"#, "The version of the schema, which is 1."),
            Member(
                "orderTypeIdentifier", .text(.plain), .required, example: #""order.com.example.shop""#,
                "The order type identifier of the signing certificate."),
            Member(
                "orderIdentifier", .text(.plain), .required, personal: true, example: #""2027-000042""#,
                "The identifier of the order, unique inside the order type identifier."),
            Member("orderType", .token("WalletOrderType"), .required, "The kind of order."),
            Member("createdAt", .date, .required, example: #""2027-03-01T09:00:00Z""#, "When the customer placed the order."),
            Member("updatedAt", .date, .required, example: #""2027-03-01T09:00:00Z""#, "When the order changed last."),
            Member("status", .token("WalletOrderStatus"), .required, "The status of the whole order."),
            Member(
                "orderManagementURL", .text(.url), .required, example: #""https://shop.example/orders/42""#,
                "The page on which the customer manages the order."),
            Member("merchant", .record("WalletMerchant"), .required, "The merchant."),
            Member("orderNumber", .text(.plain), .optional, personal: true, example: #""42""#, "The number for people."),
            Member(
                "statusDescription", .text(.plain), .optional, example: #""Your order is being packed""#,
                "The status in words for the customer."),
            Member("lineItems", .list(.record("WalletLineItem")), .optional, "What was ordered, in the order of the list."),
            Member("fulfillments", .list(fulfillment), .optional, "How the customer gets the items: shipments and pickups."),
            Member("payment", .record("WalletPayment"), .optional, "How the order was paid."),
            Member("customer", .record("WalletCustomer"), .optional, "The customer."),
            Member("barcode", .record("WalletBarcode"), .optional, "The barcode of the whole order."),
            Member(
                "associatedApplications", .list(.record("WalletApplication")), .optional,
                "Apps for the order; a device uses the first one that it can."),
            Member(
                "associatedApplicationIdentifiers", .list(.text(.plain)), .optional, example: #"["com.example.shop"]"#,
                "Identifiers of apps for the order."),
            Member(
                "changeNotifications", .token("WalletChangeNotifications"), .optional, default: #""enabled""#,
                "Whether Wallet tells the customer about changes."),
            Member(
                "webServiceURL", .text(.url), .optional, example: #""https://orders.example/wallet""#,
                "The address of the web service for updates."),
            Member(
                "authenticationToken", .text(.plain), .optional, personal: true, example: #""k7Yx2mQ9sT4vW8zB1cD5""#,
                "The secret that a device shows to the web service."),
            Member(
                "orderProvider", .record("OrderProvider"), .optional, since: .system("iOS 17.4, macOS 14.4"),
                "The third party that supplies the data."),
            Member(
                "returnInfo", .record("WalletReturnInfo"), .optional, since: .system("iOS 17.2, macOS 14.2"),
                "How the customer can return items."),
            Member(
                "returns", .list(.record("WalletReturn")), .optional, since: .system("iOS 17.2, macOS 14.2"),
                "Returns, in the order of the list."),
        ])
}
