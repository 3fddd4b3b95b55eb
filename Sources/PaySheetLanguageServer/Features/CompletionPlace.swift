/// What is being written at a byte of a text.
struct CompletionPlace {
    enum Kind: Sendable, Hashable {
        /// A whole document.
        case document
        /// The name of a member of an object, and whether a colon follows it.
        case name(object: Int, hasColon: Bool)
        /// The value of the member with a name.
        case value(object: Int, name: String)
        /// An element of a list.
        case element(list: Int)
    }

    let kind: Kind
    /// The bytes that a completion replaces.
    let range: Range<Int>
    /// The item that is being written, if there is one.
    let item: Int?
    /// The quote of a name or text; empty if there is none.
    let quote: String

    /// - Parameter offset: The place of the cursor.
    init(_ outline: Outline, at offset: Int) {
        let bytes = outline.bytes
        guard let container = outline.container(at: offset) else {
            kind = .document
            range = CompletionPlace.word(bytes, offset)
            item = nil
            quote = "\""
            return
        }
        let isObject = outline.items[container].kind == .object
        var found: (kind: Kind, range: Range<Int>, item: Int)?
        for child in outline.children(of: container) {
            let own = outline.items[child]
            if isObject, !own.name.isEmpty, own.name.lowerBound < offset, offset <= own.name.upperBound {
                // A name without a value may have a colon.
                let hasColon = own.kind != .missing || own.isClosed
                found = (.name(object: container, hasColon: hasColon), own.name, child)
            } else if own.kind == .string || own.kind == .word, own.range.lowerBound < offset, offset <= own.range.upperBound {
                let name = isObject ? outline.name(of: child) : ""
                found = (isObject ? .value(object: container, name: name) : .element(list: container), own.range, child)
            }
        }
        if let found {
            kind = found.kind
            item = found.item
            let first = bytes[found.range.lowerBound]
            let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
            quote = isQuoted ? String(decoding: [first], as: UTF8.self) : ""
            let isClosed = isQuoted && found.range.count > 1 && bytes[found.range.upperBound - 1] == first
            // What follows an open quote belongs to other members.
            range = isClosed || !isQuoted ? found.range : found.range.lowerBound..<offset
            return
        }
        range = offset..<offset
        item = nil
        quote = ""
        guard isObject else {
            kind = .element(list: container)
            return
        }
        // After a colon comes the value of the last name.
        var before = offset - 1
        while before >= 0, bytes[before] <= 0x20 { before -= 1 }
        let last = outline.children(of: container).last {
            outline.items[$0].kind == .missing && outline.items[$0].range.upperBound <= offset
        }
        if before >= 0, bytes[before] == UInt8(ascii: ":"), let last {
            kind = .value(object: container, name: outline.name(of: last))
        } else {
            kind = .name(object: container, hasColon: false)
        }
    }

    /// The letters before a byte.
    private static func word(_ bytes: [UInt8], _ offset: Int) -> Range<Int> {
        var start = offset
        while start > 0, bytes[start - 1] | 0x20 >= 0x61, bytes[start - 1] | 0x20 <= 0x7A { start -= 1 }
        return start..<offset
    }
}
