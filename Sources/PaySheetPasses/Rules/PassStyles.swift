import PaySheet

/// Several classic styles, or a poster alone.
enum PassStyles: OneRowRule {
    static let row = RuleRow(
        WalletPassView.self, any: [.boardingPass, .coupon, .eventTicket, .generic, .storeCard, .posterGeneric]
    ) { pass, context in
        var first: Int?
        var mayHaveOne = false
        for style in PassStyle.classic where !pass.isMissing(style.member) {
            mayHaveOne = true
            guard pass.isPresent(style.member) else { continue }
            let node = pass[style.member]
            if let first {
                context.report(
                    .passStyles, at: node, related: [RelatedNode(first, "the first style")], help: "keep one of them",
                    "the pass has several classic styles")
            }
            first = first ?? node
        }
        guard !mayHaveOne else { return }
        context.report(
            .passStyles, at: pass[.posterGeneric], help: "add a classic style such as \"generic\"",
            "systems before iOS 27 do not know \"posterGeneric\"")
    }
}
