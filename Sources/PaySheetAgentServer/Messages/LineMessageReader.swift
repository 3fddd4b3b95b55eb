package import PaySheetChecking

/// Cuts a stream into messages, one on each line.
package struct LineMessageReader: MessageReading {
    /// The highest number of bytes in a message.
    package static let mostBytes = 64 << 20

    private var bytes: [UInt8] = []
    /// The first byte that was not read yet.
    private var place = 0
    /// The bytes before this place have no line end.
    private var searched = 0
    /// Whether the rest of the line belongs to a message that was refused.
    private var isSkipping = false

    package init() {}

    /// The number of bytes that wait.
    package var count: Int { bytes.count - place }

    package mutating func append(_ more: [UInt8]) {
        if place == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
            (place, searched) = (0, 0)
        } else if place > 1 << 16, place > bytes.count / 2 {
            bytes.removeSubrange(..<place)
            (place, searched) = (0, searched - place)
        }
        bytes += more
    }

    package mutating func next() -> MessagePart? {
        while true {
            guard let end = bytes[searched...].firstIndex(of: 0x0A) else { return rest() }
            // Cannot trap: the search begins at the place or after it.
            let line = bytes[place..<end]
            (place, searched) = (end + 1, end + 1)
            if isSkipping {
                isSkipping = false
                continue
            }
            guard line.count <= LineMessageReader.mostBytes else { return LineMessageReader.tooLong }
            // Empty lines between messages do no harm.
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            return .content(Array(line))
        }
    }

    /// What the bytes without a line end are: a message that goes on, or too many of them.
    private mutating func rest() -> MessagePart? {
        searched = bytes.count
        guard !isSkipping else {
            place = bytes.count
            return nil
        }
        guard count > LineMessageReader.mostBytes else { return nil }
        isSkipping = true
        place = bytes.count
        return LineMessageReader.tooLong
    }

    private static let tooLong = MessagePart.fault(
        "a message with more than " + String(mostBytes) + " bytes is not read; check large documents by their path")
}
