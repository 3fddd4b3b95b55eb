/// A token that no bank knows.
enum TokenSimulated: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentToken, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let data = cursor.anyNode(PaymentToken.Slot.paymentData)
        let view = PaymentTokenView(copy cursor)
        if let identifier = view.transactionIdentifier, identifier.starts(with: "Simulated"),
            let node = cursor.slot(PaymentToken.Slot.transactionIdentifier)
        {
            report(node, data, cursor, &context)
        } else if let method = view.paymentMethod, let name = method.displayName, name.starts(with: "Simulated"),
            let node = method.cursor.slot(PaymentMethod.Slot.displayName)
        {
            report(node, data, cursor, &context)
        } else if let data,
            cursor.nodes[data].is(.object) && cursor.nodes[data].count == 0
                || cursor.nodes[data].isString && cursor.nodes[data].range.isEmpty
        {
            report(data, data, cursor, &context)
        } else if let encrypted = view.paymentData, let text = encrypted.data, text.isEmpty,
            let node = encrypted.cursor.slot(EncryptedPaymentData.Slot.data)
        {
            report(node, data, cursor, &context)
        }
    }

    private static func report(_ node: Int, _ data: Int?, _ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // What else is missing in it follows from where it comes from.
        if let data { context.withdrawShapeFindings(from: data, to: Int(cursor.nodes[data].next)) }
        context.report(
            .tokenSimulated, at: node, help: "test on a real device with a sandbox account",
            "the token comes from a simulator, and nothing can be charged with it")
    }
}

extension Cursor {
    /// The node of a member, readable or not.
    func anyNode(_ member: Int) -> Int? {
        let slot = slots[base &+ member]
        return slot == 0 ? nil : Int(slot & ~Bound.unreadable)
    }
}
