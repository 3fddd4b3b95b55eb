import PaySheet

extension Remedy {
    /// Names that guides and generators use for something that Wallet calls otherwise.
    static let walletOrders = [
        Remedy(in: "WalletOrder", "merchantdata", write: "merchant"),
        Remedy(in: "WalletOrder", "fulfillment|shipments|deliveries", write: "fulfillments", ", a list"),
        Remedy(in: "WalletOrder", "items", write: "lineItems"),
        Remedy(
            in: "WalletOrder", "associatedstoreidentifiers", write: "associatedApplications", ", with a \"storeIdentifier\" in each"),
        Remedy(in: "PickupFulfillment", "pickuplocation", write: "location"),
        Remedy(in: "WalletOrderStatus", "orderplaced|placed|processing|pending", write: "open"),
        Remedy(in: "WalletOrderStatus", "delivered|complete|closed", write: "completed"),
        Remedy(in: "WalletOrderStatus", "canceled", write: "cancelled", ", with two l"),
        Remedy(
            in: "ShippingStatus|PickupStatus|WalletReturnStatus|WalletTransactionStatus", "canceled", write: "cancelled",
            ", with two l"),
        Remedy(in: "WalletChangeNotifications", "disableifappinstalled", write: "disabledIfAppInstalled"),
        Remedy(
            in: "WalletShippingType", "pickup",
            "leave \"shippingType\" out, and write the fulfillment with \"fulfillmentType\": \"pickup\""),
    ]
}
