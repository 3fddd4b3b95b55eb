import PaySheet
import PaySheetTokens
import Testing

@Suite("Files of public keys")
struct PublicKeyFileTests {
    private static func pem(_ label: String, _ der: [UInt8]) -> [UInt8] {
        Array("-----BEGIN \(label)-----\n\(Base64.encode(der))\n-----END \(label)-----\n".utf8)
    }

    @Test("A public key is read as PEM and as DER", arguments: ["processing.pem", "identity.pem"])
    func keys(_ name: String) throws {
        let key = try #require(try CertificateFile(Fixture.bytes(name)).entries.first).key
        #expect(PublicKey(file: key.der) == key)
        #expect(PublicKey(file: PublicKeyFileTests.pem("PUBLIC KEY", key.der)) == key)
        // With the text that openssl can write before it.
        #expect(PublicKey(file: Array("Public-Key: (256 bit)\n".utf8) + PublicKeyFileTests.pem("PUBLIC KEY", key.der)) == key)
    }

    @Test("Other files have no public key")
    func others() throws {
        let key = try #require(try CertificateFile(Fixture.bytes("processing.pem")).entries.first).key
        let pem = PublicKeyFileTests.pem("PUBLIC KEY", key.der)
        let files: [[UInt8]] = [
            [], Array("{}".utf8), try Fixture.bytes("processing.pem"), try Fixture.bytes("processing.cer"), pem + pem,
            PublicKeyFileTests.pem("CERTIFICATE", key.der), Array(key.der.dropLast()), key.der + [0],
        ]
        for file in files { #expect(PublicKey(file: file) == nil) }
    }
}
