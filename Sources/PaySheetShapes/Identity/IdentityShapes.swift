/// Requests for identity documents: the record that a server keeps of one, and the request that a web page makes.
package enum IdentityShapes {
    /// The tables.
    package static let tables = CatalogShapes("identity documents", text)
}
