/// A command as data: argument parsing, help, manual page, completions and `Docs/Command.md` are all generated from it.
package struct CommandDescription: Sendable {
    /// The name of the command.
    package let name: String
    /// A short summary, without a full stop.
    package let summary: String
    /// The operands as in the help. A word between signs is a placeholder that `Completion` knows.
    package let operands: String
    /// The words that operands can have, if there is a list.
    package var operandWords: [String] = []
    /// More text, one paragraph each. Lines that begin with a space keep their line ends.
    package var discussion: [String] = []
    package var options: [OptionDescription]
    /// The meaning of each exit status.
    package var statuses: [(Int32, String)] = CommandDescription.usualStatuses
    /// The environment variables that it reads in addition to those of its options.
    package var variables: [EnvironmentVariable] = []
    /// Example calls.
    package let examples: [String]
    /// Runs the command and returns the exit status.
    let run: @Sendable (Arguments, inout Console) -> Int32

    static let usualStatuses: [(Int32, String)] = [
        (0, "done"), (2, "the command could not complete: usage, unreadable input"),
    ]

    /// The usage line.
    package var usage: String {
        "paysheet " + name + (options.isEmpty ? "" : " [OPTION…]") + (operands.isEmpty ? "" : " " + operands)
    }

    /// All environment variables that it reads.
    package var allVariables: [EnvironmentVariable] {
        var all = options.compactMap { option in
            option.environment.map { EnvironmentVariable($0, "replaces --" + option.name) }
        }
        if options.contains(where: { $0.name == OptionDescription.color.name }) { all += EnvironmentVariable.ofColor }
        return all + variables
    }
}

/// An option of a command.
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

    /// The option as in the help.
    package var label: String {
        let placeholder = value.map { isValueOptional ? "[=" + $0 + "]" : " " + $0 } ?? ""
        return (letter.map { "-" + String($0) + ", " } ?? "") + "--" + name + placeholder
    }
}

extension OptionDescription {
    static let help = OptionDescription(name: "help", letter: "h", summary: "show this help")
    static let format = OptionDescription(
        name: "format", value: "FORMAT", words: ["text", "json"], environment: "PAYSHEET_FORMAT", summary: "text or json (default: text)")
    static let color = OptionDescription(
        name: "color", value: "WHEN", words: ["auto", "always", "never"], environment: "PAYSHEET_COLOR",
        summary: "auto, always or never (default: auto)")
    static let kind = OptionDescription(
        name: "kind", value: "KIND",
        summary: "the kind of the documents, by the dictionary's name (default: auto, detected from the members)")
}

/// An environment variable that a command reads.
package struct EnvironmentVariable: Sendable, Hashable {
    package let name: String
    package let summary: String

    init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }

    /// The variables that decide on colours without an option, in this order.
    static let ofColor = [
        EnvironmentVariable("NO_COLOR", "not empty: no colour"),
        EnvironmentVariable("CLICOLOR_FORCE", "not empty: colour, even if the output is not a terminal"),
        EnvironmentVariable("FORCE_COLOR", "the same"),
        EnvironmentVariable("TERM", "dumb: no colour"),
    ]
}
