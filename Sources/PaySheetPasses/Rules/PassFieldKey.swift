import PaySheet

/// Two fields with one key.
enum PassFieldKey: OneRowRule {
    static let row = RuleRow(
        PassFieldsView.self,
        any: [.headerFields, .primaryFields, .secondaryFields, .auxiliaryFields, .backFields, .additionalInfoFields, .footerFields]
    ) { fields, context in
        var seen: [String: Int] = [:]
        fields.forEachField { field in
            guard let key = field.text(.key)?.string else { return }
            let node = field[.key]
            guard let first = seen.updateValue(node, forKey: key) else { return }
            context.report(
                .passFieldKey, at: node, related: [RelatedNode(first, "the other field")], help: "write another key",
                "another field has the key \(Shown.quoted(key), "key")")
        }
    }
}
