import FuzzSupport
import PaySheet
import PaySheetTokens

/// Bytes as BER, DER, certificate, request, signed message and file. Every input ends in a value, or in an error with a place.
@main enum FuzzBER {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            FuzzBER.file(all)
            FuzzBER.domain(all)
            // The other readers begin with the tree, so they refuse the rest of the inputs at the same byte.
            guard FuzzBER.tree(all) else { return 0 }
            if let message = FuzzBER.values(all) {
                FuzzBER.message(message)
                FuzzBER.token(all)
            }
            return 0
        }
    }

    /// DER is BER, and the values of a text cover it. Returns whether the text is BER.
    private static func tree(_ bytes: [UInt8]) -> Bool {
        let loose = FuzzBER.error { () throws(BERError) in FuzzBER.walk(try BERTree(bytes).root, in: 0..<bytes.count) }
        // The same code refuses text that is not BER, and mostly at the same byte.
        if let loose, loose.offset % 16 != 0 {
            law("a fault is inside of the text", 0...bytes.count ~= loose.offset)
            return false
        }
        let strict = FuzzBER.error { () throws(BERError) in _ = try BERTree(bytes, as: .der) }
        law("DER is BER", loose == nil || strict != nil)
        for error in [loose, strict].compactMap({ $0 }) {
            law("a fault is inside of the text", 0...bytes.count ~= error.offset && !error.description.isEmpty)
        }
        return loose == nil
    }

    /// The limit of the depth bounds the calls.
    private static func walk(_ value: BERValue, in range: Range<Int>) {
        let (encoding, content) = (value.encoding, value.content)
        law("a value is inside of the one around it", range.lowerBound <= encoding.startIndex && encoding.endIndex <= range.upperBound)
        law("a content is inside of its value", encoding.startIndex < content.startIndex && content.endIndex <= encoding.endIndex)
        var place = content.startIndex
        for child in value.children {
            law("values follow each other", child.offset == place)
            walk(child, in: content.startIndex..<content.endIndex)
            place = child.encoding.endIndex
        }
        law("values cover their content", !value.isConstructed || place == content.endIndex)
    }

    /// Returns the signed message, if the text is one.
    private static func values(_ bytes: [UInt8]) -> SignedData? {
        if let certificate = try? Certificate(der: bytes) {
            law("a certificate has all its bytes", certificate.der == bytes)
            law("a hash has 32 bytes", certificate.key.hash.count == 32 && certificate.merchantHash.map { $0.utf8.count == 64 } ?? true)
            _ = CertificateCheck(purpose: .paymentProcessing, now: certificate.notAfter.instant, warnBefore: .max).findings(in: certificate)
        }
        if let request = try? CertificateRequest(der: bytes) { _ = CertificateCheck().findings(in: request) }
        return try? SignedData(bytes)
    }

    private static func message(_ message: SignedData) {
        for signer in message.signers {
            guard let attributes = signer.signedAttributes else { continue }
            law("signed attributes are BER again", (try? BERTree(attributes)) != nil)
        }
        for certificate in message.certificates { law("an inner certificate is DER", (try? Certificate(der: certificate.der)) != nil) }
    }

    /// A signed message as the signature of a token: every finding has words, and none depends on the order of the calls.
    private static func token(_ bytes: [UInt8]) {
        let transactionId = String(repeating: "0f", count: 32)
        var header = EncryptedPaymentHeader(publicKeyHash: Base64.encode([UInt8](repeating: 7, count: 32)), transactionId: transactionId)
        header.ephemeralPublicKey = Base64.encode(FuzzBER.key)
        let data = EncryptedPaymentData(
            version: .ecV1, data: Base64.encode([UInt8](repeating: 1, count: 17)), signature: Base64.encode(bytes), header: header)
        do throws(SealedTokenError) {
            let token = try SealedToken(data)
            var check = TokenCheck()
            check.now = Instant(secondsSince1970: 0)
            check.isRepeated = { $0 == token.transactionId }
            check.roots += token.signature.certificates.suffix(1)
            let findings = check.findings(in: token)
            // A token that is refused anyway is not compared with earlier ones.
            let isRepeated = findings.contains { $0.rule.name == "token-trust/repeated" }
            let isRefused = findings.contains { $0.severity == .error && $0.rule.name != "token-trust/repeated" }
            law("a repetition is found in a token with which nothing else is wrong", isRepeated != isRefused)
            law("a finding has words", findings.allSatisfy { !$0.message.isEmpty && $0.help?.isEmpty == false })
            law("findings are the same again", check.findings(in: token) == findings)
        } catch {
            law("a signed message makes a token", false, error.description)
        }
    }

    /// The form of a P-256 key.
    private static let key: [UInt8] =
        [
            0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03,
            0x01, 0x07, 0x03, 0x42, 0x00, 0x04,
        ] + [UInt8](repeating: 9, count: 64)

    private static func file(_ bytes: [UInt8]) {
        do throws(CertificateFileError) {
            let file = try CertificateFile(bytes)
            law("a file has an entry", !file.entries.isEmpty)
        } catch {
            law("a refusal says why", !error.description.isEmpty)
        }
    }

    /// The bytes as the domain association file of a site.
    private static func domain(_ bytes: [UInt8]) {
        do throws(DomainAssociationError) {
            let file = try DomainAssociation(bytes)
            law("an account names a domain", (file.domain == nil) == (file.origin == .provider))
            law("a line end does not count", (try? DomainAssociation(bytes + [0x0A])) == file)
        } catch {
            law("a refusal says why", !error.description.isEmpty)
            law("a refusal is a finding", DomainAssociationCheck().findings(in: bytes).count == 1)
        }
    }

    private static func error(_ body: () throws(BERError) -> Void) -> BERError? {
        do throws(BERError) {
            try body()
            return nil
        } catch {
            return error
        }
    }
}
