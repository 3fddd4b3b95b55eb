/// Finds the scripts of a file.
struct SourceParts {
    private let bytes: [UInt8]
    private let count: Int
    private let language: SourceLanguage

    /// A script in a file.
    struct Part {
        let range: Range<Int>
        let hasElements: Bool
        /// The part is the name of a value that the shopper changes: `v-model="request.total.label"`.
        var isChanged = false
        /// The part runs at an event, and not when the page is loaded: `onclick="pay()"`.
        var isHandler = false
    }

    /// - Parameter bytes: The file with its padding.
    init(_ bytes: [UInt8], count: Int, _ language: SourceLanguage) {
        self.bytes = bytes
        self.count = count
        self.language = language
    }

    /// All scripts, in the order of the file.
    var all: [Part] {
        guard language.isMarkup else { return [Part(range: 0..<count, hasElements: language.hasElements)] }
        if language.hasFences { return fences }
        var parts: [Part] = []
        var index = 0
        if language.hasFrontMatter, let part = frontMatter {
            parts.append(part)
            index = part.range.upperBound
        }
        var (tagEnds, braceTagEnds) = (Search(text: ">"), Search(text: "%}"))
        // How many bytes of tags without an end may still be looked at.
        var fuel = 4 * count
        while index < count {
            guard bytes[index] == "<" || bytes[index] == "{" else {
                index += 1
                continue
            }
            if reads("<!--", index) {
                index = place(of: "-->", from: index + 4) ?? count
            } else if reads("<script", index), !ScriptTokens.isNamePart(bytes[index + 7]), bytes[index + 7] != "-" {
                let (start, attributes) = openingTag(index + 7, &tagEnds)
                let end = place(of: "</script", from: start) ?? count
                if let hasElements = SourceParts.kind(attributes) { parts.append(Part(range: start..<end, hasElements: hasElements)) }
                index = max(end, start)
            } else if bytes[index] == "<", bytes[index + 1] | 0x20 &- UInt8(ascii: "a") < 26, fuel > 0 {
                let (found, end) = handlers(index + 1)
                parts += found
                fuel -= end == nil ? SourceParts.longestTag : 0
                index = end ?? index + 1
            } else if language.hasTags, reads("{%", index), let part = liquidScript(index, &braceTagEnds) {
                parts.append(Part(range: part, hasElements: false))
                index = part.upperBound
            } else {
                index += 1
            }
        }
        return parts
    }

    /// The script between two lines of hyphens at the start of the file.
    private var frontMatter: Part? {
        guard reads("---", 0), let start = place(of: "\n", from: 3), let end = place(of: "\n---", from: start) else { return nil }
        return Part(range: start..<end, hasElements: false)
    }

    /// The blocks between fences that say that they are script.
    private var fences: [Part] {
        var parts: [Part] = []
        var line = 0
        var open: (fence: ArraySlice<UInt8>, start: Int, hasElements: Bool?)?
        while line < count {
            let end = bytes[line..<count].firstIndex(of: 0x0A) ?? count
            // Cannot trap: a line ends behind its start.
            let text = bytes[line..<end].drop { $0 <= 0x20 || $0 == ">" }
            let sign = text.first ?? 0
            let fence = sign == "`" || sign == "~" ? text.prefix { $0 == sign } : text.prefix(0)
            if let block = open {
                if fence.count >= block.fence.count, fence.first == block.fence.first,
                    text.dropFirst(fence.count).allSatisfy({ $0 <= 0x20 })
                {
                    // Cannot trap: a block begins at a line before its end.
                    if let hasElements = block.hasElements { parts.append(Part(range: block.start..<line, hasElements: hasElements)) }
                    open = nil
                }
            } else if fence.count > 2 {
                let word = text.dropFirst(fence.count).drop { $0 <= 0x20 || $0 == "{" }.prefix { ScriptTokens.isNamePart($0) }
                let name = String(decoding: word, as: UTF8.self).lowercased()
                open = (fence, min(end + 1, count), SourceParts.fencedScripts[name])
            }
            line = end + 1
        }
        return parts
    }

    /// The names of languages behind a fence, and whether scripts in them have elements.
    private static let fencedScripts = [
        "js": true, "javascript": true, "jsx": true, "mjs": true, "tsx": true, "ts": false, "typescript": false,
    ]

    /// Returns whether a script can have elements, or `nil` if it is not JavaScript.
    private static func kind(_ attributes: [(name: String, value: String)]) -> Bool? {
        let kinds = attributes.compactMap { attribute in SourceParts.kinds[attribute.name].map { $0[attribute.value] } }
        return kinds.contains { $0 == nil } ? nil : kinds.contains(true)
    }

    /// The values of attributes of scripts, and whether scripts with them have elements.
    private static let kinds: [String: [String: Bool]] = [
        "type": [
            "": false, "module": false, "text/javascript": false, "application/javascript": false, "text/ecmascript": false,
            "text/typescript": false, "text/babel": true, "text/jsx": true,
        ],
        "lang": ["js": false, "ts": false, "typescript": false, "tsx": true, "jsx": true],
    ]

