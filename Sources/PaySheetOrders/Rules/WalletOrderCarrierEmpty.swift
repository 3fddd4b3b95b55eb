import PaySheet

/// A carrier without a name.
enum WalletOrderCarrierEmpty: DocumentRule {
    static var rows: [RuleRow] { [.text(ShippingFulfillmentView.self, .carrier, check), .text(WalletReturnView.self, .carrier, check)] }

    private static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard text.isBlank else { return }
        let fix = RawFix(.safe, "leave \"carrier\" out", [.remove(node: node)])
        context.report(.walletOrderCarrierEmpty, at: node, fix: fix, help: "leave \"carrier\" out", "the name of the carrier is empty")
    }
}
