import PaySheet

/// A package with another media type.
enum EndpointMediaType: DocumentRule {
    static var rows: [RuleRow] {
        [
            RecordedCall.row { recorded, context in
                guard case .fetch = recorded.call, recorded.status == 200 else { return }
                guard let field = recorded.answered("Content-Type") else {
                    context.report(
                        .endpointMediaType, at: recorded.answerHeaders, help: "add the field Content-Type: " + recorded.subject.mediaType,
                        "the package has no media type")
                    return
                }
                guard let text = field.text else { return }
                let type = text.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != 0x20 && $0 != 0x09 }
                guard ASCII.lowerCased(type) != Array(recorded.subject.mediaType.utf8) else { return }
                context.report(
                    .endpointMediaType, at: field.node, help: "write \"" + recorded.subject.mediaType + "\"",
                    "this is not the media type of \(fixed: recorded.subject.plural)")
            }
        ]
    }
}
