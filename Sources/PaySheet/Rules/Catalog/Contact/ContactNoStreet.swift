/// An address without a street.
enum ContactNoStreet: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentContact, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard ContactRequests.isHandedOver(context) else { return }
        let lines = PaymentContact.Slot.addressLines
        guard !cursor.isPresent(lines) || cursor.slot(lines) != nil && cursor.elementCount(lines) == 0 else { return }
        for part in PaymentContact.Slot.subLocality...PaymentContact.Slot.countryCode {
            guard let text = cursor.plainText(part), !text.isEmpty else { continue }
            context.report(
                .contactNoStreet, at: cursor.slot(lines) ?? cursor.node, help: "add the street as \"addressLines\"",
                "the contact has an address without \"addressLines\", so the whole address is dropped")
            return
        }
    }
}
