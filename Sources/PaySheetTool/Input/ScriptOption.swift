import PaySheet

/// The option for documents inside of JavaScript.
enum ScriptOption {
    static let name = "from-js"

    static let description = OptionDescription(
        name: name, summary: "also read JavaScript: comments, names without quotes, trailing commas, code around the object")

    /// Returns an end for a message about a document that was rejected.
    static func hint(_ reasons: [Finding], _ rewriting: Rewriting) -> String {
        let isScript = reasons.contains { $0.rule.syntaxCause?.isJavaScript == true || $0.help == SyntaxFault.scriptHelp }
        return isScript && !rewriting.readsScripts ? ", or try --from-js" : ""
    }

    /// Returns a script with spaces in place of everything but its document, or `nil` if it has none.
    static func document(in bytes: [UInt8], _ limits: Limits, _ catalogs: CatalogSet) -> [UInt8]? {
        var reader = DocumentReader(catalogs: catalogs)
        return ScriptText.document(in: bytes, limits: limits) { json in
            let check = reader.check(json, as: nil, recovering: false)
            return check.kind != nil && !check.isGuess
        }
    }

    /// Returns a text that is almost JSON as JSON, or `nil` if it is JSON or its meaning is not plain.
    static func json(in bytes: [UInt8], _ limits: Limits) -> [UInt8]? {
        var scanner = Scanner()
        let text = SourceText(bytes)
        guard !scanner.scan(text, limits: limits) else { return nil }
        let recovered = RecoveringScanner.scan(bytes, limits: limits)
        guard recovered.isComplete else { return nil }
        return CanonicalFormatter.pretty(JSONTree(text, recovered.nodes).bytes, as: nil, limits: limits)?.dropLast()
    }
}
