package import PaySheet

/// The option for documents inside of JavaScript.
package enum ScriptOption {
    package static let name = "from-js"

    package static let description = OptionDescription(
        name: name, summary: "also read JavaScript: comments, names without quotes, trailing commas, code around the object")

    /// Returns a script with spaces in place of everything but its document, or `nil` if it has none.
    static func document(in bytes: [UInt8], _ limits: Limits, _ catalogs: CatalogSet) -> [UInt8]? {
        var reader = DocumentReader(catalogs: catalogs)
        return ScriptedDocument.document(in: bytes, limits: limits) { json in
            let check = reader.check(json, as: nil, recovering: false)
            return check.kind != nil && !check.isGuess
        }
    }

    /// Returns a text that is almost JSON as JSON. Returns it unchanged if it is JSON, or if its meaning is not plain.
    package static func json(in bytes: [UInt8], _ limits: Limits = Limits()) -> [UInt8] {
        var scanner = Scanner()
        let text = SourceText(bytes)
        guard !scanner.scan(text, limits: limits) else { return bytes }
        let recovered = RecoveringScanner.scan(bytes, limits: limits)
        guard recovered.isComplete else { return bytes }
        return CanonicalFormatter.pretty(JSONTree(text, recovered.nodes).bytes, as: nil, limits: limits).map { Array($0.dropLast()) }
            ?? bytes
    }
}
