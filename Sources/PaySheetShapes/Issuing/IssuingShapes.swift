/// What a backend needs to put cards into a wallet: a card of an issuer, and the key for one card.
package enum IssuingShapes {
    /// The tables.
    package static let tables = CatalogShapes("card provisioning", text)
}
