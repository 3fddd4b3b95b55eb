/// What a merchant gets of one line of a checkout.
package struct CheckoutPart: Sendable {
    /// The text of the line.
    package let label: String
    /// The amount.
    package let amount: Amount
    /// The item, if it belongs to this merchant alone and the sheet lists it. Absent for shipping and for what merchants share.
    package let item: CheckoutItem?
}
