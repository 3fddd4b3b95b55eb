/// A store name that Apple's server refuses.
enum SessionNameLong: DocumentRule {
    private static let limit = 64

    @_optimize(none) static var card: Rule {
        Rule(
            "session/name-long", "Long display name", .error,
            what: "displayName has more than 64 characters.",
            why: "Apple's server refuses to give out a merchant session, and the sheet closes at once.",
            instead: "Write the name by which shoppers know the store, in at most 64 characters.",
            sources: ["AP-MS-NAME-LEN"], page: "requesting-an-apple-pay-payment-session",
            bad: [
                Sample(
                    .sessionRequest, [.text("/displayName", String(repeating: "a", count: 65))], at: "/displayName",
                    shows: ["AP-MS-NAME-LEN"]),
                Sample(
                    .sessionRequest, [.text("/displayName", String(repeating: "店", count: 65))], at: "/displayName",
                    shows: ["AP-MS-NAME-LEN"]),
            ],
            good: [
                Sample(.sessionRequest, [.text("/displayName", String(repeating: "a", count: 64))]),
                Sample(.sessionRequest, [.text("/displayName", String(repeating: "店", count: 64))]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.displayName], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let name = cursor.written(PaymentSessionRequest.Slot.displayName), name.isLonger(than: limit),
            let node = cursor.slot(PaymentSessionRequest.Slot.displayName)
        else { return }
        context.report(
            .sessionNameLong, at: node, help: "write at most 64 characters",
            "the display name has " + String(name.characterCount) + " characters, and Apple's server takes at most 64")
    }
}
