import PaySheet
import PaySheetIdentity

/// What `describe` says of requests for identity documents.
enum IdentityAnswers {
    /// Says what is asked, and how long the server keeps it.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        SentenceAnswers.describe(document, description(document)?.sentences, options)
    }

    private static func description(_ document: ReadDocument) -> IdentityDescription? {
        switch document.check.kind {
        case .identityRecord?: IdentityRecord.read(document.bytes).value.map { IdentityDescription($0) }
        case .credentialRequestOptions?:
            CredentialRequestOptions.read(document.bytes).value.map { IdentityDescription($0.digital.requests) }
        default: DigitalCredentialGetRequest.read(document.bytes).value.map { IdentityDescription([$0]) }
        }
    }
}
