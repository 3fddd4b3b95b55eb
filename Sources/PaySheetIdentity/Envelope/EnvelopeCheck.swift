import PaySheet
import PaySheetCBOR

/// Checks an answer without a key: whether it is for this nonce, merchant, team and certificate.
public struct EnvelopeCheck: Sendable {
    /// A public key of the server.
    public struct NamedKey: Sendable, Hashable {
        /// The name of its file.
        public let name: String
        /// The 65 bytes of the key.
        public let point: [UInt8]

        /// Names a key.
        public init(_ name: String, point: [UInt8]) {
            self.name = name
            self.point = point
        }
    }

    private let record: IdentityRecord
    private let keys: [NamedKey]

    /// Creates a check with the record of the request.
    public init(_ record: IdentityRecord, keys: [NamedKey] = []) {
        self.record = record
        self.keys = keys
    }

    /// Returns all steps in their order.
    public func steps(of bytes: [UInt8]) -> [IdentityStep] {
        let session = IdentityStep("IV-01", "nonce", .notDone, "only your server knows whether it is new and belongs to this person")
        let envelope: IdentityEnvelope
        do throws(CBORError) {
            envelope = try IdentityEnvelope(bytes)
        } catch {
            let help = "pass the bytes of encryptedData on as they are"
            return [session, IdentityStep("IV-02", "form of the answer", .failed, error.description, help: help)]
                + [unchecked("IV-03", "certificate"), unchecked("IV-04", "session transcript")] + IdentityStep.later
        }
        return [session, form(of: envelope), certificate(of: envelope), transcript(of: envelope)] + IdentityStep.later
    }

    private func unchecked(_ id: String, _ subject: String) -> IdentityStep {
        IdentityStep(id, subject, .notDone, "the answer cannot be read")
    }

    private func form(of envelope: IdentityEnvelope) -> IdentityStep {
        var faults = envelope.faults
        if envelope.isForWeb != record.isForWeb {
            faults.append(
                envelope.isForWeb
                    ? "it is for a web page, and the record is of an app" : "it is for an app, and the record is of a web page")
        }
        guard faults.isEmpty else {
            let help = "check that you have the whole answer, and the record of this request"
            return IdentityStep("IV-02", "form of the answer", .failed, Shown.list(faults), help: help)
        }
        let size = String(envelope.cipherTextLength) + " encrypted bytes"
        return IdentityStep("IV-02", "form of the answer", .passed, (envelope.isForWeb ? "dcapi, " : "APPLE-HPKE-v1, mode 0, ") + size)
    }

    private func certificate(of envelope: IdentityEnvelope) -> IdentityStep {
        let subject = "certificate"
        guard let hash = envelope.recipientKeyHash else {
            return IdentityStep("IV-03", subject, .notDone, "the answer names no key; use the private key of this request")
        }
        guard !keys.isEmpty else {
            return IdentityStep(
                "IV-03", subject, .notDone, "give your certificates with --certificate; the key has the hash " + ASCII.hex(hash))
        }
        if let key = keys.first(where: { SHA256.hash($0.point) == hash }) {
            return IdentityStep("IV-03", subject, .passed, "it is encrypted for the key of " + key.name)
        }
        return IdentityStep(
            "IV-03", subject, .failed, "it is encrypted for another key, with the hash " + ASCII.hex(hash),
            help: "use the certificate that belongs to the merchant identifier in the app; it may have been renewed")
    }

    private func transcript(of envelope: IdentityEnvelope) -> IdentityStep {
        let subject = "session transcript"
        guard let hash = envelope.transcriptHash, let keyHash = envelope.recipientKeyHash else {
            let reason = "the answer has no hash of it; paysheet identity transcript prints what your key needs"
            return IdentityStep("IV-04", subject, .notDone, reason)
        }
        guard let transcript = record.transcript(recipientKeyHash: keyHash), !record.isForWeb else {
            return IdentityStep("IV-04", subject, .notDone, "the record lacks the nonce, the merchant identifier or the team identifier")
        }
        guard transcript.hash != hash else {
            return IdentityStep("IV-04", subject, .passed, "nonce, merchant identifier and team identifier are those of the record")
        }
        let help = "compare all three with the request that the app made; the nonce is new for each request"
        guard let mistake = TranscriptMistake.find(hash, record, keyHash) else {
            return IdentityStep(
                "IV-04", subject, .failed, "the nonce, the merchant identifier or the team identifier is another one", help: help)
        }
        return IdentityStep("IV-04", subject, .failed, mistake.words, help: mistake.help)
    }
}
