/// The documents of payment providers' SDKs, from which they make the request for Apple Pay.
package enum ProviderShapes {
    /// The tables.
    package static let tables = CatalogShapes("Payment providers", text)
}
