/// An identifier of a merchant that says nothing.
enum MerchantUnset: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentTokenContextView.self, when: .saysNothing(.merchantIdentifier)) {
            check($0.merchantIdentifier, $0[.merchantIdentifier], "merchant identifier", &$1)
        }
        RuleRow(PaymentTokenContextView.self, when: .saysNothing(.externalIdentifier)) {
            check($0.externalIdentifier, $0[.externalIdentifier], "external identifier", &$1)
        }
        RuleRow(ApplePayRequestView.self, when: .saysNothing(.merchantIdentifier)) {
            check($0.merchantIdentifier, $0[.merchantIdentifier], "merchant identifier", &$1)
        }
        RuleRow(PaymentSessionRequestView.self, when: .saysNothing(.merchantIdentifier)) { request, context in
            // Another rule knows how long the key of a platform is.
            guard let identifier = request.merchantIdentifier, !identifier.isEmpty else { return }
            check(identifier, request[.merchantIdentifier], "merchant identifier", &context)
        }
    }

    private static func check(_ identifier: Text?, _ node: Int, _ name: String, _ context: inout RuleContext) {
        guard let identifier else { return }
        context.report(
            .merchantUnset, at: node, help: "write the identifier of the merchant, or fail where the program has none",
            "the \(fixed: name)" + LabelWords.words(forNothing: identifier, "identifier"))
    }
}
