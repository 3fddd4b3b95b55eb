import PaySheet

/// The NDJSON records of documents without findings, of which most are like one before but for their line.
package struct CleanRecords: Sendable {
    /// What stands before and behind the number of the line, by the kind and what the document needs.
    private var known: [[UInt8]: Frame] = [:]

    private struct Frame: Sendable {
        let head: [UInt8]
        let tail: [UInt8]
    }

    /// A stream with more different ones than this begins anew.
    private static let capacity = 512

    package init() {}

    /// Adds the record of a document and its line end. False where none like it is known.
    package func write(line: Int, like key: [UInt8], to bytes: inout [UInt8]) -> Bool {
        guard let frame = known[key] else { return false }
        bytes += frame.head
        bytes.append(decimal: line)
        bytes += frame.tail
        return true
    }

    /// Keeps the record of a document for those that have the same key.
    package mutating func keep(_ document: CheckedDocument, as key: [UInt8]) {
        let (json, line) = JSONReport.record(showingLineOf: document)
        guard let line else { return }
        if known.count >= CleanRecords.capacity { known.removeAll(keepingCapacity: true) }
        known[key] = Frame(head: Array(json[..<line.lowerBound]), tail: json[line.upperBound...] + [0x0A])
    }

    /// Forgets all: what holds for the next documents is something else.
    package mutating func forget() { known.removeAll(keepingCapacity: true) }
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
