import FuzzSupport
import PaySheetTokens

/// Bytes as BER, DER, certificate, request, signed message and file. Every input ends in a value, or in an error with a place.
@main enum FuzzBER {
    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            FuzzBER.tree(all)
            FuzzBER.values(all)
            FuzzBER.file(all)
            return 0
        }
    }

    /// DER is BER, and the values of a text cover it.
    private static func tree(_ bytes: [UInt8]) {
        let loose = FuzzBER.error { () throws(BERError) in FuzzBER.walk(try BERTree(bytes).root, in: 0..<bytes.count) }
        let strict = FuzzBER.error { () throws(BERError) in _ = try BERTree(bytes, as: .der) }
        law("DER is BER", loose == nil || strict != nil)
        for error in [loose, strict].compactMap({ $0 }) {
            law("a fault is inside of the text", 0...bytes.count ~= error.offset && !error.description.isEmpty)
        }
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

    private static func values(_ bytes: [UInt8]) {
        if let certificate = try? Certificate(der: bytes) {
            law("a certificate has all its bytes", certificate.der == bytes)
            law("a hash has 32 bytes", certificate.key.hash.count == 32 && certificate.merchantHash.map { $0.utf8.count == 64 } ?? true)
            _ = CertificateCheck(purpose: .paymentProcessing, now: certificate.notAfter, warnBefore: .max).findings(in: certificate)
        }
        if let request = try? CertificateRequest(der: bytes) { _ = CertificateCheck().findings(in: request) }
        guard let message = try? SignedData(bytes) else { return }
        for signer in message.signers {
            guard let attributes = signer.signedAttributes else { continue }
            law("signed attributes are BER again", (try? BERTree(attributes)) != nil)
        }
        for certificate in message.certificates { law("an inner certificate is DER", (try? Certificate(der: certificate.der)) != nil) }
    }

    private static func file(_ bytes: [UInt8]) {
        do throws(CertificateFileError) {
            let file = try CertificateFile(bytes)
            law("a file has an entry", !file.entries.isEmpty)
        } catch {
            law("a refusal says why", !error.description.isEmpty)
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