    /// Reads the code in the attributes of a tag. Returns the place after it, or `nil` if it has no end.
    private func handlers(_ start: Int) -> (parts: [Part], end: Int?) {
        var parts: [Part] = []
        let last = min(count, start + SourceParts.longestTag)
        var index = start
        while index < last, bytes[index] != ">", bytes[index] != "<" {
            let quote = bytes[index + 1]
            guard bytes[index] == "=", [UInt8](#""'{"#.utf8).contains(quote) else {
                index += 1
                continue
            }
            let name = attribute(before: index)
            let close = quote == "{" ? UInt8(ascii: "}") : quote
            var end = index + 2
            var depth = 0
            while end < last, bytes[end] != close || depth > 0 {
                if quote == "{" { depth += bytes[end] == quote ? 1 : bytes[end] == close ? -1 : 0 }
                end += 1
            }
            guard end < last else { return ([], nil) }
            if let isChanged = SourceParts.isChanged(name), !bytes[index + 2..<end].contains(UInt8(ascii: "&")) || isChanged {
                let isHandler = !isChanged && !name.elementsEqual("onload".utf8)
                parts.append(Part(range: index + 2..<end, hasElements: false, isChanged: isChanged, isHandler: isHandler))
            }
            index = end + 1
        }
        return (parts, index < last ? index : nil)
    }

    /// No tag with code is longer.
    private static let longestTag = 4096

    /// The name of an attribute.
    private func attribute(before equals: Int) -> ArraySlice<UInt8> {
        var start = equals
        while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != "<", equals - start < 64 { start -= 1 }
        return bytes[start..<equals]
    }

    /// Whether an attribute names a value that the shopper changes; `nil` if it has no code.
    private static func isChanged(_ name: ArraySlice<UInt8>) -> Bool? {
        if changing.contains(where: { name.starts(with: $0) }) { return true }
        return handling.contains { name.starts(with: $0) } ? false : nil
    }

    private static let handling = ["on", "@", "v-on:", "x-on:", "("].map { [UInt8]($0.utf8) }

    // A component can change what it gets.
    private static let changing = ["v-model", ":", "v-bind:", "bind:", "x-model", "ng-model", "[(ngModel)]"].map { [UInt8]($0.utf8) }

    /// Reads the attributes of a tag. Returns the place after it.
    private func openingTag(_ start: Int, _ tagEnds: inout Search) -> (end: Int, attributes: [(name: String, value: String)]) {
        var attributes: [(name: String, value: String)] = []
        var index = start
        while index < count, bytes[index] != ">" {
            guard ScriptTokens.isNamePart(bytes[index]) else {
                // An expression of a template engine.
                if bytes[index] == "<", let end = place(of: &tagEnds, from: index + 1) { index = end }
                index += 1
                continue
            }
            let name = index
            while index < count, ScriptTokens.isNamePart(bytes[index]) || bytes[index] == "-" { index += 1 }
            let nameEnd = index
            while bytes[index] == 0x20 { index += 1 }
            var value = index..<index
            if bytes[index] == "=" {
                index += 1
                while bytes[index] == 0x20 { index += 1 }
                let quote = bytes[index]
                let isQuoted = quote == "\"" || quote == "'"
                let first = isQuoted ? index + 1 : index
                index = first
                while index < count, isQuoted ? bytes[index] != quote : bytes[index] > 0x20 && bytes[index] != ">" {
                    index += 1
                }
                value = first..<index
                if isQuoted { index += 1 }
            }
            // Cannot trap: the name ends after its start.
            attributes.append((text(name..<nameEnd), text(value)))
        }
        return (min(index + 1, count), attributes)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).lowercased() }

    /// The part between `{% javascript %}` and `{% endjavascript %}`.
    private func liquidScript(_ start: Int, _ tagEnds: inout Search) -> Range<Int>? {
        var index = start + 2
        while bytes[index] == 0x20 || bytes[index] == "-" { index += 1 }
        guard reads("javascript", index), let first = place(of: &tagEnds, from: index) else { return nil }
        var end = first + 2
        while let next = place(of: "{%", from: end) {
            var word = next + 2
            while bytes[word] == 0x20 || bytes[word] == "-" { word += 1 }
            if reads("endjavascript", word) { return first + 2..<next }
            end = next + 2
        }
        // Cannot trap: both signs were found within the text.
        return first + 2..<count
    }

    /// Whether a text is at a place; upper case in the file does not matter.
    private func reads(_ text: String, _ place: Int) -> Bool {
        guard place + text.utf8.count <= count else { return false }
        return zip(bytes[place...], text.utf8).allSatisfy { own, byte in own == byte || own | 0x20 == byte && byte >= UInt8(ascii: "a") }
    }

    private func place(of text: String, from start: Int) -> Int? {
        guard let first = text.utf8.first else { return nil }
        return (min(start, count)..<count).first { bytes[$0] == first && reads(text, $0) }
    }

    /// Returns the next place of what is searched for again and again, each time from a later place.
    private func place(of search: inout Search, from start: Int) -> Int? {
        guard !search.isOver else { return nil }
        let found = place(of: search.text, from: start)
        search.isOver = found == nil
        return found
    }

    /// A text that is searched for from one place after another. The rest of a file is only once without it.
    private struct Search {
        let text: String
        var isOver = false
    }
}
