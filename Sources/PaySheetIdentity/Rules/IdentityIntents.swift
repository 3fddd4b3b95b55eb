import PaySheet

/// One element with two intents.
enum IdentityIntents: OneRowRule {
    static let row = RuleRow(IdentityRecordView.self, when: .count(of: .elements, above: 1)) { record, context in
        guard let elements = record.elements else { return }
        // One for each element, or for each age.
        var seen: [String: Int] = [:]
        for index in 0..<elements.count {
            guard let one = elements[index], let word = one.text(.element) else { continue }
            let key = word.string + "/" + (one.atLeast.map { String($0) } ?? "")
            guard let first = seen[key] else {
                seen[key] = index
                continue
            }
            guard let other = elements[first], one.word(.intent) != other.word(.intent) || one.days != other.days else { continue }
            context.report(
                .identityIntents, at: one.node, related: [RelatedNode(other.node, "the first intent")],
                help: "ask for each element once", "the request asks for an element with two intents; the later one replaces the other")
        }
    }
}
