import PaySheet
import PaySheetTokens
import Testing

@Suite("Certificates and requests")
struct CertificateTests {
    private static let merchant = "merchant.com.example.shop"

    @Test("A payment processing certificate is read")
    func processing() throws {
        let certificate = try Fixture.certificate("processing.pem")
        #expect(certificate.purpose == .paymentProcessing)
        #expect(certificate.merchantIdentifier == CertificateTests.merchant)
        #expect(certificate.key.form == .p256)
        // openssl computed the hash.
        #expect(certificate.key.base64Hash == (try Fixture.text("processing-hash.txt")))
        #expect(certificate.merchantHash == "7dfd3b4c6fe42301180177e6613735ae531012535854b928e2eed53521996300")
        #expect(certificate.notBefore.rawValue == "2026-01-01T00:00:00Z" && certificate.notAfter.rawValue == "2028-02-01T00:00:00Z")
        #expect(certificate.issuer.commonName == "Not Apple Intermediate")
        #expect(certificate.subject.commonName == "Apple Pay Payment Processing:" + CertificateTests.merchant)
    }

    @Test("An RSA key has its number of bits")
    func identity() throws {
        let certificate = try Fixture.certificate("identity.pem")
        #expect(certificate.purpose == .merchantIdentity)
        #expect(certificate.key.form == .rsa(bits: 2048))
        #expect(certificate.key.base64Hash == (try Fixture.text("identity-hash.txt")))
    }

    @Test("DER and PEM give the same certificate")
    func forms() throws {
        #expect(try Fixture.certificate("processing.cer") == Fixture.certificate("processing.pem"))
        #expect(try Fixture.request("processing-der.csr") == Fixture.request("processing.csr"))
    }

    @Test("A request has the key of its certificate")
    func request() throws {
        let request = try Fixture.request("processing.csr")
        #expect(request.key == (try Fixture.certificate("processing.pem").key))
        #expect(request.subject.userIdentifier == CertificateTests.merchant)
        #expect(try Fixture.request("p384.csr").key.form == .p384)
    }

    @Test("Extensions mark the certificates that sign tokens")
    func extensions() throws {
        #expect(try Fixture.certificate("leaf.pem").value(of: .tokenSigner) != nil)
        #expect(try Fixture.certificate("intermediate.pem").value(of: .tokenIssuer) != nil)
        #expect(try Fixture.certificate("leaf.pem").value(of: .tokenIssuer) == nil)
        let constraints = try #require(try Fixture.certificate("intermediate.pem").extensions.first { $0.isCritical })
        #expect(constraints.name.description == "2.5.29.19")
    }

    @Test("Other certificates have no purpose", arguments: ["root.pem", "intermediate.pem", "leaf.pem"])
    func purposeless(_ name: String) throws {
        let certificate = try Fixture.certificate(name)
        #expect(certificate.isAuthority == (name != "leaf.pem"))
        #expect(certificate.purpose == nil && certificate.merchantIdentifier == nil && certificate.merchantHash == nil)
    }

    @Test("An order type identifier is not a merchant identifier")
    func order() throws {
        let certificate = try Fixture.certificate("order.pem")
        #expect(certificate.purpose == .orderType && certificate.merchantIdentifier == nil)
        #expect(certificate.subject.userIdentifier == "order.com.example.shop")
    }

    @Test("Two-digit years mean 1950 to 2049", arguments: [("500101000000Z", "1950"), ("491231235959Z", "2049")])
    func years(_ text: String, _ year: String) throws {
        #expect(try CertificateTests.certificate(startingAt: [0x17, 13] + text.utf8).notBefore.rawValue.hasPrefix(year))
    }

    @Test(
        "A time that certificates cannot have is an error",
        arguments: ["5001010000Z", "991301000000Z", "990230000000Z", "99010100000+Z", "990101000000+", "990101250000Z"])
    func times(_ text: String) {
        #expect(throws: BERError.self) {
            try CertificateTests.certificate(startingAt: [0x17, UInt8(text.utf8.count)] + text.utf8)
        }
    }

    @Test("Every truncated certificate is an error")
    func cuts() throws {
        let bytes = try Fixture.bytes("processing.cer")
        for count in 0..<bytes.count {
            #expect(throws: BERError.self) { try Certificate(der: Array(bytes.prefix(count))) }
        }
    }

    @Test("A changed byte never crashes and never gives an equal certificate")
    func changes() throws {
        let bytes = try Fixture.bytes("processing.cer")
        let original = try Certificate(der: bytes)
        for place in bytes.indices {
            for bit: UInt8 in [1, 0x20, 0x80, 0xFF] {
                var changed = bytes
                changed[place] ^= bit
                if let certificate = try? Certificate(der: changed) { #expect(certificate != original) }
            }
        }
    }

    /// A small certificate of the first version, with a time as its start.
    private static func certificate(startingAt start: [UInt8]) throws(BERError) -> Certificate {
        let algorithm = DER.sequence([0x06, 0x03, 0x2A, 0x03, 0x04])
        let name = DER.sequence()
        let key = DER.sequence(algorithm, [0x03, 0x02, 0x00, 0x01])
        let validity = DER.sequence(start, [0x17, 13] + "491231235959Z".utf8)
        let inner = DER.sequence([0x02, 0x01, 0x01], algorithm, name, validity, name, key)
        return try Certificate(der: DER.sequence(inner, algorithm, [0x03, 0x02, 0x00, 0x01]))
    }

    @Test("An issuer has the right name, and the right key if both certificates name one")
    func issuers() throws {
        let (leaf, issuer) = (try Fixture.certificate("leaf.pem"), try Fixture.certificate("intermediate.pem"))
        #expect(leaf.claimsIssuer(issuer))
        #expect(!leaf.claimsIssuer(try Fixture.certificate("root.pem")) && !issuer.claimsIssuer(leaf))
        let identifier = try #require(issuer.value(of: .subjectKeyIdentifier)).dropFirst(2)
        let place = try #require(issuer.der.firstRange(of: identifier))
        var other = issuer.der
        other[place.lowerBound] ^= 1
        #expect(try !leaf.claimsIssuer(Certificate(der: other)))
        // Another object identifier in place of the one of the extension, so that the certificate names no key.
        other = issuer.der
        other[place.lowerBound - 5] ^= 0x40
        #expect(try Certificate(der: other).value(of: .subjectKeyIdentifier) == nil)
        #expect(try leaf.claimsIssuer(Certificate(der: other)))
    }
}
