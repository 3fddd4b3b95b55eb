import Foundation
import PaySheet
import PaySheetTokens
import Testing

@Suite("Tokens of test merchants")
struct TestMerchantTests {
    /// A token that the npm package made, with the certificates of its merchant. `node Tests/TokensTests/Fixtures/test-merchant.mjs` renews
    /// the file.
    private struct Merchant: Decodable {
        var token: PaymentToken
        let merchantIdentifier: String
        let certificate: String
        let root: String
        let signedAt: String
    }

    private static func merchant() throws -> Merchant {
        try JSONDecoder().decode(Merchant.self, from: Data(Fixture.bytes("test-merchant.json")))
    }

    /// What the shop of the token knows.
    private static func check(_ merchant: Merchant, acceptsTests: Bool = true) throws -> TokenCheck {
        var check = TokenCheck()
        check.acceptsTests = acceptsTests
        let entry = try #require(try CertificateFile(Array(merchant.certificate.utf8)).entries.first)
        check.certificates = [TokenCheck.NamedCertificate("apple_pay.pem", entry)]
        check.request = .data(ApplicationData("order-42".utf8))
        check.now = try Instant(merchant.signedAt)
        check.isRepeated = { _ in false }
        return check
    }

    @Test("A test accepts them, and verifies all signatures up to the root in the message")
    func accepted() throws {
        let merchant = try TestMerchantTests.merchant()
        let (check, token) = (try TestMerchantTests.check(merchant), try SealedToken(try #require(merchant.token.paymentData)))
        #expect(check.findings(in: token) == [])
        #expect(check.signatures(of: token).map { $0.fault } == [nil, nil, nil])
        #expect(check.unchecked(in: token) == [])
    }

    @Test("A shop refuses them, also if it knows the root", arguments: [false, true])
    func refused(knowsRoot: Bool) throws {
        let merchant = try TestMerchantTests.merchant()
        var check = try TestMerchantTests.check(merchant, acceptsTests: false)
        let root = try CertificateFile(Array(merchant.root.utf8)).entries.first
        if knowsRoot, case .certificate(let certificate)? = root { check.roots.append(certificate) }
        let findings = check.findings(in: try SealedToken(try #require(merchant.token.paymentData)))
        #expect(findings.map { $0.rule } == [.tokenTrustChain])
        #expect(findings.first?.message == "the token was made for a test, and no shopper paid")
        #expect(findings.first?.help == "ignore the payment, or say that this is a test")
    }

    @Test("A test does not accept a changed token, nor one with another root")
    func changed() throws {
        let merchant = try TestMerchantTests.merchant()
        let check = try TestMerchantTests.check(merchant)
        var data = try #require(merchant.token.paymentData)
        data.header.transactionId = "00" + data.header.transactionId.dropFirst(2)
        #expect(check.findings(in: try SealedToken(data)).map { $0.rule } == [.tokenTrustContent])
        var bare = TokenCheck()
        bare.acceptsTests = true
        let other = try #require(EncryptedPaymentData.read(Fixture.bytes("token.json"), policy: Policy()).value)
        #expect(bare.findings(in: try SealedToken(other)).map { $0.rule } == [.tokenTrustChain])
    }
}
