import PaySheet
import PaySheetTokens
import Testing

@Suite("Signed messages")
struct SignedDataTests {
    @Test("A detached signature is read")
    func detached() throws {
        let message = try SignedData(Fixture.bytes("signature.cms"))
        #expect(message.content == nil && message.certificates.count == 2)
        let signer = try #require(message.signers.first)
        #expect(message.signers.count == 1)
        #expect(signer.digestAlgorithm.description == "2.16.840.1.101.3.4.2.1")
        #expect(signer.signatureAlgorithm.description == "1.2.840.10045.4.3.2")
        #expect(signer.messageDigest?.count == 32)
        #expect(signer.signingTime?.rawValue == (try Fixture.text("signing-time.txt")))
        #expect(message.certificate(of: signer) == (try Fixture.certificate("leaf.pem")))
    }

    @Test("BER with indefinite lengths gives the same values")
    func indefinite() throws {
        let bytes = try Fixture.bytes("signature.cms")
        let loose = SignedDataTests.loosened(try BERTree(bytes).root)
        #expect(loose != bytes)
        let (one, other) = (try SignedData(bytes), try SignedData(loose))
        #expect(one == other)
        #expect(one.signers.first?.messageDigest == other.signers.first?.messageDigest)
    }

    @Test("The signed attributes are a DER set")
    func attributes() throws {
        let attributes = try #require(try SignedData(Fixture.bytes("signature.cms")).signers.first?.signedAttributes)
        #expect(attributes.first == 0x31)
        _ = try BERTree(attributes, as: .der)
    }

    @Test("Every truncated message is an error")
    func cuts() throws {
        let bytes = try Fixture.bytes("signature.cms")
        for count in 0..<bytes.count { #expect(throws: BERError.self) { try SignedData(Array(bytes.prefix(count))) } }
    }

    @Test("Other structures are not signed data", arguments: ["processing.cer", "processing-der.csr"])
    func others(_ name: String) {
        #expect(throws: BERError.self) { try SignedData(Fixture.bytes(name)) }
    }

    /// The value with every structure outside of certificates and names in the form without a length.
    private static func loosened(_ value: BERValue) -> [UInt8] {
        // A certificate is a sequence whose first value is a sequence that begins with a tagged version.
        let isCertificate = value.children.first?.children.first?.tag.space == 2
        let isName = value.tag.number == 16 && value.children.first?.tag.number == 17 && value.children.count > 1
        guard value.isConstructed, !isCertificate, !isName, let tag = value.encoding.first else { return Array(value.encoding) }
        return [tag, 0x80] + value.children.flatMap { loosened($0) } + [0, 0]
    }
}
