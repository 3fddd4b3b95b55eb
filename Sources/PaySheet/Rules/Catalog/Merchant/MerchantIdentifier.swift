/// A merchant identifier that is not among the allowed ones.
enum MerchantIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentTokenContextView.self, needs: [.merchantIdentifier], asks: .merchantIdentifiers) { share, context in
            // A share goes to another merchant, whom the directory knows.
            let known = context.expectations.merchants?.merchants ?? []
            if let identifier = share.merchantIdentifier, known.contains(where: { identifier.equals(string: $0.merchantIdentifier) }) {
                return
            }
            check(share.merchantIdentifier, share[.merchantIdentifier], &context)
        }
        RuleRow(ApplePayRequestView.self, needs: [.merchantIdentifier], asks: .merchantIdentifiers) {
            check($0.merchantIdentifier, $0[.merchantIdentifier], &$1)
        }
        RuleRow(PaymentSessionRequestView.self, needs: [.merchantIdentifier], asks: .merchantIdentifiers) {
            check($0.merchantIdentifier, $0[.merchantIdentifier], &$1)
        }
    }

    private static func check(_ identifier: Text?, _ node: Int, _ context: inout RuleContext) {
        guard let identifier, !context.expectations.merchantIdentifiers.contains(where: { identifier.equals(string: $0) }) else { return }
        context.report(
            .merchantIdentifier, at: node, help: "use one of the allowed merchant identifiers",
            "this merchant identifier is not among the allowed ones")
    }
}
