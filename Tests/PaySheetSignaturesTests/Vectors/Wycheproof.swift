import Foundation
import PaySheetSignatures
import Testing

/// The vectors of C2SP's project Wycheproof. `WYCHEPROOF_VECTORS` names the folder that holds them, or is `none`.
enum Wycheproof {
    /// A file of vectors. Names are those of the file.
    struct File: Decodable {
        let numberOfTests: Int
        let testGroups: [Group]
    }

    struct Group: Decodable {
        let publicKey: Key
        let sha: String
        let tests: [Vector]
    }

    /// A point, or the numbers of an RSA key.
    struct Key: Decodable {
        let curve: String?
        let uncompressed: String?
        let modulus: String?
        let publicExponent: String?

        var key: SignatureKey? {
            switch curve {
            case "secp256r1": uncompressed.map { .p256(point: bytes($0)) }
            case "secp384r1": uncompressed.map { .p384(point: bytes($0)) }
            default: modulus.flatMap { modulus in publicExponent.map { .rsa(modulus: bytes(modulus), exponent: bytes($0)) } }
            }
        }
    }

    struct Vector: Decodable {
        let tcId: Int
        let comment: String
        let flags: [String]
        let msg: String
        let sig: String
        let result: String
    }

    static let folder = ProcessInfo.processInfo.environment["WYCHEPROOF_VECTORS"].flatMap { $0 == "none" ? nil : URL(fileURLWithPath: $0) }

    static let digests = ["SHA-256": SignatureDigest.sha256, "SHA-384": .sha384, "SHA-512": .sha512]

    static let names = [
        "ecdsa_secp256r1_sha256_p1363_test", "ecdsa_secp256r1_sha256_test", "ecdsa_secp384r1_sha384_test", "rsa_signature_2048_sha256_test",
        "rsa_signature_4096_sha256_test",
    ]

    /// What this module decides if the vectors leave it open, by the flag of the vector: whether the signature is valid, and why.
    static let decisions: [String: (isValid: Bool, reason: String)] = [
        "MissingNull": (
            false,
            "RFC 8017, B.1, requires the NULL in an EMSA-PKCS1-v1_5 encoding; the module makes the encoding and compares it as a whole"
        )
    ]

    static func file(_ name: String) throws -> File {
        let folder = try #require(folder)
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
    }
}
