public import PaySheet

/// A payment by the customer.
public struct OrderPurchase: Sendable, Hashable {
    /// What the customer paid with, as Wallet shows it, such as "Visa 1234".
    public var method: String
    /// How much; without it, all that is left to pay.
    public var amount: Amount?
    /// Whether the shop has the money. False if it is only authorized.
    public var isCaptured: Bool
    /// The identifier of the Apple Pay transaction.
    public var applePayTransactionIdentifier: String?
    /// The name of a receipt in the package, a PDF.
    public var receipt: String?

    /// A payment by any means.
    public init(method: String, amount: Amount? = nil, isCaptured: Bool = false) {
        self.method = method
        self.amount = amount
        self.isCaptured = isCaptured
    }

    /// The payment that the customer authorized in the sheet, with the name of the card and the identifier of the transaction.
    public init(_ payment: AuthorizedPayment, amount: Amount? = nil, isCaptured: Bool = false) {
        let card = payment.token.paymentMethod
        self.init(method: card.displayName ?? card.network ?? "Apple Pay", amount: amount, isCaptured: isCaptured)
        applePayTransactionIdentifier = payment.token.transactionIdentifier
    }
}
