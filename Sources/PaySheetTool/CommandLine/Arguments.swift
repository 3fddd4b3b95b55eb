/// The arguments of one call, sorted into options and operands.
struct Arguments: Sendable {
    private(set) var given: [(name: String, value: String)] = []
    private(set) var operands: [String] = []

    /// The option was given, and not revoked later.
    func has(_ name: String) -> Bool { given.last { $0.name == name }.map { $0.value != "no" } ?? false }

    /// The value of an option; of several the last.
    func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

    /// Every value of an option.
    func values(_ name: String) -> [String] { given.filter { $0.name == name }.map { $0.value } }

    /// Every value of an option that takes lists, the lists taken apart at their commas.
    func listed(_ name: String) -> [String] {
        values(name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: true).map { String($0) } }
    }

    /// Sorts arguments as GNU programs do: `--name=value`, `--name value`, letters in a bunch, operands anywhere, `--` ends the
    /// options, `-` is an operand. Environment variables stand in for options that were not given.
    init(_ words: [String], of command: CommandDescription, environment: (String) -> String?) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if word.hasPrefix("--") {
                try takeLong(String(word.dropFirst(2)), &rest, command)
            } else if word.hasPrefix("-"), word != "-" {
                try takeLetters(word.dropFirst(), &rest, command)
            } else {
                operands.append(word)
            }
        }
        for option in command.options where value(option.name) == nil {
            guard let variable = option.environment, let value = environment(variable), !value.isEmpty else { continue }
            guard option.words.isEmpty || option.words.contains(value) else {
                throw UsageError(variable + " is \"" + value + "\"; it takes " + option.words.joined(separator: ", "))
            }
            given.append((option.name, value))
        }
    }

    private mutating func takeLong(_ text: String, _ rest: inout ArraySlice<String>, _ command: CommandDescription) throws(UsageError) {
        let equals = text.firstIndex(of: "=")
        let name = equals.map { String(text[..<$0]) } ?? text
        let inlined = equals.map { String(text[text.index(after: $0)...]) }
        if let option = command.options.first(where: { $0.name == name }) {
            guard option.value != nil else {
                guard inlined == nil else { throw UsageError("--" + name + " takes no value") }
                return given.append((name, "yes"))
            }
            if option.isValueOptional {
                guard inlined != "" else { throw UsageError("--" + name + "= needs a value, or leave the sign out") }
                return given.append((name, inlined ?? ""))
            }
            guard let value = inlined ?? rest.popFirst() else {
                throw UsageError("--" + name + " needs a value: --" + name + " " + (option.value ?? ""))
            }
            return try take(value, for: option)
        }
        if name.hasPrefix("no-"), inlined == nil {
            let revoked = String(name.dropFirst(3))
            if command.options.contains(where: { $0.name == revoked && $0.value == nil }) { return given.append((revoked, "no")) }
        }
        throw UsageError("unknown option --" + name, near: Hints.nearest(name, command.options.map { $0.name }).map { "--" + $0 })
    }

    private mutating func takeLetters(
        _ letters: Substring, _ rest: inout ArraySlice<String>, _ command: CommandDescription
    ) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                throw UsageError("unknown option -" + String(letter))
            }
            guard option.value != nil else {
                given.append((option.name, "yes"))
                continue
            }
            if letters.first == "=" { letters = letters.dropFirst() }
            guard let value = letters.isEmpty ? rest.popFirst() : String(letters) else {
                throw UsageError("-" + String(letter) + " needs a value")
            }
            return try take(value, for: option)
        }
    }

    private mutating func take(_ value: String, for option: OptionDescription) throws(UsageError) {
        guard option.words.isEmpty || option.words.contains(value) else {
            throw UsageError(
                "--" + option.name + " takes " + option.words.joined(separator: ", ") + ", not \"" + value + "\"",
                near: Hints.nearest(value, option.words))
        }
        given.append((option.name, value))
    }
}

/// A mistake in how the command was called.
struct UsageError: Error, Sendable {
    let message: String
    /// What was probably meant.
    let near: String?

    init(_ message: String, near: String? = nil) {
        self.message = message
        self.near = near
    }

    /// The sentence with the suggestion.
    var text: String { message + (near.map { "; did you mean " + $0 + "?" } ?? "") }
}
