/// A source file that describes one rule.
public struct RuleSource: Sendable {
    /// The Swift type, which is also the file's name.
    public let type: String
    /// `topic/name`.
    public let name: String
    /// The title.
    public let title: String

    /// Finds the rule in a source file. `nil` where it describes none.
    public init?(file: String, text: String) {
        guard file.hasSuffix(".swift"), text.contains(": DocumentRule {"), let start = text.firstRange(of: "= Rule(") else { return nil }
        // The name and the title are the first two texts in quotes.
        let parts = text[start.upperBound...].split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5 else { return nil }
        type = String(file.dropLast(6))
        name = String(parts[1])
        title = String(parts[3])
    }

    /// The name of the static member of `RuleID`.
    var member: String { type.prefix(1).lowercased() + type.dropFirst() }
}

extension Generator {
    /// The table of all rules, in the order of their names.
    public func ruleTableFile(_ sources: [RuleSource]) -> GeneratedFile {
        let rules = sources.sorted { $0.name < $1.name }
        var text = GeneratedFile.ruleHeader
        text += "extension RuleID {\n"
        for (place, rule) in rules.enumerated() {
            text +=
                "    /// `\(rule.name)`: \(rule.title.prefix(1).lowercased() + rule.title.dropFirst()).\n    public static let \(rule.member) = RuleID(code: \(200 + place))\n"
        }
        text += "}\n\n/// All rules in one place.\nenum RuleTable {\n"
        text += "    static let ids: [RuleID] = (0..<\(rules.count)).map { RuleID(code: RuleID.ruleBase + UInt16($0)) }\n\n"
        text += "    static func name(_ code: UInt16) -> String? {\n        switch code {\n"
        for (place, rule) in rules.enumerated() { text += "        case \(200 + place): \"\(rule.name)\"\n" }
        text += "        default: nil\n        }\n    }\n\n    static func card(_ code: UInt16) -> Rule? {\n        switch code {\n"
        for (place, rule) in rules.enumerated() { text += "        case \(200 + place): \(rule.type).card\n" }
        text += "        default: nil\n        }\n    }\n\n    static var rows: [RuleRow] {\n        var rows: [RuleRow] = []\n"
        for rule in rules { text += "        rows += \(rule.type).rows\n" }
        text += "        return rows\n    }\n}\n\nextension Rule {\n    /// Every rule, in the order of the names.\n"
        text += "    public static var all: [Rule] {\n        var all: [Rule] = []\n"
        for rule in rules { text += "        all.append(\(rule.type).card)\n" }
        text += "        return all\n    }\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Rules/Generated/RuleTable.swift", text: text)
    }
}
