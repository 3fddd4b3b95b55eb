import PaySheet

/// A change after the end.
enum WalletOrderClosedChanged: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.status], asks: .input(.earlierOrder)) { order, context in
                guard let earlier = EarlierOrder(context, changedIn: order), let status = earlier.tree.text("status"),
                    status == "cancelled" || status == "completed"
                else { return }
                if status == "completed", let deadline = earlier.tree.member("returnInfo")?.text("returnDeadline"),
                    let end = EarlierOrder.milliseconds(deadline), let updated = order.text(.updatedAt),
                    let change = EarlierOrder.milliseconds(updated.string), change <= end
                {
                    return
                }
                context.report(
                    .walletOrderClosedChanged, at: order[.status], help: "leave a closed order as it is",
                    "the order was \(status, "status") before, and has changed since")
            }
        ]
    }
}
