/// A source file that describes one rule.
public struct RuleSource: Sendable {
    /// The Swift type, which is also the file's name.
    public let type: String
    /// `topic/name`.
    public let name: String
    /// The title.
    public let title: String
    /// The word of the severity.
    public let severity: String

    /// Finds the rule in a source file. `nil` where it describes none.
    public init?(file: String, text: String) {
        guard file.hasSuffix(".swift"), text.contains(": DocumentRule {"), let start = text.firstRange(of: "card: Rule {") else {
            return nil
        }
        // The name and the title are the first two texts in quotes.
        let parts = text[start.upperBound...].split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5 else { return nil }
        type = String(file.dropLast(6))
        name = String(parts[1])
        title = String(parts[3])
        severity = String(parts[4].drop { $0 != "." }.dropFirst().prefix { $0.isLetter })
    }

    /// The name of the static member of `RuleID`.
    var member: String {
        let head = type.hasPrefix("W3C") ? 3 : 1
        return type.prefix(head).lowercased() + type.dropFirst(head)
    }
}

extension RuleSource {
    /// The numbers of the rules that the binder sees to; `RuleID` states their names.
    static let codesOfShape = [
        "member/missing": 100, "member/duplicate": 101, "member/unknown": 102, "member/type": 103, "member/version": 104,
        "amount/format": 105, "date/format": 106, "number/range": 107, "code/unknown": 108, "network/unknown": 109,
        "network/spelling": 110, "country/unknown": 111, "currency/unknown": 112, "document/kind": 113,
    ]
}

extension Generator {
    /// The table of all rules, in the order of their names.
    public func ruleTableFile(_ sources: [RuleSource]) -> GeneratedFile {
        let rules = sources.sorted { $0.name < $1.name }
        let numbered = rules.filter { RuleSource.codesOfShape[$0.name] == nil }
        var codes = RuleSource.codesOfShape
        for (place, rule) in numbered.enumerated() { codes[rule.name] = 200 + place }
        func code(_ rule: RuleSource) -> String { String(codes[rule.name] ?? 0) }
        let ordered = rules.sorted { (codes[$0.name] ?? 0) < (codes[$1.name] ?? 0) }
        var text = GeneratedFile.ruleHeader
        text += "extension RuleID {\n"
        for rule in numbered {
            text += "    /// `\(rule.name)`: \(rule.title.prefix(1).lowercased() + rule.title.dropFirst()).\n"
            text += "    public static let \(rule.member) = RuleID(code: \(code(rule)))\n"
        }
        text += "}\n\n/// All rules in one place.\nenum RuleTable {\n"
        text += "    static let ids: [RuleID] = (0..<\(numbered.count)).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }\n\n"
        text += "    static func name(_ code: UInt16) -> String? {\n        switch code {\n"
        for rule in ordered { text += "        case \(code(rule)): \"\(rule.name)\"\n" }
        text += "        default: nil\n        }\n    }\n\n    static func title(_ code: UInt16) -> String? {\n        switch code {\n"
        for rule in ordered { text += "        case \(code(rule)): \"\(rule.title)\"\n" }
        text += "        default: nil\n        }\n    }\n\n    static func severity(_ code: UInt16) -> Severity {\n        switch code {\n"
        for severity in ["error", "info"] {
            let codes = ordered.filter { $0.severity == severity }.map { code($0) }
            text += "        case \(codes.joined(separator: ", ")): .\(severity)\n"
        }
        text += "        default: .warning\n        }\n    }\n\n"
        text += "    static func card(_ code: UInt16) -> Rule? {\n"
        text +=
            "        let place = code >= RuleID.ruleBase ? Int(code - RuleID.ruleBase) + \(rules.count - numbered.count) : Int(code) - Int(RuleID.shapeBase)\n"
        text += "        return card(at: place)\n    }\n\n"
        text +=
            "    // Embedded Swift makes what is kept while it compiles, which takes half a minute for the cards; there they are made when asked for.\n"
        text += "    #if hasFeature(Embedded)\n"
        text += Self.cardsByPlace(ordered.map { "\($0.type).card" })
        text += "    #else\n"
        text += Self.cardsByPlace(ordered.indices.map { "Cards.card\($0)" })
        text +=
            "    /// Each card is made when it is asked for first: a check without findings needs none, and most others few. They are texts and\n"
        text += "    /// samples, over which an optimizer would brood for minutes.\n"
        text += "    private enum Cards {\n"
        for (place, rule) in ordered.enumerated() { text += "        static let card\(place) = \(rule.type).card\n" }
        text += "    }\n    #endif\n\n"
        text += "    private static var cards: [Rule] { (0..<\(ordered.count)).compactMap { card(at: $0) } }\n\n"
        text +=
            "    static let sorted: [Rule] = (cards + SyntaxRules.all).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }\n\n"
        text += "    @_optimize(none) static var rows: [RuleRow] {\n        var rows: [RuleRow] = []\n"
        for rule in numbered { text += "        add(\(rule.type).rows, to: &rows)\n" }
        text += "        return rows\n    }\n\n"
        text += "    /// (Optimized, other than the list itself.)\n"
        text += "    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }\n}\n\n"
        text += "extension Rule {\n    /// Every rule, in the order of the names.\n"
        text += "    public static var all: [Rule] { RuleTable.sorted }\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Rules/Generated/RuleTable.swift", text: text)
    }

    /// A function that gives the card at a place in the order of the numbers.
    private static func cardsByPlace(_ cards: [String]) -> String {
        var text = "    /// The card at a place in the order of the numbers.\n"
        text += "    @_optimize(none) private static func card(at place: Int) -> Rule? {\n        switch place {\n"
        for (place, card) in cards.enumerated() { text += "        case \(place): \(card)\n" }
        return text + "        default: nil\n        }\n    }\n\n"
    }
}
