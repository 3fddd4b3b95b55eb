import Foundation
import PaySheet
import PaySheetShapes
import Testing

/// No value of a payment token is printed, decoded or not.
@Suite("Unprinted values of tokens")
struct TokenCanaryTests {
    private static let fixtures = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures")
    private static func bytes(_ name: String) -> [UInt8] {
        (try? Data(contentsOf: fixtures.appendingPathComponent(name))).map { Array($0) } ?? []
    }

    /// Members that other code decodes. The signature is a real one, so that everything behind it runs.
    private static let chosen: [String: CanaryDocument.Chosen] = {
        let signature = Base64.encode(bytes("signature.cms"))
        let point = [UInt8]("Quagga-point-of-the-curve".utf8)
        let key = prefix + point + [UInt8](repeating: 9, count: 64 - point.count)
        // Of long values every part counts.
        let parts = stride(from: 80, to: signature.utf8.count - 20, by: 400).map { start in
            String(decoding: Array(signature.utf8)[start..<start + 20], as: UTF8.self)
        }
        return [
            "version": CanaryDocument.Chosen("EC_v1", []), "signature": CanaryDocument.Chosen(signature, parts),
            "ephemeralPublicKey": CanaryDocument.Chosen(Base64.encode(key), CanaryDocument.traces(point).dropLast() + [middle(key)]),
        ]
    }()

    /// A part of the Base64 of bytes behind the prefix of a key.
    private static func middle(_ bytes: [UInt8]) -> String {
        String(decoding: Array(Base64.encode(bytes).utf8)[40..<60], as: UTF8.self)
    }

    /// What precedes the point of a P-256 key.
    private static let prefix: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01,
        0x07, 0x03, 0x42, 0x00, 0x04,
    ]

    /// A token with one key, as every real token has. `nil` leaves a member out.
    private static func document(_ dictionary: String, _ changes: [String: CanaryDocument.Chosen] = [:]) -> CanaryDocument? {
        let none = ["wrappedKey": CanaryDocument.Chosen("", [])]
        return CanaryDocument(dictionary, chosen.merging(none) { $1 }.merging(changes) { $1 }).map { document in
            document.wrapped { $0.replacing("\"wrappedKey\":\"\",", with: "") }
        }
    }

    /// A token with a name for it.
    struct Token: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let document: CanaryDocument?
    }

    static let tokens: [Token] = [
        Token(testDescription: "encrypted data", document: document("PaymentData")),
        Token(testDescription: "a token", document: document("ApplePayPaymentToken")),
        Token(testDescription: "a payment", document: document("ApplePayPayment")),
        Token(testDescription: "decrypted data", document: CanaryDocument("DecryptedPaymentData")),
        Token(
            testDescription: "a wrong key", document: CanaryDocument("PaymentData", ["version": CanaryDocument.Chosen("RSA_v1", [])])),
        Token(
            testDescription: "a broken signature",
            document: document("PaymentData", ["signature": CanaryDocument.Chosen("UXVhZ2dhUXVhZ2dhUXVhZ2dh", ["Quagga", "UXVhZ2dh"])])),
        Token(
            testDescription: "text that is not Base64",
            document: document(
                "PaymentData", ["data": CanaryDocument.Chosen("Quagga!", ["Quagga"]), "signature": CanaryDocument.Chosen("Okapi!")])),
    ]

    /// The hash of a key names a certificate, and is public.
    private static let printed: Set<String> = [
        "/header/publicKeyHash", "/paymentData/header/publicKeyHash", "/token/paymentData/header/publicKeyHash",
    ]

    private static func world(_ json: String) -> TestWorld {
        let world = TestWorld(CanaryCommands.files.merging(["a.json": json]) { $1 })
        for name in ["processing.pem", "identity.pem", "root.pem", "token.json"] { world.files[name] = bytes(name) }
        world.files["seen.txt"] = Array("00ff\n".utf8)
        return world
    }

    private static let checks: [[String]] = [
        [
            "--certificate", "processing.pem", "--root", "root.pem", "--seen", "seen.txt", "--request", "request.json", "--now",
            "2026-01-01",
        ],
        ["--certificate", "identity.pem", "--root", "processing.pem", "--format", "json"],
    ]

    @Test("Each personal member has a canary", arguments: tokens)
    func complete(_ token: Token) throws {
        let document = try #require(token.document)
        #expect(document.missing(in: document.json).allSatisfy { $0.hasSuffix("ephemeralPublicKey") })
        #expect(
            document.json.contains(String(TokenCanaryTests.middle(TokenCanaryTests.prefix + [UInt8](repeating: 9, count: 64)).suffix(4)))
                || !document.json.contains("EC_v1"))
        #expect(document.values.count >= 5)
    }

    @Test("No command prints a token", arguments: tokens)
    func token(_ token: Token) throws {
        let document = try #require(token.document)
        let world = TokenCanaryTests.world(document.json)
        let ownBytes = ["signed-bytes", "signature"]
        for call in CanaryCommands.calls("a.json") + TokenCanaryTests.checks.map({ ["token", "check", "a.json"] + $0 })
        where !call.contains(where: { ownBytes.contains($0) }) {
            let exceptions = call.starts(with: ["token", "check"]) ? TokenCanaryTests.printed : []
            let leaks = document.leaks(in: world.everything(call), except: exceptions)
            #expect(leaks.isEmpty, "paysheet \(call.joined(separator: " "))")
        }
    }

    @Test("No command prints the rest of a broken token", arguments: tokens)
    func broken(_ token: Token) throws {
        let whole = try #require(token.document)
        let ways: [(String) -> String] = [
            { String($0.dropLast(2)) }, { $0.replacing("\",\"", with: "\" \"") }, { "const token = " + $0 + ";" }, { "{\"a\":[" + $0 },
            { $0.replacing("\"", with: "'") },
        ]
        for (index, way) in ways.enumerated() {
            let document = whole.wrapped(way)
            let world = TokenCanaryTests.world(document.json)
            for call in CanaryCommands.turn(CanaryCommands.calls("a.json"), index, of: 6) {
                let exceptions = call.starts(with: ["token", "check"]) ? TokenCanaryTests.printed : []
                #expect(document.leaks(in: world.everything(call), except: exceptions).isEmpty, "paysheet \(call.joined(separator: " "))")
            }
        }
    }

    @Test("The bytes of a token are printed only on request, and its key hash always")
    func shown() throws {
        let document = try #require(TokenCanaryTests.document("PaymentData"))
        let world = TokenCanaryTests.world(document.json)
        #expect(world.run("token", "signed-bytes", "a.json") == 0, "\(world.errors)")
        let written = Set(document.values.map { $0.member }).subtracting(document.missing(in: world.output))
        #expect(written.isSuperset(of: ["/data", "/header/transactionId", "/header/applicationData"]))
        #expect(world.run("token", "check", "a.json") == 1)
        #expect(document.leaks(in: world.output).count == 1 && world.output.contains("made for the key with the hash UXVhZ2dh"))
        #expect(world.run("check", "a.json", "--kind", "ApplePayPaymentToken", "--show-personal") == 1)
        #expect(!document.leaks(in: world.output).isEmpty)
    }
}
