import PaySheet
import PaySheetChecking
import PaySheetIdentity
import PaySheetTokens

/// What `paysheet identity` reads.
enum IdentityInputs {
    /// The name of a file in messages.
    static func name(_ path: String, _ console: borrowing Console) -> String {
        path == "-" ? path : Paths(current: console.system.currentFolder, root: nil).reported(path)
    }

    /// Reads a record; `nil` after a message.
    static func record(_ path: String, _ console: inout Console) -> IdentityRecord? {
        guard let bytes = content(path, &console) else { return nil }
        var reader = DocumentReader(catalogs: .identity)
        if reader.check(bytes).kind == .identityRecord, let record = IdentityRecord.read(bytes).value { return record }
        console.note(name(path, console) + ": not a record of a request; run paysheet check --kind IdentityRecord on it")
        return nil
    }

    /// Reads the CBOR of an answer, which can be Base64; `nil` after a message.
    static func answer(_ path: String, _ console: inout Console) -> [UInt8]? {
        guard let bytes = content(path, &console) else { return nil }
        // CBOR of a list or a map never begins with a character of ASCII.
        guard let first = bytes.first, first < 0x80 else { return bytes }
        let text = bytes.filter { !" \t\r\n".utf8.contains($0) }
        if text.first == UInt8(ascii: "{") {
            console.note(name(path, console) + ": this is JSON; give the CBOR of the answer, or the text of its response")
            return nil
        }
        return text.isEmpty ? bytes : Base64.decode(text) ?? AddressBase64.decode(String(decoding: text, as: UTF8.self)) ?? bytes
    }

    /// Reads the public keys of the certificates.
    static func keys(_ arguments: Arguments, _ system: System) throws(UsageError) -> [EnvelopeCheck.NamedKey] {
        let paths = Paths(current: system.currentFolder, root: nil)
        var keys: [EnvelopeCheck.NamedKey] = []
        for path in arguments.values("certificate") {
            for entry in try CertificateInput.entries(path, system) {
                guard let point = entry.key.point else {
                    throw UsageError(paths.reported(path) + ": the key is not of the curve P-256", isInFile: true)
                }
                keys.append(EnvelopeCheck.NamedKey(paths.reported(path), point: point))
            }
        }
        return keys
    }

    /// Reads the root certificates of issuing authorities. A file can have several.
    static func roots(_ arguments: Arguments, _ system: System) throws(UsageError) -> [Certificate] {
        var roots: [Certificate] = []
        for path in arguments.values("root") {
            for entry in try CertificateInput.entries(path, system) {
                guard case .certificate(let root) = entry else {
                    let name = Paths(current: system.currentFolder, root: nil).reported(path)
                    throw UsageError(name + ": this is a certificate request, not a certificate", isInFile: true)
                }
                roots.append(root)
            }
        }
        return roots
    }

    private static func content(_ path: String, _ console: inout Console) -> [UInt8]? {
        switch console.system.content(of: path, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note(name(path, console) + ": " + failure.message)
            return nil
        case .success(let bytes): return bytes
        }
    }
}
