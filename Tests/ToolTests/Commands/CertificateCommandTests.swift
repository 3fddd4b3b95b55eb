import Foundation
import TestSupport
import Testing

@Suite("certificate")
struct CertificateCommandTests {
    /// A world with the fixtures of the library's tests.
    private static func world(_ names: String...) throws -> TestWorld {
        let world = TestWorld()
        let folder = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures")
        for name in names { world.files[name] = Array(try Data(contentsOf: folder.appendingPathComponent(name))) }
        return world
    }

    @Test("The output begins with the unchecked parts")
    func text() throws {
        let world = try CertificateCommandTests.world("processing.pem")
        #expect(world.run("certificate", "processing.pem", "--now", "2027-01-01") == 0)
        let lines = world.output.split(separator: "\n").map { String($0) }
        #expect(lines.first == "not checked: signature of processing.pem. Dates are checked at 2027-01-01T00:00:00Z")
        #expect(lines.contains("  identifier       merchant.com.example.shop"))
        #expect(lines.contains("  signature        not checked: the certificate of its issuer is missing"))
        #expect(lines.contains("  dates            2026-01-01T00:00:00Z to 2028-02-01T00:00:00Z"))
        #expect(world.errors.isEmpty)
    }

    @Test(
        "Findings determine the exit status",
        arguments: [
            (["processing.pem", "--now", "2027-01-01"], 0, []),
            (["processing.pem", "--now", "2029-01-01"], 1, ["certificate/expired"]),
            (["processing.pem", "--now", "2028-01-20", "--warn-before", "30d"], 1, ["certificate/expires-soon"]),
            (["processing.pem", "--now", "2028-01-20", "--warn-before", "1w"], 0, []),
            (["processing.pem", "--now", "2028-01-31", "--warn-before", "25h"], 1, ["certificate/expires-soon"]),
            (["processing.pem", "--now", "2028-01-31", "--warn-before", "1d"], 1, ["certificate/expires-soon"]),
            // Without the option there is a note, which does not count.
            (["processing.pem", "--now", "2028-01-20"], 0, ["certificate/expires-soon"]),
            (["processing.pem", "--now", "2028-01-01"], 0, []),
            (["identity.pem", "--now", "2027-01-01", "--as", "payment-processing"], 1, ["certificate/kind"]),
            (["p384.csr"], 1, ["certificate/key"]), (["p384.csr", "--as", "payment-processing"], 1, ["certificate/key"]),
            (["identity.csr", "--as", "payment-processing"], 0, ["certificate/key"]),
            (["p384.csr", "identity.pem", "--now", "2027-01-01", "--as", "merchant-identity"], 1, ["certificate/key"]),
        ] as [([String], Int32, [String])])
    func findings(_ arguments: [String], _ status: Int32, _ rules: [String]) throws {
        let world = try CertificateCommandTests.world("processing.pem", "identity.pem", "p384.csr", "identity.csr")
        #expect(world.run(["certificate"] + arguments) == status)
        let found = world.output.split(separator: "\n").filter { $0.contains("[certificate/") }
        #expect(found.count == rules.count)
        for rule in rules { #expect(found.contains { $0.contains("[" + rule + "]") }, "\(world.output)") }
    }

    @Test(
        "--steps says what the files prove before the first payment",
        arguments: [
            (
                ["processing.pem"], "2028-01-20",
                ["1. merchant identifier: proven; merchant.com.example.shop", "certificate: proven; 12 days left"]
            ),
            (["processing.pem"], "2028-01-31", ["certificate: proven; 1 day left"]),
            (["processing.pem"], "2029-01-01", ["certificate: not proven; expired on 2028-02-01T00:00:00Z"]),
            (["processing.pem", "processing.csr"], "2028-01-20", ["certificate: proven; 12 days left; has the key of the request"]),
            (["processing.pem", "p384.csr"], "2028-01-20", ["not proven; 12 days left; does not have the key of the request"]),
            (["p384.csr"], "2028-01-20", ["1. merchant identifier: not proven", "not proven; missing; upload the request"]),
            (
                ["identity.pem"], "2028-01-20",
                ["certificate: not proven; missing\n", "3. Apple Pay in the capabilities of the app: not checked"]
            ),
        ])
    func steps(_ files: [String], _ now: String, _ lines: [String]) throws {
        let world = try CertificateCommandTests.world("processing.pem", "identity.pem", "p384.csr", "processing.csr")
        #expect(world.run(["certificate", "--now", now, "--fail-on", "never", "--steps"] + files) != 2)
        for line in lines { #expect(world.output.contains(line), "\(world.output)") }
        #expect(world.run(["certificate", "--now", now, "--fail-on", "never", "--steps", "--format", "json"] + files) != 2)
        let steps = try JSON(world.output)["steps"]
        #expect(steps.count == 3 && steps[0]["proven"].bool != nil && steps[2]["proven"].bool == nil)
        #expect(world.run(["certificate", "--now", now, "--fail-on", "never"] + files) != 2)
        #expect(!world.output.contains("Before the first payment"))
    }

    @Test("Each certificate of a file has its place")
    func chain() throws {
        let world = try CertificateCommandTests.world("chain.pem")
        #expect(world.run("certificate", "chain.pem", "--now", "2027-01-01") == 0)
        // The purpose is not that of the issuers in the same file.
        #expect(world.run("certificate", "chain.pem", "--now", "2027-01-01", "--as", "payment-processing") == 0)
        #expect(!world.output.contains("[certificate/"))
        #expect(world.run("certificate", "chain.pem", "--now", "2027-01-01", "--as", "merchant-identity") == 1)
        #expect(world.output.split(separator: "\n").filter { $0.contains("[certificate/") }.count == 1)
        for place in 1...3 { #expect(world.output.contains("\nchain.pem#\(place): certificate\n")) }
    }

    @Test("JSON has the same facts and findings")
    func json() throws {
        let world = try CertificateCommandTests.world("processing.pem", "p384.csr")
        #expect(world.run("certificate", "processing.pem", "p384.csr", "none.pem", "--format", "json", "--now", "2027-01-01") == 2)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        let certificates = try #require(json["certificates"] as? [[String: Any]])
        #expect(json["notChecked"] as? [String] == ["signature of processing.pem"] && json["now"] as? String == "2027-01-01T00:00:00Z")
        #expect(certificates.map { $0["form"] as? String } == ["certificate", "certificate request"])
        #expect(certificates.map { $0["key"] as? String } == ["P-256", "P-384"])
        #expect(certificates[0]["purpose"] as? String == "payment-processing")
        let findings = try #require(certificates[1]["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["certificate/key"])
        #expect((json["failures"] as? [[String: Any]])?.map { $0["path"] as? String } == ["none.pem"])
    }

    @Test("Signatures are verified with the issuers in any of the files, and requests with their own key")
    func signatures() throws {
        let world = try CertificateCommandTests.world("processing.pem", "intermediate.pem", "processing.csr", "root.pem")
        #expect(world.run("certificate", "processing.pem", "processing.csr", "intermediate.pem", "root.pem", "--now", "2027-01-01") == 0)
        #expect(world.output.hasPrefix("Dates are checked at "))
        for line in [
            "valid, by Not Apple Intermediate, not to a root of Apple", "valid, by its own key",
            "valid, by Not Apple Root, not to a root of Apple",
        ] {
            #expect(world.output.contains("  signature        " + line + "\n"), "\(world.output)")
        }
        let request = String(decoding: world.files["processing.csr"] ?? [], as: UTF8.self)
        world.files["processing.csr"] = Array(request.replacing("Jl\n-----END", with: "Jk\n-----END").utf8)
        #expect(world.run("certificate", "processing.csr") == 1)
        #expect(world.output.contains("error[certificate/signature]: the request was not signed with its own key"), "\(world.output)")
    }

    @Test("A merchant session says who signed it, and that what was signed is not known")
    func session() throws {
        let world = TestWorld()
        func session(_ signature: [UInt8]) -> [UInt8] {
            let digits = signature.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let text = """
                {"epochTimestamp":1764929571691,"expiresAt":1764933171691,"merchantSessionIdentifier":"SSH1","nonce":"e5b3d507",\
                "merchantIdentifier":"A0","domainName":"shop.example","displayName":"Shop","signature":"\(digits)"}
                """
            return Array(text.utf8)
        }
        var signature = try SampleSignature().bytes(of: [1])
        world.files["session.json"] = session(signature)
        #expect(world.run("certificate", "session.json") == 0)
        #expect(
            world.output == """
                not checked of merchant sessions: what was signed, which is not documented

                session.json: merchant session
                  domain     shop.example
                  signature  verified: signature, signature of the signer's certificate

                """)
        signature[signature.count - 1] ^= 1
        world.files["session.json"] = session(signature)
        #expect(world.run("certificate", "session.json", "--format", "json") == 1)
        let session = try JSON(world.output)["merchantSessions"][0]
        #expect(session["signature"].string?.hasPrefix("wrong: signature; verified: ") == true)
        #expect(session["findings"][0]["rule"].string == "session/signature")
    }

    @Test("A moment before the dates names the option that set it")
    func clock() throws {
        let world = try CertificateCommandTests.world("processing.pem")
        #expect(world.run("certificate", "processing.pem", "--now", "2025-01-01") == 1)
        #expect(world.output.contains("which is later than 2025-01-01T00:00:00Z; check --now\n"))
        #expect(world.run("certificate", "processing.pem", "--now", "today") == world.run("certificate", "processing.pem"))
        #expect(!world.output.contains("--now"))
    }

    @Test("Advice about a key never prints the key and fits a request or a certificate")
    func keyAdvice() throws {
        let world = try CertificateCommandTests.world("p384.csr", "short.pem")
        #expect(world.run("certificate", "p384.csr", "--as", "payment-processing") == 1)
        #expect(
            world.output.contains("openssl ecparam -name prime256v1 -genkey -noout -out shop.key, and the request with: openssl req -new"))
        #expect(world.run("certificate", "p384.csr", "--as", "merchant-identity") == 1)
        #expect(world.output.contains("openssl genrsa -out shop.key 2048, and the request with: openssl req -new -key shop.key"))
        #expect(world.run("certificate", "short.pem", "--now", "2027-01-01") == 1)
        #expect(world.output.contains("; ask for a new certificate with another key; make the key with: openssl "))
        #expect(!world.output.contains("openssl req"))
    }

    @Test("A certificate for another purpose names the given and the needed purpose")
    func kind() throws {
        let world = try CertificateCommandTests.world("identity.pem")
        #expect(world.run("certificate", "identity.pem", "--now", "2027-01-01", "--as", "payment-processing") == 1)
        #expect(world.output.contains("you gave the merchant identity certificate; give the payment processing certificate\n"))
    }

    @Test("A certificate can come from a pipe")
    func pipe() throws {
        let world = try CertificateCommandTests.world("processing.cer")
        world.input = [try #require(world.files["processing.cer"])]
        #expect(world.run("certificate", "-", "--now", "2027-01-01") == 0)
        #expect(world.output.contains("\n-: certificate\n"))
    }

    @Test("No part of a private key is printed", arguments: ["text", "json"])
    func privateKey(_ format: String) throws {
        let world = try CertificateCommandTests.world("processing.pem")
        world.files["key.pem"] = Array("-----BEGIN PRIVATE KEY-----\nU0VDUkVUU0VDUkVU\n-----END PRIVATE KEY-----\n".utf8)
        #expect(world.run("certificate", "key.pem", "processing.pem", "--now", "2027-01-01", "--format", format) == 2)
        #expect(world.errors.contains("key.pem: this file contains a private key"))
        for secret in ["U0VD", "SECRET"] { #expect(!world.output.contains(secret) && !world.errors.contains(secret)) }
        // The other files are still checked.
        #expect(world.output.contains("merchant.com.example.shop"))
    }

    @Test(
        "Mistakes have a message",
        arguments: [
            ([], "name a certificate"), (["a.pem", "--warn-before", "soon"], "--warn-before takes a time such as 30d"),
            (["a.pem", "--warn-before", "0d"], "takes a time such as"), (["a.pem", "--warn-before", "d"], "takes a time such as"),
            (["a.pem", "--warn-before", "999999d"], "takes a time such as"), (["-", "-"], "standard input can be read only once"),
            (["a.pem", "--as", "merchant"], "merchant-identity"), (["a.pem", "--now", "never"], "--now takes a date"),
            (["a.pem"], "a.pem"), (["b.json"], "neither PEM nor DER"),
        ])
    func mistakes(_ arguments: [String], _ message: String) {
        let world = TestWorld(["b.json": "{}"])
        #expect(world.run(["certificate"] + arguments) == 2)
        #expect(world.errors.contains(message), "\(world.errors)")
    }

    @Test("explain knows the rules about certificates")
    func explain() {
        let world = TestWorld()
        #expect(world.run("explain", "certificate/expired") == 0)
        #expect(world.output.contains("The certificate has expired."))
        #expect(world.run("explain", "certificate") == 0)
        #expect(world.output.split(separator: "\n").count == 7)
        #expect(world.run("explain", "certificate/expire") == 2)
        #expect(world.errors.contains("certificate/expired"))
        #expect(world.run("explain", "certificate/key", "--format", "json") == 0)
    }
}
