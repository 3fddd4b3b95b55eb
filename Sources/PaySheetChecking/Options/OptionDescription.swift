/// An option of a command, of an editor, or of another program that checks documents.
package struct OptionDescription: Sendable {
    /// The name without its hyphens.
    package let name: String
    /// A short letter for the name.
    package var letter: Character?
    /// The placeholder of the value. `nil` for a switch, which has no value and can be revoked with `--no-…`.
    package var value: String?
    /// Whether the value is optional: `--name` alone, or `--name=VALUE`.
    package var isValueOptional = false
    /// The allowed values; empty if any value is allowed.
    package var words: [String] = []
    /// Whether each use counts. Of other options only the last use counts.
    package var isRepeatable = false
    /// The environment variable that replaces it. Only options that affect display can have one.
    package var environment: String?
    /// A summary, without a full stop. It names all words.
    package let summary: String

    package init(
        name: String, letter: Character? = nil, value: String? = nil, isValueOptional: Bool = false, words: [String] = [],
        isRepeatable: Bool = false, environment: String? = nil, summary: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.isValueOptional = isValueOptional
        self.words = words
        self.isRepeatable = isRepeatable
        self.environment = environment
        self.summary = summary
    }

    /// The option as in the help.
    package var label: String {
        let placeholder = value.map { isValueOptional ? "[=" + $0 + "]" : " " + $0 } ?? ""
        return (letter.map { "-" + String($0) + ", " } ?? "") + "--" + name + placeholder
    }
}

extension OptionDescription {
    package static let help = OptionDescription(name: "help", letter: "h", summary: "show this help")
    package static let format = OptionDescription(
        name: "format", value: "FORMAT", words: ["text", "json"], environment: "PAYSHEET_FORMAT", summary: "text or json (default: text)")
    package static let color = OptionDescription(
        name: "color", value: "WHEN", words: ["auto", "always", "never"], environment: "PAYSHEET_COLOR",
        summary: "auto, always or never (default: auto)")
    package static let kind = OptionDescription(
        name: "kind", value: "KIND",
        summary: "the kind of the documents, by the dictionary's name (default: auto, detected from the members)")
}
