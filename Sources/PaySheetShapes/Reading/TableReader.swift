/// Reads the tables of a catalog from a text: its data files without comments and empty lines.
///
/// `Docs/Adding-a-member.md` describes the files.
struct TableReader {
    /// The names that types can use, and whether each is the name of a vocabulary.
    private var names: [String: Bool] = [:]

    private(set) var shapes: [Shape] = []
    private(set) var vocabularies: [Vocabulary] = []
    private(set) var kinds: [KindRow] = []
    private(set) var families: [Family] = []

    /// Reads the whole text.
    init(_ text: String) throws(TableFault) {
        let lines = TableEntry.lines(of: text)
        var next = 0
        let sections = try TableEntry.entries(in: lines, from: &next)
        guard next == lines.count else { throw TableFault(next, "no heading; write `# ` and one of: \(TableReader.sections)") }
        for section in sections where section.name != "kinds" && section.name != "families" {
            for entry in section.entries where names.updateValue(section.name == "vocabularies", forKey: entry.name) != nil {
                throw TableFault(entry.line, "`\(entry.name)` is here twice; remove one of them")
            }
        }
        for var section in sections {
            let (group, entries) = (Shape.Group(rawValue: section.name), section.takeEntries())
            guard group != nil || ["vocabularies", "kinds", "families"].contains(section.name) else {
                throw TableFault(section.line, "unknown heading `\(section.name)`; write one of: \(TableReader.sections)")
            }
            try section.end()
            for var entry in entries {
                switch section.name {
                case "vocabularies": vocabularies.append(try vocabulary(&entry))
                case "kinds": kinds.append(try kind(&entry))
                case "families": families.append(try family(&entry))
                default: if let group { shapes.append(try shape(&entry, group)) }
                }
            }
        }
    }

    private static let sections = Shape.Group.allCases.map { $0.rawValue + ", " }.joined() + "vocabularies, kinds, families"

    private func dictionary(_ name: String, _ entry: TableEntry) throws(TableFault) -> String {
        guard names[name] == false else { throw TableFault(entry.line, "unknown dictionary `\(name)`; correct the name") }
        return name
    }

    // MARK: Dictionaries

    private func shape(_ entry: inout TableEntry, _ group: Shape.Group) throws(TableFault) -> Shape {
        let (swiftName, isAbstract, base) = (entry.takeSwiftName(), entry.takeWord("abstract"), entry.take("extends "))
        let (isOpen, use) = (entry.takeWord("open"), entry.takeUse())
        let availability = try entry.takeAvailability() ?? .always
        let (summary, link) = (try entry.takeSummary(), try entry.takeLink())
        var members: [Member] = []
        for var item in entry.takeEntries() { members.append(try member(&item)) }
        try entry.end("as SWIFT-NAME, abstract, open, package only, in MODULE, extends DICTIONARY, " + TableEntry.availabilities)
        if let base { _ = try dictionary(base, entry) }
        return Shape(
            entry.name, swift: swiftName, group: group, base: base, isAbstract: isAbstract, isOpen: isOpen, use: use,
            availability: availability, link: link,
            summary: summary, members: members)
    }

    private func member(_ entry: inout TableEntry) throws(TableFault) -> Member {
        let type = try type(entry.takeFirst(), &entry)
        let presence: Member.Presence = entry.takeWord("required") ? .required : entry.takeWord("expected") ? .expected : .optional
        let exemption = try exemption(&entry)
        let (availability, isPersonal, part) = (try entry.takeAvailability(), entry.takeWord("personal"), entry.take("part "))
        let isNullable = entry.takeWord("nullable")
        let (value, example) = (entry.take("default `", "`"), entry.take("example `", "`"))
        let sentence = try entry.takeSentence()
        try entry.end(
            "required, expected, unless MEMBER is `WORD`, personal, nullable, part NAME, default `JSON`, example `JSON`, "
                + TableEntry.availabilities)
        return Member(
            entry.name, type, presence, unless: exemption, default: value, since: availability, personal: isPersonal, nullable: isNullable,
            part: part, example: example, sentence)
    }

    /// The value of another member with which a member can be missing.
    private func exemption(_ entry: inout TableEntry) throws(TableFault) -> Member.Exemption? {
        guard let condition = entry.take("unless ", "`") else { return nil }
        let parts = condition.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, parts[1] == "is", parts[2].hasPrefix("`") else {
            throw TableFault(entry.line, "no condition; write `unless MEMBER is `WORD``")
        }
        return Member.Exemption(member: String(parts[0]), word: String(parts[2].dropFirst()))
    }

