import PaySheet

/// The age and a limit of it in one request.
enum IdentityAgeTwice: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self, needs: [.elements]) { record, context in
        guard let elements = record.elements else { return }
        var age: Int?
        var limit: Int?
        for index in 0..<elements.count {
            guard let one = elements[index], one.word(.element) == IdentityElement.ageIndex else { continue }
            if one.isPresent(.atLeast) { limit = limit ?? one.node } else { age = age ?? one.node }
        }
        guard let age, let limit else { return }
        context.report(
            .identityAgeTwice, at: age, related: [RelatedNode(limit, "the limit")],
            help: "keep the element with \"atLeast\" if you only need to know that", "the request asks for the age and for a limit of it")
    }
}
