import PaySheet
import PaySheetTokens
import Testing

@Suite("Files with certificates")
struct CertificateFileTests {
    @Test("A file can have several blocks with text between them")
    func chain() throws {
        let file = try CertificateFile(Fixture.bytes("chain.pem"))
        #expect(file.entries.count == 3)
        let text = "Bag Attributes\r\n" + (try Fixture.text("processing.pem")).split(separator: "\n").joined(separator: " \r\n")
        #expect(try CertificateFile(Array("\u{FEFF}\(text)\r\n".utf8)).entries.count == 1)
    }

    // The contents are not keys: they only have the form of one.
    static let numbers: [UInt8] = [0x02, 0x01, 0x07]
    static let algorithm = DER.sequence([0x06, 0x03, 0x2A, 0x03, 0x04])
    static let keys: [(name: String, bytes: [UInt8])] = [
        ("PKCS #8", DER.sequence([0x02, 0x01, 0x00], algorithm, [0x04, 0x01, 0x55])),
        ("PKCS #1", DER.sequence([0x02, 0x01, 0x00], numbers, numbers, numbers, numbers, numbers, numbers, numbers, numbers)),
        ("SEC 1", DER.sequence([0x02, 0x01, 0x01], [0x04, 0x01, 0x55], DER.value(0xA0, [0x06, 0x03, 0x2A, 0x03, 0x04]))),
        ("encrypted", DER.sequence(algorithm, [0x04, 0x01, 0x55])),
    ]

    @Test("Private keys are refused", arguments: keys)
    func privateDER(_ key: (name: String, bytes: [UInt8])) {
        #expect(throws: CertificateFileError.privateKey) { try CertificateFile(key.bytes) }
    }

    static let labels = [
        "PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "OPENSSH PRIVATE KEY", "PGP PRIVATE KEY BLOCK",
    ]

    @Test("PEM private keys are refused anywhere in the file", arguments: labels)
    func privatePEM(_ label: String) throws {
        let block = "-----BEGIN \(label)-----\nU0VDUkVU\n-----END \(label)-----\n"
        let certificate = try Fixture.text("processing.pem") + "\n"
        for text in [block, certificate + block, block + certificate, "-----BEGIN \(label)-----\nU0VDUkVU"] {
            #expect(throws: CertificateFileError.privateKey) { try CertificateFile(Array(text.utf8)) }
        }
        #expect(!CertificateFileError.privateKey.description.contains("U0VD"))
    }

    @Test("Archives and public keys are not certificates")
    func others() {
        let archive = DER.sequence([0x02, 0x01, 0x03], DER.sequence([0x06, 0x01, 0x2A]))
        #expect(throws: CertificateFileError.archive) { try CertificateFile(archive) }
        let key = DER.sequence(CertificateFileTests.algorithm, [0x03, 0x02, 0x00, 0x01])
        #expect(throws: CertificateFileError.other("PUBLIC KEY")) { try CertificateFile(key) }
        let numbers = DER.sequence([0x02, 0x01, 0x07], [0x02, 0x01, 3])
        #expect(throws: CertificateFileError.other("PUBLIC KEY")) { try CertificateFile(numbers) }
        #expect(throws: CertificateFileError.other("CMS")) { try CertificateFile(Fixture.bytes("signature.cms")) }
    }

    @Test(
        "A PEM fault names its line",
        arguments: [
            ("a\n-----BEGIN CERTIFICATE-----\nMIIB", "line 2 has no line -----END"),
            ("-----BEGIN CERTIFICATE-----\nMIIB\n-----BEGIN CERTIFICATE-----\n", "line 1 has no line -----END"),
            ("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE REQUEST-----\n", "line 3 ends another kind"),
            ("-----BEGIN CERTIFICATE-----\nMI!B\n-----END CERTIFICATE-----\n", "line 1 is not Base64"),
            ("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n", "the data ends too early"),
            ("-----BEGIN X509 CRL-----\nMIIB\n-----END X509 CRL-----\n", "not a certificate or a certificate request"),
            ("-----BEGIN EC PARAMETERS-----\nMIIB\n-----END EC PARAMETERS-----\n", "there is no certificate"),
            ("{}", "neither PEM nor DER"), ("", "there is no certificate"), ("0", "the data ends too early"),
        ])
    func faults(_ text: String, _ message: String) {
        do throws(CertificateFileError) {
            _ = try CertificateFile(Array(text.utf8))
            Issue.record("no error")
        } catch {
            #expect(error.description.contains(message), "\(error)")
        }
    }

    @Test("A file above the limit is refused before it is read")
    func long() {
        #expect(throws: CertificateFileError.tooLong(1 << 20)) { try CertificateFile([UInt8](repeating: 0x30, count: 1 << 20 | 1)) }
    }

    @Test("Many short lines are read in linear time")
    func lines() {
        // A copy of the block for each line would take minutes.
        let text = "-----BEGIN CERTIFICATE-----\n" + String(repeating: "AA\n", count: 300_000)
        #expect(throws: CertificateFileError.pem(PEMError(.noEnd, line: 1))) { try CertificateFile(Array(text.utf8)) }
    }
}
