/// Something around the name of the domain.
enum SessionDomain: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/domain", "Not a bare domain name", .error,
            what: "A domain is given with a scheme, a port or a path, or it is no full domain name.",
            why:
                "Apple compares the name with those that are registered for the merchant, letter by letter: the session is refused, or "
                + "the sheet closes at once when the page's domain is another one.",
            instead: "Write the full name of the host that serves the page and nothing around it, such as shop.example.com.",
            sources: ["AP-MS-CONTEXT-WEB", "AP-REG-DOMAINS"], page: "requesting-an-apple-pay-payment-session",
            bad: [
                Sample(
                    .sessionRequest, [.text("/initiativeContext", "https://shop.cedar.example")], at: "/initiativeContext",
                    shows: ["AP-MS-CONTEXT-WEB"]),
                Sample(
                    .sessionRequest, [.text("/initiativeContext", "shop.cedar.example:443")], at: "/initiativeContext",
                    shows: ["AP-MS-CONTEXT-WEB"]),
                Sample(
                    .sessionRequest, [.text("/initiativeContext", "shop.cedar.example/")], at: "/initiativeContext",
                    shows: ["AP-MS-CONTEXT-WEB"]),
                Sample(.sessionRequest, [.text("/initiativeContext", "localhost")], at: "/initiativeContext", shows: ["AP-MS-CONTEXT-WEB"]),
                Sample(.session, [.text("/domainName", "https://shop.cedar.example")], at: "/domainName"),
                Sample(.registration, [.text("/domainNames/1", "*.paperpress.example")], at: "/domainNames/1", shows: ["AP-REG-DOMAINS"]),
                Sample(.unregistration, [.text("/domainNames/0", "shop.paperpress.example/")], at: "/domainNames/0"),
            ],
            good: [
                Sample(.sessionRequest, [.text("/initiativeContext", "cedar.example")]),
                Sample(.sessionRequest, [.text("/initiativeContext", "xn--caf-dma.example")]),
                Sample(.session, [.text("/domainName", "cedar.example")]),
                Sample(.registration, [.text("/domainNames/1", "www.paperpress.example")]),
                Sample(
                    .sessionRequest, [.text("/initiative", "messaging"), .text("/initiativeContext", "https://pay.cedar.example/gateway")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentSessionRequest,
                needs: [PaymentSessionRequest.Slot.initiative, PaymentSessionRequest.Slot.initiativeContext], check),
            RuleRow(ShapeIndex.merchantSession, needs: [MerchantSession.Slot.domainName]) {
                report($0, MerchantSession.Slot.domainName, &$1)
            },
            RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.domainNames]) {
                checkList($0, RegisterMerchantRequest.Slot.domainNames, &$1)
            },
            RuleRow(ShapeIndex.unregisterMerchantRequest, needs: [UnregisterMerchantRequest.Slot.domainNames]) {
                checkList($0, UnregisterMerchantRequest.Slot.domainNames, &$1)
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let initiative = PaymentSessionRequestView(copy cursor).initiative, initiative.index == Initiative.webIndex else { return }
        report(cursor, PaymentSessionRequest.Slot.initiativeContext, &context)
    }

    private static func report(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = cursor.written(member), let fault = text.domainFault, let node = cursor.slot(member) else { return }
        report(fault, node, &context)
    }

    private static func checkList(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let names = cursor.elements(member) else { return }
        for index in 0..<names.count {
            guard let name = names[index], let fault = name.text.domainFault else { continue }
            let node = Int(cursor.slots[cursor.firstElement(of: member) &+ index])
            guard cursor.nodes[node].isString else { continue }
            report(fault, node, &context)
        }
    }

    private static func report(_ fault: DomainFault, _ node: Int, _ context: inout RuleContext) {
        context.report(
            .sessionDomain, at: node, help: "write the full name of the host and nothing around it", "the domain " + fault.message)
    }
}
