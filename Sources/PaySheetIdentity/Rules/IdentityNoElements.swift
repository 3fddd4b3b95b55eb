import PaySheet

/// A request in an app that asks for nothing.
enum IdentityNoElements: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self) { record, context in
        guard record.isAbsentOrEmpty(.elements), !record.isMisspelt(.elements), !record.isPresent(.origin),
            !record.isPresent(.encryptionInfo)
        else { return }
        context.report(
            .identityNoElements, at: record[.elements], help: "add the elements that you need",
            "the request asks for no element, and the system answers with noElementsRequested")
    }
}
