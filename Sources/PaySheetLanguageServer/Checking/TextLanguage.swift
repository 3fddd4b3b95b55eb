import PaySheetChecking
import PaySheetSources

/// How the texts of a language hold documents.
enum TextLanguage: Sendable, Hashable {
    /// The text is JSON.
    case json
    /// The text is JSON with what JavaScript allows.
    case relaxed
    /// Every line is JSON.
    case lines
    /// The text is source code.
    case source(SourceLanguage)
    /// The text holds no documents.
    case other

    /// The name of the file counts for source code, as for `paysheet check`: it says more than the client's name of the language.
    ///
    /// - Parameter language: The client's name of the language. For an unknown one, only the name of the file counts.
    init(_ language: String, path: String) {
        let name = Address.name(path)
        switch language {
        case "jsonc", "json5": self = .relaxed
        case "jsonl", "ndjson", "jsonlines": self = .lines
        case "json" where TextLanguage.areLines(name): self = .lines
        case "json": self = .json
        case _ where name.hasSuffix(".json"): self = .json
        case _ where TextLanguage.areLines(name): self = .lines
        default: self = (SourceLanguage(path: name) ?? SourceLanguage(named: language)).map { .source($0) } ?? .other
        }
    }

    private static func areLines(_ name: String) -> Bool { name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") }
}
