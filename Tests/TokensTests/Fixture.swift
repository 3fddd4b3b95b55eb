import Foundation
import PaySheetTokens

/// Files of `Fixtures`, which `Fixtures/renew.sh` makes with openssl.
enum Fixture {
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// A text without its line end.
    static func text(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The first certificate of a file.
    static func certificate(_ name: String) throws -> Certificate {
        guard case .certificate(let certificate)? = try CertificateFile(bytes(name)).entries.first else { throw Missing() }
        return certificate
    }

    /// The first request of a file.
    static func request(_ name: String) throws -> CertificateRequest {
        guard case .request(let request)? = try CertificateFile(bytes(name)).entries.first else { throw Missing() }
        return request
    }

    struct Missing: Error {}
}

/// Writes DER for tests.
enum DER {
    static func value(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap { $0 }
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        return [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }

    static func sequence(_ content: [UInt8]...) -> [UInt8] { value(0x30, content.flatMap { $0 }) }
}