    private static let types: [(name: Substring, type: MemberType)] = [
        ("text", .text(.plain)), ("url", .text(.url)), ("base64", .text(.base64)), ("hex", .text(.hex)), ("country", .text(.country)),
        ("currency", .text(.currency)), ("time zone", .text(.timeZone)), ("duration", .text(.duration)), ("amount", .amount),
        ("date", .date), ("boolean", .boolean), ("unsigned long", .unsignedLong), ("unsigned short", .unsignedShort),
        ("integer", .integer), ("number", .number), ("object", .object), ("anything", .anything),
    ]

    private func type(_ text: Substring, _ entry: inout TableEntry) throws(TableFault) -> MemberType {
        if text.hasPrefix("list of ") { return .list(try type(text.dropFirst(8), &entry)) }
        if let simple = TableReader.types.first(where: { $0.name == text }) { return simple.type }
        if let isVocabulary = names[String(text)] { return isVocabulary ? .token(String(text)) : .record(String(text)) }
        let parts = text.split(separator: " ").map { String($0) }
        guard parts.count == 4, parts[0] == "variant" || parts[0] == "choice", parts[2] == "by" else {
            let known = TableReader.types.map { $0.name + ", " }.joined() + "list of TYPE, variant NAME by MEMBER, choice NAME by MEMBER"
            throw TableFault(entry.line, "unknown type `\(text)`; write a dictionary, a vocabulary or one of: \(known)")
        }
        var cases: [MemberType.VariantCase] = []
        for var item in entry.takeEntries() {
            let (name, shape) = (item.takeSwiftName(), try dictionary(item.takeText(), item))
            try item.end("as SWIFT-NAME")
            cases.append(.init(item.name, shape, name))
        }
        guard !cases.isEmpty else {
            throw TableFault(entry.line, "`\(entry.name)` has no dictionaries; write a line `  - VALUE: DICTIONARY` for each value")
        }
        return parts[0] == "choice" ? .choice(parts[1], by: parts[3], cases: cases) : .variant(parts[1], by: parts[3], cases: cases)
    }

    // MARK: Vocabularies, kinds and families

    private static let effects: [(name: String, effect: Vocabulary.UnknownWords)] = [
        ("throw", .throwing), ("throw ignoring case", .throwingIgnoringCase), ("are tolerated", .tolerated), ("are refused", .refused),
    ]

    private func vocabulary(_ entry: inout TableEntry) throws(TableFault) -> Vocabulary {
        let (swiftName, text, use) = (entry.takeSwiftName(), entry.take("unknown words "), entry.takeUse())
        guard let effect = TableReader.effects.first(where: { $0.name == text })?.effect else {
            let known = TableReader.effects.map { $0.name }.joined(separator: ", ")
            throw TableFault(entry.line, "no effect of unknown words; write `unknown words` and one of: \(known)")
        }
        let (summary, link) = (try entry.takeSummary(), try entry.takeLink())
        var words: [Word] = []
        for var item in entry.takeEntries() {
            let (name, availability, sentence) = (item.takeSwiftName(), try item.takeAvailability(), try item.takeSentence())
            try item.end("as SWIFT-NAME, " + TableEntry.availabilities)
            words.append(Word(item.name, swift: name, since: availability, sentence))
        }
        try entry.end("as SWIFT-NAME, package only, in MODULE")
        return Vocabulary(entry.name, swift: swiftName, unknown: effect, use: use, link: link, summary: summary, words: words)
    }

    private func kind(_ entry: inout TableEntry) throws(TableFault) -> KindRow {
        let swiftName = entry.takeSwiftName()
        try entry.end("as SWIFT-NAME")
        return KindRow(entry.name, shape: try dictionary(entry.name, entry), swift: swiftName)
    }

    private func family(_ entry: inout TableEntry) throws(TableFault) -> Family {
        let (shapes, summary) = (entry.takeNames(), try entry.takeSummary())
        for name in shapes { _ = try dictionary(name, entry) }
        var members: [[String]] = []
        for var item in entry.takeEntries() {
            members.append([item.name] + item.takeNames())
            try item.end()
        }
        try entry.end()
        return Family(name: entry.name, summary: summary, shapes: shapes, members: members)
    }
}
