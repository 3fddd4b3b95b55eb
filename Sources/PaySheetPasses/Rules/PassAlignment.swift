import PaySheet

/// An alignment that Wallet ignores.
enum PassAlignment: OneRowRule {
    static let row = RuleRow(PassFieldsView.self, any: [.primaryFields, .backFields]) { fields, context in
        fields.forEachField(in: [.primaryFields, .backFields]) { field in
            guard field.isPresent(.textAlignment) else { return }
            context.report(
                .passAlignment, at: field[.textAlignment], help: "remove it",
                "primary and back fields have no \"textAlignment\"")
        }
    }
}
