import PaySheet

/// A group that this style ignores.
enum PassGrouping: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.groupingIdentifier]) { pass, context in
        guard pass.isMissing(.boardingPass), pass.isMissing(.eventTicket) else { return }
        context.report(
            .passGrouping, at: pass[.groupingIdentifier], help: "remove it",
            "only boarding passes and event tickets have \"groupingIdentifier\"")
    }
}
