/// Something around the name of the domain.
enum SessionDomain: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(PaymentSessionRequestView.self, .initiativeContext, when: .word(.initiative, is: Initiative.webIndex), check)
        RuleRow.text(MerchantSessionView.self, .domainName, check)
        RuleRow.eachText(RegistrationView.self, in: .domainNames, check)
    }

    static func check(_ domain: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard let fault = domain.domainFault else { return }
        context.report(
            .sessionDomain, at: node, help: "write the full name of the host and nothing around it", "the domain \(words: fault.message)")
    }
}
