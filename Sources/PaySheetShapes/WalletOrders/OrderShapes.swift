/// The documents of Wallet orders: order.json, and the bodies of the web service.
package enum OrderShapes {
    /// The tables.
    package static let tables = CatalogShapes("Wallet orders", text)
}
