import PaySheet
import PaySheetTokens
import Testing

@Suite("Bodies about merchant tokens")
struct MerchantTokenBodyTests {
    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("The hash of the usage information depends on the token")
    func infoHash() {
        #expect(
            UsageInformationKey.infoHash(merchantTokenIdentifier: "tok-1")
                == "34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae")
        #expect(UsageInformationKey.info(merchantTokenIdentifier: "tok-1").count == 41 + 32)
        #expect(
            UsageInformationKey.infoHash(merchantTokenIdentifier: "tok-2") != UsageInformationKey.infoHash(merchantTokenIdentifier: "tok-1")
        )
    }

    @Test("A public key is read, and other members are ignored")
    func key() throws {
        let key = try MerchantTokenPublicKey(
            json: MerchantTokenBodyTests.bytes(
                #"{"merchantTokenPublicKey":"BAAB","statusCode":200,"supportedCiphersuite":"HPKE_AUTH_P384_SHA384_AES_GCM_256","x":[]}"#))
        #expect(key.key == "BAAB" && key.statusCode == 200 && key.ciphersuite == MerchantTokenPublicKey.knownCiphersuite)
    }

    @Test(
        "Each fault of a public key has its error",
        arguments: [
            ("", MerchantTokenError.notAnObject), ("[]", .notAnObject), ("{}", .member("merchantTokenPublicKey")),
            (#"{"merchantTokenPublicKey":"BAA!","statusCode":200,"supportedCiphersuite":"a"}"#, .member("merchantTokenPublicKey")),
            (#"{"merchantTokenPublicKey":"BAAB","statusCode":"200","supportedCiphersuite":"a"}"#, .member("statusCode")),
            (#"{"merchantTokenPublicKey":"BAAB","statusCode":2e2,"supportedCiphersuite":"a"}"#, .member("statusCode")),
            (#"{"merchantTokenPublicKey":"BAAB","statusCode":99999999999999999999,"supportedCiphersuite":"a"}"#, .member("statusCode")),
            (#"{"merchantTokenPublicKey":"BAAB","statusCode":200}"#, .member("supportedCiphersuite")),
            (
                #"{"merchantTokenPublicKey":"BAAB","statusCode":200,"supportedCiphersuite":""}"#,
                .length(member: "supportedCiphersuite", limit: 64)
            ),
        ])
    func keyFaults(_ text: String, _ error: MerchantTokenError) {
        #expect(throws: error) { try MerchantTokenPublicKey(json: MerchantTokenBodyTests.bytes(text)) }
    }

    @Test("The key and the cipher suite have length limits", arguments: [(256, 64, true), (257, 64, false), (256, 65, false)])
    func keyLimits(_ key: Int, _ name: Int, _ isAllowed: Bool) throws {
        // Base64 of whole groups; one character more makes it too long before it is not Base64.
        let text = String(repeating: "A", count: key)
        let json = MerchantTokenBodyTests.bytes(
            #"{"merchantTokenPublicKey":"\#(text)","statusCode":200,"supportedCiphersuite":"\#(String(repeating: "a", count: name))"}"#)
        if isAllowed {
            _ = try MerchantTokenPublicKey(json: json)
        } else {
            let error =
                key > 256
                ? MerchantTokenError.length(member: "merchantTokenPublicKey", limit: 256)
                : .length(member: "supportedCiphersuite", limit: 64)
            #expect(throws: error) { try MerchantTokenPublicKey(json: json) }
        }
    }

    @Test("A failure has two codes and a message")
    func failure() throws {
        let text = #"{"statusCode":400,"subStatusCode":4001,"statusMessage":"unknown token"}"#
        let failure = try MerchantTokenFailure(json: MerchantTokenBodyTests.bytes(text))
        #expect(failure.statusCode == 400 && failure.subStatusCode == 4001 && failure.statusMessage == "unknown token")
        for name in ["statusCode", "subStatusCode", "statusMessage"] {
            let other = MerchantTokenBodyTests.bytes(text.replacing("\"" + name + "\"", with: "\"other\""))
            #expect(throws: MerchantTokenError.member(name)) { try MerchantTokenFailure(json: other) }
        }
    }

    @Test("Encrypted metadata has one of two keys")
    func metadata() throws {
        func read(_ members: String) throws(MerchantTokenError) -> EncryptedTokenMetadata {
            try EncryptedTokenMetadata(
                json: MerchantTokenBodyTests.bytes(#"{"data":"AA==","publicKeyHash":"AA==","signature":"AA=="\#(members)}"#))
        }
        #expect(try read(#","ephemeralPublicKey":"AB""#).key == .ephemeral("AB"))
        #expect(try read(#","wrappedKey":"AB""#).key == .wrapped("AB"))
        #expect(throws: MerchantTokenError.member("ephemeralPublicKey")) { try read("") }
        #expect(throws: MerchantTokenError.member("ephemeralPublicKey")) { try read(#","ephemeralPublicKey":"AB","wrappedKey":"AB""#) }
    }

    @Test("Errors contain no value")
    func errors() {
        let errors: [MerchantTokenError] = [
            .length(member: "merchantTokenIdentifier", limit: 64), .eventIdentifier, .notHTTPS, .noBase, .endsWithPath, .requestIdentifier,
            .notAnObject, .member("statusCode"),
        ]
        #expect(Set(errors.map { $0.description }).count == errors.count)
        #expect(errors[0].description == "merchantTokenIdentifier needs 1 to 64 characters")
    }
}
