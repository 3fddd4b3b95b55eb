import PaySheet

/// Another version of the format than 1.
enum PassFormatVersion: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.formatVersion]) { pass, context in
        guard let version = pass.formatVersion, version != 1 else { return }
        let node = pass[.formatVersion]
        context.report(
            .passFormatVersion, at: node, fix: RawFix(.risky, "write 1", [.replace(node: node, json: "1")]), help: "write 1",
            "the format of passes has the version 1, not \(version, "version")")
    }
}
