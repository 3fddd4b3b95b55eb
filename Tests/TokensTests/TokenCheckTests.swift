import Foundation
import PaySheet
import PaySheetSignatures
import PaySheetTokens
import Testing

@Suite("Payment token check")
struct TokenCheckTests {
    /// The token of the fixtures, with changes of its text.
    private static func token(_ change: (inout EncryptedPaymentData) throws -> Void = { _ in }) throws -> SealedToken {
        var data = try #require(EncryptedPaymentData.read(Fixture.bytes("token.json"), policy: Policy()).value)
        try change(&data)
        return try SealedToken(data)
    }

    /// Base64 with one changed byte.
    private static func changed(_ text: String, at place: Int = 0) throws -> String {
        var bytes = Array(try #require(Data(base64Encoded: text)))
        bytes[place] ^= 1
        return Data(bytes).base64EncodedString()
    }

    /// Everything that a shop knows.
    private static func check() throws -> TokenCheck {
        var check = TokenCheck()
        check.certificates = [TokenCheck.NamedCertificate("processing.pem", try Fixture.certificate("processing.pem").key)]
        check.roots = [try Fixture.certificate("root.pem")]
        check.request = .data(ApplicationData("order-42".utf8))
        check.now = try Instant(try Fixture.text("signing-time.txt"))
        check.isRepeated = { $0 == [1, 2, 3] }
        return check
    }

    private static func rules(_ check: TokenCheck, _ token: SealedToken) -> [String] { check.findings(in: token).map { $0.rule.name } }

    @Test("An unchanged token has no finding, and the report lists the unchecked parts")
    func clean() throws {
        let (check, token) = (try TokenCheckTests.check(), try TokenCheckTests.token())
        #expect(TokenCheckTests.rules(check, token) == [])
        #expect(check.unchecked(in: token) == [])
        #expect(check.signatures(of: token).map { $0.fault } == [nil, nil, nil])
        // The fixtures have a root of their own.
        var bare = TokenCheck()
        #expect(TokenCheckTests.rules(bare, token) == ["token-trust/chain"])
        #expect(bare.unchecked(in: token) == ["root", "certificate", "age", "repetition", "application data"])
        bare.roots = []
        #expect(TokenCheckTests.rules(bare, token) == [])
        #expect(bare.unchecked(in: token) == ["root", "certificate", "age", "repetition", "application data"])
    }

    @Test("A changed byte of key, data, transaction or hash is only a content finding")
    func content() throws {
        let check = try TokenCheckTests.check()
        let count = try TokenCheckTests.token().data.count
        for place in 0..<count {
            let token = try TokenCheckTests.token { $0.data = try TokenCheckTests.changed($0.data, at: place) }
            #expect(TokenCheckTests.rules(check, token) == ["token-trust/content"])
        }
        let key = try TokenCheckTests.token {
            $0.header.ephemeralPublicKey = try TokenCheckTests.changed($0.header.ephemeralPublicKey ?? "", at: 90)
        }
        #expect(TokenCheckTests.rules(check, key) == ["token-trust/content"])
        let transaction = try TokenCheckTests.token { $0.header.transactionId = "00" + $0.header.transactionId.dropFirst(2) }
        #expect(TokenCheckTests.rules(check, transaction) == ["token-trust/content"])
        var bare = check
        bare.request = nil
        let dropped = try TokenCheckTests.token { $0.header.applicationData = nil }
        #expect(TokenCheckTests.rules(bare, dropped) == ["token-trust/content"])
    }

    @Test("Upper-case hexadecimal digits change nothing")
    func upperCase() throws {
        let token = try TokenCheckTests.token {
            $0.header.transactionId = $0.header.transactionId.uppercased()
            $0.header.applicationData = $0.header.applicationData?.uppercased()
        }
        #expect(TokenCheckTests.rules(try TokenCheckTests.check(), token) == [])
    }

    @Test("Another certificate is named with its hash and the hash of the token")
    func certificate() throws {
        var check = try TokenCheckTests.check()
        check.certificates = [TokenCheck.NamedCertificate("identity.pem", try Fixture.certificate("identity.pem").key)]
        let findings = check.findings(in: try TokenCheckTests.token())
        #expect(findings.map { $0.rule.name } == ["token-trust/certificate"])
        for text in ["identity.pem", try Fixture.text("identity-hash.txt"), try Fixture.text("processing-hash.txt")] {
            #expect(findings.first?.message.contains(text) == true)
        }
        check.certificates.append(TokenCheck.NamedCertificate("processing.csr", try Fixture.request("processing.csr").key))
        #expect(TokenCheckTests.rules(check, try TokenCheckTests.token()) == [])
    }

    @Test(
        "A token is valid for five minutes before and after its signature",
        arguments: [(300, true), (301, false), (-300, true), (-301, false)])
    func age(_ seconds: Int64, _ isFresh: Bool) throws {
        var check = try TokenCheckTests.check()
        let signed = try #require(check.now?.secondsSince1970)
        check.now = Instant(secondsSince1970: signed + seconds)
        #expect(TokenCheckTests.rules(check, try TokenCheckTests.token()) == (isFresh ? [] : ["token-trust/age"]))
    }

    @Test("A repeated transaction is a finding")
    func repetition() throws {
        var check = try TokenCheckTests.check()
        let token = try TokenCheckTests.token()
        check.isRepeated = { $0 == token.transactionId }
        #expect(TokenCheckTests.rules(check, token) == ["token-trust/repeated"])
        #expect(SealedToken.transactionId(String(repeating: "aF", count: 32)) == [UInt8](repeating: 0xAF, count: 32))
        for text in ["", "0", "0AfF", String(repeating: "0g", count: 32), String(repeating: "00", count: 33)] {
            #expect(SealedToken.transactionId(text) == nil)
        }
    }

    /// The signature covers the parts without their lengths, so a part can move into its neighbour.
    @Test("A payment has one identifier")
    func movedParts() throws {
        #expect(throws: SealedTokenError.self) {
            try TokenCheckTests.token {
                $0.header.transactionId += $0.header.applicationData ?? ""
                $0.header.applicationData = nil
            }
        }
    }

