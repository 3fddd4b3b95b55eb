/// A merchant gets an amount, and no line says for what.
package struct UnassignedShare: Error {
    /// The shop's own key for the merchant.
    package let externalIdentifier: String
}
