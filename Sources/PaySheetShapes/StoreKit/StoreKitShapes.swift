/// The StoreKit configuration files of Xcode.
package enum StoreKitShapes {
    /// The tables.
    package static let tables = CatalogShapes("StoreKit configuration files", text)
}
