package import PaySheet

extension ExtraInput {
    /// The state of an order before the checked one.
    package static let earlierOrder = ExtraInput(
        "earlier", "the order before its last change, which the order is compared with", kind: .walletOrder, number: 1)
    /// Another order of the shop.
    package static let otherOrder = ExtraInput(
        "other-order", "another order, which must have an identifier and a secret of its own", kind: .walletOrder, number: 4)
    /// The payment request of an order.
    package static let paymentRequest = ExtraInput(
        "request", "the payment request of the order, whose total is compared", kind: .paymentRequest, number: 2)
    /// The order of a payment's result.
    package static let walletOrder = ExtraInput(
        "wallet-order", "the order.json to compare with the result or the record of a payment", kind: .walletOrder, number: 3,
        isForResults: true)
}

/// The state of an order before the checked one, if the two differ.
struct EarlierOrder {
    let tree: JSONTree

    init?(_ context: borrowing RuleContext, changedIn order: borrowing WalletOrderView) {
        // Escapes, white space and the order of members are not a change.
        guard let tree = context.expectations.document(.earlierOrder),
            tree.withSortedMembers != JSONTree(order.cursor.raw.bytes)?.withSortedMembers
        else { return nil }
        self.tree = tree
    }

    /// The moment of a date of the order.
    func date(_ name: String) -> Int64? { tree.text(name).flatMap { EarlierOrder.milliseconds($0) } }

    /// Whether a member has two values. The same moment can have another offset.
    static func differ(_ member: WalletOrderView.Member, _ text: String, _ other: String) -> Bool {
        guard !text.utf8.elementsEqual(other.utf8) else { return false }
        guard member == .createdAt, let moment = milliseconds(text) else { return true }
        return moment != milliseconds(other)
    }

    /// The moment that a date names, in milliseconds since 1970; `nil` if it does not name one.
    static func milliseconds(_ date: String) -> Int64? {
        let date = DateTimeText(rawValue: date)
        return date.secondsSince1970.map { $0 * 1000 + Int64(date.milliseconds ?? 0) }
    }
}
