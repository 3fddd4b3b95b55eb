/// A conversation without its payment gateway.
enum SessionGateway: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/gateway", "Gateway of a conversation", .error,
            what: "initiative is messaging and initiativeContext is not an https address.",
            why: "For a payment in a conversation Apple's server wants the address of the payment gateway there, and refuses anything "
                + "else.",
            instead: "Write the whole address of the gateway, beginning with https://.",
            sources: ["AP-MS-CONTEXT-MSG"], page: "requesting-an-apple-pay-payment-session",
            bad: [
                Sample(.sessionRequest, [.text("/initiative", "messaging")], at: "/initiativeContext", shows: ["AP-MS-CONTEXT-MSG"]),
                Sample(
                    .sessionRequest, [.text("/initiative", "messaging"), .text("/initiativeContext", "http://pay.cedar.example/gateway")],
                    at: "/initiativeContext", shows: ["AP-MS-CONTEXT-MSG"]),
            ],
            good: [
                Sample(.sessionRequest, [.text("/initiative", "web")]),
                Sample(
                    .sessionRequest, [.text("/initiative", "messaging"), .text("/initiativeContext", "https://pay.cedar.example/gateway")]),
            ])
    }

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
        case .none: message = "a conversation needs the address of the payment gateway here"
        }
        context.report(.sessionGateway, at: node, help: "write the https address of the payment gateway", message)
    }
}
