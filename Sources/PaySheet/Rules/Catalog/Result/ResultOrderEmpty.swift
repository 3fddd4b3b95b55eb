/// Details of an order with nothing in them.
enum ResultOrderEmpty: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(OrderDetailsView.self, any: [.orderTypeIdentifier, .orderIdentifier]) { order, context in
            if let type = order.orderTypeIdentifier, type.isEmpty {
                context.report(
                    .resultOrderEmpty, at: order[.orderTypeIdentifier], help: "write the order type", "the order type is empty")
            }
            if let identifier = order.orderIdentifier, identifier.isEmpty {
                context.report(
                    .resultOrderEmpty, at: order[.orderIdentifier], help: "write the key of the order", "the order's key is empty")
            }
        }
        RuleRow.text(OrderDetailsView.self, .authenticationToken) { token, node, context in
            guard token.isShorter(than: leastToken) else { return }
            context.report(
                .resultOrderEmpty, at: node, help: "give a secret of at least " + String(leastToken) + " characters",
                "the authentication token has \(token.characterCount, "characters")"
                    + "\(words: token.characterCount == 1 ? " character" : " characters")"
                    + ", and Wallet wants at least \(leastToken, "least")")
        }
    }

    private static let leastToken = 16
}
