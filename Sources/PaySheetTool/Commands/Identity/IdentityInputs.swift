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
        let text = String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
        return Base64.decode([UInt8](text.utf8)) ?? AddressBase64.decode(text) ?? bytes
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

    private static func content(_ path: String, _ console: inout Console) -> [UInt8]? {
        switch console.system.content(of: path, limit: Limits().bytes + 1) {
        case .failure(let failure):
            console.note(name(path, console) + ": " + failure.message)
            return nil
        case .success(let bytes): return bytes
        }
    }
}
