import PaySheet

/// An element that the document does not have.
enum IdentityElementIgnored: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self, needs: [.document, .elements]) { record, context in
        guard let elements = record.elements, let column = record.word(.document).flatMap({ ElementNames.column(of: $0) }) else { return }
        for index in 0..<elements.count {
            guard let one = elements[index], let element = one.word(.element), ElementNames.row(of: element)?.names[column] == "-" else {
                continue
            }
            context.report(
                .identityElementIgnored, at: one[.element], help: "remove the element, or do not rely on it",
                "the document does not have this element, and the system ignores it")
        }
    }
}
