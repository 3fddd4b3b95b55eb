/// Installments, which Apple has never documented.
enum InstallmentsUndocumented: OneRowRule {
    static let row = RuleRow(
        PaymentRequestBaseView.self, needs: [.installmentConfiguration], when: .count(of: .supportedNetworks, above: 0)
    ) { request, context in
        // What makes the engine throw is said first.
        guard let configuration = request.installmentConfiguration, !configuration.hasWrongMetadata else { return }
        context.report(
            .installmentsUndocumented, at: configuration.node, help: "leave \"installmentConfiguration\" out",
            "\"installmentConfiguration\" is not documented, and only some builds of Safari read it")
    }
}
