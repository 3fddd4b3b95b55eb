import PaySheet
package import PaySheetChecking

/// Cuts a stream into messages: headers, an empty line, and as many bytes as `Content-Length` says.
///
/// Whatever the bytes are, the reader finds the next message or waits for more bytes. Bytes that are not a message are reported once.
package struct MessageReader: MessageReading {
    package typealias Part = MessagePart

    /// The highest number of bytes in the headers of a message.
    package static let mostHeaderBytes = 8192
    /// The highest number of bytes in a message.
    package static let mostContentBytes = 64 << 20

    private var bytes: [UInt8] = []
    /// The first byte that was not read yet.
    private var place = 0
    /// The bytes of a refused message that are still to come.
    private var skipped = 0
    /// Whether the place of the next header is unknown.
    private var isLost = false

    package init() {}

    /// The number of bytes that wait.
    package var count: Int { bytes.count - place }

    /// Adds bytes of the stream.
    package mutating func append(_ more: [UInt8]) {
        if place == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
            place = 0
        } else if place > 1 << 16, place > bytes.count / 2 {
            bytes.removeSubrange(..<place)
            place = 0
        }
        bytes += more
    }

    /// Returns the next part, or `nil` if it is not complete.
    package mutating func next() -> Part? {
        if skipped > 0 {
            let count = min(skipped, self.count)
            place += count
            skipped -= count
            guard skipped == 0 else { return nil }
        }
        if isLost, !findHeader() { return nil }
        guard let end = headersEnd() else {
            guard count > MessageReader.mostHeaderBytes else { return nil }
            isLost = true
            return .fault(
                "no header ends within " + String(MessageReader.mostHeaderBytes) + " bytes; write Content-Length and an empty line")
        }
        // Cannot trap: headers end after the place where their search begins.
        let headers = bytes[place..<end]
        switch MessageReader.length(headers) {
        case .failure(let fault):
            place = end
            // What follows may be content.
            isLost = true
            return .fault(fault.message)
        case .success(let length) where length > MessageReader.mostContentBytes:
            place = end
            skipped = length
            return .fault(
                "a message with " + String(length) + " bytes is not read, because " + String(MessageReader.mostContentBytes)
                    + " are allowed; check large documents with paysheet check")
        case .success(let length):
            guard bytes.count - end >= length else { return nil }
            place = end + length
            return .content(Array(bytes[end..<place]))
        }
    }

    // MARK: Headers

    private struct Fault: Error {
        let message: String
    }

    private static let lengthName = [UInt8]("content-length".utf8)
    private static let typeName = [UInt8]("content-type".utf8)

    /// One past the empty line behind the headers. A line can end without a carriage return.
    private func headersEnd() -> Int? {
        var index = place
        var lineStart = place
        let most = min(bytes.count, place + MessageReader.mostHeaderBytes)
        while index < most {
            if bytes[index] == 0x0A {
                let isEmpty = index == lineStart || index == lineStart + 1 && bytes[lineStart] == 0x0D
                if isEmpty { return index + 1 }
                lineStart = index + 1
            }
            index += 1
        }
        return nil
    }

    private static func length(_ headers: ArraySlice<UInt8>) -> Result<Int, Fault> {
        var length: Int?
        for line in headers.split(separator: 0x0A) {
            let line = line.last == 0x0D ? line.dropLast() : line
            guard !line.isEmpty else { continue }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                return .failure(Fault(message: "a header has no colon; write Content-Length: and a number"))
            }
            let name = ASCII.lowerCased(line[..<colon])
            let value = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
            if name == lengthName {
                guard !value.isEmpty, value.count <= 10, value.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
                    return .failure(Fault(message: "Content-Length is not a whole number of bytes"))
                }
                let number = value.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
                guard let bytes = Int(exactly: number), length == nil || length == bytes else {
                    return .failure(Fault(message: "there are two different values of Content-Length"))
                }
                length = bytes
            } else if name == typeName, !isUTF8(value) {
                return .failure(Fault(message: "Content-Type names another character set than utf-8"))
            }
        }
        guard let length else { return .failure(Fault(message: "Content-Length is missing")) }
        return .success(length)
    }

    /// Whether a content type names no character set, or UTF-8.
    private static func isUTF8(_ type: [UInt8]) -> Bool {
        let text = String(decoding: type, as: UTF8.self).lowercased()
        guard let parameter = text.split(separator: ";").first(where: { $0.hasPrefix("charset=") }) else { return true }
        let name = parameter.dropFirst(8).filter { $0 != "\"" }
        return name == "utf-8" || name == "utf8"
    }

    /// Moves to the next line that begins a header. Keeps the last bytes, in which one may begin.
    private mutating func findHeader() -> Bool {
        let name = MessageReader.lengthName
        var index = place
        while index + name.count <= bytes.count {
            if bytes[index] | 0x20 == name[0], zip(bytes[index..<index + name.count], name).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
                place = index
                isLost = false
                return true
            }
            index += 1
        }
        place = index
        return false
    }
}
