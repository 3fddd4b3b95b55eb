/// A conversation without its payment gateway.
enum SessionGateway: OneRowRule {
    static let row = RuleRow.text(
        PaymentSessionRequestView.self, .initiativeContext, when: .word(.initiative, is: Initiative.messagingIndex)
    ) { address, node, context in
        let message: Sentence
        switch address.addressForm {
        case .https: return
        case .other: message = "the address of the payment gateway does not begin with https://"
        case .none: message = "a messaging session needs the address of the payment gateway here"
        }
        context.report(.sessionGateway, at: node, help: "write the https address of the payment gateway", message)
    }
}
