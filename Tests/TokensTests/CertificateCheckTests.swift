import PaySheet
import PaySheetTokens
import Testing

@Suite("Certificate check")
struct CertificateCheckTests {
    private static let now: Instant? = Instant(secondsSince1970: 1_798_761_600)

    struct Case: Sendable, CustomTestStringConvertible {
        var file: String
        var purpose: CertificatePurpose?
        var now = CertificateCheckTests.now
        var warnBefore: Int64 = 0
        var rules: [String]

        var testDescription: String { file + " " + rules.joined(separator: " ") }
    }

    static let cases = [
        Case(file: "processing.pem", rules: []), Case(file: "identity.pem", rules: []), Case(file: "order.pem", rules: []),
        Case(file: "root.pem", rules: []),
        Case(file: "processing.pem", purpose: .paymentProcessing, rules: []),
        Case(file: "processing.pem", purpose: .merchantIdentity, rules: ["certificate/kind"]),
        Case(file: "order.pem", purpose: .orderType, rules: []),
        Case(file: "identity.pem", purpose: .orderType, rules: ["certificate/kind"]),
        Case(file: "root.pem", purpose: .orderType, rules: ["certificate/kind"]),
        Case(file: "short.pem", rules: ["certificate/key"]), Case(file: "china.pem", rules: ["certificate/key"]),
        Case(file: "wrong.pem", rules: ["certificate/merchant"]),
        Case(file: "processing.pem", now: DateTimeText(rawValue: "2028-02-01T00:00:00Z").instant, rules: []),
        Case(file: "processing.pem", now: DateTimeText(rawValue: "2028-02-01T00:00:01Z").instant, rules: ["certificate/expired"]),
        Case(file: "processing.pem", now: DateTimeText(rawValue: "2026-01-01T00:00:00Z").instant, rules: []),
        Case(file: "processing.pem", now: DateTimeText(rawValue: "2025-12-31T23:59:59Z").instant, rules: ["certificate/not-yet-valid"]),
        Case(
            file: "processing.pem", now: DateTimeText(rawValue: "2028-01-01T23:59:59Z").instant, warnBefore: 30 * 86_400, rules: []),
        Case(
            file: "processing.pem", now: DateTimeText(rawValue: "2028-01-02T00:00:00Z").instant, warnBefore: 30 * 86_400,
            rules: ["certificate/expires-soon"]),
    ]

    @Test("Each fault of a certificate is one finding", arguments: cases)
    func certificates(_ one: Case) throws {
        let check = CertificateCheck(purpose: one.purpose, now: one.now, warnBefore: one.warnBefore)
        #expect(check.findings(in: try Fixture.certificate(one.file)).map { $0.rule.name } == one.rules)
    }

    @Test("A signature is verified with the issuer's key, if it is there")
    func signatures() throws {
        let certificate = try Fixture.certificate("processing.pem")
        let (issuer, root) = (try Fixture.certificate("intermediate.pem"), try Fixture.certificate("root.pem"))
        var check = CertificateCheck()
        #expect(check.signature(of: certificate) == .unchecked("the certificate of its issuer is missing"))
        #expect(check.signature(of: root) == .valid(signer: root))
        check.issuers += [root, issuer]
        #expect(check.signature(of: certificate) == .valid(signer: issuer))
        #expect(check.signature(of: issuer) == .valid(signer: root))
        #expect(check.root(of: certificate) == nil && check.root(of: Certificate.appleRoots[0]) == Certificate.appleRoots[0])
        var request = try Fixture.bytes("processing-der.csr")
        #expect(check.findings(in: try CertificateRequest(der: request)).isEmpty)
        request[request.count - 1] ^= 1
        #expect(check.findings(in: try CertificateRequest(der: request)).map { $0.rule.name } == ["certificate/signature"])
        var changed = certificate.der
        changed[changed.count - 1] ^= 1
        let findings = check.findings(in: try Certificate(der: changed))
        #expect(findings.map { $0.message } == ["\"Not Apple Intermediate\" did not sign the certificate"])
    }

    @Test("A certificate that expires soon has a note or a warning")
    func note() throws {
        var check = CertificateCheck(now: DateTimeText(rawValue: "2028-01-25T00:00:00Z").instant)
        check.noteBefore = 30 * 86_400
        #expect(check.findings(in: try Fixture.certificate("processing.pem")).map { $0.severity } == [.info])
        check.warnBefore = 30 * 86_400
        #expect(check.findings(in: try Fixture.certificate("processing.pem")).map { $0.severity } == [.warning])
        check.noteBefore = 0
        check.warnBefore = 86_400
        #expect(check.findings(in: try Fixture.certificate("processing.pem")).isEmpty)
    }

    @Test("Without a clock, dates are not checked")
    func noClock() throws {
        #expect(CertificateCheck(warnBefore: .max).findings(in: try Fixture.certificate("processing.pem")).isEmpty)
    }

    @Test(
        "The key of a request must fit its purpose",
        arguments: [
            ("processing.csr", nil, []), ("identity.csr", nil, []), ("p384.csr", nil, ["error"]),
            ("p384.csr", .paymentProcessing, ["error"]), ("identity.csr", .paymentProcessing, ["warning"]),
            ("processing.csr", .merchantIdentity, ["error"]), ("processing.csr", .orderType, []),
        ] as [(String, CertificatePurpose?, [String])])
    func requests(_ name: String, _ purpose: CertificatePurpose?, _ severities: [String]) throws {
        let findings = CertificateCheck(purpose: purpose, now: CertificateCheckTests.now).findings(in: try Fixture.request(name))
        #expect(findings.map { $0.severity.word } == severities)
        #expect(findings.allSatisfy { $0.rule.name == "certificate/key" })
    }

    @Test("A certificate without a purpose is a warning, and one for another purpose is an error")
    func kinds() throws {
        let check = CertificateCheck(purpose: .orderType)
        #expect(check.findings(in: try Fixture.certificate("root.pem")).map { $0.severity } == [.warning])
        #expect(check.findings(in: try Fixture.certificate("identity.pem")).map { $0.severity } == [.error])
    }

    @Test("Names of trust rules are unique, and no other rule has their names or codes")
    func rules() {
        let ids = TokenRules.ids
        #expect(Set(ids.map { $0.name }).count == ids.count)
        #expect(ids.allSatisfy { !RuleID.all.contains($0) && !Set(RuleID.all.map { $0.name }).contains($0.name) })
    }
}
