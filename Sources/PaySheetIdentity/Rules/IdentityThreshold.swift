import PaySheet

/// An exact age or date of birth, of which a limit may be enough.
enum IdentityThreshold: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self, needs: [.elements]) { record, context in
        guard let elements = record.elements else { return }
        // With a limit beside it, the author knows both.
        for index in 0..<elements.count where elements[index]?.isPresent(.atLeast) == true { return }
        for index in 0..<elements.count {
            guard let one = elements[index], let element = one.word(.element),
                element == IdentityElement.dateOfBirthIndex || element == IdentityElement.ageIndex
            else { continue }
            context.report(
                .identityThreshold, at: one[.element], help: "ask for \"age\" with \"atLeast\", unless you need more",
                "the request asks for more than whether the person is old enough")
        }
    }
}
