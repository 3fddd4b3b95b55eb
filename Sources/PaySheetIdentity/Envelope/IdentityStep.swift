public import PaySheet

/// A step of the check of an answer, and how far it is done.
public struct IdentityStep: Sendable, Hashable {
    /// The number of the step, such as `IV-04`.
    public let id: String
    /// What the step checks.
    public let subject: String
    /// How far it is done.
    public let outcome: Outcome
    /// Why, in words.
    public let reason: String
    /// What to do about a failure.
    public let help: String?

    /// Whether a signature is wrong. Other failures of the same step mean that nothing could be checked.
    public let hasWrongSignature: Bool

    /// The rule of a failure; `nil` for a step that cannot fail here.
    var rule: RuleID? {
        switch id {
        case "IV-02": .identityAnswerForm
        case "IV-03": .identityAnswerKey
        case "IV-04": .identityAnswerTranscript
        case "IV-05", "IV-06": .identityAnswerContent
        case "IV-07": hasWrongSignature ? .identityAnswerSignature : .identityAnswerIssuer
        case "IV-08": .identityAnswerDates
        case "IV-09": .identityAnswerDigests
        case "IV-10": hasWrongSignature ? .identityAnswerSignature : .identityAnswerDevice
        case "IV-11": .identityAnswerElements
        case "IV-13": .identityAnswerTest
        default: nil
        }
    }

    /// The finding about a failure.
    public var finding: Finding? {
        guard outcome == .failed, let rule else { return nil }
        return Finding(rule, .error, Sentence(words: reason), help: help)
    }

    /// How far a step is done.
    public enum Outcome: String, Sendable, Hashable {
        /// It was checked and is right.
        case passed
        /// It was checked and is wrong.
        case failed
        /// It was not checked.
        case notDone = "not done"
    }

    init(_ id: String, _ subject: String, _ outcome: Outcome, _ reason: String, help: String? = nil, hasWrongSignature: Bool = false) {
        self.id = id
        self.subject = subject
        self.outcome = outcome
        self.reason = reason
        self.help = help
        self.hasWrongSignature = hasWrongSignature
    }

    /// Makes a step that comes after the decryption.
    init(_ later: Later, _ outcome: Outcome, _ reason: String, help: String? = nil, hasWrongSignature: Bool = false) {
        self.init(later.rawValue, later.subject, outcome, reason, help: help, hasWrongSignature: hasWrongSignature)
    }

    /// The steps that need what is encrypted.
    enum Later: String, CaseIterable {
        case decryption = "IV-05"
        case content = "IV-06"
        case issuer = "IV-07"
        case dates = "IV-08"
        case digests = "IV-09"
        case device = "IV-10"
        case elements = "IV-11"
        case storage = "IV-12"
        case tests = "IV-13"

        var subject: String {
            switch self {
            case .decryption: "decryption"
            case .content: "form of the content"
            case .issuer: "signature of the issuer"
            case .dates: "dates and kind of document"
            case .digests: "digests of the elements"
            case .device: "signature of the device"
            case .elements: "elements that were asked for"
            case .storage: "how long each element is stored"
            case .tests: "answers for tests"
            }
        }
    }

    /// The steps after the decryption, of an answer that is encrypted.
    static let later = Later.allCases.map { step in
        step == .decryption
            ? IdentityStep(step, .notDone, "needs the private key, which stays on the server")
            : IdentityStep(step, .notDone, "is encrypted; decrypt the answer, then run paysheet identity document")
    }
}
