/// A command as data: reading the arguments, help, manual page, completions and `Docs/Command.md` all come from it.
package struct CommandDescription: Sendable {
    /// The word that calls it.
    package let name: String
    /// What it does, in a few words, without a full stop.
    package let summary: String
    /// The operands as help writes them. What stands between the signs is a placeholder that `Completion` knows.
    package let operands: String
    /// The words that the operands are taken from, where there are such.
    package var operandWords: [String] = []
    /// More about it, a paragraph each. Lines that begin with a space keep their ends.
    package var discussion: [String] = []
    package let options: [OptionDescription]
    /// What each exit status means here.
    package var statuses: [(Int32, String)] = CommandDescription.usualStatuses
    /// Environment variables that it looks at beside those of its options.
    package var variables: [EnvironmentVariable] = []
    /// Lines to try.
    package let examples: [String]
    /// Does the work and gives the exit status.
    let run: @Sendable (Arguments, inout Console) -> Int32

    static let usualStatuses: [(Int32, String)] = [
        (0, "done"), (2, "the job could not be done in full: usage, unreadable input"),
    ]

    /// How it is called.
    package var usage: String {
        "paysheet " + name + (options.isEmpty ? "" : " [OPTION…]") + (operands.isEmpty ? "" : " " + operands)
    }

    /// All environment variables that it looks at.
    package var allVariables: [EnvironmentVariable] {
        var all = options.compactMap { option in
            option.environment.map { EnvironmentVariable($0, "stands in for --" + option.name) }
        }
        if options.contains(where: { $0.name == OptionDescription.color.name }) { all += EnvironmentVariable.ofColor }
        return all + variables
    }
}

/// An option of a command.
package struct OptionDescription: Sendable {
    /// The name without its hyphens.
    package let name: String
    /// A letter that stands for the name.
    package var letter: Character?
    /// The placeholder of the value; `nil` for a switch, which takes none and can be revoked as `--no-…`.
    package var value: String?
    /// The value may be left out: `--name` alone, or `--name=VALUE`.
    package var isValueOptional = false
    /// The only values that it takes; empty takes any.
    package var words: [String] = []
    /// It may be given more than once, and each time counts; of any other option the last counts.
    package var isRepeatable = false
    /// The environment variable that stands in for it. Only how things are shown may have one, never what is found.
    package var environment: String?
    /// What it does, without a full stop. It names all words.
    package let summary: String

    /// The option as help writes it.
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
        name: "kind", value: "KIND", summary: "what the documents are, by the dictionary's name (default: auto, told by the members)")
}

/// A variable of the environment that a command looks at.
package struct EnvironmentVariable: Sendable, Hashable {
    package let name: String
    package let summary: String

    init(_ name: String, _ summary: String) {
        self.name = name
        self.summary = summary
    }

    /// What decides on colour where no option does, in this order.
    static let ofColor = [
        EnvironmentVariable("NO_COLOR", "not empty: no colour"),
        EnvironmentVariable("CLICOLOR_FORCE", "not empty: colour, also where the output is no terminal"),
        EnvironmentVariable("FORCE_COLOR", "the same"),
        EnvironmentVariable("TERM", "dumb: no colour"),
    ]
}
