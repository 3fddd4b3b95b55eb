import PaySheet
import PaySheetReports

/// Reads the configuration. It is strict: an unknown name is a mistake, with the place and a suggestion.
struct ConfigurationReader {
    private let system: System
    private let catalogs: CatalogList
    private var configuration: Configuration

    /// - Parameters:
    ///   - path: The file.
    ///   - name: The name of the file in messages.
    static func read(
        _ path: String, named name: String, _ catalogs: CatalogList, _ system: System
    ) throws(UsageError) -> Configuration {
        let folder = Paths.folder(of: path)
        var reader = ConfigurationReader(
            system: system, catalogs: catalogs, configuration: Configuration(name: name, folder: folder))
        try reader.read(try InputFile.read(path, named: name, system))
        return reader.configuration
    }

    /// Reads the profile of a provider.
    static func profile(_ name: String, _ text: [UInt8], _ catalogs: CatalogList, _ system: System) throws(UsageError)
        -> ProviderProfile
    {
        let reader = ConfigurationReader(system: system, catalogs: catalogs, configuration: Configuration(name: name, folder: "."))
        var profile = ProviderProfile()
        for member in try reader.known(try InputFile.parse(text, named: name), .profile) {
            let what = reader.quoted(member.name)
            switch member.name {
            case "title": profile.title = try member.value.text(what)
            case "checked": profile.checked = try member.value.text(what)
            case "sources": profile.sources = try reader.texts(member.value, what)
            case "notChecked": profile.notChecked = try member.value.text(what)
            default: try reader.setting(member, &profile.overrides)
            }
        }
        return profile
    }

    private mutating func read(_ root: InputValue) throws(UsageError) {
        let members = try known(root, .configuration)
        // Other members win over the profile, in any order.
        try addProfile(of: members, to: &configuration.general)
        for member in members {
            switch member.name {
            case "edition": configuration.edition = (try edition(member.value), member.value.place)
            case "failOn":
                let word = try one(of: ["error", "warning", "info", "never"], member)
                configuration.threshold = .some(Severity.allCases.first { $0.word == word })
            case "noProviders": configuration.omitsProviders = try member.value.flag(quoted(member.name))
            case "baseline": configuration.baseline = try baseline(member)
            case "files": configuration.files = try list(member, files)
            case "ignore": configuration.ignores = try list(member, ignore)
            default: try setting(member, &configuration.general)
            }
        }
    }

    private func list<Entry>(_ member: InputValue.Member, _ read: (InputValue) throws(UsageError) -> Entry) throws(UsageError) -> [Entry] {
        var entries: [Entry] = []
        for value in try member.value.elements(quoted(member.name)) { entries.append(try read(value)) }
        return entries
    }

    private func files(_ entry: InputValue) throws(UsageError) -> Configuration.Files {
        var overrides = DocumentOptions()
        var patterns: [PathPattern] = []
        let members = try known(entry, .files)
        try addProfile(of: members, to: &overrides)
        for member in members {
            if member.name == "glob" {
                patterns = try self.patterns(member)
            } else {
                try setting(member, &overrides)
            }
        }
        return Configuration.Files(patterns: patterns, overrides: overrides)
    }

    private func ignore(_ entry: InputValue) throws(UsageError) -> Configuration.Ignore {
        var (rule, reason) = ("", "")
        var patterns: [PathPattern] = []
        var pointer: [String]?
        var until: String?
        for member in try known(entry, .ignore) {
            let what = quoted(member.name)
            switch member.name {
            case "rule":
                rule = try member.value.text(what)
                guard catalogs.knows(rule) else { throw unknown(rule, member.value, catalogs.allRuleNames + catalogs.allTopics) }
            case "glob": patterns = try self.patterns(member)
            case "pointer": pointer = try steps(member)
            case "reason":
                reason = try member.value.text(what)
                guard !reason.utf8.allSatisfy({ $0 == 0x20 }) else { throw member.value.problem("\"reason\" must say why") }
            default:
                let day = try member.value.text(what)
                let timestamp = DateTimeText(rawValue: day)
                guard timestamp.isISO8601, timestamp.isDateOnly else {
                    throw member.value.problem("\"until\" must be a day such as 2027-01-31")
                }
                until = day
            }
        }
        return Configuration.Ignore(
            place: entry.place, rule: catalogs.aliases.name(for: rule) ?? rule, givenRule: rule, patterns: patterns, pointer: pointer,
            reason: reason, until: until)
    }

