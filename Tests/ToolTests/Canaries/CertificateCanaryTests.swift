import Foundation
import PaySheet
import Testing

/// Of certificates only the facts that people compare are printed, and of private keys nothing.
@Suite("Printed parts of certificates and keys")
struct CertificateCanaryTests {
    private static func fixture(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures/" + name)))
    }

    /// A certificate with other texts of the same lengths in its names. Nothing verifies its signature.
    private static func certificate() throws -> (der: [UInt8], printed: [String], silent: [String]) {
        var der = try fixture("processing.cer")
        let changes = [
            ("Not Apple Intermediate", "Quagga1 Intermediateur"), ("com.example.shop", "com.Quagga2.shop"), ("Not Apple", "Quagga3 O"),
        ]
        for (old, new) in changes {
            let bytes = [UInt8](old.utf8)
            try #require(old.utf8.count == new.utf8.count)
            for place in der.indices.dropLast(bytes.count) where Array(der[place..<place + bytes.count]) == bytes {
                der.replaceSubrange(place..<place + bytes.count, with: new.utf8)
            }
        }
        return (der, ["Quagga1 Intermediateur", "merchant.com.Quagga2.shop"], ["Quagga3"])
    }

    private static func pem(_ label: String, _ bytes: [UInt8]) -> String {
        "-----BEGIN \(label)-----\n\(Base64.encode(bytes))\n-----END \(label)-----\n"
    }

