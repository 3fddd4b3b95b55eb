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

    /// The parts that can be one of several values, by how many of these the script shows.
    private(set) var choices: [Int] = []
    /// The part for which one of its values is written; for the others none is.
    private let chosen: (part: Int, value: Int)?

    /// Whether the document is a text or an array of another language.
    private let isText: Bool

    init(_ file: [UInt8], isHanded: Bool, isText: Bool, tags: [Range<Int>], choosing chosen: (part: Int, value: Int)? = nil) {
        self.file = file
        self.chosen = chosen
        self.isHanded = isHanded
        self.isText = isText
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
        case .choice(let values, let chooser, _):
            if let missing = values.first(where: { $0.isMissingStatus }) {
                write(missing)
            } else if chooser == .branches {
                choose(values, range)
            } else {
                unknown(range)
            }
        case .unknown, .function, .builtin: unknown(range)
        case .list(let values, _):
            open(UInt8(ascii: "["), range)
            for (index, value) in values.enumerated() {
                if index > 0 { separate(UInt8(ascii: ",")) }
                write(value)
            }
            close(UInt8(ascii: "]"), range)
        case .object(let entries, _):
            if depth == errors {
                if isText {
                    notes.append(
                        DerivedDocument.Note(
                            at: bytes.count, isWord: false,
                            message: "JSON has no ApplePayError: handed to Safari as it is, this object makes it throw a TypeError",
                            help: "make new ApplePayError(code, contactField, message) of it in the page", severity: .info))
                } else if file[range.lowerBound] == "{" {
                    notes.append(
                        DerivedDocument.Note(
                            at: bytes.count, isWord: false,
                            message: "an object in braces is not an ApplePayError, and Safari throws a TypeError",
                            help: "write new ApplePayError(code, contactField, message)"))
                }
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

    /// Writes one of some values, or that only the program knows which.
    private mutating func choose(_ all: [ScriptValue], _ range: Range<Int>) {
        // Beside a value that only the program knows, a text or number is often there in place of it: `total || "0.00"`.
        let isShown = !all.contains { $0.isUnknown }
        let values = all.filter { $0.saysSomething && (isShown || $0.isContainer) }
        guard !values.isEmpty else { return unknown(range) }
        choices.append(values.count)
        guard let chosen, chosen.part == choices.count - 1, values.indices.contains(chosen.value) else { return unknown(range) }
        depth -= 1
        write(values[chosen.value])
        depth += 1
    }

    private mutating func write(_ entry: ScriptValue.Entry) {
        switch entry {
        case .member(let name, let place, let value, _):
            quoted(name, place)
            separate(UInt8(ascii: ":"))
            if isHanded || isText, depth == 0 { errors = name.elementsEqual("errors".utf8) ? 2 : nil }
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

extension ScriptValue {
    /// Whether it says something. Nothing, and what is empty, is often only there until the program knows more.
    fileprivate var saysSomething: Bool {
        switch self {
        case .unknown, .choice, .function, .builtin, .null, .undefined: false
        case .text(let text, _): !text.isEmpty
        case .list(let values, _): !values.isEmpty
        case .object(let entries, _): !entries.isEmpty
        case .number, .boolean: true
        }
    }

    fileprivate var isContainer: Bool {
        switch self {
        case .object, .list: true
        default: false
        }
    }
}