    // MARK: Settings

    private func setting(_ member: InputValue.Member, _ overrides: inout DocumentOptions) throws(UsageError) {
        let (value, what) = (member.value, quoted(member.name))
        switch member.name {
        case "kind": overrides.kind = .some(try kind(value))
        case "apiVersion": overrides.apiVersion = Int(clamping: try value.number(what, 0...Int64(UInt32.max)))
        case "safari":
            let text = try value.text(what)
            overrides.safari = try value.naming { () throws(UsageError) in try SettingWord.safari(text) }
        case "merchants":
            let path = try file(member)
            overrides.merchants = try value.naming { () throws(UsageError) in try MerchantFile.read(path, system) }
        case "expectCountry":
            let code = try value.text(what)
            overrides.country = try value.naming { () throws(UsageError) in try SettingWord.country(code) }
        case "expectCurrency":
            let code = try value.text(what)
            overrides.currency = try value.naming { () throws(UsageError) in try SettingWord.currency(code) }
        case "expectMerchants": overrides.merchantIdentifiers = try texts(value, what)
        case "expectContactFields":
            overrides.contactFields = try words(value, what, SettingWord.field)
        case "expectNetworks": overrides.networks = try words(value, what, SettingWord.network)
        case "refuseNetworks":
            let refused = try words(value, what, SettingWord.network)
            overrides.networks = PaymentNetwork.all.filter { !refused.contains($0) }
        case "expectCapabilities": overrides.capabilities = try words(value, what, SettingWord.capability)
        case "decimals":
            for entry in try value.members(what) where entry.name != ConfigurationObject.comment.name {
                let currency = try entry.key.naming { () throws(UsageError) in try SettingWord.currency(entry.name) }
                overrides.setDecimals(Policy.CurrencyDecimals(currency, Int(try entry.value.number(quoted(entry.name), 0...4))))
            }
        case "rules": overrides.levels = try levels(value, what)
        case "select":
            let names = catalogs.allRuleNames + catalogs.allTopics + ["advice"]
            overrides.selected = []
            for element in try value.elements(what) {
                let name = try element.text("a rule")
                guard names.contains(name) || catalogs.knows(name) else { throw unknown(name, element, names) }
                overrides.selected?.append(name)
            }
        default: break
        }
    }

    /// Returns the words of a list.
    private func words<Word>(
        _ value: InputValue, _ what: String, _ word: (String) throws(UsageError) -> Word
    ) throws(UsageError) -> [Word] {
        var words: [Word] = []
        for element in try value.elements(what) {
            let name = try element.text("an element of " + what)
            words.append(try element.naming { () throws(UsageError) in try word(name) })
        }
        return words
    }

    /// Adds the settings of a profile that the object names.
    private func addProfile(of members: [InputValue.Member], to overrides: inout DocumentOptions) throws(UsageError) {
        guard let member = members.first(where: { $0.name == "profile" }) else { return }
        overrides.add(try ProviderProfile.named(try one(of: ProviderProfile.names, member), catalogs, system).overrides)
    }

    private func kind(_ value: InputValue) throws(UsageError) -> DocumentKind? {
        let name = try value.text("\"kind\"")
        return try value.naming { () throws(UsageError) in try SettingWord.kind(name, catalogs) }
    }

    private func levels(_ value: InputValue, _ what: String) throws(UsageError) -> [DocumentOptions.Level] {
        var levels: [DocumentOptions.Level] = []
        for entry in try value.members(what) where entry.name != ConfigurationObject.comment.name {
            guard catalogs.knows(entry.name) else { throw unknown(entry.name, entry.key, catalogs.allRuleNames + catalogs.allTopics) }
            let word = try one(of: RuleNames.levels, entry)
            levels.append(.init(name: entry.name, severity: Severity.allCases.first { $0.word == word }))
        }
        // A rule wins over its topic, in any order.
        return levels.filter { !$0.name.contains("/") } + levels.filter { $0.name.contains("/") }
    }

    private func texts(_ value: InputValue, _ what: String) throws(UsageError) -> [String] {
        var texts: [String] = []
        for element in try value.elements(what) {
            let text = try element.text("an element of " + what)
            guard !text.isEmpty else { throw element.problem("an element of " + what + " is empty") }
            texts.append(text)
        }
        return texts
    }