    @Test("Of a certificate, only its names, identifier and hash are printed", arguments: ["text", "json"])
    func certificate(_ format: String) throws {
        let (der, printed, silent) = try CertificateCanaryTests.certificate()
        #expect((printed + silent).allSatisfy { String(decoding: der, as: UTF8.self).contains($0) })
        for content in [der, Array(CertificateCanaryTests.pem("CERTIFICATE", der).utf8)] {
            let world = TestWorld()
            world.files["a.pem"] = content
            #expect(world.run("certificate", "a.pem", "--now", "2027-01-01", "--format", format) == 1)
            for text in printed { #expect(world.output.contains(text), "\(text)") }
            for text in silent { #expect(!world.output.contains(text), "\(text)") }
            // The merchant's hash in the certificate no longer fits its name.
            #expect(world.output.contains("certificate/merchant"))
        }
    }

    @Test("Nothing of a broken certificate is printed")
    func brokenCertificate() throws {
        let (der, printed, silent) = try CertificateCanaryTests.certificate()
        let text = CertificateCanaryTests.pem("CERTIFICATE", der)
        let broken = [
            der.dropLast(3), Array(der.dropFirst()), Array(text.utf8.dropLast(40)), Array(text.utf8.dropFirst()),
            Array(text.replacing("CERTIFICATE-----\n", with: "CERTIFICATE-----\n!").utf8),
        ]
        let base64 = String(Base64.encode(der).prefix(24))
        for content in broken {
            let world = TestWorld(CanaryCommands.files)
            world.files["a.pem"] = Array(content)
            for call in CanaryCommands.calls("a.pem") {
                let everything = world.everything(call)
                for trace in printed + silent + [base64] {
                    #expect(!everything.contains(trace), "paysheet \(call.joined(separator: " ")): \(everything.prefix(300))")
                }
            }
        }
    }

    // MARK: Private keys

    /// The secret of each key: text that no format has by chance.
    private static let secret = [UInt8]("Quagga-secret-of-the-private-key-Quagga".utf8)

    private static func der(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap { $0 }
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        return [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }

    private static let octets = der(0x04, secret)
    private static let number = der(0x02, secret)
    private static let algorithm = der(0x30, [0x06, 0x03, 0x2A, 0x03, 0x04])

    private static let zero: [UInt8] = [0x02, 0x01, 0x00]
    private static let openSSH = [UInt8]("openssh-key-v1\0".utf8) + secret

    /// A form of private key: the label of PEM, and the bytes.
    private struct Key {
        let label: String
        let bytes: [UInt8]
    }

    private static let keys: [Key] = [
        Key(label: "PRIVATE KEY", bytes: der(0x30, zero, algorithm, octets)),
        Key(label: "RSA PRIVATE KEY", bytes: der(0x30, zero, number, number, number, number)),
        Key(label: "EC PRIVATE KEY", bytes: der(0x30, [0x02, 0x01, 0x01], octets)),
        Key(label: "ENCRYPTED PRIVATE KEY", bytes: der(0x30, algorithm, octets)), Key(label: "OPENSSH PRIVATE KEY", bytes: openSSH),
        Key(label: "DSA PRIVATE KEY", bytes: der(0x30, zero, number)), Key(label: "PGP PRIVATE KEY BLOCK", bytes: secret),
        Key(label: "ANY PRIVATE KEY", bytes: secret), Key(label: "PKCS12", bytes: der(0x30, [0x02, 0x01, 0x03], algorithm, octets)),
    ]

    /// The files in which a key can be, each with a name.
    private static func files() throws -> [(name: String, content: [UInt8])] {
        var files: [(name: String, content: [UInt8])] = []
        let certificate = String(decoding: try fixture("processing.pem"), as: UTF8.self)
        for key in keys {
            let text = pem(key.label, key.bytes)
            let texts: [(name: String, text: String)] = [
                ("", text), (" with CRLF", text.replacing("\n", with: "\r\n")),
                (" without end", String(text.dropLast(key.label.count + 15))),
                (" behind a certificate", certificate + "\n" + text), (" before a certificate", text + certificate),
                (" with indentation", text.split(separator: "\n").map { "  " + $0 + "\n" }.joined()),
                (" with four dashes", text.replacing("-----", with: "----")), (" in lower case", text.replacing("BEGIN", with: "begin")),
                (" with headers", text.replacing(key.label + "-----\n", with: key.label + "-----\nProc-Type: 4,ENCRYPTED\n\n")),
                (" under another label", text.replacing(key.label, with: "CERTIFICATE")), (" without armour", Base64.encode(key.bytes)),
                (" in JSON", "{\"privateKey\":\"\(text.replacing("\n", with: "\\n"))\"}"),
                (" in broken JSON", "{\"privateKey\":\"\(text)\"}"), (" in a script", "const key = `\(text)`;"),
                (" in the environment", "KEY=\(Base64.encode(key.bytes))\n"), (" with a byte order mark", "\u{FEFF}" + text),
                (" cut", String(text.dropLast(key.label.utf8.count + 24))),
            ]
            files += texts.map { (key.label + $0.name, Array($0.text.utf8)) }
            files += [(key.label + " as DER", key.bytes), (key.label + " as cut DER", key.bytes.dropLast())]
        }
        return files
    }

    @Test("No command prints a private key in any form")
    func keys() throws {
        let traces = CanaryDocument.traces(Array(CertificateCanaryTests.secret.dropFirst(6).dropLast(6))) + CertificateCanaryTests.shifted
        for (index, file) in try CertificateCanaryTests.files().enumerated() {
            #expect(traces.contains { String(decoding: file.content, as: UTF8.self).contains($0) }, "\(file.name)")
            let world = TestWorld(CanaryCommands.files)
            world.files["token.json"] = try CertificateCanaryTests.fixture("token.json")
            world.files["key.pem"] = file.content
            for call in CanaryCommands.turn(CanaryCommands.calls("key.pem"), index, of: 4) {
                let everything = world.everything(call)
                let leak = traces.first { everything.contains($0) }
                #expect(leak == nil, "\(file.name): paysheet \(call.joined(separator: " ")): \(everything.prefix(400))")
            }
        }
    }

    @Test("A difference does not print the lines of a private key beside a fix", arguments: ["a.json", "a.js"])
    func difference(_ name: String) throws {
        let key = CertificateCanaryTests.pem("EC PRIVATE KEY", CertificateCanaryTests.secret)
        for key in [key, key.lowercased()].map({ $0.replacing("\n", with: "\\n") }) {
            let json = Sample.comma.replacing("{\n", with: "{\"applicationData\": \"\(key)\",\n", maxReplacements: 1)
            let world = TestWorld([name: name == "a.js" ? "new ApplePaySession(3, " + json + ")" : json])
            #expect(world.run("fix", "--no-config", "--diff", name) == 1)
            #expect(world.output.isEmpty && world.errors.contains("it contains a private key, and --diff would print lines of it"))
            #expect(world.run("fix", "--no-config", name) != 2 && world.text(name)?.contains("200.50") == true)
        }
    }

    @Test("A text with a private key is not explained, and not repeated")
    func explanation() {
        let key = CertificateCanaryTests.pem("PRIVATE KEY", CertificateCanaryTests.secret)
        for text in [key, "TypeError: Missing total label. " + key, key.replacing("\n", with: " ")] {
            let world = TestWorld()
            #expect(world.run("explain", text) == 2)
            #expect(world.output.isEmpty && world.errors.contains("the text contains a private key; nothing of it was used or printed"))
            #expect(!CertificateCanaryTests.shifted.contains { world.errors.contains($0) })
        }
    }

    @Test("A complete private key is refused as a private key")
    func refused() throws {
        for key in CertificateCanaryTests.keys where key.label.hasSuffix("PRIVATE KEY") {
            let world = TestWorld()
            world.files["key.pem"] = Array(CertificateCanaryTests.pem(key.label, key.bytes).utf8)
            #expect(world.run("certificate", "key.pem") == 2)
            #expect(world.errors.contains("contains a private key"), "\(key.label)")
        }
    }

    /// Parts of the secret in Base64, by the three places in which its bytes can begin.
    private static let shifted: [String] = (0..<3).map { shift in
        let text = Base64.encode([UInt8](repeating: 0, count: shift) + secret)
        return String(decoding: Array(text.utf8)[8..<32], as: UTF8.self)
    }
}
