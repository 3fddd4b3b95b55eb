import PaySheet

/// Changed before it was placed.
enum WalletOrderUpdatedBeforeCreated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.createdAt, .updatedAt]) { order, context in
                guard order.isString(.createdAt), order.isString(.updatedAt), let created = order.instant(.createdAt),
                    let updated = order.instant(.updatedAt), updated < created
                else { return }
                context.report(
                    .walletOrderUpdatedBeforeCreated, at: order[.updatedAt],
                    related: [RelatedNode(order[.createdAt], "when it was placed")],
                    help: "write " + order.shownDate(.createdAt) + " or later", "the order was changed before it was placed")
            }
        ]
    }
}
