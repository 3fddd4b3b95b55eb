import PaySheet

/// The NDJSON records of documents without findings, of which most are like one before but for their line.
package struct CleanRecords: Sendable {
    /// Each at one of the two places that its key has; empty before the first.
    private var frames: [Frame?] = []

    private struct Frame: Sendable {
        /// The kind and what the document needs.
        let key: [UInt8]
        /// What stands before and behind the number of the line.
        let head: [UInt8]
        let tail: [UInt8]
    }

    private static let capacity = 1024

    package init() {}

    /// Adds the record of a document and its line end. False where none like it is known.
    package func write(line: Int, like key: [UInt8], to bytes: inout [UInt8]) -> Bool {
        guard !frames.isEmpty else { return false }
        let place = CleanRecords.place(key)
        guard let frame = frame(at: place, key) ?? frame(at: place + 1, key) else { return false }
        bytes += frame.head
        bytes.append(decimal: line)
        bytes += frame.tail
        return true
    }

    private func frame(at place: Int, _ key: [UInt8]) -> Frame? { frames[place].flatMap { $0.key == key ? $0 : nil } }

    /// Keeps the record of a document for those that have the same key.
    package mutating func keep(_ document: CheckedDocument, as key: [UInt8]) {
        let (json, line) = JSONReport.record(showingLineOf: document)
        guard let line else { return }
        if frames.isEmpty { frames = [Frame?](repeating: nil, count: CleanRecords.capacity) }
        let place = CleanRecords.place(key)
        // What was kept last is in the first.
        frames[place + 1] = frames[place]
        frames[place] = Frame(key: key, head: Array(json[..<line.lowerBound]), tail: json[line.upperBound...] + [0x0A])
    }

    /// Forgets all: what holds for the next documents is something else.
    package mutating func forget() { frames = [] }

    /// The first of the two places of a key.
    private static func place(_ key: [UInt8]) -> Int {
        var hash: UInt64 = 0
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 55) * 2
    }
}

extension [UInt8] {
    /// Appends the digits of a number from 0.
    fileprivate mutating func append(decimal number: Int) {
        let start = count
        var rest = number.magnitude
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
