/// A command as data: reading the arguments, help and whatever else is derived from it say the same.
struct CommandDescription: Sendable {
    /// The word that calls it.
    let name: String
    /// What it does, in a few words.
    let summary: String
    /// The operands as help writes them.
    let operands: String
    /// More about it, a paragraph each.
    var discussion: [String] = []
    let options: [OptionDescription]
    /// What each exit status means here.
    var statuses: [(Int32, String)] = CommandDescription.usualStatuses
    /// Lines to try.
    let examples: [String]
    /// Does the work and gives the exit status.
    let run: @Sendable (Arguments, inout Console) -> Int32

    static let usualStatuses: [(Int32, String)] = [
        (0, "done"), (2, "the job could not be done in full: usage, unreadable input"),
    ]
}

/// An option of a command.
struct OptionDescription: Sendable {
    /// The name without its hyphens.
    let name: String
    /// A letter that stands for the name.
    var letter: Character?
    /// What the value is called in help; `nil` for a switch, which takes none and can be revoked as `--no-…`.
    var value: String?
    /// The value may be left out: `--name` alone, or `--name=VALUE`.
    var isValueOptional = false
    /// The only values that it takes; empty takes any.
    var words: [String] = []
    /// It may be given more than once, and each time counts; of any other option the last counts.
    var isRepeatable = false
    /// The environment variable that stands in for it.
    var environment: String?
    let summary: String
}

extension OptionDescription {
    static let help = OptionDescription(name: "help", letter: "h", summary: "show this help")
    static let format = OptionDescription(
        name: "format", value: "FORMAT", words: ["text", "json"], summary: "text or json (default: text)")
    static let color = OptionDescription(
        name: "color", value: "WHEN", words: ["auto", "always", "never"], environment: "PAYSHEET_COLOR",
        summary: "auto, always or never (default: auto; NO_COLOR is obeyed)")
    static let kind = OptionDescription(
        name: "kind", value: "KIND", summary: "what the documents are, by the dictionary's name (default: auto, told by the members)")
}
