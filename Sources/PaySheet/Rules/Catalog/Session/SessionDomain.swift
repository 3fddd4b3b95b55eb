/// Something around the name of the domain.
enum SessionDomain: DocumentRule {
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
