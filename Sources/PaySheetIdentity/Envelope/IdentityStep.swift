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

    /// The rule of a failure; `nil` for a step that cannot fail here.
    var rule: RuleID? {
        switch id {
        case "IV-02": .identityAnswerForm
        case "IV-03": .identityAnswerKey
        case "IV-04": .identityAnswerTranscript
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

    init(_ id: String, _ subject: String, _ outcome: Outcome, _ reason: String, help: String? = nil) {
        self.id = id
        self.subject = subject
        self.outcome = outcome
        self.reason = reason
        self.help = help
    }

    /// The steps that need a key, a trusted issuer, or what is encrypted.
    static let later = [
        IdentityStep("IV-05", "decryption", .notDone, "needs the private key, which stays on the server"),
        IdentityStep("IV-06", "form of the content", .notDone, "is encrypted"),
        IdentityStep("IV-07", "signature of the issuer", .notDone, "is encrypted, and needs the roots that you trust"),
        IdentityStep("IV-08", "dates and kind of document", .notDone, "is encrypted"),
        IdentityStep("IV-09", "digests of the elements", .notDone, "is encrypted"),
        IdentityStep("IV-10", "signature of the device", .notDone, "is encrypted, and needs the transcript"),
        IdentityStep("IV-11", "elements that were asked for", .notDone, "is encrypted; paysheet identity expect lists the names"),
        IdentityStep("IV-12", "how long each element is stored", .notDone, "is up to your server"),
        IdentityStep("IV-13", "answers for tests", .notDone, "needs the signature of the issuer, which they do not have"),
    ]
}
