import PaySheet
import PaySheetCBOR
import PaySheetSignatures

extension AnswerCheck {
    // MARK: IV-10

    /// Checks that the device of the document signed the answer for this request.
    func device(of document: IdentityDocument) -> IdentityStep {
        guard case .signature(let signature) = document.deviceProof else {
            // Apple says so; another wallet can answer a web page.
            return record.isForWeb
                ? IdentityStep(.device, .notDone, "the device did not sign; its code can only be checked with a private key")
                : refused(.device, "the device did not sign, and Apple's devices always do")
        }
        guard !signature.isPlaceholder || !document.issuerSignature.isPlaceholder else {
            return IdentityStep(.device, .notDone, "there is no signature of a device; IV-13 says what that means")
        }
        guard signature.payload == nil else { return refused(.device, "the signature has its own content") }
        guard case .known(let key) = document.securityObject.deviceKey else { return refused(.device, COSEFault.unknownKey) }
        let transcripts = transcripts
        guard !transcripts.isEmpty else {
            let isForKey = !record.isForWeb && keys.isEmpty
            return IdentityStep(
                .device, .notDone,
                isForKey ? "needs the public key that the answer is encrypted for" : "the record lacks a value of the session transcript",
                help: isForKey ? "give your certificate with --certificate" : nil)
        }
        var fault: COSEFault?
        for transcript in transcripts {
            do throws(COSEFault) {
                try signature.verify(document.deviceAuthentication(in: transcript), key: key, verifier)
                return IdentityStep(.device, .passed, "the device signed it for this request")
            } catch {
                fault = fault ?? error
            }
        }
        return refused(.device, fault ?? .wrong(.notValid))
    }

    private var transcripts: [SessionTranscript] {
        record.isForWeb
            ? [record.transcript(recipientKeyHash: nil)].compactMap { $0 }
            : keys.compactMap { record.transcript(recipientKeyHash: SHA256.hash($0.point)) }
    }

    // MARK: IV-13

    /// The names of merchant and team in answers of Apple's simulator and samples begin so.
    private static let testNames = "PassKit_Identity_Test_"

    /// Names answers that were made for tests. They have no real signature of an issuer.
    func tests(of document: IdentityDocument, _ issuer: IdentityStep, _ device: IdentityStep) -> IdentityStep {
        let help = "use it in tests alone, and never take its elements for those of a person"
        if [record.merchantIdentifier, record.teamIdentifier].contains(where: { $0?.hasPrefix(AnswerCheck.testNames) == true }) {
            return refused(.tests, "the record has a merchant or team identifier that Apple uses for tests", help: help)
        }
        guard !document.issuerSignature.isPlaceholder else {
            return device.outcome == .passed
                ? refused(.tests, "no issuer signed it, and a device did: so are answers with Apple's profile for tests", help: help)
                : refused(.tests, "no issuer signed it: so are answers of a simulator", help: help)
        }
        switch issuer.outcome {
        case .passed: return IdentityStep(.tests, .passed, "an issuer that you trust signed it, and signs no tests")
        case .notDone: return IdentityStep(.tests, .notDone, "needs IV-07")
        case .failed:
            let reason = device.outcome == .passed ? "; a right signature of the device alone can be of Apple's profile for tests" : ""
            return IdentityStep(.tests, .notDone, "IV-07 failed" + reason)
        }
    }
}

extension IdentityDocument {
    /// The content that the device signs.
    fileprivate func deviceAuthentication(in transcript: SessionTranscript) -> [UInt8] {
        var content = CBORWriter()
        content.array(4)
        content.text("DeviceAuthentication")
        content.value(encoding: transcript.encoding)
        content.text(type)
        content.value(encoding: deviceElementBytes)
        var writer = CBORWriter()
        writer.embedded(content.encoding)
        return writer.encoding
    }
}
