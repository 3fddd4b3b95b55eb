package import PaySheetChecking

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
