package import PaySheet

/// A sale of an invented shop that is paid, for documents of other catalogs that are about it.
package struct ExampleSale: ~Copyable, Sendable {
    package let currency: Currency
    /// The time of the purchase, in seconds since 1970.
    package let now: Int64
    /// The name of the shop.
    package let shopName: String
    /// The shop's domain.
    package let domain: String
    package let merchantIdentifier: String
    /// What was bought, without shipping and taxes.
    package let goods: [ShopOrderItem]
    /// Shipping and taxes.
    package let fees: [ShopOrderItem]
    package let total: Amount
    package let shopper: PaymentContact
    /// What the result of the payment says of the order.
    package let details: OrderDetails
    private var random: SplitMix64

    /// Creates a sale that the seed and the settings determine.
    ///
    /// - Parameter ships: Whether the goods are sent, so that shipping costs something.
    package init(seed: UInt64, _ settings: ExampleSettings, ships: Bool) {
        var scene = Scene(ships ? .shipping : .basic, seed: seed, settings)
        let cart = scene.sale()
        let checkout = cart.checkout
        let hasTax = scene.place.tax != nil
        let lines = checkout.items.compactMap { item in item.amount.map { ShopOrderItem(label: item.label, amount: $0) } }
        // The tax is the last line.
        goods = hasTax ? lines.dropLast() : lines
        var fees = hasTax ? lines.suffix(1) : []
        if let method = checkout.selectedShippingMethod { fees.append(ShopOrderItem(label: method.label, amount: method.amount)) }
        self.fees = fees
        total = checkout.total
        currency = scene.currency
        now = scene.now
        shopName = cart.shop.name
        domain = cart.shop.domain
        merchantIdentifier = cart.shop.merchantIdentifier
        let contact = scene.contact()
        shopper = scene.reachable(contact)
        details = scene.orderDetails(cart.shop)
        random = scene.random
    }

    /// Returns one of some elements. There must be at least one.
    package mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

    /// Returns this number of random digits.
    package mutating func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.below(10)) }.joined() }
}
