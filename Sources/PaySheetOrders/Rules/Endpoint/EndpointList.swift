import PaySheet

/// A list of changed orders with nothing in it.
enum EndpointList: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                guard case .list = recorded.call, recorded.status == 200 else { return }
                // Nothing is known of a body that was not recorded as text.
                guard let body = recorded.answer.text(.body)?.string else { return }
                guard !body.utf8.isEmpty else {
                    context.report(
                        .endpointList, at: recorded.answer[.body], help: "answer 204 if no order changed", "the list has no content")
                    return
                }
                guard case .list(let orders)? = JSONTree([UInt8](body.utf8))?.member("orderIdentifiers") else {
                    context.report(
                        .endpointList, at: recorded.answer[.body], help: "write an object OrderIdentifiers",
                        "the list is not OrderIdentifiers")
                    return
                }
                guard orders.isEmpty else { return }
                context.report(
                    .endpointList, at: recorded.answer[.body], help: "answer 204 without a body if no order changed", "the list is empty")
            }
        ]
    }
}
