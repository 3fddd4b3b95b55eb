/// No network at all.
enum NetworkEmpty: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .isEmpty(.supportedNetworks)) { request, context in
        // Installments excuse it from the first check.
        let isExcused = (context.facts.version ?? 0) >= 8 && request.isPresent(.installmentConfiguration)
        context.report(
            .networkEmpty, at: request[.supportedNetworks], webKit: isExcused ? .networksEmptyAgain : .networksEmpty,
            help: "add a network, such as \"visa\"", "no network is listed, so no card can pay")
    }
}
