import PaySheetShapes

/// Text with places to fill in, made from the tables.
struct SnippetWriter {
    let tables: CatalogShapes
    /// Whether the client knows places to fill in. Otherwise they have their values.
    let hasPlaces: Bool
    /// The quote of names and texts.
    var quote = "\""
    /// Whether names have quotes.
    var quotesNames = true
    private(set) var text = ""
    private var lastPlace = 0

    /// Inner objects below this have no members.
    private static let mostDepth = 4
    /// A choice of more words is too long for a menu.
    private static let mostWords = 24

    init(_ tables: CatalogShapes, hasPlaces: Bool) {
        self.tables = tables
        self.hasPlaces = hasPlaces
    }

    /// Writes a value of a type.
    mutating func value(_ type: MemberType, depth: Int = 0) {
        switch type {
        case .text, .date: quoted("")
        case .amount: quoted("0.00")
        case .boolean: choice(["true", "false"])
        case .unsignedLong, .unsignedShort, .integer, .number: place("0")
        case .token(let name):
            let words = tables.vocabularies.first { $0.name == name }?.words ?? []
            write(quote)
            if words.count > SnippetWriter.mostWords { place("") } else { choice(words.map { $0.value }) }
            write(quote)
        case .record(let name):
            if let shape = tables.shape(named: name) { object(shape, depth: depth) } else { place("{}") }
        case .list(let element):
            write("[")
            value(element, depth: depth)
            write("]")
        case .variant, .choice, .object: place("{}")
        case .anything: place("null")
        }
    }

    /// Writes an object with the members that it must have.
    mutating func object(_ shape: Shape, depth: Int = 0) {
        let members = tables.members(of: shape).filter { $0.presence != .optional }
        guard !members.isEmpty, depth < SnippetWriter.mostDepth else {
            write("{ ")
            place("")
            return write(" }")
        }
        let indent = String(repeating: "  ", count: depth + 1)
        write("{")
        for (index, member) in members.enumerated() {
            write((index > 0 ? ",\n" : "\n") + indent + name(member.name) + ": ")
            value(member.type, depth: depth + 1)
        }
        write("\n" + String(repeating: "  ", count: depth) + "}")
    }

    func name(_ name: String) -> String { quotesNames ? quote + name + quote : name }

    /// Writes text as it is.
    mutating func write(_ plain: String) { text += hasPlaces ? SnippetWriter.escaped(plain, inPlace: false) : plain }

    /// Writes a place to fill in, with its first value.
    mutating func place(_ value: String) {
        guard hasPlaces else {
            text += value
            return
        }
        lastPlace += 1
        text += value.isEmpty ? "$" + String(lastPlace) : "${" + String(lastPlace) + ":" + SnippetWriter.escaped(value, inPlace: true) + "}"
    }

    private mutating func quoted(_ value: String) {
        write(quote)
        place(value)
        write(quote)
    }

    private mutating func choice(_ words: [String]) {
        guard hasPlaces, !words.isEmpty else { return place(words.first ?? "") }
        lastPlace += 1
        text += "${" + String(lastPlace) + "|" + words.joined(separator: ",") + "|}"
    }

    /// A brace only ends a place.
    private static func escaped(_ text: String, inPlace: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "$" || scalar == "}" && inPlace || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
