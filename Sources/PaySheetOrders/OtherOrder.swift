import PaySheet

/// Another order, which the checked one must not be mistaken for.
struct OtherOrder {
    private let given: GivenInput

    init?(_ context: borrowing RuleContext) {
        guard let given = context.expectations.given(.otherOrder) else { return nil }
        self.given = given
    }

    /// What messages call it.
    var words: Sentence { given.name.map { "the order in \(Shown.quoted($0), "order")" } ?? "another order" }

    /// Whether both have the same identifier and type, byte by byte, as on a server.
    func hasIdentity(of order: borrowing WalletOrderView) -> Bool {
        hasSame(.orderTypeIdentifier, as: order) && hasSame(.orderIdentifier, as: order)
    }

    /// Whether both have the same value of a member.
    func hasSame(_ member: WalletOrderView.Member, as order: borrowing WalletOrderView) -> Bool {
        guard let text = order.text(member), let other = given.document.text(order.name(of: member)), !other.isEmpty else { return false }
        return text.string.utf8.elementsEqual(other.utf8)
    }

    /// Whether both state a member, and the values differ.
    func differs(in member: WalletOrderView.Member, from order: borrowing WalletOrderView) -> Bool {
        guard let text = order.text(member), let other = given.document.text(order.name(of: member)) else { return false }
        return EarlierOrder.differ(member, text.string, other)
    }
}
