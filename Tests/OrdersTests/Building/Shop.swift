import PaySheet
import PaySheetOrders

/// A shop whose orders the tests change.
enum Shop {
    /// The n-th hour after the order was placed.
    static func hour(_ number: Int) -> DateTimeText { DateTimeText(secondsSince1970: 1_803_891_600 + Int64(number) * 3600) }

    static var placement: OrderPlacement {
        OrderPlacement(
            orderTypeIdentifier: "order.com.example.shop", orderIdentifier: "2027-000042", placedAt: hour(0),
            managementURL: "https://shop.example/orders/42",
            merchant: WalletMerchant(
                merchantIdentifier: "merchant.com.example.shop", displayName: "Harbor Bowls", url: "https://shop.example",
                contact: .emailAddress("help@shop.example")),
            webService: OrderWebService(url: "https://orders.example/wallet", authenticationToken: "k7Yx2mQ9sT4vW8zB1cD5"))
    }

    static let items = [
        WalletLineItem("Bowl", quantity: 2, price: Amount(units: 12_00, in: .usd), in: .usd, sku: "BOWL-1"),
        WalletLineItem("Cake", price: Amount(units: 24_00, in: .usd), in: .usd),
    ]

    static let bill = [
        LineItem(label: "Subtotal", amount: Amount(units: 48_00, in: .usd)),
        LineItem(label: "Shipping", amount: Amount(units: 5_00, in: .usd)),
    ]

    static let visa = OrderPurchase(method: "Visa 1234")

    /// An order of two bowls and a cake for 53 dollars.
    static func order(paid purchase: OrderPurchase? = nil) throws(OrderBuildingError) -> TrackedOrder {
        try TrackedOrder(placement, items: items, bill: bill, currency: .usd, purchase: purchase)
    }

    /// What is left of the order when the bowls were shipped.
    static func shippedOrder(paid purchase: OrderPurchase? = nil) throws(OrderBuildingError) -> TrackedOrder {
        var order = try order(paid: purchase)
        try order.ship("s1", items: ["BOWL-1": 2], tracking: .page("https://track.example/1"), at: hour(1))
        return order
    }
}

extension TrackedOrder {
    func shipment(_ identifier: String) -> ShippingFulfillment? {
        for case .shipping(let shipment) in document.fulfillments ?? [] where shipment.fulfillmentIdentifier == identifier {
            return shipment
        }
        return nil
    }

    func pickup(_ identifier: String) -> PickupFulfillment? {
        for case .pickup(let pickup) in document.fulfillments ?? [] where pickup.fulfillmentIdentifier == identifier { return pickup }
        return nil
    }

    /// The error of a change; nil if it was made. A refused change leaves the order as it was.
    mutating func refusal(_ change: (inout TrackedOrder) throws(OrderBuildingError) -> Void) -> OrderBuildingError? {
        let before = self
        do {
            try change(&self)
            return nil
        } catch {
            return self == before ? error : .unknownItem("the order changed")
        }
    }

    /// The rule of the finding for which a change was refused.
    mutating func finding(_ change: (inout TrackedOrder) throws(OrderBuildingError) -> Void) -> String? {
        guard case .finding(let finding)? = refusal(change) else { return nil }
        return finding.rule.name
    }
}
