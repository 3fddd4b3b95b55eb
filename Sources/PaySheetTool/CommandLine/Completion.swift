import PaySheet
package import PaySheetChecking
import PaySheetGuide
import PaySheetReports

/// The suggestions of a shell for a value or an operand, by the placeholder in the help.
package struct Completion: Sendable, Hashable {
    package enum Paths: Sendable, Hashable { case none, files, folders }

    package var paths = Paths.none
    package var words: [String] = []
    /// Whether several words can follow each other with commas between them.
    package var isList = false

    package var isEmpty: Bool { paths == .none && words.isEmpty }

    /// Returns the suggestions for each placeholder.
    private enum Meaning { case files, folders, rules, topics, kinds, commands, fields, networks, capabilities, anything }
    private static let meanings: [String: Meaning] = [
        "FILE": .files, "PATH": .files, "GLOB": .files, "REQUEST": .files, "OLD": .files, "NEW": .files, "ORDER": .files, "DIR": .folders,
        "RULE": .rules, "TOPIC": .topics, "KIND": .kinds, "-": .anything, "TEXT": .anything, "NAME": .anything, "N": .anything,
        "CODE": .anything, "ID": .anything, "AMOUNT": .anything, "CURRENCY": .anything, "ISO8601": .anything, "ZONE": .anything,
        "POINTER": .anything, "VALUE": .anything, "/pointer": .anything, "C": .anything, "VARIANT": .anything, "LEVEL": .anything,
        "FORMAT": .anything, "WHEN": .anything, "LANGUAGE": .anything, "SHELL": .anything, "FORM": .anything,
        "THEME": .anything, "COLUMNS": .anything, "PLACE": .anything, "SERVICE": .anything, "PLATFORM": .anything, "COMMAND": .commands,
        "FIELD": .fields, "SYSTEM": .anything, "RELEASE": .anything, "BASE64": .anything,
        "NETWORK": .networks, "CAPABILITY": .capabilities, "PROVIDER": .anything, "PART": .anything, "ANSWER": .anything,
        "STATUS": .anything, "STEP": .anything, "PURPOSE": .anything, "LABEL": .anything, "STYLE": .anything, "TAG": .anything,
        "PHASE": .anything, "POLICY": .anything, "ACTION": .anything, "CALL": .anything, "WORD": .anything, "ADDRESS": .anything,
        "TOKEN": .anything, "WORDS": .anything,
    ]

    package init(of option: OptionDescription, _ names: CompletionNames) {
        self.init(option.value ?? "", option.words, names)
    }

    package init(of command: CommandDescription, _ names: CompletionNames) {
        self.init(command.operands, command.operandWords, names)
        // Only `explain` has a rule as an operand, and it knows the rules of every command.
        if words == names.rules + names.topics { words = names.explained }
    }

    /// - Parameter given: The allowed words, if there is a list.
    private init(_ placeholders: String, _ given: [String], _ names: CompletionNames) {
        isList = placeholders.contains(",")
        words = given
        for name in Completion.alternatives(in: placeholders) {
            switch Completion.meanings[name] {
            case .files: paths = .files
            case .folders: paths = paths == .files ? .files : .folders
            // A list of words replaces those that the placeholder stands for.
            case .some where !given.isEmpty: break
            case .rules: words += names.rules
            case .topics: words += names.topics
            case .kinds: words += names.kinds
            case .commands: words += Command.all.map { $0.name }
            case .fields: words += ContactField.all.map { $0.rawValue }
            case .networks: words += PaymentNetwork.all.map { $0.rawValue }
            case .capabilities: words += MerchantCapability.all.map { $0.rawValue }
            case .anything: break
            case nil: if given.isEmpty, Completion.isLiteral(name) { words.append(name) }
            }
        }
    }

    /// The placeholders without suggestions.
    package static func unknown(in placeholders: String) -> [String] {
        placeholders.split { "[]|…, =:".contains($0) }.map { String($0) }.filter { meanings[$0] == nil && !isLiteral($0) }
    }

    /// Words in lower case are literal.
    private static func isLiteral(_ name: String) -> Bool { name.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }

    /// The placeholders that can be used alone. For `RULE=LEVEL` a shell cannot suggest the second half, so it suggests nothing.
    private static func alternatives(in placeholders: String) -> [String] {
        placeholders.split { "| ,".contains($0) }.compactMap { part in
            let plain = part.filter { $0 != "]" && $0 != "…" }
            let name = plain.hasPrefix("[") ? plain.dropFirst()[...] : plain[...]
            guard !name.contains("=") else { return nil }
            return name.split { $0 == "[" || $0 == ":" }.first.map { String($0) }
        }
    }
}

/// The long lists of words that shells suggest.
package struct CompletionNames: Sendable {
    let rules: [String]
    let topics: [String]
    let kinds: [String]
    /// The rules that only other commands than `check` report, with their topics.
    let others: [String]
    /// What `explain` explains.
    var explained: [String] { rules + topics + others }

    package init(_ catalogs: CatalogList) {
        rules = catalogs.ruleNames.sorted()
        topics = catalogs.topics
        kinds = catalogs.kinds.map { $0.name }.sorted()
        let names = Set(catalogs.cards.map { $0.name }).subtracting(rules).sorted()
        others = Set(names.map { Selection.topic(of: $0) }).subtracting(topics).sorted() + names
    }
}
