import PaySheet

/// Two fulfillments with one identifier.
enum WalletOrderFulfillmentRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.fulfillments]) { order, context in
                guard let fulfillments = order.fulfillments else { return }
                var seen: Set<String> = []
                for index in 0..<fulfillments.count {
                    guard let fulfillment: FulfillmentView = fulfillments.element(index),
                        let identifier = fulfillment.text(.fulfillmentIdentifier), !seen.insert(identifier.string).inserted
                    else { continue }
                    report(fulfillment[.fulfillmentIdentifier], &context)
                }
            },
            RuleRow(WalletOrderView.self, needs: [.returns]) { order, context in
                guard let returns = order.returns else { return }
                var seen: Set<String> = []
                for index in 0..<returns.count {
                    guard let goods = returns[index], let identifier = goods.text(.returnIdentifier),
                        !seen.insert(identifier.string).inserted
                    else { continue }
                    report(goods[.returnIdentifier], &context)
                }
            },
        ]
    }

    private static func report(_ node: Int, _ context: inout RuleContext) {
        context.report(
            .walletOrderFulfillmentRepeated, at: node, help: "write another identifier",
            "an earlier one in the list has the same identifier")
    }
}
