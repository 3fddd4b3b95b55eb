/// Installments, which Apple has never documented.
enum InstallmentsUndocumented: DocumentRule {
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
