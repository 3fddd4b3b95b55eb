import PaySheet

/// A block of a PEM file: text lines around Base64.
struct PEMBlock: Sendable {
    /// The words after `BEGIN`.
    let label: String
    /// The line of `BEGIN`, from 1.
    let line: Int
    /// The decoded bytes; empty for a private key, which is never decoded.
    let bytes: [UInt8]

    /// Whether the label names a private key.
    static func isPrivate(_ label: String) -> Bool {
        let words = label.utf8.split(separator: 0x20)
        // Cannot trap: the first word is left out.
        return words.indices.dropFirst().contains { words[$0].elementsEqual("KEY".utf8) && words[$0 - 1].elementsEqual("PRIVATE".utf8) }
    }

    /// The blocks of a text; none if it has no line `-----BEGIN …-----`. Text outside of the blocks is ignored, as by other readers.
    static func blocks(_ text: [UInt8]) throws(PEMError) -> [PEMBlock] {
        var blocks: [PEMBlock] = []
        var open: (label: String, line: Int)?
        // Beside the block, because a copy of it would make the time quadratic.
        var content: [UInt8] = []
        var line = 0
        for range in lines(text) {
            line += 1
            let bytes = text[range]
            if let block = open {
                if let end = label(bytes, after: "-----END ") {
                    guard end == block.label else { throw PEMError(.labelsDiffer, line: line) }
                    blocks.append(try PEMBlock(block.label, line: block.line, content: content))
                    open = nil
                } else if label(bytes, after: "-----BEGIN ") != nil {
                    throw PEMError(.noEnd, line: block.line)
                } else if !isPrivate(block.label) {
                    content += bytes.filter { $0 != 0x20 && $0 != 0x09 }
                }
            } else if let start = label(bytes, after: "-----BEGIN ") {
                open = (start, line)
                content = []
            }
        }
        if let open {
            // The kind of file matters more than its end.
            guard !isPrivate(open.label) else { return blocks + [PEMBlock(privateKey: open.label, line: open.line)] }
            throw PEMError(.noEnd, line: open.line)
        }
        return blocks
    }

    /// Whether a block of the text is a private key, also in UTF-16 and beside blocks that cannot be read.
    static func hasPrivateLabel(_ bytes: [UInt8]) -> Bool {
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        return (isWide ? bytes.filter { $0 != 0 && $0 < 0xFE } : bytes).split { $0 == 0x0A || $0 == 0x0D }.contains {
            label($0, after: "-----BEGIN ").map { isPrivate($0) } ?? false
        }
    }

    private init(privateKey label: String, line: Int) {
        self.label = label
        self.line = line
        bytes = []
    }

    private init(_ label: String, line: Int, content: [UInt8]) throws(PEMError) {
        // The content of a private key was not kept.
        guard let bytes = Base64.decode(content) else { throw PEMError(.notBase64, line: line) }
        self.label = label
        self.line = line
        self.bytes = bytes
    }

    /// The label of a line such as `-----BEGIN CERTIFICATE-----`.
    private static func label(_ line: ArraySlice<UInt8>, after start: String) -> String? {
        let dashes = "-----".utf8
        guard line.starts(with: start.utf8) else { return nil }
        let rest = line.dropFirst(start.utf8.count)
        var end = rest.endIndex
        while end > rest.startIndex, rest[end - 1] == 0x20 || rest[end - 1] == 0x09 { end -= 1 }
        let label = rest[..<end]
        guard label.count >= dashes.count, label.suffix(dashes.count).elementsEqual(dashes) else { return nil }
        return String(decoding: label.dropLast(dashes.count), as: UTF8.self)
    }

    /// The lines without their ends, and without a byte order mark.
    private static func lines(_ text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var place = start
        while place < text.count {
            let byte = text[place]
            if byte == 0x0A || byte == 0x0D {
                lines.append(start..<place)
                if byte == 0x0D, place + 1 < text.count, text[place + 1] == 0x0A { place += 1 }
                start = place + 1
            }
            place += 1
        }
        // Cannot trap: a line starts after the last line end.
        lines.append(start..<text.count)
        return lines
    }
}

/// Why a PEM file cannot be read.
public struct PEMError: Error, Sendable, Hashable {
    /// What is wrong.
    public let cause: Cause
    /// The line, from 1.
    public let line: Int

    /// Creates an error in a line.
    public init(_ cause: Cause, line: Int) {
        self.cause = cause
        self.line = line
    }

    /// What can be wrong with a block.
    public enum Cause: Sendable, Hashable {
        /// The line `-----END …-----` is missing.
        case noEnd
        /// The lines `BEGIN` and `END` name different things.
        case labelsDiffer
        /// The lines between are not Base64.
        case notBase64
    }
}

extension PEMError: CustomStringConvertible {
    /// What is wrong and where, in one sentence without a full stop.
    public var description: String {
        switch cause {
        case .noEnd: "the block that begins in line " + String(line) + " has no line -----END …-----"
        case .labelsDiffer: "line " + String(line) + " ends another kind of block than the one that began"
        case .notBase64: "the block that begins in line " + String(line) + " is not Base64"
        }
    }
}
