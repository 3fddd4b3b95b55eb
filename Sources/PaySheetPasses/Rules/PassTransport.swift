import PaySheet

/// A boarding pass without its kind of transport, or another pass with one.
enum PassTransport: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]) {
        pass, context in
        pass.forEachStyle { style, fields in
            if style.member == .boardingPass {
                guard fields.isMissing(.transitType) else { return }
                context.report(
                    .passTransport, at: fields.node, help: "add \"transitType\", such as \"PKTransitTypeTrain\"",
                    "the boarding pass does not say its kind of transport")
            } else if fields.isPresent(.transitType) {
                context.report(
                    .passTransport, at: fields[.transitType], .warning, help: "remove it",
                    "only a boarding pass has \"transitType\"")
            }
        }
    }
}
