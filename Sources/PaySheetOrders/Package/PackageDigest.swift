import PaySheet
import PaySheetSignatures

/// The hash of files in a manifest.
package enum PackageDigest: Sendable {
    case sha1, sha256

    /// The name for people.
    package var name: String { self == .sha1 ? "SHA-1" : "SHA-256" }
    /// The number of hexadecimal digits.
    var digits: Int { self == .sha1 ? 40 : 64 }
    var other: PackageDigest { self == .sha1 ? .sha256 : .sha1 }

    /// The hash of some bytes in hexadecimal digits.
    func hex(_ bytes: [UInt8]) -> String { ASCII.hex(self == .sha1 ? WeakSHA1.hash(bytes) : SHA256.hash(bytes)) }
}
