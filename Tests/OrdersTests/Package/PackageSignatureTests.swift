import PaySheet
import PaySheetOrders
import PaySheetSignatures
import PaySheetTokens
import TestSupport
import Testing

/// The signature of a package, its certificates, and the root that they lead to.
@Suite("Signatures of packages")
struct PackageSignatureTests {
    @Test(
        "A signature is verified up to a root",
        arguments: [
            ([], []), ([.manifest], ["the signature was not made with the key of its certificate"]),
            ([.certificate], ["the issuer did not sign the certificate"]),
            (
                [.manifest, .certificate],
                ["the signature was not made with the key of its certificate", "the issuer did not sign the certificate"]
            ),
        ] as [([SignedPart], [String])])
    func signatures(_ wrong: [SignedPart], _ expected: [String]) throws {
        var check = SamplePackage.check()
        check.now = try Instant("2027-06-01")
        check.verifier = SignatureVerifier { signed in
            let part = signed.message.starts(with: [0x31]) ? SignedPart.manifest : .certificate
            return wrong.contains(part) ? false : nil
        }
        let package = SamplePackage().package
        let findings = check.findings(in: package)
        #expect(findings.map { $0.message } == expected && findings.allSatisfy { $0.rule.name == "signature/wrong" })
        #expect(check.unchecked(in: package) == (wrong.isEmpty ? [] : ["whether Apple issued the certificate"]))
    }

    /// A certificate or a signature that is right in itself, and not for what it is used for.
    static let misuses: [(String, String, @Sendable (inout SampleSignature) -> Void)] = [
        (
            "critical extension", "a certificate has an unknown critical extension, 2.5.29.126",
            { $0.rename(0x13, to: 0x7E, in: "order.pem") }
        ),
        ("usage of the signer", "its certificate is not for signatures", { $0.rename(0x0E, to: 0x0F, in: "order.pem") }),
        (
            "usage of the issuer", "the certificate of the issuer may not issue certificates",
            { $0.rename(0x0E, to: 0x0F, in: "intermediate.pem") }
        ),
        ("type of the content", "the signature was not made with the key of its certificate", { $0.contentType = 2 }),
    ]

    @Test("A valid signature counts only for what it is made for", arguments: misuses)
    func misuse(_ name: String, _ message: String, _ change: @Sendable (inout SampleSignature) -> Void) {
        var sample = SamplePackage()
        change(&sample.signature)
        let findings = SamplePackage.check().findings(in: sample.package)
        #expect(findings.map { $0.message } == [message] && findings.map { $0.rule.name } == ["signature/wrong"])
    }

    @Test("Another name for the hash function hides no change of the manifest")
    func otherDigest() {
        var sample = SamplePackage()
        sample.signature.digestAlgorithm[8] = 3
        #expect(SamplePackage.check().findings(in: sample.package).contains { $0.severity == .error })
    }

    /// What a package has a signature of.
    enum SignedPart: Sendable { case manifest, certificate }

    @Test("A chain that leads to another root, or to none, proves nothing")
    func roots() throws {
        let package = SamplePackage().package
        var check = OrderPackageCheck()
        #expect(
            check.findings(in: package).map { $0.message } == ["the certificates lead to another root \"Not Apple Root\""])
        #expect(!check.unchecked(in: package).contains("whether Apple issued the certificate"))
        // It has the right name, and another key.
        check.roots = [try SampleSignature.certificate("root.pem")]
        #expect(check.findings(in: package).map { $0.message } == ["the root did not sign the certificate of the issuer"])
        check.roots = []
        #expect(check.findings(in: package) == [] && check.unchecked(in: package).contains("whether Apple issued the certificate"))
    }

    @Test("A changed byte of the signature has a finding, if it has a meaning")
    func changed() throws {
        let sample = SamplePackage()
        let signature = try #require(sample.package.content(of: "signature"))
        let original = try SignedData(signature)
        for place in TestScale.sampled(signature.indices) {
            var other = sample
            var bytes = signature
            bytes[place] ^= 1
            other.files["signature"] = bytes
            let isSame = (try? SignedData(bytes)).map { $0 == original } ?? false
            #expect((SamplePackage.check().findings(in: other.package) == []) == isSame, "\(place)")
        }
    }
}

extension SampleSignature {
    /// Gives an extension of a certificate another name: 2.5.29 and a number.
    fileprivate mutating func rename(_ old: UInt8, to new: UInt8, in name: String) {
        change = { certificate, bytes in
            guard certificate == name, let place = bytes.indices.first(where: { bytes[$0...].starts(with: [0x06, 0x03, 0x55, 0x1D, old]) })
            else { return }
            bytes[place + 4] = new
        }
    }
}
