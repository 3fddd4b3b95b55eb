import PaySheet

/// Another order than before.
enum WalletOrderIdentityChanged: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, any: [.orderTypeIdentifier, .orderIdentifier, .createdAt], asks: .input(.earlierOrder)) {
                order, context in
                guard let earlier = context.expectations.document(.earlierOrder) else { return }
                for member in [WalletOrderView.Member.orderTypeIdentifier, .orderIdentifier, .createdAt] {
                    let name = order.name(of: member)
                    guard let text = order.text(member), let old = earlier.text(name), EarlierOrder.differ(member, text.string, old)
                    else { continue }
                    context.report(
                        .walletOrderIdentityChanged, at: order[member], help: "write the value of the earlier state",
                        "\"\(name, "name")\" differs from the earlier state")
                }
            }
        ]
    }
}
