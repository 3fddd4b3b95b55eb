import PaySheet
import PaySheetIdentity
import PaySheetReports
import PaySheetText

/// What `describe` says of requests for identity documents.
enum IdentityAnswers {
    /// Says what is asked, and how long the server keeps it.
    static func describe(_ document: ReadDocument, _ options: DescribeOptions) -> DocumentAnswer {
        var answer = DocumentAnswer(status: ExitStatus.found)
        guard document.isReadable, let description = description(document) else {
            answer.notes += document.refusal("described")
            return answer
        }
        answer.status = ExitStatus.passed
        guard options.isJSON else {
            answer.output = [UInt8](description.sentences.map { VisibleText.opening($0) + "\n" }.joined().utf8)
            return answer
        }
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.member("path", document.name)
            json.member("sentences", description.sentences)
        }
        answer.output = json.bytes + [0x0A]
        return answer
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
