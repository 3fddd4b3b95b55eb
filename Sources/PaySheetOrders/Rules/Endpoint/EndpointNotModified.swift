import PaySheet
import PaySheetTokens

/// A package that the device has already.
enum EndpointNotModified: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                guard case .fetch = recorded.call, recorded.status == 200,
                    let known = recorded.sent("If-Modified-Since"), let knownDate = known.text.flatMap({ HTTPDate($0) }),
                    let field = recorded.answered("Last-Modified"), let date = field.text.flatMap({ HTTPDate($0) }),
                    date.secondsSince1970 <= knownDate.secondsSince1970
                else { return }
                context.report(
                    .endpointNotModified, at: recorded.answer[.status],
                    related: [RelatedNode(known.node, "what the device has"), RelatedNode(field.node, "what it gets")],
                    help: "answer 304 without a body", "the device gets the package that it has already")
            }
        ]
    }
}
