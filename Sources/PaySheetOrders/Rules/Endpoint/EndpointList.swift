import PaySheet

/// A list of changed orders or passes with nothing in it, or in another form.
enum EndpointList: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                guard case .list = recorded.call, recorded.status == 200 else { return }
                // Nothing is known of a body that was not recorded as text.
                guard let body = recorded.answer.text(.body)?.string else { return }
                let subject = recorded.subject
                guard !body.utf8.isEmpty else {
                    context.report(
                        .endpointList, at: recorded.answer[.body], help: "answer 204 if no " + subject.rawValue + " changed",
                        "the list has no content")
                    return
                }
                let tree = JSONTree([UInt8](body.utf8))
                guard case .list(let changed)? = tree?.member(subject.listMember) else {
                    context.report(
                        .endpointList, at: recorded.answer[.body], help: "write an object " + subject.listName,
                        "the list is not \(fixed: subject.listName)")
                    return
                }
                guard !changed.isEmpty else {
                    context.report(
                        .endpointList, at: recorded.answer[.body],
                        help: "answer 204 without a body if no " + subject.rawValue + " changed", "the list is empty")
                    return
                }
                let areTexts = changed.allSatisfy { if case .text = $0 { true } else { false } }
                guard !areTexts || tree?.text(subject.tagMember) == nil else { return }
                context.report(
                    .endpointList, at: recorded.answer[.body],
                    help: "write texts in \"" + subject.listMember + "\", and the tag as a text in \"" + subject.tagMember + "\"",
                    areTexts ? "the list has no tag for the next call" : "an identifier in the list is not a text")
            }
        ]
    }
}
