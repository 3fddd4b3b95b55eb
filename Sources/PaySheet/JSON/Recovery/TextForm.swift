/// A form of text that people hand over in place of JSON. One sentence about it helps more than a fault at every place.
enum TextForm {
    /// One document a line.
    case lines
    case script
    case entities
    case percentEncoded
    case formBody
    case webToken
    case base64
    case yaml
    case httpMessage
    case gzip
    case zstandard
    case zip

    /// So many bytes from the start tell the form.
    private static let decidingBytes = 4096

    /// The form of a text that is not JSON.
    init?(_ bytes: [UInt8]) {
        let start = bytes.firstIndex { !JSONText.Mark.isSpace($0) } ?? bytes.count
        let text = bytes[start..<min(bytes.count, start + TextForm.decidingBytes)]
        guard let form = TextForm.encoded(text) ?? (TextForm.isYAML(text) ? .yaml : nil) ?? (TextForm.areLines(bytes) ? .lines : nil)
        else { return nil }
        self = form
    }

    var message: String {
        switch self {
        case .lines: "the text has one JSON document a line"
        case .script: "this is JavaScript, not JSON"
        case .entities: "the quotes are HTML entities, such as &quot;"
        case .percentEncoded: "the text is percent-encoded JSON"
        case .formBody: "this is a form body with names and values, not JSON"
        case .webToken: "this is a JSON Web Token, not JSON"
        case .base64: "this is Base64 of JSON"
        case .yaml: "this is YAML, not JSON"
        case .httpMessage: "this is an HTTP message, not its body"
        case .gzip: "this is gzip data, not JSON"
        case .zstandard: "this is Zstandard data, not JSON"
        case .zip: "this is a ZIP archive, not JSON"
        }
    }

    /// What to do about it.
    var help: String {
        switch self {
        case .lines: "check each line alone (paysheet check --ndjson)"
        case .script: "write the object as JSON (--from-js reads JavaScript)"
        case .entities: "decode the HTML entities"
        case .percentEncoded: "decode the percent signs"
        case .formBody: "check the member of the form that holds the document"
        case .webToken: "decode the part between its two points, which is Base64"
        case .base64: "decode it first"
        case .yaml: "convert it to JSON"
        case .httpMessage: "keep only the body"
        case .gzip: "decompress it first: gunzip"
        case .zstandard: "decompress it first: unzstd"
        case .zip: "unpack it first, and check the files in it"
        }
    }

    // MARK: Encodings

    private static func encoded(_ text: ArraySlice<UInt8>) -> TextForm? {
        guard let first = text.first else { return nil }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "&") {
            return areQuotesEntities(text) ? .entities : nil
        }
        if text.starts(with: [0x1F, 0x8B]) { return .gzip }
        if text.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return .zstandard }
        if text.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .zip }
        if isHTTP(text) { return .httpMessage }
        if starts(text, with: "%7b") || starts(text, with: "%5b") { return .percentEncoded }
        let word = text.prefix { !JSONText.Mark.isSpace($0) }
        let isOneWord = text.dropFirst(word.count).allSatisfy { JSONText.Mark.isSpace($0) }
        if isOneWord, isForm(word) { return .formBody }
        // The first letters of "{" and "[" in Base64.
        let second = text.dropFirst().first ?? 0
        guard first == UInt8(ascii: "e") || first == UInt8(ascii: "W"),
            (UInt8(ascii: "w")...UInt8(ascii: "z")).contains(second) || second == UInt8(ascii: "3")
        else { return nil }
        let points = word.count { $0 == ASCII.point }
        if isOneWord, points == 2, word.allSatisfy({ isBase64($0) || $0 == ASCII.point }) { return .webToken }
        return text.count >= 16 && text.allSatisfy({ isBase64($0) || JSONText.Mark.isSpace($0) }) ? .base64 : nil
    }

    private static func starts(_ text: ArraySlice<UInt8>, with word: StaticString) -> Bool {
        word.equals(text.prefix(word.utf8CodeUnitCount).map(ASCII.lowerCased))
    }

    /// Whether entities for quotes come before any quote.
    private static func areQuotesEntities(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text.prefix { $0 != JSONText.Mark.quote }
        while let place = rest.firstIndex(of: UInt8(ascii: "&")) {
            rest = rest[place...]
            if starts(rest, with: "&quot;") || starts(rest, with: "&#34;") || starts(rest, with: "&#x22;") { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private static func isHTTP(_ text: ArraySlice<UInt8>) -> Bool {
        if starts(text, with: "http/1") || starts(text, with: "http/2") { return true }
        let line = text.prefix { !JSONText.Mark.isLineEnd($0) }
        let method = line.prefix { ASCII.isUpperCaseLetter($0) }
        let isRequest = starts(line.suffix(8), with: "http/1.1") || starts(line.suffix(6), with: "http/2")
        return method.count > 2 && line.dropFirst(method.count).first == 0x20 && isRequest
    }

    /// `name=value`, perhaps several of them with `&` between.
    private static func isForm(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, JSONText.Mark.isLetter(first), let equals = word.firstIndex(of: UInt8(ascii: "=")) else {
            return false
        }
        let isName = word[..<equals].allSatisfy {
            isBase64($0) || $0 == ASCII.point || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
        }
        let value = word[(equals + 1)...]
        return isName && value.contains { $0 != UInt8(ascii: "=") }
            && !value.contains { $0 == JSONText.Mark.quote || $0 == UInt8(ascii: ";") }
    }

    /// A character of Base64, or of Base64 for addresses.
    private static func isBase64(_ byte: UInt8) -> Bool {
        JSONText.Mark.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/") || byte == ASCII.minus
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
    }

    // MARK: Lines

    /// Whether the first lines are names with values, or elements of a list.
    private static func isYAML(_ text: ArraySlice<UInt8>) -> Bool {
        var count = 0
        for line in text.split(separator: 0x0A).prefix(16) {
            let content = line.drop { JSONText.Mark.isSpace($0) }
            guard let first = content.first, first != UInt8(ascii: "#") else { continue }
            let end = line.last { !JSONText.Mark.isSpace($0) }
            if end == JSONText.Mark.comma || end == JSONText.Mark.semicolon || end == UInt8(ascii: "{") { return false }
            if starts(content, with: "---") {
                count += 1
                continue
            }
            let entry = starts(content, with: "- ") ? content.dropFirst(2) : content
            let name = entry.prefix { isBase64($0) && $0 != UInt8(ascii: "=") }
            let after = entry.dropFirst(name.count)
            let isMember =
                !name.isEmpty && after.first == JSONText.Mark.colon
                && (after.count == 1 || JSONText.Mark.isSpace(after[after.startIndex + 1]))
            guard isMember || entry.count < content.count else { return false }
            count += 1
        }
        return count > 1
    }

    /// Whether the first two lines are a document each.
    private static func areLines(_ bytes: [UInt8]) -> Bool {
        var scanner = Scanner()
        var count = 0
        for line in bytes.split(separator: 0x0A) where line.contains(where: { !JSONText.Mark.isSpace($0) }) {
            guard line.first == UInt8(ascii: "{"), scanner.scan(SourceText(line), limits: Limits()) else { return false }
            count += 1
            if count == 2 { return true }
        }
        return false
    }
}
