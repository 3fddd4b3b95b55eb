/// A conversation without its payment gateway.
enum SessionGateway: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentSessionRequest,
                needs: [PaymentSessionRequest.Slot.initiative, PaymentSessionRequest.Slot.initiativeContext], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let initiative = PaymentSessionRequestView(copy cursor).initiative, initiative.index == Initiative.messagingIndex,
            let text = cursor.written(PaymentSessionRequest.Slot.initiativeContext),
            let node = cursor.slot(PaymentSessionRequest.Slot.initiativeContext)
        else { return }
        let message: String
        switch text.addressForm {
        case .https: return
        case .other: message = "the address of the payment gateway does not begin with https://"
        case .none: message = "a messaging session needs the address of the payment gateway here"
        }
        context.report(.sessionGateway, at: node, help: "write the https address of the payment gateway", message)
    }
}
