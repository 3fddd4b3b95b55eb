import Foundation
import PaySheet
package import PaySheetTokens

/// A signature of a manifest as openssl makes it, but without arithmetic: its last bytes are not those of a key.
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

    package init(_ change: (inout SampleSignature) -> Void = { _ in }) { change(&self) }

    /// Returns the signature of a manifest.
    package func bytes(of manifest: [UInt8]) throws -> [UInt8] {
        let data = object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01])
        let algorithm = value(0x30, object(digestAlgorithm))
        let content = containsManifest ? value(0xA0, value(0x04, manifest)) : []
        let own = try SampleSignature.certificate(certificates[0])
        var list = try (enclosed ?? certificates).flatMap { try SampleSignature.certificate($0).der }
        // The subject comes behind the issuer.
        let organization: [UInt8] = [0x55, 0x04, 0x0A]
        if namesTeam, let place = own.der.indices.last(where: { own.der[$0...].starts(with: organization) }) { list[place + 2] = 0x0B }
        var attributes = attribute(0x03, data)
        if hasTime { attributes += attribute(0x05, value(0x17, [UInt8]("260601120000Z".utf8))) }
        attributes += attribute(0x04, value(0x04, SHA256.hash(manifest)))
        let signer = value(
            0x30,
            value(0x02, [1]) + value(0x30, own.issuer.der + value(0x02, own.serialNumber)) + algorithm
                + (hasAttributes ? value(0xA0, attributes) : []) + value(0x30, object([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02]))
                + value(0x04, [1, 2, 3]))
        let signers = value(0x31, Array(repeating: signer, count: count).flatMap { $0 })
        let inner = value(0x02, [1]) + value(0x31, algorithm) + value(0x30, data + content) + value(0xA0, list) + signers
        return value(0x30, object([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]) + value(0xA0, value(0x30, inner)))
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
