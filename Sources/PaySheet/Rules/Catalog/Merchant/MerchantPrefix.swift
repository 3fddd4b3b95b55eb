/// A merchant identifier that does not look like one.
enum MerchantPrefix: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(PaymentTokenContextView.self, .merchantIdentifier, isAdvice: true, check)
        RuleRow.text(ApplePayRequestView.self, .merchantIdentifier, isAdvice: true, check)
        RuleRow.text(PaymentSessionRequestView.self, .merchantIdentifier, isAdvice: true) { identifier, node, context in
            // A platform writes the merchant's key of its own here.
            guard identifier.domainFault == nil else { return }
            check(identifier, node, &context)
        }
    }

    private static func check(_ identifier: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        // The hash of an identifier does as well.
        guard !identifier.isEmpty, !identifier.starts(with: "merchant."),
            identifier.byteCount != 64 || HexForm(identifier).fault != nil
        else { return }
        context.report(
            .merchantPrefix, at: node, .info, help: "write the identifier of the developer account, such as \"merchant.com.example.shop\"",
            "the merchant identifier does not begin with \"merchant.\"")
    }
}
