import PaySheet

/// Fields in a style that does not show them.
enum PassPosterFields: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]) {
        pass, context in
        let hasPoster = pass.prefers(PassLayout.posterEventTicketIndex)
        pass.forEachStyle { style, fields in
            if style.member == .posterGeneric {
                report(.secondaryFields, "a poster does not show these fields", fields, &context)
                report(.auxiliaryFields, "a poster does not show these fields", fields, &context)
                return
            }
            report(.footerFields, "only \"posterGeneric\" shows these fields", fields, &context)
            guard !(hasPoster && style.member == .eventTicket) else { return }
            report(.additionalInfoFields, "only posters show these fields", fields, &context)
        }
    }

    private static func report(
        _ group: PassFieldsView.Member, _ fault: Sentence, _ fields: borrowing PassFieldsView, _ context: inout RuleContext
    ) {
        guard fields.isPresent(group) else { return }
        context.report(.passPosterFields, at: fields[group], help: "move them to another group", fault)
    }
}