    private func edition(_ value: InputValue) throws(UsageError) -> RuleEdition {
        let text = try value.text("\"edition\"")
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let year = parts[0], let month = parts[1], (1...12).contains(month),
            RuleEdition(year: year, month: month).text == text
        else { throw value.problem("\"edition\" must be a year and a month such as " + RuleEdition.newest.text) }
        let edition = RuleEdition(year: year, month: month)
        guard edition >= .first else {
            throw value.problem("there was no edition " + text + " of the rules; the first is " + RuleEdition.first.text)
        }
        return edition
    }

    // MARK: Paths and patterns

    private func patterns(_ member: InputValue.Member) throws(UsageError) -> [PathPattern] {
        let values = member.value.isText ? [member.value] : try member.value.elements(quoted(member.name))
        var patterns: [PathPattern] = []
        for value in values { patterns.append(PathPattern(try inside(value, "a pattern"))) }
        guard !patterns.isEmpty else { throw member.value.problem("\"glob\" needs a pattern such as requests/**/*.json") }
        return patterns
    }

    /// Returns a path below the folder of the configuration. A repository must not reach outside of it.
    private func inside(_ value: InputValue, _ what: String) throws(UsageError) -> String {
        let path = try value.text(what)
        guard !path.isEmpty else { throw value.problem(what + " must not be empty") }
        let leaves = path.split(separator: "/").contains("..")
        guard !path.hasPrefix("/"), !leaves, !path.unicodeScalars.contains("\u{0}") else {
            throw value.problem(quoted(path) + " leads out of the folder of the configuration; paths start there and stay below it")
        }
        return path
    }

    private func baseline(_ member: InputValue.Member) throws(UsageError) -> (file: String, known: Baseline?) {
        let path = try file(member)
        guard system.look(path) != nil else { return (path, nil) }
        return (path, try member.value.naming { () throws(UsageError) in try Baseline.read(path, system) })
    }

    /// Returns the path of a file below the folder of the configuration, which can be missing.
    private func file(_ member: InputValue.Member) throws(UsageError) -> String {
        let (value, what) = (member.value, quoted(member.name))
        let path = Paths.join(configuration.folder, try inside(value, what))
        guard system.look(path)?.kind != .folder else { throw value.problem(what + " is a folder, and has to be a file") }
        guard Paths.isInside(path, configuration.folder, system) else {
            throw value.problem(what + " is a link that leads out of the folder of the configuration")
        }
        guard system.look(path) == nil || system.size(path) != nil else { throw value.problem(what + " is not a regular file") }
        return path
    }

    private func steps(_ member: InputValue.Member) throws(UsageError) -> [String] {
        let pointer = try member.value.text(quoted(member.name))
        guard let steps = JSONPointer(pointer)?.spelledSteps else {
            throw member.value.problem("\"pointer\" must be an RFC 6901 pointer such as /lineItems/0/amount")
        }
        return steps
    }

    // MARK: Words

    /// Returns the members of an object: all of them known, with all required ones.
    private func known(_ value: InputValue, _ object: ConfigurationObject) throws(UsageError) -> [InputValue.Member] {
        let known = object.members
        let members = try value.members(object == .configuration ? "the configuration" : "an entry of \"" + object.rawValue + "\"")
        for member in members where !known.contains(where: { $0.name == member.name }) {
            let near = Hints.nearest(member.name.filter { $0 != "-" }, known.map { $0.name })
            throw member.key.problem("unknown member \"" + member.name + "\"", near: near)
        }
        for wanted in known where wanted.isRequired && !members.contains(where: { $0.name == wanted.name }) {
            throw value.problem("an entry of \"" + object.rawValue + "\" needs \"" + wanted.name + "\": " + lowered(wanted.summary))
        }
        for member in members where member.name.hasPrefix("$") { _ = try member.value.text(quoted(member.name)) }
        return members.filter { !$0.name.hasPrefix("$") }
    }

    private func one(of words: [String], _ member: InputValue.Member) throws(UsageError) -> String {
        let word = try member.value.text(quoted(member.name))
        guard words.contains(word) else {
            throw member.value.problem(
                quoted(member.name) + " takes " + words.joined(separator: ", ") + ", not " + quoted(word), near: Hints.nearest(word, words))
        }
        return word
    }

    private func unknown(_ name: String, _ value: InputValue, _ known: [String]) -> UsageError {
        value.problem("unknown rule \"" + name + "\"", near: Hints.nearest(name, known))
    }

    private func quoted(_ name: String) -> String { "\"" + name + "\"" }

    private func lowered(_ sentence: String) -> String {
        sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
    }
}
