public import PaySheet
import PaySheetCBOR
public import PaySheetSignatures
public import PaySheetTokens

/// Checks a decrypted answer: who signed it, for which request, and whether it has what was asked for.
///
/// ```swift
/// var check = AnswerCheck(record, keys: [key], roots: roots)
/// check.now = Instant(secondsSince1970: 1_795_910_400)
/// let verdict = check.verdict(on: content)
/// verdict.trustedElements  // empty unless both signatures, the dates and the digests are right
/// ```
public struct AnswerCheck: Sendable {
    /// The certificates of the issuing authorities that the server trusts. Without any, no answer is trusted.
    public var roots: [Certificate]
    /// The moment to check by. Without it, no answer is trusted.
    public var now: Instant?
    /// What checks the signatures.
    public var verifier: SignatureVerifier
    let record: IdentityRecord
    let keys: [EnvelopeCheck.NamedKey]

    /// Creates a check with the record of the request.
    ///
    /// - Parameter keys: The public keys of the server, of which the transcript of an app contains one.
    public init(
        _ record: IdentityRecord, keys: [EnvelopeCheck.NamedKey] = [], roots: [Certificate] = [], now: Instant? = nil,
        verifier: SignatureVerifier = SignatureVerifier()
    ) {
        self.record = record
        self.keys = keys
        self.roots = roots
        self.now = now
        self.verifier = verifier
    }

    /// What the check of an answer says.
    public struct Verdict: Sendable {
        /// The steps from IV-05 on, in their order.
        public let steps: [IdentityStep]
        /// All elements that could be read, whether they can be trusted or not.
        public let elements: [SignedElement]

        /// Whether the elements are those of the person: content, both signatures, dates and digests are right, and it is not a test.
        public var isTrusted: Bool {
            let needed: [IdentityStep.Later] = [.content, .issuer, .dates, .digests, .device]
            return needed.allSatisfy { outcome(of: $0) == .passed } && outcome(of: .tests) == .passed
        }

        /// The elements; none if they cannot be trusted.
        public var trustedElements: [SignedElement] { isTrusted ? elements : [] }

        private func outcome(of step: IdentityStep.Later) -> IdentityStep.Outcome? { steps.first { $0.id == step.rawValue }?.outcome }
    }

    /// Checks the CBOR of a decrypted answer.
    public func verdict(on bytes: [UInt8]) -> Verdict {
        guard (try? IdentityEnvelope(bytes)) == nil else {
            let step = IdentityStep(
                .decryption, .failed, "the answer is still encrypted", help: "decrypt it with your private key, and give what is inside")
            return Verdict(steps: [step] + AnswerCheck.unread(after: .decryption), elements: [])
        }
        let decryption = IdentityStep(.decryption, .passed, "the answer is decrypted")
        let response: DeviceResponse
        do throws(AnswerError) {
            response = try DeviceResponse(bytes)
        } catch {
            let step = IdentityStep(
                .content, .failed, error.description, help: "give the decrypted bytes as they are; if they are, do not accept the answer")
            return Verdict(steps: [decryption, step] + AnswerCheck.unread(after: .content), elements: [])
        }
        let content = content(of: response)
        guard content.outcome == .passed, let document = response.documents.first else {
            return Verdict(
                steps: [decryption, content] + AnswerCheck.unread(after: .content), elements: response.documents.flatMap { $0.elements })
        }
        let chain = IssuerChain(document.issuerSignature)
        let (issuer, device) = (issuer(of: document, chain), device(of: document))
        return Verdict(
            steps: [
                decryption, content, issuer, dates(of: document, chain), digests(of: document), device, elements(of: document),
                storage(of: document), tests(of: document, issuer, device),
            ], elements: document.elements)
    }

    /// The steps that cannot be done after one that failed.
    private static func unread(after last: IdentityStep.Later) -> [IdentityStep] {
        IdentityStep.Later.allCases.drop { $0 != last }.dropFirst().map { IdentityStep($0, .notDone, "needs " + last.rawValue) }
    }

    // MARK: IV-06

    private func content(of response: DeviceResponse) -> IdentityStep {
        var faults: [String] = []
        if response.version != "1.0" { faults.append("the version is " + Shown.quoted(response.version) + " and not \"1.0\"") }
        if response.status != 0 { faults.append("the status is " + String(response.status) + " and not 0") }
        if response.documents.count != 1 { faults.append("it has " + String(response.documents.count) + " documents and not one") }
        if let document = response.documents.first {
            let version = document.securityObject.version
            if version != "1.0" { faults.append("the version of the security object is " + Shown.quoted(version) + " and not \"1.0\"") }
            if let types = expectedTypes, !types.contains(document.type) {
                faults.append("the document is " + Shown.quoted(document.type) + " and not " + Shown.list(types))
            }
        }
        guard faults.isEmpty else {
            return IdentityStep(
                .content, .failed, Shown.list(faults), help: "check that you have the whole answer, and the record of this request")
        }
        return IdentityStep(.content, .passed, response.documents.first?.type ?? "")
    }

    /// The types of document that the record asks for; `nil` for a kind that is not known.
    private var expectedTypes: [String]? {
        let kind = record.document ?? .driversLicense
        guard kind != .anyOf else { return ElementNames.documentTypes }
        let column = IdentityDocumentKind.all.firstIndex(of: kind).flatMap { ElementNames.column(of: $0) }
        return column.map { [ElementNames.documentTypes[$0]] }
    }
}
