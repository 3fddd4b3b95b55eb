/// The passes of Wallet.
package enum PassShapes {
    /// The tables.
    package static let tables = CatalogShapes("Passes", text)
}
