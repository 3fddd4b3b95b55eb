import Foundation

/// What each dictionary has, read from `members.tsv` beside the package manifest.
struct Members: Sendable {
    /// A type of member. No enum with payloads: in the spare bits of its pointers the leak detector does not find its objects.
    struct Value: Sendable {
        enum Kind: String, Sendable { case text, amount, date, country, currency, boolean, integer, object, anything, word, record }

        let kind: Kind
        let isList: Bool
        /// The vocabulary's words, or the dictionary's name.
        let words: [String]

        init(_ text: Substring) {
            isList = text.hasPrefix("list ")
            let parts = text.dropFirst(isList ? 5 : 0).split(separator: ":", maxSplits: 1)
            kind = Kind(rawValue: String(parts[0])) ?? .text
            words = parts.count < 2 ? [] : parts[1].split(separator: "|").map { String($0) }
        }
    }

    struct Member: Sendable {
        let name: String
        let isRequired: Bool
        let value: Value
    }

    private(set) var kinds: [String] = []
    private(set) var dictionaries: [String: [Member]] = [:]

    static let all = Members()

    private init() {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../members.tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { fatalError("there is no \(file.path)") }
        for line in text.split(separator: "\n") {
            let cells = line.split(separator: "\t")
            if cells.first == "# kinds" { kinds = cells.dropFirst().map { String($0) } }
            guard cells.count == 4, !line.hasPrefix("#") else { continue }
            dictionaries[String(cells[0]), default: []]
                .append(Member(name: String(cells[1]), isRequired: cells[2] == "required", value: Value(cells[3])))
        }
    }
}
