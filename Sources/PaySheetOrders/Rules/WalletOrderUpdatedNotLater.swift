import PaySheet

/// A change without a later date.
enum WalletOrderUpdatedNotLater: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.updatedAt], asks: .input(.earlierOrder)) { order, context in
                guard let earlier = EarlierOrder(context, changedIn: order), let old = earlier.date("updatedAt"),
                    let text = order.text(.updatedAt), let new = EarlierOrder.milliseconds(text.string), new <= old
                else { return }
                context.report(
                    .walletOrderUpdatedNotLater, at: order[.updatedAt], help: "write the date of the change",
                    "the order was changed, and \"updatedAt\" is not later than in the earlier state")
            }
        ]
    }
}
