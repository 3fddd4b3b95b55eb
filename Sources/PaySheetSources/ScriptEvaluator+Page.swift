import PaySheet

// Data that a page has for its scripts: `<script type="application/json" id="request">`, `data-request="…"`.
extension ScriptEvaluator {
    /// The element of the page that `getElementById("name")` or `querySelector("#name")` finds.
    mutating func element(_ name: ScriptValue?, _ place: Range<Int>) -> ScriptValue {
        guard case .text(let name, _)? = name else { return .unknown(place) }
        // The whole file is searched.
        budget -= bytes.count / 256
        guard budget > 0 else {
            isCut = true
            return .unknown(place)
        }
        let page = ScriptPage(bytes: bytes)
        return page.element(name.first == UInt8(ascii: "#") ? [UInt8](name.dropFirst()) : name).map { .builtin(.element($0), place) }
            ?? .unknown(place)
    }

    /// A member of an element, or of its data.
    mutating func member(of value: ScriptValue, _ tag: Int, _ name: [UInt8], _ place: Range<Int>) -> ScriptValue {
        budget -= ScriptEvaluator.costOfTag
        let page = ScriptPage(bytes: bytes)
        guard case .builtin(.element, _) = value else { return page.attribute(ScriptPage.dataName(name), of: tag) ?? .unknown(place) }
        switch String(decoding: name, as: UTF8.self) {
        case "textContent", "innerHTML", "innerText", "text": return page.content(of: tag) ?? .unknown(place)
        case "dataset": return .builtin(.dataset(tag), place)
        case "getAttribute": return .builtin(.attribute(tag), place)
        default: return .unknown(place)
        }
    }

    /// How many values a tag costs, which can be long.
    private static let costOfTag = 64

    mutating func attribute(_ name: ScriptValue?, of tag: Int, _ place: Range<Int>) -> ScriptValue {
        budget -= ScriptEvaluator.costOfTag
        guard case .text(let name, _)? = name else { return .unknown(place) }
        return ScriptPage(bytes: bytes).attribute(name, of: tag) ?? .unknown(place)
    }
}

/// The markup around the scripts of a page, as far as scripts read data from it.
struct ScriptPage {
    /// The page with its padding.
    let bytes: [UInt8]
    private var count: Int { bytes.count - SourceText.padding }
    /// No tag is longer.
    private static let longestTag = 16_384

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The place of the tag with an `id`.
    func element(_ name: [UInt8]) -> Int? {
        guard !name.isEmpty else { return nil }
        var from = 0
        // Cannot trap: the search goes on behind what was found, within the page.
        while let place = ScriptCalls.place(of: ScriptPage.id, in: bytes[from..<count]) {
            from = place + ScriptPage.id.count
            guard place > 0, bytes[place - 1] <= 0x20, let value = value(from), value.elementsEqual(name) else { continue }
            if let tag = tag(around: place) { return tag }
        }
        return nil
    }

    private static let id = [UInt8]("id=".utf8)

    /// The start of the tag that an attribute is in.
    private func tag(around place: Int) -> Int? {
        var index = place
        while index > 0, place - index < ScriptPage.longestTag {
            index -= 1
            if bytes[index] == ">" { return nil }
            if bytes[index] == "<" { return index }
        }
        return nil
    }

    /// The value behind the equals sign of an attribute, without its quotes.
    private func value(_ start: Int) -> ArraySlice<UInt8>? {
        let quote = bytes[start]
        let isQuoted = quote == "\"" || quote == "'"
        let first = isQuoted ? start + 1 : start
        var end = first
        while end < count, isQuoted ? bytes[end] != quote : bytes[end] > 0x20 && bytes[end] != ">" { end += 1 }
        return end < count ? bytes[first..<end] : nil
    }

    /// The text between the tags of an element that has no elements in it.
    func content(of tag: Int) -> ScriptValue? {
        // Cannot trap: a tag ends within the page.
        guard let start = end(ofTag: tag), let end = bytes[start..<count].firstIndex(of: UInt8(ascii: "<")), bytes[end + 1] == "/" else {
            return nil
        }
        return text(bytes[start..<end])
    }

    private func end(ofTag tag: Int) -> Int? {
        var quote: UInt8?
        // Cannot trap: a tag begins within the page.
        for index in tag..<min(count, tag + ScriptPage.longestTag) {
            if let open = quote {
                if bytes[index] == open { quote = nil }
            } else if bytes[index] == "\"" || bytes[index] == "'" {
                quote = bytes[index]
            } else if bytes[index] == ">" {
                return index + 1
            }
        }
        return nil
    }

    /// The value of an attribute of a tag.
    func attribute(_ name: [UInt8], of tag: Int) -> ScriptValue? {
        guard !name.isEmpty, let end = end(ofTag: tag) else { return nil }
        let mark = name + [UInt8(ascii: "=")]
        var from = tag
        // Cannot trap: the search goes on behind what was found, within the tag.
        while let place = ScriptCalls.place(of: mark, in: bytes[from..<end]) {
            from = place + mark.count
            if bytes[place - 1] <= 0x20, let value = value(from) { return text(value) }
        }
        return nil
    }

    /// A text of the page. Around it is a sign at each end, as around a literal of a script.
    private func text(_ slice: ArraySlice<UInt8>) -> ScriptValue {
        // Cannot trap: a quote or the bracket of a tag is before and after it.
        .text(ScriptPage.decoded(slice), slice.startIndex - 1..<slice.endIndex + 1)
    }

    /// A text with the entities that JSON in an attribute needs replaced.
    private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return [UInt8](text) }
        var decoded: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if let (name, byte) = entities.first(where: { text[index...].starts(with: $0.name) }) {
                decoded.append(byte)
                index += name.count
            } else {
                decoded.append(text[index])
                index += 1
            }
        }
        return decoded
    }

    private static let entities: [(name: [UInt8], byte: UInt8)] = [
        ("&quot;", 0x22), ("&#34;", 0x22), ("&#39;", 0x27), ("&apos;", 0x27), ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E),
    ].map { ([UInt8]($0.0.utf8), $0.1) }

    /// The attribute of a member of `dataset`: `data-pay-request` of `payRequest`.
    static func dataName(_ member: [UInt8]) -> [UInt8] {
        var name = [UInt8]("data-".utf8)
        for byte in member {
            if 0x41...0x5A ~= byte { name += [UInt8(ascii: "-"), byte | 0x20] } else { name.append(byte) }
        }
        return name
    }
}
