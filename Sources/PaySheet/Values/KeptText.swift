/// The text of a member as it was received: short text in place, longer text as a part of the document it was read from.
///
/// Most text of a document that is read is never looked at, and a string of more than fifteen bytes costs an allocation.
/// So the string is made when it is asked for. All longer texts of a value share one copy of the document's bytes.
package struct KeptText: Sendable {
    private enum Storage: Sendable {
        /// Up to fifteen bytes, the first in the lowest place; how many there are in the highest place of the second word.
        case short(UInt64, UInt64)
        /// The bytes of a document from `start` up to `end`: UTF-8 without anything that JSON escapes.
        case plain(document: [UInt8], start: UInt32, end: UInt32)
        /// The same, with escapes.
        case escaped(document: [UInt8], start: UInt32, end: UInt32)
        /// What a program has set.
        case string(String)
    }

    private let storage: Storage

    /// The longest text that is kept in place.
    private static let shortLength = 15

    /// Text from elsewhere than a document.
    @inline(__always)
    init(_ string: String) { storage = .string(string) }

    /// The text of a string node. `document` holds the same bytes as `bytes`, which is the quicker way to them.
    @inline(__always)
    init(_ node: Node, _ bytes: Span<UInt8>, of document: [UInt8]) {
        let start = Int(node.start)
        let count = Int(node.end) &- start
        if node.isEscaped {
            storage = .escaped(document: document, start: node.start, end: node.end)
        } else if count > KeptText.shortLength {
            storage = .plain(document: document, start: node.start, end: node.end)
        } else if count > 8 {
            let rest = UInt64(truncatingIfNeeded: 16 &- count) &* 8
            let second = (bytes.word(at: start &+ 8) &<< rest) &>> rest
            storage = .short(bytes.word(at: start), second | KeptText.mark(count))
        } else {
            // Eight bytes less than none are sixty-four bits too many for one shift.
            let rest = UInt64(truncatingIfNeeded: 8 &- count) &* 8
            storage = .short(count == 0 ? 0 : (bytes.word(at: start) &<< rest) &>> rest, KeptText.mark(count))
        }
    }

    private static func mark(_ count: Int) -> UInt64 { UInt64(truncatingIfNeeded: count) &<< 56 }

    /// The text. Escapes are resolved.
    var string: String {
        switch storage {
        case .short(let first, let second):
            String(words: first, second & 0x00FF_FFFF_FFFF_FFFF, count: Int(truncatingIfNeeded: second &>> 56))
        case .plain(let document, let start, let end): document.window.text(Int(start), Int(end))
        case .escaped(let document, let start, let end):
            document.window.unescapedText(Node(.string, start: Int(start), end: Int(end), next: 0, flags: Node.escaped))
        case .string(let string): string
        }
    }
}

extension KeptText: Hashable {
    /// Equal when the texts are, wherever they are kept.
    @inline(never)
    package static func == (left: KeptText, right: KeptText) -> Bool { left.string == right.string }

    @inline(never)
    package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}

#if !hasFeature(Embedded)
    extension KeptText: CustomReflectable, CustomDebugStringConvertible {
        package var customMirror: Mirror { Mirror(reflecting: string) }
        package var debugDescription: String { string.debugDescription }
    }
#endif

extension KeptText: JSONWritable {
    package func write(_ writer: inout Writer) {
        switch storage {
        case .short(let first, let second):
            writer.bytes.append(UInt8(ascii: "\""))
            writer.bytes.append(words: first, second, count: Int(truncatingIfNeeded: second &>> 56))
            writer.bytes.append(UInt8(ascii: "\""))
        case .plain(let document, let start, let end): KeptText.copy(document, start, end, &writer)
        case .escaped(let document, let start, let end):
            guard writer.keepsEscapes else { return string.write(&writer) }
            KeptText.copy(document, start, end, &writer)
        case .string(let string): string.write(&writer)
        }
    }

    private static func copy(_ document: [UInt8], _ start: UInt32, _ end: UInt32, _ writer: inout Writer) {
        // From the opening quote to behind the closing one.
        // Cannot trap: a string of a document has both quotes.
        writer.bytes.append(copying: document.window.extracting(Int(start) &- 1..<Int(end) &+ 1))
    }
}
