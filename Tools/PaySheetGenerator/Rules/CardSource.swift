/// The card of a rule: a Markdown file that says what the rule finds and shows it with samples.
///
/// `Docs/Adding-a-rule.md` describes the file.
package struct CardSource: Sendable {
    /// The file, from the root of the repository.
    package let path: String
    /// `topic/name`, the path inside the folder without `.md`.
    package let name: String
    /// The title.
    package let title: String
    /// The lines before the title, by key.
    private let header: [String: String]
    /// The texts of the sections What, Why and Instead, each in one line.
    private let texts: [String]
    /// The lines of the samples, without empty ones.
    private var wrong: [String]
    private var right: [String]
    /// Whether the file has only samples, for a card of another folder.
    let isAddition: Bool

    /// The word of the severity.
    var severity: String { header["severity"] ?? "" }

    /// The year and month of the edition that added the rule; `nil` for the first edition.
    var edition: (year: Int, month: Int)? {
        let parts = (header["since"] ?? "").split(separator: ".").compactMap { Int($0) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// The part of the name before the slash.
    var topic: String { String(name.prefix { $0 != "/" }) }

    /// Reads a card. The path begins in the folder of the cards.
    ///
    /// - Parameter folder: The folder; `nil` for the first one of the places.
    package init(
        _ file: String, _ text: String, below folder: String? = nil, in places: RulePlaces = .applePay
    ) throws(SourceFault) {
        let folder = folder ?? places.cards
        guard file.hasSuffix(".md"), file.split(separator: "/").count == 2 else {
            throw SourceFault(folder + "/" + file, 1, "not a card; the file of a card is <topic>/<name>.md")
        }
        var reader = CardReader(folder + "/" + file, text)
        path = reader.path
        header = try reader.header()
        isAddition = header["adds"] != nil
        name = header["adds"] ?? String(file.dropLast(3))
        title = isAddition ? "" : try reader.title()
        var texts: [String] = []
        for section in isAddition ? [] : ["What", "Why", "Instead"] { texts.append(try reader.prose(section)) }
        self.texts = texts
        wrong = try reader.samples("Wrong", isFound: true)
        right = try reader.samples("Right", isFound: false)
        try reader.end()
    }

    /// Returns the card with the samples of another file.
    func adding(_ other: CardSource) -> CardSource {
        var card = self
        card.wrong += other.wrong
        card.right += other.right
        return card
    }

    var group: String { header["group"] ?? "correct" }

    /// The ids of points of documentation, separated by spaces.
    var sources: String { header["sources"].map { $0.split(separator: ",").joined() } ?? "" }

    /// What `RuleCard` reads: a value a line, then the samples.
    func compact(_ code: Int) -> String {
        let header = [
            String(code), name, title, severity, group, self.header["scope"] ?? "document",
            self.header["since"] ?? "2026.11",
        ]
        let ends = [sources, self.header["link"] ?? "", self.header["origin"] ?? ""].map { $0.isEmpty ? "-" : $0 }
        let lines = header + texts + ends + wrong + ["right"] + right
        return lines.joined(separator: "\n")
    }

    /// The Swift name of the rule's type: `total/negative` is `TotalNegative`.
    var type: String {
        header["type"] ?? CardSource.words(name).map { Capitals.typeName($0) }.joined()
    }

    /// The name of the static member of `RuleID`.
    var member: String { (CardSource.words(name).first ?? "") + type.dropFirst(CardSource.words(name).first?.count ?? 0) }

    /// The words of a name such as `application-data/base64`.
    static func words(_ name: String) -> [String] { name.split { $0 == "/" || $0 == "-" }.map { String($0) } }
}
