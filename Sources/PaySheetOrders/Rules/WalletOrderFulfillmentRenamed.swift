import PaySheet

/// A fulfillment with another identifier.
enum WalletOrderFulfillmentRenamed: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.orderIdentifier], asks: .input(.earlierOrder)) { order, context in
                guard case .list(let old)? = context.expectations.document(.earlierOrder)?.member("fulfillments") else { return }
                var kept: Set<String> = []
                if let fulfillments = order.fulfillments {
                    for index in 0..<fulfillments.count {
                        guard let fulfillment: FulfillmentView = fulfillments.element(index),
                            let identifier = fulfillment.text(.fulfillmentIdentifier)
                        else { return }
                        kept.insert(identifier.string)
                    }
                }
                let missing = old.compactMap { $0.text("fulfillmentIdentifier") }.filter { !kept.contains($0) }
                guard let first = missing.first else { return }
                context.report(
                    .walletOrderFulfillmentRenamed, at: order[.fulfillments],
                    help: "keep the identifiers of fulfillments, and use the status \"cancelled\" for one that is not carried out",
                    "the fulfillment \"\(first, "first")\" of the earlier state is missing")
            }
        ]
    }
}
