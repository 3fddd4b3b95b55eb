/// A pronunciation of a name that is not there.
enum ContactPhoneticAlone: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentContact, needs: [PaymentContact.Slot.phoneticGivenName]) { cursor, context in
                check(
                    cursor, PaymentContact.Slot.phoneticGivenName, PaymentContact.Slot.givenName, "phoneticGivenName", "givenName", &context
                )
            },
            RuleRow(ShapeIndex.paymentContact, needs: [PaymentContact.Slot.phoneticFamilyName]) { cursor, context in
                check(
                    cursor, PaymentContact.Slot.phoneticFamilyName, PaymentContact.Slot.familyName, "phoneticFamilyName", "familyName",
                    &context
                )
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ phonetic: Int, _ plain: Int, _ name: String, _ plainName: String, _ context: inout RuleContext
    ) {
        // Below version 3 it is dropped in any case, and that is reported.
        guard ContactRequests.isHandedOver(context), context.facts.version ?? 3 >= 3, let text = cursor.plainText(phonetic), !text.isEmpty,
            let node = cursor.slot(phonetic), isEmpty(cursor, plain)
        else { return }
        context.report(
            .contactPhoneticAlone, at: node, help: "add \"" + plainName + "\" or leave it out",
            "\"" + name + "\" has no \"" + plainName + "\" beside it, so it is dropped")
    }

    private static func isEmpty(_ cursor: borrowing Cursor, _ member: Int) -> Bool {
        guard cursor.isPresent(member) else { return true }
        guard let text = cursor.plainText(member) else { return false }
        return text.isEmpty
    }
}
