import Foundation
import PaySheet
import Testing

@Suite("token")
struct TokenCommandTests {
    private static let fixtures = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures")

    private static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: fixtures.appendingPathComponent(name))) }

    /// The time of the token's signature.
    private static func signingTime() throws -> String {
        String(decoding: try bytes("signing-time.txt"), as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private static func world() throws -> TestWorld {
        let world = TestWorld()
        for name in ["token.json", "processing.pem", "identity.pem", "root.pem", "p384.csr"] { world.files[name] = try bytes(name) }
        for (name, data) in [("request.json", "b3JkZXItNDI="), ("other.json", "b3JkZXItNDM="), ("text.json", "order-42")] {
            world.files[name] = Array(
                """
                {"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
                "total":{"label":"Shop","amount":"1.00"},"applicationData":"\(data)"}
                """.utf8)
        }
        return world
    }

    /// The options of a shop that knows everything.
    private static func options() throws -> [String] {
        ["--certificate", "processing.pem", "--root", "root.pem", "--request", "request.json", "--now", try signingTime()]
    }

    @Test("A clean token has no finding, and the unchecked parts come first")
    func clean() throws {
        let world = try TokenCommandTests.world()
        #expect(world.run(["token", "check", "token.json"] + (try TokenCommandTests.options())) == 0)
        let lines = world.output.split(separator: "\n").map { String($0) }
        #expect(lines.first == "verified: signature, chain to Not Apple Root; not checked: repetition")
        #expect(lines.contains { $0.hasPrefix("token.json: made for processing.pem, key hash ") })
        #expect(lines.contains("token.json: signed at " + (try TokenCommandTests.signingTime())))
        let chain = lines.filter { $0.hasPrefix(" ") }
        let names = ["  Not Apple Root, ", "    Not Apple Intermediate, ", "      Not Apple Token Signer, "]
        #expect(chain.count == 3 && zip(chain, names).allSatisfy { $0.hasPrefix($1) && $0.contains(" days left, SHA-256 ") }, "\(chain)")
    }

    @Test(
        "Each fault is one finding",
        arguments: [
            (["--certificate", "identity.pem"], "token-trust/certificate"), (["--now", "2030-01-01"], "token-trust/age"),
            (["--seen", "seen.txt"], "token-trust/repeated"), (["--request", "other.json"], "token-trust/application-data"),
            (["--request", "text.json"], "token-trust/application-data"),
        ])
    func findings(_ options: [String], _ rule: String) throws {
        let world = try TokenCommandTests.world()
        let token = try #require(EncryptedPaymentData.read(try TokenCommandTests.bytes("token.json"), policy: Policy()).value)
        world.files["seen.txt"] = Array("\(String(repeating: "00ff", count: 16))\r\n\n\(token.header.transactionId.uppercased())\n".utf8)
        #expect(world.run(["token", "check", "token.json", "--root", "root.pem"] + options) == 1)
        #expect(world.output.split(separator: "\n").filter { $0.contains("error[") }.count == 1)
        #expect(world.output.contains("token.json: error[\(rule)]: "))
    }

    @Test("A token of another root is refused, and its signature is verified as far as its certificates go")
    func otherRoot() throws {
        let world = try TokenCommandTests.world()
        for options in [[], ["--root", "processing.pem"]] {
            #expect(world.run(["token", "check", "token.json"] + options) == 1)
            let verified = "verified: signature, signature of the signer's certificate; not checked: root, certificate, age, "
            #expect(world.output.hasPrefix(verified), "\(world.output)")
            #expect(world.output.contains("error[token-trust/chain]: the certificates lead to another root \"Not Apple Root\""))
        }
    }

    @Test("A wrong signature is named first, and is never said to be unchecked")
    func wrong() throws {
        let world = try TokenCommandTests.world()
        let token = try #require(EncryptedPaymentData.read(try TokenCommandTests.bytes("token.json"), policy: Policy()).value)
        var bytes = try #require(Base64.decode([UInt8](token.signature.utf8)))
        bytes[bytes.count - 1] ^= 1
        let text = String(decoding: try TokenCommandTests.bytes("token.json"), as: UTF8.self)
        world.files["wrong.json"] = Array(text.replacing(token.signature, with: Base64.encode(bytes)).utf8)
        #expect(world.run("token", "check", "wrong.json", "--root", "root.pem") == 1)
        #expect(world.output.hasPrefix("wrong: signature; verified: signature of the signer's certificate, "), "\(world.output)")
        #expect(world.output.contains("error[token-trust/signature]: the signature is wrong: "))
    }

    @Test("An invented token has a member that is wrong, and the finding says why")
    func invented() {
        let world = TestWorld()
        world.files["token.json"] = Array((world.output("example", "token") ?? "").utf8)
        #expect(world.run("check", "token.json") == 0)
        #expect(world.run("token", "check", "token.json") == 1)
        #expect(world.output.contains("error[token-trust/form]: \"signature\" is not a signed message (CMS) in Base64"), "\(world.output)")
        #expect(world.output.contains("an invented one has no signature to check") && !world.output.contains("paysheet check"))
    }

    @Test("The token of a payment, a token and a flow is the same")
    func places() throws {
        let world = try TokenCommandTests.world()
        let token = String(decoding: try TokenCommandTests.bytes("token.json"), as: UTF8.self)
        let method = #"{"displayName":"Visa 1","network":"Visa","type":"debit"}"#
        let whole = #"{"paymentMethod":\#(method),"transactionIdentifier":"A","paymentData":\#(token)}"#
        let payment = #"{"token":\#(whole)}"#
        world.files["paymentToken.json"] = Array(whole.utf8)
        world.files["payment.json"] = Array(payment.utf8)
        world.files["flow.json"] = Array(
            #"{"request":\#(String(decoding: world.files["request.json"] ?? [], as: UTF8.self)),"payment":\#(payment)}"#.utf8)
        var hashes: Set<String> = []
        for name in ["token.json", "paymentToken.json", "payment.json", "flow.json"] {
            #expect(world.run("token", "hash", name) == 0, "\(name): \(world.errors)")
            hashes.insert(world.output)
        }
        #expect(hashes.count == 1 && hashes.first?.utf8.count == 65)
        #expect(world.run("token", "check", "payment.json", "--request", "flow.json", "--root", "root.pem") == 0)
    }

    @Test("The printed hash is of the signed bytes, and the signature is the token's")
    func bytes() throws {
        let world = try TokenCommandTests.world()
        #expect(world.run("token", "hash", "token.json") == 0)
        let hash = world.output
        #expect(world.run("token", "signed-bytes", "token.json", "-o", "signed.bin") == 0)
        #expect(SHA256.hex(world.files["signed.bin"] ?? []) + "\n" == hash)
        #expect(world.run("token", "signature", "token.json", "-o", "signature.bin") == 0)
        #expect(world.files["signature.bin"] == (try TokenCommandTests.bytes("signature.cms")))
        #expect(world.run("token", "signature", "token.json", "-o", "token.json") == 2)
        #expect(world.files["token.json"] == (try TokenCommandTests.bytes("token.json")))
    }

    @Test("A certificate for another purpose is named")
    func otherPurpose() throws {
        let world = try TokenCommandTests.world()
        #expect(world.run("token", "check", "token.json", "--certificate", "identity.pem") == 1)
        #expect(world.output.contains(" and is a merchant identity certificate; "), "\(world.output)")
    }

    @Test("An expired certificate is a note, and the token is accepted")
    func expired() throws {
        let world = try TokenCommandTests.world()
        let known = ["token", "check", "token.json", "--root", "root.pem", "--certificate", "processing.pem"]
        #expect(world.run(known + ["--now", "2030-01-01"]) == 1)
        #expect(world.output.contains("info[token-trust/certificate]: processing.pem expired on 2028-02-01T00:00:00Z, before 2030-01-01T"))
        // A date is its midnight, and the message says so.
        #expect(world.output.contains("more than five minutes before or after 2030-01-01T00:00:00Z"))
        #expect(world.run(known + ["--now", try TokenCommandTests.signingTime()]) == 0)
        #expect(!world.output.contains("expired"))
    }

    @Test("A token from a pipe is checked like one in a file")
    func pipe() throws {
        let world = try TokenCommandTests.world()
        #expect(world.run("token", "check", "token.json", "--root", "root.pem") == 0)
        let output = world.output
        world.input = [try TokenCommandTests.bytes("token.json")]
        #expect(world.run("token", "check", "-", "--root", "root.pem") == 0)
        #expect(world.output == output.replacing("\ntoken.json: ", with: "\n-: "))
    }

    @Test("JSON has the same facts and findings")
    func json() throws {
        let world = try TokenCommandTests.world()
        #expect(world.run("token", "check", "token.json", "--format", "json", "--certificate", "p384.csr", "--root", "root.pem") == 1)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        #expect(json["notChecked"] as? [String] == ["age", "repetition", "application data"])
        #expect((json["verified"] as? [String])?.count == 3 && (json["wrong"] as? [String])?.isEmpty == true)
        #expect((json["chain"] as? [[String: Any]])?.map { $0["name"] as? String }.first == "Not Apple Root")
        #expect((json["findings"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["token-trust/certificate"])
    }

    @Test("An invalid token is a finding, and a document without a token is a mistake")
    func form() throws {
        let world = try TokenCommandTests.world()
        let text = String(decoding: try TokenCommandTests.bytes("token.json"), as: UTF8.self)
        world.files["cut.json"] = Array(text.replacing(#""signature": "MII"#, with: #""signature": "AII"#).utf8)
        #expect(world.run("token", "check", "cut.json") == 1)
        let first = "verified: nothing; not checked: signature, root, certificate, age, repetition, application data"
        #expect(world.output.hasPrefix(first + "\ncut.json: error[token-trust/form]: "))
        #expect(world.run("token", "hash", "cut.json") == 2)
        #expect(world.run("token", "check", "request.json") == 2)
        #expect(world.errors.contains("there is no payment token"))
    }

    @Test("No finding shows data, signature, transaction or application data")
    func privacy() throws {
        let world = try TokenCommandTests.world()
        let token = try #require(EncryptedPaymentData.read(try TokenCommandTests.bytes("token.json"), policy: Policy()).value)
        world.files["seen.txt"] = Array(token.header.transactionId.utf8)
        let other = ["--request", "other.json", "--certificate", "identity.pem", "--root", "root.pem"]
        let options = other + ["--now", "2030-01-01", "--seen", "seen.txt"]
        for format in ["text", "json"] {
            #expect(world.run(["token", "check", "token.json", "--format", format] + options) == 1)
            for value in [token.data, token.signature, token.header.transactionId, token.header.applicationData ?? "-"] {
                #expect(!world.output.contains(value.prefix(12)))
            }
        }
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "name an action: check, hash, signed-bytes, signature"), (["chekc", "token.json"], "did you mean check?"),
            (["check"], "name one document"), (["check", "a", "b"], "name one document"), (["check", "none.json"], "none.json"),
            (["hash", "token.json", "--now", "today"], "--now is for check"), (["check", "token.json", "-o", "x"], "--output is for"),
            (["check", "token.json", "--certificate", "token.json"], "token.json: this is neither PEM nor DER"),
            (["check", "token.json", "--root", "p384.csr"], "p384.csr: this is a certificate request"),
            (["check", "token.json", "--request", "token.json"], "not a payment request"),
            (["check", "token.json", "--seen", "request.json"], "request.json:1: write one transaction identifier"),
        ])
    func mistakes(_ arguments: [String], _ message: String) throws {
        let world = try TokenCommandTests.world()
        #expect(world.run(["token"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
