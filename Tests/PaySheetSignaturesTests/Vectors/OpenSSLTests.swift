import Foundation
import PaySheetSignatures
import Testing

/// Random signatures with the answers of OpenSSL. `PAYSHEET_SIGNATURES` names a file that `Tests/Scripts/signatures-openssl.py` has written.
@Suite("OpenSSL", .enabled(if: OpenSSLAnswers.path != nil))
struct OpenSSLTests {
    /// A line has a kind, the key, a hash function, the message, the signature, and the answer.
    @Test("The module gives the same answers")
    func answers() throws {
        let text = try String(contentsOfFile: try #require(OpenSSLAnswers.path), encoding: .utf8)
        var (valid, invalid) = (0, 0)
        for (number, line) in text.split(separator: "\n").enumerated() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(parts.count == 6, "line \(number + 1)")
            let numbers = parts[1].split(separator: ":").map { bytes(String($0)) }
            let key: SignatureKey =
                switch parts[0] {
                case "P-256": .p256(point: numbers[0])
                case "P-384": .p384(point: numbers[0])
                default: .rsa(modulus: numbers[0], exponent: numbers[1])
                }
            let digest = try #require(Wycheproof.digests[parts[2]])
            let signed = SignedMessage(bytes(parts[3]), signature: bytes(parts[4]), key: key, digest: digest)
            let answer = (try? SignatureVerifier().verify(signed)) != nil ? "valid" : "invalid"
            #expect(answer == parts[5], "line \(number + 1): \(parts[0])")
            if answer == "valid" { valid += 1 } else { invalid += 1 }
        }
        #expect(valid > 0 && invalid > 0)
        print("\(valid + invalid) random signatures: \(valid) valid, \(invalid) invalid")
    }
}

/// Where the answers of OpenSSL are.
enum OpenSSLAnswers {
    static let path = ProcessInfo.processInfo.environment["PAYSHEET_SIGNATURES"]
}
