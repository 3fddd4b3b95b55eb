import PaySheet

/// Writes a value of a script as JSON, and keeps where each piece comes from.
struct DocumentText {
    private(set) var bytes: [UInt8] = []
    private(set) var pieces: [TextOrigin.Piece] = []
    /// How many values only the program knows.
    private(set) var unknowns = 0
    /// Whether the program, or another file, may add members.
    private(set) var isOpen = false
    private var markers = 0
    /// Whether all values are literals of JavaScript, and not parts of texts or of another language.
    private(set) var isEditable = true
    /// What the code shows about values whose JSON is right.
    private(set) var notes: [DerivedDocument.Note] = []
    /// How many values are around the present one.
    private var depth = -1
    /// The depth of the errors that are being written.
    private var errors: Int?
    /// The file.
    private let file: [UInt8]
    /// Whether a call hands the document to the browser, which looks at the types of errors.
    private let isHanded: Bool
    /// The tags of a template engine, in the order of the file: what is in them is another language.
    private let tags: [Range<Int>]

    init(_ file: [UInt8], isHanded: Bool, tags: [Range<Int>]) {
        self.file = file
        self.isHanded = isHanded
        self.tags = tags
    }

    mutating func write(_ value: ScriptValue) {
        let range = value.range
        defer { depth -= 1 }
        depth += 1
        if !value.isUnknown, isInTag(range.lowerBound) { isEditable = false }
        switch value {
        case .text(let text, _): quoted(text, range)
        case .number(let text, _): piece(text, range)
        case .boolean(let value, _): piece([UInt8]((value ? "true" : "false").utf8), range)
        case .null, .undefined: piece([UInt8]("null".utf8), range)
        case .builtin(.missingStatus, _):
            noteMissingStatus(range)
            unknown(range)
        case .choice(let values, _): if let missing = values.first(where: { $0.isMissingStatus }) { write(missing) } else { unknown(range) }
        case .unknown, .function, .builtin: unknown(range)
        case .list(let values, _):
            open(UInt8(ascii: "["), range)
            for (index, value) in values.enumerated() {
                if index > 0 { separate(UInt8(ascii: ",")) }
                write(value)
            }
            close(UInt8(ascii: "]"), range)
        case .object(let entries, _):
            if depth == errors, file[range.lowerBound] == "{" {
                notes.append(
                    DerivedDocument.Note(
                        at: bytes.count, isWord: false,
                        message: "an object in braces is not an ApplePayError, and Safari throws a TypeError",
                        help: "write new ApplePayError(code, contactField, message)"))
            }
            open(UInt8(ascii: "{"), range)
            var isFirst = true
            for entry in entries {
                if case .member(_, _, .undefined, _) = entry { continue }
                if !isFirst { separate(UInt8(ascii: ",")) }
                isFirst = false
                // All parts of a text with escapes have its place.
                if case .member(_, range, _, _) = entry { isEditable = false }
                write(entry)
            }
            close(UInt8(ascii: "}"), range)
        }
    }

    private mutating func write(_ entry: ScriptValue.Entry) {
        switch entry {
        case .member(let name, let place, let value, _):
            quoted(name, place)
            separate(UInt8(ascii: ":"))
            if isHanded, depth == 0 { errors = name.elementsEqual("errors".utf8) ? 2 : nil }
            write(value)
        case .unknown(let place), .others(let place):
            // Each has a name of its own: repeated names are a mistake.
            markers += 1
            quoted(UnknownValue.members + [UInt8](String(markers).utf8), place)
            separate(UInt8(ascii: ":"))
            quoted(UnknownValue.members, place)
            isOpen = true
            if case .unknown = entry { unknowns += 1 }
        }
    }

    private func isInTag(_ place: Int) -> Bool {
        let index = tags.lowerBound { $0.upperBound <= place }
        return index < tags.count && tags[index].contains(place)
    }

    /// Notes that a constant does not exist whose name ends at the end of a place.
    private mutating func noteMissingStatus(_ range: Range<Int>) {
        let name = file[range].reversed().prefix { ScriptTokens.isNamePart($0) }.reversed()
        notes.append(
            DerivedDocument.Note(
                at: bytes.count, isWord: false,
                message: "ApplePaySession.\(String(decoding: Array(name), as: UTF8.self), "name")"
                    + " does not exist: the value is undefined, and Safari throws a TypeError",
                help: "write ApplePaySession.STATUS_SUCCESS or ApplePaySession.STATUS_FAILURE"))
    }

    private mutating func unknown(_ range: Range<Int>) {
        unknowns += 1
        quoted(UnknownValue.value, range)
    }

    private mutating func open(_ bracket: UInt8, _ range: Range<Int>) {
        // Cannot trap: the end is within the range.
        piece([bracket], range.lowerBound..<min(range.lowerBound + 1, range.upperBound))
    }

    private mutating func close(_ bracket: UInt8, _ range: Range<Int>) {
        // Cannot trap: the start is within the range.
        piece([bracket], max(range.upperBound - 1, range.lowerBound)..<range.upperBound)
    }

    private mutating func separate(_ byte: UInt8) {
        let place = pieces.last.map { $0.source.upperBound } ?? 0
        bytes.append(byte)
        pieces.append(TextOrigin.Piece(end: bytes.count, source: place..<place))
    }

    private mutating func piece(_ text: [UInt8], _ source: Range<Int>) {
        bytes += text
        pieces.append(TextOrigin.Piece(end: bytes.count, source: source))
    }

    /// Writes a text in quotes. Nearly all texts are ASCII without escapes.
    private mutating func quoted(_ text: [UInt8], _ source: Range<Int>) {
        let isPlain = text.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != "\"" && $0 != "\\" }
        guard isPlain else { return piece([UInt8](JSONTree.text(String(decoding: text, as: UTF8.self)).json.utf8), source) }
        bytes.append(UInt8(ascii: "\""))
        bytes += text
        bytes.append(UInt8(ascii: "\""))
        pieces.append(TextOrigin.Piece(end: bytes.count, source: source))
    }
}
