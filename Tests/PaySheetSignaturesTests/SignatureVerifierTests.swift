import PaySheetSignatures
import Testing

@Suite("Verifier")
struct SignatureVerifierTests {
    @Test("A known signature is valid", arguments: KnownSignatures.rows)
    func known(_ row: KnownSignatures.Row) throws {
        try SignatureVerifier().verify(row.signed)
    }

    @Test("The same signature is not valid for another message, key or hash function", arguments: KnownSignatures.rows)
    func others(_ row: KnownSignatures.Row) {
        let verifier = SignatureVerifier()
        var other = row.signed
        other.message.append(0)
        #expect(throws: SignatureError.notValid) { try verifier.verify(other) }
        for digest in SignatureDigest.allCases where digest != row.signed.digest {
            other = row.signed
            other.digest = digest
            #expect(throws: SignatureError.notValid) { try verifier.verify(other) }
        }
        for key in [KnownSignatures.p256, KnownSignatures.p384, KnownSignatures.rsa] where key != row.signed.key {
            other = row.signed
            other.key = key
            #expect(throws: SignatureError.signatureLength) { try verifier.verify(other) }
        }
    }

    @Test("The answer of another library decides")
    func hook() throws {
        let good = KnownSignatures.rows[0].signed
        var bad = good
        bad.message = []
        try SignatureVerifier { _ in true }.verify(bad)
        #expect(throws: SignatureError.notValid) { try SignatureVerifier { _ in false }.verify(good) }
    }

    @Test("Without an answer, the module's own code decides and says why")
    func noAnswer() throws {
        var signed = KnownSignatures.rows[0].signed
        let verifier = SignatureVerifier { signed in signed.digest == .sha512 ? true : nil }
        try verifier.verify(signed)
        signed.signature.removeLast()
        #expect(throws: SignatureError.signatureLength) { try verifier.verify(signed) }
        signed.digest = .sha512
        try verifier.verify(signed)
    }

    @Test("Each reason has its own sentence")
    func sentences() {
        #expect(Set(SignatureError.allCases.map { $0.description }).count == SignatureError.allCases.count)
        #expect(SignatureError.allCases.allSatisfy { !$0.description.isEmpty && !$0.description.hasSuffix(".") })
    }
}
