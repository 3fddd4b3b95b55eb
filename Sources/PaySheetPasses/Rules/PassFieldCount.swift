import PaySheet

/// More fields than a style shows.
enum PassFieldCount: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]) {
        pass, context in
        pass.forEachStyle { style, fields in
            let limits = style.limits
            report(.headerFields, limits.header, fields, &context)
            report(.primaryFields, limits.primary, fields, &context)
            report(.secondaryFields, limits.secondary, fields, &context)
            let sharesRow = style.member == .coupon || style.member == .storeCard
            let taken = sharesRow ? min(limits.auxiliary, fields.count(of: .secondaryFields)) : 0
            report(.auxiliaryFields, limits.auxiliary - taken, fields, &context)
        }
    }

    private static func report(
        _ group: PassFieldsView.Member, _ limit: Int, _ fields: borrowing PassFieldsView, _ context: inout RuleContext
    ) {
        let count = fields.count(of: group)
        guard count > limit else { return }
        context.report(
            .passFieldCount, at: fields[group], help: "move the others to \"backFields\"",
            "Wallet shows \(limit, "limit") of these \(count, "count") fields at most")
    }
}
