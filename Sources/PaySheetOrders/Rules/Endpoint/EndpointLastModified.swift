import PaySheet
import PaySheetTokens

/// A package without a date of its last change.
enum EndpointLastModified: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                guard case .fetch = recorded.call, recorded.status == 200 || recorded.status == 304 else { return }
                guard let field = recorded.answered("Last-Modified") else {
                    guard recorded.status == 200 else { return }
                    context.report(
                        .endpointLastModified, at: recorded.answerHeaders,
                        help: "add the field Last-Modified with the time of the last change",
                        "the package has no date")
                    return
                }
                guard let text = field.text, HTTPDate(text) == nil else { return }
                context.report(
                    .endpointLastModified, at: field.node, help: "write a date of HTTP, such as \"Fri, 15 Jan 2027 08:00:00 GMT\"",
                    "the field Last-Modified is not a date of HTTP")
            }
        ]
    }
}
