import PaySheet

/// A pass without a style.
enum PassStyleMissing: OneRowRule {
    static let row = RuleRow(WalletPassView.self, any: [.formatVersion, .passTypeIdentifier]) { pass, context in
        for style in PassStyle.classic + [.poster] { guard pass.isMissing(style.member) else { return } }
        context.report(
            .passStyleMissing, at: pass.node, help: "add \"generic\" or another style with the fields",
            "the pass has no style: \"boardingPass\", \"coupon\", \"eventTicket\", \"generic\" or \"storeCard\"")
    }
}
