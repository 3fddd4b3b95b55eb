import Foundation
import PaySheet
import PaySheetTokens
import Testing

/// `certificate --match` says which files have the same public key.
@Suite("certificate --match")
struct KeyMatchTests {
    /// A world with fixtures of the library's tests, the public keys of two of them, and a payment.
    private static func world() throws -> TestWorld {
        let world = TestWorld()
        let folder = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures")
        let names = [
            "processing.pem", "processing.cer", "processing.csr", "identity.pem", "identity.csr", "china.pem", "order.pem", "chain.pem",
            "token.json",
        ]
        for name in names { world.files[name] = Array(try Data(contentsOf: folder.appendingPathComponent(name))) }
        for name in ["processing", "identity"] {
            let entries = try CertificateFile(try #require(world.files[name + ".pem"])).entries
            let der = try #require(entries.first).key.der
            world.files[name + ".der"] = der
            world.files[name + ".pub"] = Array("-----BEGIN PUBLIC KEY-----\n\(Base64.encode(der))\n-----END PUBLIC KEY-----\n".utf8)
        }
        return world
    }

    private static let hash = "PhH5Szmfu6+DUtpJ5j062uGdhzc/oALHWRN9XsKA9Xo="

    @Test("Files with the same key are in one paragraph")
    func text() throws {
        let world = try KeyMatchTests.world()
        let files = ["processing.pem", "identity.csr", "processing.csr", "identity.pem", "processing.pub", "token.json"]
        #expect(world.run(["certificate", "--match", "--now", "2027-01-01"] + files) == 0)
        #expect(world.errors.isEmpty)
        let expected = """

            Key \(KeyMatchTests.hash), P-256:
              processing.pem  certificate, payment-processing, merchant.com.example.shop
              processing.csr  certificate request
              processing.pub  public key
              token.json      payment token

            Key kPNiOFc56k9CLSM5w8R1MHljBz/atBFAEtOuaj/8U0A=, RSA-2048:
              identity.csr  certificate request
              identity.pem  certificate, merchant-identity, merchant.com.example.shop

            Certificates of merchant.com.example.shop:
              processing.pem  payment-processing
              identity.pem    merchant-identity

            """
        #expect(world.output.hasSuffix(expected), "\(world.output)")
    }

    @Test(
        "A certificate alone fails, and so does a token without its certificate",
        arguments: [
            (["processing.pem", "processing.csr"], 0, nil), (["processing.pem", "processing.der"], 0, nil),
            (["processing.cer", "token.json"], 0, nil), (["identity.pem", "identity.pub"], 0, nil),
            (["processing.pem"], 1, "no request, public key or token in these files has this key"),
            (["processing.pem", "processing.cer"], 1, "no request, public key or token in these files has this key"),
            (["processing.pem", "identity.csr"], 1, "no request, public key or token in these files has this key"),
            (["identity.pem", "processing.csr", "identity.csr"], 0, "no certificate in these files has this key"),
            (["china.pem", "token.json"], 1, "the token was made for a certificate that is not in these files"),
            (["token.json"], 1, "the token was made for a certificate that is not in these files"),
            (["processing.csr"], 0, "no certificate in these files has this key"),
            // Certificates of issuers belong to no request.
            (["chain.pem", "processing.csr"], 0, nil),
        ] as [([String], Int32, String?)])
    func status(_ files: [String], _ status: Int32, _ remark: String?) throws {
        let world = try KeyMatchTests.world()
        let words = ["certificate", "--match", "--now", "2027-01-01"]
        #expect(world.run(words + files) == status, "\(world.output)\(world.errors)")
        if let remark {
            #expect(world.output.contains("\n  " + remark + "\n"), "\(world.output)")
        } else {
            #expect(!world.output.contains("in these files"), "\(world.output)")
        }
        #expect(world.run(words + files + ["--fail-on", "never"]) == 0)
        #expect(world.run(["certificate", "--now", "2027-01-01"] + files.filter { !$0.hasSuffix("token.json") } + ["order.pem"]) != 1)
        #expect(!world.output.contains("in these files"))
    }

    @Test("JSON has the same keys and merchants")
    func json() throws {
        let world = try KeyMatchTests.world()
        let words = ["certificate", "--match", "processing.cer", "token.json", "identity.pem", "--now", "2027-01-01", "--format", "json"]
        #expect(world.run(words) == 1)
        let report = try JSON(world.output)
        let keys = report["keys"].list
        #expect(keys.map { $0["publicKeyHash"].string }.first == KeyMatchTests.hash)
        #expect(keys.map { $0["complete"].bool } == [true, false])
        #expect(keys.map { $0["key"].string } == ["P-256", "RSA-2048"])
        #expect(keys[0]["parts"].list.map { $0["form"].string } == ["certificate", "payment token"])
        #expect(keys[0]["remark"].isNull && keys[1]["remark"].string?.hasPrefix("no request") == true)
        let merchants = report["merchants"].list
        #expect(merchants.map { $0["identifier"].string } == ["merchant.com.example.shop"])
        #expect(merchants[0]["certificates"].list.map { $0["purpose"].string } == ["payment-processing", "merchant-identity"])
        #expect(world.run("certificate", "processing.cer", "--now", "2027-01-01", "--format", "json") == 0)
        #expect(!(try JSON(world.output)).names.contains("keys"))
    }

    @Test("A private key is refused, with the line that writes its public key", arguments: ["text", "json"])
    func privateKey(_ format: String) throws {
        let world = try KeyMatchTests.world()
        world.files["key.pem"] = Array("-----BEGIN PRIVATE KEY-----\nU0VDUkVUU0VDUkVU\n-----END PRIVATE KEY-----\n".utf8)
        let words = ["certificate", "--match", "key.pem", "processing.pem", "processing.csr", "--now", "2027-01-01", "--format", format]
        #expect(world.run(words) == 2)
        #expect(world.errors.contains("key.pem: this file contains a private key"))
        #expect(world.errors.contains("openssl pkey -in KEY -pubout\n"))
        for secret in ["U0VD", "SECRET"] { #expect(!world.output.contains(secret) && !world.errors.contains(secret)) }
        #expect(world.run("certificate", "key.pem") == 2)
        #expect(!world.errors.contains("pubout"))
    }

    @Test(
        "What has no key is an error",
        arguments: [
            (["request.json"], "there is no payment token with \"paymentData\" that can be read"), (["notes.txt"], "neither PEM nor DER"),
            (["short.json"], "is not the Base64 of 32 bytes"), (["rsa.der"], "this public key has another form than those of certificates"),
            (["processing.pem", "--domain", "shop.example"], "--match compares keys"),
            (["processing.pem", "--as", "domain-file"], "--match compares keys"),
        ])
    func mistakes(_ words: [String], _ message: String) throws {
        let world = try KeyMatchTests.world()
        world.files["request.json"] = Array(#"{"countryCode": "US"}"#.utf8)
        world.files["notes.txt"] = Array("notes".utf8)
        // An RSA public key of PKCS #1: a list of two numbers.
        world.files["rsa.der"] = [0x30, 0x06, 0x02, 0x01, 0x03, 0x02, 0x01, 0x05]
        let token = String(decoding: try #require(world.files["token.json"]), as: UTF8.self)
        world.files["short.json"] = Array(token.replacingOccurrences(of: KeyMatchTests.hash, with: "AAAA").utf8)
        #expect(world.run(["certificate", "--match"] + words) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }
}
