import PaySheet
import PaySheetTokens

extension SampleRunner {
    /// Certificates and certificate requests, in PEM.
    static let certificate = SampleRunner(
        "certificate", command: "certificate", isText: true, summary: { entry($0.json).map { summary($0) } },
        check: { sample in
            guard let entry = entry(sample.json) else { return [] }
            var check = CertificateCheck(now: sample.policy.now)
            check.purpose = sample.option("--as").flatMap { word in CertificatePurpose.allCases.first { $0.word == word } }
            let days = sample.option("--warn-before").flatMap { Int64($0.utf8.dropLast().string) }
            check.warnBefore = (days ?? 0) * 86_400
            check.noteBefore = days == nil ? CertificateCheck.usualNote : 0
            return switch entry {
            case .certificate(let certificate): check.findings(in: certificate)
            case .request(let request): check.findings(in: request)
            }
        })

    /// The certificate or request of a base.
    static func entry(_ base: SampleBase) -> CertificateFile.Entry? { entry([UInt8](base.text.utf8)) }

    private static func entry(_ text: [UInt8]) -> CertificateFile.Entry? {
        do throws(CertificateFileError) {
            return try CertificateFile(text).entries.first
        } catch {
            return nil
        }
    }

    /// What a page shows instead of Base64.
    private static func summary(_ entry: CertificateFile.Entry) -> String {
        switch entry {
        case .request(let request): "certificate request\nkey    " + request.key.form.name + "\n"
        case .certificate(let certificate):
            "certificate " + (certificate.purpose.map { "for " + $0.word } ?? "without a purpose in its name") + "\nkey    "
                + certificate.key.form.name + "\ndates  " + certificate.notBefore.rawValue + " to " + certificate.notAfter.rawValue + "\n"
        }
    }
}

extension SampleBase {
    static let processing = SampleBase("processing.pem", .certificate, processingPEMText)
    static let identity = SampleBase("identity.pem", .certificate, identityPEMText)
    /// A merchant identity certificate with the key of the other purpose.
    static let short = SampleBase("short.pem", .certificate, shortPEMText)
    /// A payment processing certificate with an RSA key.
    static let china = SampleBase("china.pem", .certificate, chinaPEMText)
    /// A certificate with the hash of another merchant identifier.
    static let wrong = SampleBase("wrong.pem", .certificate, wrongPEMText)
    static let orderType = SampleBase("order.pem", .certificate, orderPEMText)
    static let root = SampleBase("root.pem", .certificate, rootPEMText)
    static let processingRequest = SampleBase("processing.csr", .certificate, processingCSRText)
    static let p384 = SampleBase("p384.csr", .certificate, p384CSRText)
}
