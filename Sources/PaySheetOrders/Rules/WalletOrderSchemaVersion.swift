import PaySheet

/// Another version of the schema.
enum WalletOrderSchemaVersion: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.schemaVersion]) { order, context in
                guard let version = order.schemaVersion, version != 1 else { return }
                let fix = RawFix(.safe, "write 1", [.replace(node: order[.schemaVersion], json: "1")])
                context.report(
                    .walletOrderSchemaVersion, at: order[.schemaVersion], fix: fix, help: "write 1", "the only version of the schema is 1")
            }
        ]
    }
}
