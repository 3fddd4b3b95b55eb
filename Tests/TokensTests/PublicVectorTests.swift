import Foundation
import PaySheet
import PaySheetTokens
import Testing

/// The public payment token and certificate of the library gala. `GALA_VECTORS` names the folder that holds them.
@Suite("The public vector", .enabled(if: PublicVector.folder != nil))
struct PublicVectorTests {
    @Test("A certificate from Apple is read")
    func certificate() throws {
        guard case .certificate(let certificate)? = try CertificateFile(PublicVector.bytes("certificate.pem")).entries.first else {
            Issue.record("no certificate")
            return
        }
        #expect(certificate.purpose == .paymentProcessing && certificate.key.form == .p256)
        #expect(certificate.merchantIdentifier == "merchant.test.spreedly.123merchant")
        #expect(certificate.merchantHash == "358da5890b9555c0a9efb84b5cd6ff04bfdcd5aabf5dc14b9872d8df51eaf439")
        #expect(certificate.key.base64Hash == "+9VwJrqieiPF2ZRB0xHFYhgQ6RYza5hfrVLpdB1KtKI=")
        #expect(CertificateCheck(now: DateTimeText(rawValue: "2021-09-01T19:04:00Z").instant).findings(in: certificate).isEmpty)
        let later = CertificateCheck(now: DateTimeText(rawValue: "2026-01-01").instant).findings(in: certificate)
        #expect(later.map { $0.rule.name } == ["certificate/expired"])
    }

    @Test("A signature from Apple with indefinite lengths is read")
    func signature() throws {
        let token = try #require(EncryptedPaymentData.read(PublicVector.bytes("token.json"), policy: Policy()).value)
        let message = try SignedData(Array(try #require(Data(base64Encoded: token.signature))))
        let signer = try #require(message.signers.first)
        #expect(message.content == nil && message.certificates.count == 2)
        #expect(signer.signingTime?.rawValue == "2021-09-01T19:03:06Z")
        #expect(signer.messageDigest?.prefix(4) == [0x9A, 0x79, 0x30, 0x0D])
        #expect(message.certificate(of: signer)?.value(of: .tokenSigner) != nil)
        #expect(message.certificates.contains { $0.value(of: .tokenIssuer) != nil })
    }

    @Test("The token is valid at its own time, and each fault is one finding")
    func checked() throws {
        let data = try #require(EncryptedPaymentData.read(PublicVector.bytes("token.json"), policy: Policy()).value)
        let token = try SealedToken(data)
        let key = try #require(try CertificateFile(PublicVector.bytes("certificate.pem")).entries.first).key
        // The root of Apple is built in.
        guard case .certificate(let root)? = try CertificateFile(PublicVector.bytes("AppleRootCA-G3.pem")).entries.first else {
            Issue.record("no root")
            return
        }
        #expect(Certificate.appleRoots.first == root)
        var check = TokenCheck()
        check.certificates = [TokenCheck.NamedCertificate("certificate.pem", key)]
        check.now = DateTimeText(rawValue: "2021-09-01T19:04:00Z").instant
        check.request = TokenCheck.RequestData.withoutData
        func rules(_ token: SealedToken) -> [String] { check.findings(in: token).map { $0.rule.name } }
        #expect(rules(token) == [])
        #expect(check.unchecked(in: token) == ["repetition"])
        #expect(check.signatures(of: token).map { $0.fault } == [nil, nil, nil])
        var changed = data
        changed.data = "A" + data.data.dropFirst()
        #expect(rules(try SealedToken(changed)) == ["token-trust/content"])
        check.now = DateTimeText(rawValue: "2021-09-01T19:10:00Z").instant
        #expect(rules(token) == ["token-trust/age"])
        check.now = nil
        check.isRepeated = { $0 == token.transactionId }
        #expect(rules(token) == ["token-trust/repeated"])
        check.isRepeated = nil
        check.certificates = [TokenCheck.NamedCertificate("leaf", try #require(token.signature.certificates.first).key)]
        #expect(rules(token) == ["token-trust/certificate"])
    }
}

/// Where the public vector is.
enum PublicVector {
    static let folder = ProcessInfo.processInfo.environment["GALA_VECTORS"].flatMap { $0 == "none" ? nil : URL(fileURLWithPath: $0) }

    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = try #require(folder)
        return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
