/// Installments, which Apple has never documented.
enum InstallmentsUndocumented: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "installments/undocumented", "Undocumented installments", .warning, group: .compatible,
            what: "The request has an installment configuration, which is not in Apple's reference.",
            why: """
                Only some builds of Safari, from version 8 on, read the member; Apple made it for its own shops. What it does elsewhere \
                is not promised, and it can go at any time.
                """,
            instead: "Leave installmentConfiguration out.",
            sources: [],
            page: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl",
            bad: [
                Sample(.request, [.set("/installmentConfiguration", "{}")], at: "/installmentConfiguration"),
                Sample(
                    .methodData, [.set("/installmentConfiguration", #"{"retailChannel": "web", "applicationMetadata": {}}"#)],
                    at: "/installmentConfiguration"),
                Sample(
                    .request, [.set("/installmentConfiguration", "{}"), .set("/supportedNetworks", #"["visa"]"#)],
                    at: "/installmentConfiguration"),
            ],
            good: [
                Sample(.request), Sample(.methodData),
                Sample(
                    .request, [.set("/installmentConfiguration", "{}"), .set("/supportedNetworks", "[]")],
                    policy: Policy().with { $0.ignored = [.networkEmpty] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.installmentConfiguration], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let configuration = cursor.inner(PaymentRequest.Slot.installmentConfiguration) else { return }
        // What makes the engine throw is said first.
        if let metadata = configuration.slot(InstallmentConfiguration.Slot.applicationMetadata), !cursor.nodes[metadata].is(.object) {
            return
        }
        guard cursor.elementCount(PaymentRequest.Slot.supportedNetworks) > 0 else { return }
        context.report(
            .installmentsUndocumented, at: configuration.node, help: "leave \"installmentConfiguration\" out",
            "\"installmentConfiguration\" is not documented, and only some builds of Safari read it")
    }
}
