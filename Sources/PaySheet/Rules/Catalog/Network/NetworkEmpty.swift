/// No network at all.
enum NetworkEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .someElements(PaymentRequest.Slot.supportedNetworks), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedNetworks), list.count == 0,
            let node = cursor.slot(PaymentRequest.Slot.supportedNetworks)
        else { return }
        context.report(
            .networkEmpty, at: node, webKit: context.checkOfEmptyNetworks(cursor),
            help: "add a network, such as \"visa\"",
            "no network is listed, so no card can pay")
    }
}

extension RuleContext {
    /// The check that an empty list of networks fails: installments excuse it from the first.
    func checkOfEmptyNetworks(_ request: borrowing Cursor) -> WebKitCheck {
        let isExcused = (facts.version ?? 0) >= 8 && request.isPresent(PaymentRequest.Slot.installmentConfiguration)
        return isExcused ? .networksEmptyAgain : .networksEmpty
    }
}
