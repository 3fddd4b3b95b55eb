import Foundation
import PaySheet
package import PaySheetTokens

/// A signature of a manifest as openssl makes it. The certificates have the names of the fixtures, and keys with which tests can sign.
package struct SampleSignature {
    /// The files of the certificates; the first one signs.
    package var certificates = ["order.pem", "intermediate.pem"]
    /// What the signature contains of its certificates.
    package var enclosed: [String]?
    package var digestAlgorithm: [UInt8] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]
    package var hasAttributes = true
    package var hasTime = true
    package var containsManifest = false
    package var count = 1
    /// Whether the certificate names a team: its organization, "Not Apple", becomes the organizational unit.
    package var namesTeam = false
    /// Changes the bytes of the certificate with a name before its authority signs it.
    package var change: @Sendable (_ name: String, _ signed: inout [UInt8]) -> Void = { _, _ in }
    /// The type of the content in the signed attributes, as the last number of its name: 1 for data.
    package var contentType: UInt8 = 1

    package init(_ change: (inout SampleSignature) -> Void = { _ in }) { change(&self) }

    /// Returns the signature of a manifest.
    package func bytes(of manifest: [UInt8]) throws -> [UInt8] {
        let data = object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01])
        let algorithm = value(0x30, object(digestAlgorithm))
        let content = containsManifest ? value(0xA0, value(0x04, manifest)) : []
        let own = try issued(certificates[0])
        let list = try (enclosed ?? certificates).flatMap { try issued($0).der }
        var attributes = attribute(0x03, object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, contentType]))
        if hasTime { attributes += attribute(0x05, value(0x17, [UInt8]("260601120000Z".utf8))) }
        attributes += attribute(0x04, value(0x04, SHA256.hash(manifest)))
        let signed = hasAttributes ? value(0x31, attributes) : manifest
        let signer = value(
            0x30,
            value(0x02, [1]) + value(0x30, own.issuer.der + value(0x02, own.serialNumber)) + algorithm
                + (hasAttributes ? value(0xA0, attributes) : []) + value(0x30, object([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02]))
                + value(0x04, SampleKey.own.signature(of: signed)))
        let signers = value(0x31, Array(repeating: signer, count: count).flatMap { $0 })
        let inner = value(0x02, [1]) + value(0x31, algorithm) + value(0x30, data + content) + value(0xA0, list) + signers
        return value(0x30, object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]) + value(0xA0, value(0x30, inner)))
    }

    /// The authority that issued the certificates. No root issued it.
    package static var authority: Certificate { get throws { try SampleSignature().issued("intermediate.pem") } }

    /// A certificate of the fixtures with another key, as its authority would sign it.
    private func issued(_ name: String) throws -> Certificate {
        let original = try SampleSignature.certificate(name)
        let key = original.isAuthority ? SampleKey.authority : .own
        var signed = original.signedBytes
        guard let point = original.key.point, let start = signed.indices.first(where: { signed[$0...].starts(with: point) }) else {
            return original
        }
        signed.replaceSubrange(start..<start + point.count, with: key.point)
        // The subject comes behind the issuer.
        let organization: [UInt8] = [0x55, 0x04, 0x0A]
        if namesTeam, !original.isAuthority, let place = signed.indices.last(where: { signed[$0...].starts(with: organization) }) {
            signed[place + 2] = 0x0B
        }
        change(name, &signed)
        let algorithm = value(0x30, object([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02]))
        let signature = value(0x03, [0] + SampleKey.authority.signature(of: signed))
        return try Certificate(der: value(0x30, signed + algorithm + signature))
    }

    private func attribute(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        value(0x30, object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, number]) + value(0x31, content))
    }

    private func object(_ name: [UInt8]) -> [UInt8] { value(0x06, name) }

    private func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        return [tag] + (count < 0x80 ? [UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]) + content
    }

    /// A certificate of the fixtures, whose authority is called "Not Apple".
    package static func certificate(_ name: String) throws -> Certificate {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = try Data(contentsOf: tests.appendingPathComponent("TokensTests/Fixtures/" + name))
        guard case .certificate(let certificate)? = try CertificateFile(Array(file)).entries.first else { throw CertificateFileError.empty }
        return certificate
    }
}
