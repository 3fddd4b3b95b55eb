import PaySheet
import PaySheetChecking

/// A text that the client has open.
struct OpenText: Sendable {
    let address: String
    let language: String
    var version: Int?
    var content: TextContent
    /// The result of the last check; `nil` after a change.
    var checked: (revision: Int, text: CheckedText)?
    /// The kind of the last document that told it. Broken text may not.
    var kind: PaySheet.DocumentKind?
    /// The last documents of source code. Broken code may not have them.
    var earlier = EarlierDocuments()

    var isSource: Bool { if case .source = TextLanguage(language, path: path) { true } else { false } }
    /// The path for settings and reports, also of a text that is in no file.
    var path: String { file ?? "/" + Address.name(address) }
    /// The path of the file, or `nil` if the text is in none.
    var file: String? { Address.path(address) }

    /// Applies a change of the client: the whole text, or a part of it.
    mutating func apply(_ change: JSONTree, _ encoding: PositionEncoding) throws(RequestError) {
        guard let text = change["text"]?.string else {
            throw RequestError(.invalidParams, "a change needs the member \"text\"")
        }
        checked = nil
        let bytes = [UInt8](text.utf8)
        guard let range = change["range"], range != .null else {
            earlier.note(from: content.bytes, to: bytes)
            content = TextContent(bytes, encoding)
            return
        }
        let place = try PlaceRange(range)
        let (start, end) = (content.offset(of: place.start), content.offset(of: place.end))
        content.replace(min(start, end)..<max(start, end), with: bytes)
        earlier.note(min(start, end)..<max(start, end), bytes.count)
    }
}

/// A range of a request.
struct PlaceRange: Sendable {
    let start: TextPlace
    let end: TextPlace

    init(_ value: JSONTree?) throws(RequestError) {
        start = try TextPlace(value?["start"])
        end = try TextPlace(value?["end"])
    }
}

extension TextPlace {
    /// Reads a place of a request.
    init(_ value: JSONTree?) throws(RequestError) {
        guard let line = value?["line"]?.int, let character = value?["character"]?.int, line >= 0, character >= 0 else {
            throw RequestError(.invalidParams, "a position needs \"line\" and \"character\", both whole numbers from 0")
        }
        self.init(line: line, character: character)
    }
}