    @Test("A token that is refused does not use up the identifier of a genuine one")
    func refused() throws {
        var check = try TokenCheckTests.check()
        check.isRepeated = { _ in
            Issue.record("the identifier was asked for")
            return false
        }
        let token = try TokenCheckTests.token { $0.data = try TokenCheckTests.changed($0.data) }
        #expect(TokenCheckTests.rules(check, token) == ["token-trust/content"])
        #expect(check.signatures(of: token).map { $0.fault } == [.otherContent, nil, nil])
    }

    @Test("The application data of token and request must match")
    func applicationData() throws {
        var check = try TokenCheckTests.check()
        let token = try TokenCheckTests.token()
        for other in [
            TokenCheck.RequestData.withoutData, .data(ApplicationData("order-43".utf8)), .data(ApplicationData("b3JkZXItNDI=".utf8)),
        ] {
            check.request = other
            #expect(TokenCheckTests.rules(check, token) == ["token-trust/application-data"])
        }
    }

    @Test("A wrong mark, issuer or root of the certificates is a finding")
    func chain() throws {
        var check = try TokenCheckTests.check()
        check.roots = [try Fixture.certificate("processing.pem")]
        #expect(TokenCheckTests.rules(check, try TokenCheckTests.token()) == ["token-trust/chain"])
        // The same message with another certificate or none.
        let message = try Fixture.bytes("signature.cms")
        check = try TokenCheckTests.check()
        for (removed, rules) in [
            ("leaf.pem", ["token-trust/signer"]), ("intermediate.pem", ["token-trust/chain"]),
        ] {
            let cut = TokenCheckTests.without(try Fixture.certificate(removed).der, try BERTree(message).root)
            let token = try TokenCheckTests.token { $0.signature = Data(cut).base64EncodedString() }
            #expect(TokenCheckTests.rules(check, token) == rules)
        }
        // The marks differ in their last byte: 1.2.840.113635.100.6.29 becomes 1.2.840.113635.100.6.30.
        for mark in [[0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 0x06, 0x1D], [0x63, 0x64, 0x06, 0x02, 0x0E]] as [[UInt8]] {
            var bytes = message
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: mark) })
            bytes[place + mark.count - 1] += 1
            let token = try TokenCheckTests.token { $0.signature = Data(bytes).base64EncodedString() }
            #expect(TokenCheckTests.rules(check, token) == ["token-trust/mark"])
        }
    }

    @Test("A changed byte of a signature, of signed attributes or of a certificate is found, and the part is named")
    func signatures() throws {
        let check = try TokenCheckTests.check()
        let message = try Fixture.bytes("signature.cms")
        let signed = try SignedData(message)
        let signer = try #require(signed.signers.first)
        let leaf = try #require(signed.certificate(of: signer))
        let issuer = try #require(signed.issuer(of: leaf))
        let parts: [(name: String, bytes: [UInt8], part: String)] = [
            ("signature", signer.signature, "the signature is wrong"),
            ("signer", leaf.signature, "the signature of the signer's certificate is wrong"),
            ("issuer", issuer.signature, "the signature of the issuer's certificate is wrong"),
        ]
        for (name, bytes, part) in parts {
            var changed = message
            let place = try #require(changed.indices.first { changed[$0...].starts(with: bytes) })
            changed[place + bytes.count - 1] ^= 1
            let token = try TokenCheckTests.token { $0.signature = Data(changed).base64EncodedString() }
            let findings = check.findings(in: token)
            #expect(findings.map { $0.rule.name } == ["token-trust/signature"], "\(name)")
            #expect(findings.first?.message.hasPrefix(part) == true, "\(name): \(findings)")
        }
        // A byte that can change unnoticed is in no signed part.
        let root = try Fixture.certificate("root.pem")
        var unnoticed = 0
        for place in stride(from: 0, to: message.count, by: 23) {
            var changed = message
            changed[place] ^= 1
            guard let token = try? TokenCheckTests.token({ $0.signature = Data(changed).base64EncodedString() }),
                check.findings(in: token).isEmpty
            else { continue }
            unnoticed += 1
            let other = token.signature
            let (otherLeaf, otherSigner) = (other.signers.first.flatMap { other.certificate(of: $0) }, other.signers.first)
            #expect(otherLeaf?.signedBytes == leaf.signedBytes && otherSigner?.signedAttributes == signer.signedAttributes, "\(place)")
            #expect(otherLeaf.flatMap { other.issuer(of: $0) }?.signedBytes == issuer.signedBytes && root.isAuthority)
        }
        #expect(unnoticed < 5)
    }

    @Test("A signature with an algorithm that is not checked is refused, although it can be right")
    func unknownAlgorithm() throws {
        let check = try TokenCheckTests.check()
        // ecdsa-with-SHA256 becomes ecdsa-with-SHA224 in the signature of the token, which no signature covers.
        var message = try Fixture.bytes("signature.cms")
        let name: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02]
        let place = try #require(message.indices.last { message[$0...].starts(with: name) })
        message[place + name.count - 1] = 0x01
        let token = try TokenCheckTests.token { $0.signature = Data(message).base64EncodedString() }
        let findings = check.findings(in: token)
        #expect(findings.map { $0.rule.name } == ["token-trust/signer"] && findings.allSatisfy { $0.severity == .error })
        #expect(check.unchecked(in: token) == ["signature (the algorithm 1.2.840.10045.4.3.1 is unknown)"])
    }

    @Test("Another library can decide about signatures, and what it does not know is decided here")
    func verifier() throws {
        var check = try TokenCheckTests.check()
        let token = try TokenCheckTests.token()
        check.verifier = SignatureVerifier { _ in nil }
        #expect(TokenCheckTests.rules(check, token) == [])
        for number in 0..<3 {
            let wrong = try #require(check.signatures(of: token)[number].signer.key.signatureKey)
            check.verifier = SignatureVerifier { $0.key != wrong }
            #expect(TokenCheckTests.rules(check, token) == ["token-trust/signature"])
            check.verifier = SignatureVerifier()
        }
    }

    @Test("Requests and certificates have the signature of their own key or of their issuer's")
    func certificates() throws {
        let (root, issuer) = (try Fixture.certificate("root.pem"), try Fixture.certificate("intermediate.pem"))
        try root.verify(signedBy: root)
        try issuer.verify(signedBy: root)
        #expect(throws: SignatureFault.wrong(.notValid)) { try root.verify(signedBy: issuer) }
        for name in ["processing.csr", "identity.csr", "p384.csr"] { try Fixture.request(name).verify() }
    }

    @Test("The roots are those that Apple publishes")
    func appleRoots() throws {
        let roots = Certificate.appleRoots
        #expect(roots.allSatisfy { $0.isAuthority && $0.claimsIssuer($0) })
        #expect(roots.map { $0.subject.commonName } == ["Apple Root CA - G3", "Apple Root CA"])
        #expect(
            roots.map { $0.fingerprint } == [
                "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
                "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024",
            ])
        try roots[0].verify(signedBy: roots[0])
        // The older one signed itself with SHA-1. Apple publishes its hash, so that signature is not needed.
        #expect(throws: SignatureFault.self) { try roots[1].verify(signedBy: roots[1]) }
    }

    @Test("A part that cannot be decoded is named")
    func form() {
        let changes: [(SealedTokenError.Member, (inout EncryptedPaymentData) -> Void)] = [
            (.version, { $0.version = PaymentDataVersion(rawValue: "EC_v2") }), (.key, { $0.header.ephemeralPublicKey = nil }),
            (.key, { $0.header.ephemeralPublicKey = "AAAA" }), (.key, { $0.header.wrappedKey = "AAAA" }),
            (.key, { $0.version = .rsaV1 }), (.data, { $0.data = "AAAAAAAAAAAAAAAAAAAAAA==" }), (.data, { $0.data = "!" }),
            (.publicKeyHash, { $0.header.publicKeyHash = "AAAA" }), (.transactionId, { $0.header.transactionId = "xyz" }),
            (.applicationData, { $0.header.applicationData = "00" }), (.signature, { $0.signature = "AAAA" }),
            (.signature, { $0.signature = "" }),
        ]
        for (index, (member, change)) in changes.enumerated() {
            let error = #expect(throws: SealedTokenError.self) { try TokenCheckTests.token { data in change(&data) } }
            #expect(error?.member == member && error?.description.isEmpty == false, "change \(index)")
        }
    }

    @Test("The method of the token must fit the key of its certificate")
    func method() throws {
        var check = try TokenCheckTests.check()
        let china = TokenCheck.NamedCertificate("china.pem", try Fixture.certificate("china.pem").key)
        check.certificates.append(china)
        let curve = try TokenCheckTests.token { $0.header.publicKeyHash = china.key.base64Hash }
        #expect(TokenCheckTests.rules(check, curve) == ["token-trust/form"])
        for (count, rules) in [(256, ["token-trust/content"]), (255, ["token-trust/content", "token-trust/form"])] {
            let token = try TokenCheckTests.token {
                $0.version = .rsaV1
                $0.header.ephemeralPublicKey = nil
                $0.header.wrappedKey = Data(count: count).base64EncodedString()
                $0.header.publicKeyHash = china.key.base64Hash
            }
            #expect(TokenCheckTests.rules(check, token) == rules)
        }
    }

    @Test("A token for RSA has a wrapped key")
    func wrappedKey() throws {
        let token = try TokenCheckTests.token {
            $0.version = .rsaV1
            $0.header.wrappedKey = $0.header.ephemeralPublicKey
            $0.header.ephemeralPublicKey = nil
        }
        #expect(token.method == .rsa)
        #expect(TokenCheckTests.rules(try TokenCheckTests.check(), token) == ["token-trust/form"])
        var bare = try TokenCheckTests.check()
        bare.certificates = []
        #expect(TokenCheckTests.rules(bare, token) == [])
        #expect(throws: TokenOpeningError<Refused>.wrappedKey) {
            try token.open(merchantIdentifier: "", sharedSecret: { _ throws(Refused) in [] }, open: { _, _, _, _ throws(Refused) in [] })
        }
    }

    struct Refused: Error, Equatable {}

    // MARK: Opening

    @Test("The derived key is that of OpenSSL")
    func derivation() throws {
        let key = SealedToken.symmetricKey(of: SHA256.hash("secret".utf8), merchantIdentifier: "merchant.com.example.shop")
        #expect(key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == (try Fixture.text("derived-key.txt")))
    }

    @Test("Opening a token passes its parts to the given functions")
    func opening() throws {
        let token = try TokenCheckTests.token()
        let secret = SHA256.hash("secret".utf8)
        let opened = try token.open(
            merchantIdentifier: "merchant.com.example.shop",
            sharedSecret: { key throws(Refused) in
                #expect(key == token.key)
                return secret
            },
            open: { key, nonce, sealed, tag throws(Refused) in
                #expect(key == SealedToken.symmetricKey(of: secret, merchantIdentifier: "merchant.com.example.shop"))
                #expect(nonce == [UInt8](repeating: 0, count: 16) && sealed + tag == token.data && tag.count == 16)
                return Array("{}".utf8)
            })
        #expect(opened == Array("{}".utf8))
        #expect(throws: TokenOpeningError<Refused>.failed(Refused())) {
            try token.open(
                merchantIdentifier: "", sharedSecret: { _ throws(Refused) in throw Refused() }, open: { _, _, _, _ throws(Refused) in [] })
        }
    }

    private static func holds(_ part: [UInt8], _ value: BERValue) -> Bool {
        value.children.contains { Array($0.encoding) == part || holds(part, $0) }
    }

    /// A value without one of its descendants, with new lengths.
    private static func without(_ removed: [UInt8], _ value: BERValue) -> [UInt8] {
        // Other parts keep their bytes, because certificates must stay DER.
        guard holds(removed, value), let tag = value.encoding.first else { return Array(value.encoding) }
        let children = value.children.filter { Array($0.encoding) != removed }
        return [tag, 0x80] + children.flatMap { without(removed, $0) } + [0, 0]
    }
}
