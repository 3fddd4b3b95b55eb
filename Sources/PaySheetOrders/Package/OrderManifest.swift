import PaySheet

/// manifest.json: the hash of each file of a package, SHA-256 for orders and SHA-1 for passes.
///
/// ```swift
/// let manifest = OrderManifest(of: package)
/// manifest.json  // the bytes to sign
/// ```
public struct OrderManifest: Sendable, Hashable {
    /// A file and its hash.
    public struct Entry: Sendable, Hashable {
        /// The path from the top of the package.
        public let path: String
        /// The hash in hexadecimal digits, as the manifest writes it; `nil` if the value is not text.
        public let digest: String?
    }

    /// The files, as the manifest lists them.
    public let entries: [Entry]

    /// Creates the manifest of a package. It lists every file but the manifest and the signature.
    public init(of package: OrderPackage, as format: PackageFormat = .order) {
        entries = package.files.filter { OrderManifest.lists($0.path) }.map {
            Entry(path: $0.path, digest: format.digest.hex($0.bytes))
        }
    }

    /// Reads a manifest.
    public init(_ bytes: [UInt8]) throws(OrderManifestError) {
        guard let tree = JSONTree(bytes) else { throw OrderManifest.syntaxError(bytes) }
        guard case .object(let members) = tree else { throw OrderManifestError(.notObject) }
        entries = members.map { member in
            if case .text(let digest) = member.value { return Entry(path: member.name, digest: digest) }
            return Entry(path: member.name, digest: nil)
        }
    }

    /// Whether a manifest lists the file of a path.
    static func lists(_ path: String) -> Bool {
        !path.utf8.elementsEqual(OrderPackage.Name.manifest.utf8) && !path.utf8.elementsEqual(OrderPackage.Name.signature.utf8)
    }

    /// The manifest as JSON, one file on each line.
    public var json: [UInt8] {
        guard !entries.isEmpty else { return [UInt8]("{}\n".utf8) }
        var json = [UInt8]("{\n".utf8)
        for (index, entry) in entries.enumerated() {
            json += "  ".utf8
            json += JSONTree.text(entry.path).bytes
            json += ": ".utf8
            json += (entry.digest.map { JSONTree.text($0) } ?? .null).bytes
            json += (index + 1 < entries.count ? ",\n" : "\n").utf8
        }
        return json + "}\n".utf8
    }

    // MARK: Syntax

    private static func syntaxError(_ bytes: [UInt8]) -> OrderManifestError {
        if let comma = trailingComma(bytes) {
            let line = bytes[..<comma].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
            return OrderManifestError(.trailingComma, line: line)
        }
        // The engine names the fault and its line. What it thinks of the members does not matter.
        let fault = WalletOrder.read(bytes).findings.first { $0.rule.isAboutText }
        return OrderManifestError(.syntax(fault?.message ?? "it cannot be read"), line: fault?.place.line)
    }

    /// The place of a comma without which the text is JSON: the last one, before the last bracket.
    private static func trailingComma(_ bytes: [UInt8]) -> Int? {
        guard let bracket = bytes.lastIndex(where: { $0 > 0x20 }), bytes[bracket] == UInt8(ascii: "}"),
            let comma = bytes[..<bracket].lastIndex(where: { $0 > 0x20 }), bytes[comma] == UInt8(ascii: ",")
        else { return nil }
        var repaired = bytes
        repaired.remove(at: comma)
        return JSONTree(repaired) == nil ? nil : comma
    }
}
