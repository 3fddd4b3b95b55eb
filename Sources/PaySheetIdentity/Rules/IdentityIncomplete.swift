import PaySheet

/// A record from which no transcript can be built.
enum IdentityIncomplete: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self) { record, context in
        let web: [IdentityRecordView.Member] = [.origin, .encryptionInfo]
        let isForWeb = record.isPresent(.origin) || record.isPresent(.encryptionInfo)
        for member in isForWeb ? web : [.nonce, .merchantIdentifier, .teamIdentifier] where record.isMissing(member) {
            let name = "\"" + record.name(of: member) + "\""
            context.report(
                .identityIncomplete, at: record.node, help: "store " + name + " when the request is made",
                "the record has no \(name, "name"), and the answer cannot be opened without it")
        }
    }
}
