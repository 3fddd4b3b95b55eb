package import PaySheetChecking

/// The arguments of one call, as options and operands.
package struct Arguments: Sendable {
    /// The options.
    package private(set) var options = OptionValues()
    package private(set) var operands: [String] = []
    /// The names of the options on the command line. Environment variables are not among them.
    private(set) var given: [String] = []
    /// The catalogs that names of kinds and rules belong to.
    package let catalogs: CatalogList

    /// The catalogs of the documents that a command without a configuration reads.
    package var readCatalogs: CatalogList { catalogs.omitting(providers: has(OptionDescription.noProviders.name)) }

    /// Whether the option was given, and not revoked later.
    package func has(_ name: String) -> Bool { options.has(name) }

    /// Returns the value of an option, or the last one of several.
    package func value(_ name: String) -> String? { options.value(name) }

    /// Returns every value of an option.
    package func values(_ name: String) -> [String] { options.values(name) }

    /// Returns every value of an option that takes lists, split at commas.
    package func listed(_ name: String) -> [String] { options.listed(name) }

    /// The arguments with the current folder as operand, if they have none.
    func orCurrentFolder() -> Arguments {
        guard operands.isEmpty else { return self }
        var arguments = self
        arguments.operands = ["."]
        return arguments
    }

    /// The arguments with other options and operands instead of those operands.
    func adding(_ others: [(name: String, value: String)], operands: [String]) -> Arguments {
        var arguments = self
        for (name, value) in others { arguments.options.add(name, value) }
        arguments.operands = operands
        return arguments
    }

    /// The arguments with some of the options alone.
    func keeping(_ names: [String], operands: [String]) -> Arguments {
        var arguments = self
        arguments.options = options.keeping(names)
        arguments.given = given.filter { names.contains($0) }
        arguments.operands = operands
        return arguments
    }

    /// Parses arguments as GNU programs do: `--name=value`, `--name value`, combined letters, operands anywhere, `--` ends the options,
    /// `-` is an operand. Environment variables replace options that were not given.
    package init(
        _ words: [String], of command: CommandDescription, catalogs: CatalogList = .all, environment: (String) -> String?
    ) throws(UsageError) {
        try self.init(words, of: command, catalogs: catalogs)
        for option in command.options where value(option.name) == nil {
            guard let variable = option.environment, let text = environment(variable), !text.isEmpty else { continue }
            if let value = try Arguments.value(of: variable, text, for: option) { options.add(option.name, value) }
        }
    }

    /// Parses arguments alone. Environment variables have no effect.
    package init(_ words: [String], of command: CommandDescription, catalogs: CatalogList) throws(UsageError) {
        self.catalogs = catalogs
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if word.hasPrefix("--") {
                try readLong(String(word.dropFirst(2)), &rest, command)
            } else if word.hasPrefix("-"), word != "-" {
                try readLetters(word.dropFirst(), &rest, command)
            } else {
                operands.append(word)
            }
        }
        given = options.names
    }

    /// Returns the value of a variable, or `nil` if it is meant for other commands only.
    private static func value(of variable: String, _ text: String, for option: OptionDescription) throws(UsageError) -> String? {
        let words = option.value == nil ? ["1", "0", "true", "false", "yes", "no"] : option.words
        guard !words.isEmpty, !words.contains(text) else { return option.value == nil ? (isYes(text) ? "yes" : "no") : text }
        // A format that only `check` writes must not stop the other commands.
        let isKnown = Command.all.contains { $0.options.contains { $0.environment == variable && $0.words.contains(text) } }
        guard isKnown else {
            throw UsageError(
                variable + " is \"" + text + "\"; it takes " + words.joined(separator: ", "), near: Hints.nearest(text, words))
        }
        return nil
    }

    private static func isYes(_ text: String) -> Bool { text == "1" || text == "true" || text == "yes" }

    private mutating func readLong(_ text: String, _ rest: inout ArraySlice<String>, _ command: CommandDescription) throws(UsageError) {
        let equals = text.firstIndex(of: "=")
        let name = equals.map { String(text[..<$0]) } ?? text
        let inlined = equals.map { String(text[text.index(after: $0)...]) }
        if let option = command.options.first(where: { $0.name == name }) {
            guard option.value != nil else {
                guard inlined == nil else { throw UsageError("--" + name + " takes no value") }
                return options.add(name, "yes")
            }
            if option.isValueOptional {
                guard inlined != "" else { throw UsageError("--" + name + "= needs a value; otherwise remove the sign") }
                return options.add(name, inlined ?? "")
            }
            if let inlined { return try options.set(inlined, for: option) }
            return try options.set(Arguments.value(of: "--" + name, option, &rest, command), for: option)
        }
        let switches = command.options.filter { $0.value == nil && $0.name != OptionDescription.help.name }
        if name.hasPrefix("no-"), let revoked = switches.first(where: { "no-" + $0.name == name }) {
            guard inlined == nil else { throw UsageError("--" + name + " takes no value") }
            return options.add(revoked.name, "no")
        }
        if let advice = Hints.advice(name, command) { throw UsageError("unknown option --" + name + "; " + advice) }
        let known = command.options.map { $0.name } + (name.hasPrefix("no-") ? switches.map { "no-" + $0.name } : [])
        throw UsageError(
            "unknown option --" + name, near: Hints.sameMeaning(name, command) ?? Hints.nearest(name, known).map { "--" + $0 })
    }

    private mutating func readLetters(
        _ word: Substring, _ rest: inout ArraySlice<String>, _ command: CommandDescription
    ) throws(UsageError) {
        var letters = word
        while let letter = letters.popFirst() {
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                // `-format` means one option, not six letters.
                let near = Hints.nearest(String(word), command.options.map { $0.name })
                throw UsageError("unknown option -" + String(letter), near: word.count > 2 ? near.map { "--" + $0 } : nil)
            }
            guard option.value != nil else {
                options.add(option.name, "yes")
                continue
            }
            if letters.first == "=" { letters = letters.dropFirst() }
            let value = letters.isEmpty ? try Arguments.value(of: "-" + String(letter), option, &rest, command) : String(letters)
            return try options.set(value, for: option)
        }
    }

    /// Takes the next word as the value of an option. Another option is none: the value was forgotten.
    private static func value(
        of spelling: String, _ option: OptionDescription, _ rest: inout ArraySlice<String>, _ command: CommandDescription
    ) throws(UsageError) -> String {
        let needs = spelling + " needs a value: " + spelling + " " + (option.value ?? "")
        guard let word = rest.popFirst() else { throw UsageError(needs) }
        let name = word.dropFirst(2).prefix { $0 != "=" }
        if word.hasPrefix("--"), name.isEmpty || command.options.contains(where: { $0.name == name }) {
            throw UsageError(needs + "; for the value " + word + " write --" + option.name + "=" + word)
        }
        return word
    }

}
