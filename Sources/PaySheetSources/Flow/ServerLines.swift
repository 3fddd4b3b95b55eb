/// The lines of a file of a server, as far as a rule about one name in one function needs them.
///
/// Six languages have no tree here. All of them have functions with indented lines, names, and texts in quotes.
struct ServerLines {
    /// A line without its comment.
    struct Line {
        let start: Int
        let indent: Int
        let text: [UInt8]
        /// The same without what is in quotes.
        var code: [UInt8]
    }

    let lines: [Line]

    init(_ bytes: ArraySlice<UInt8>) {
        var lines: [Line] = []
        var start = bytes.startIndex
        var isComment = false
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
            lines.append(ServerLines.line(bytes[start..<end], &isComment))
            start = end + 1
        }
        self.lines = lines
    }

    private static func line(_ bytes: ArraySlice<UInt8>, _ isComment: inout Bool) -> Line {
        let indent = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
        var (text, code): ([UInt8], [UInt8]) = ([], [])
        var quote: UInt8?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
            if isComment {
                if byte == "*", next == "/" {
                    isComment = false
                    index += 1
                }
            } else if let open = quote {
                text.append(byte)
                if byte == "\\", next > 0 {
                    text.append(next)
                    index += 1
                } else if byte == open {
                    quote = nil
                }
            } else if byte == "/", next == "*" {
                isComment = true
            } else if byte == "#" && next != "{" && next != "[" || byte == "/" && next == "/" && text.last != UInt8(ascii: "\\") {
                // A slash with a backslash before it is in a pattern: `/\/apple\.com\//`.
                break
            } else {
                if byte == "\"" || byte == "'" || byte == "`" { quote = byte }
                text.append(byte)
                code.append(byte)
            }
            index += 1
        }
        return Line(start: bytes.startIndex, indent: indent, text: text, code: code)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == "_" || byte == "$" || byte >= 0x80
    }

    /// The place of a word in a text, with no letter beside it.
    static func place(of word: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
        var from = start
        while from < text.count, let place = ScriptCalls.place(of: word, in: text[from...]) {
            let end = place + word.count
            let isFree =
                (place == 0 || !isWord(text[place - 1]) || !isWord(word[0]))
                && (end >= text.count || !isWord(text[end]) || !isWord(word[word.count - 1]))
            if isFree { return place }
            from = place + 1
        }
        return nil
    }

    static func has(_ text: [UInt8], _ words: [[UInt8]]) -> Bool { words.contains { place(of: $0, in: text) != nil } }

    /// The lines of the outermost function around a line, without those of a class or a module around it.
    func function(around index: Int) -> Range<Int> {
        var header: Int?
        var indent = lines[index].indent
        var place = index
        while place > 0 {
            place -= 1
            let line = lines[place]
            guard line.text.count > line.indent, line.indent < indent else { continue }
            if ServerLines.has(line.text, ServerLines.classes) { break }
            indent = line.indent
            if !ServerLines.has(line.text, ServerLines.controls), ServerLines.has(line.text, ServerLines.functions) { header = place }
            if indent == 0 { break }
        }
        guard let header else { return 0..<lines.count }
        let own = lines[header].indent
        let end = (header + 1..<lines.count).first { place in
            let line = lines[place]
            guard line.text.count > line.indent, line.indent <= own, place > index else { return false }
            return true
        }
        return header..<min((end ?? lines.count) + 1, lines.count)
    }

    /// The place of a line in the file, without its indentation.
    func range(of index: Int) -> Range<Int> {
        let line = lines[index]
        let end = line.start + max(line.text.count, line.indent + 1)
        return min(line.start + line.indent, end - 1)..<end
    }

    /// What follows the sign behind a name: `name: value`, `'name' => value`, `name=value`, `NAME, value`.
    static func value(of name: [UInt8], in text: [UInt8]) -> ArraySlice<UInt8>? {
        guard let place = place(of: name, in: text) else { return nil }
        let sign = text[(place + name.count)...].drop { $0 == "\"" || $0 == "'" || $0 == 0x20 }
        let value = sign.drop { $0 == ":" || $0 == "=" || $0 == ">" || $0 == "," || $0 == 0x20 }
        return value.startIndex > sign.startIndex ? value : nil
    }

    /// The text in quotes at the start of a value.
    static func literal(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let quote = value.first, quote == "\"" || quote == "'" || quote == "`" else { return nil }
        return value.dropFirst().prefix { $0 != quote }
    }

    static func words(_ names: String...) -> [[UInt8]] { names.map { [UInt8]($0.utf8) } }

    private static let classes = words("class", "namespace", "interface", "module", "trait", "struct")
    private static let controls = words("if", "for", "foreach", "while", "switch", "catch", "else", "try", "unless", "with", "elif")
    private static let functions = words("def", "function", "func", "fn", "=>", "do", "->", "{")
}
