import PaySheetChecking
import PaySheetLanguageServer
import Testing

/// Cutting a stream into messages.
struct MessageReaderTests {
    private func parts(_ text: String, pieces size: Int = .max) -> [MessageReader.Part] {
        var reader = MessageReader()
        var parts: [MessageReader.Part] = []
        var rest = [UInt8](text.utf8)[...]
        while !rest.isEmpty {
            reader.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
            while let part = reader.next() { parts.append(part) }
        }
        return parts
    }

    private func content(_ text: String) -> MessageReader.Part { .content([UInt8](text.utf8)) }

    @Test("Messages are split by their lengths, whatever the chunk size", arguments: [1, 2, 7, .max])
    func pieces(_ size: Int) {
        let stream = "Content-Length: 2\r\n\r\n{}Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:3\r\n\r\n[1]"
        #expect(parts(stream, pieces: size) == [content("{}"), content("[1]")])
    }

    @Test("Lines can end without a carriage return, and a message can be empty")
    func otherLines() { #expect(parts("Content-Length: 0\n\nContent-Length: 2\n\n{}") == [content(""), content("{}")]) }

    @Test(
        "After unreadable headers, the next message is read",
        arguments: [
            "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
            "X: 1\r\n\r\n", "\r\n\r\n", "no colon\r\n\r\n", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
            "Content-Length: 2\r\nContent-Type: x; charset=latin1\r\n\r\n", "Content-Length: x\r\n\r\n{\"a\":1}\n",
        ], [1, .max])
    func brokenHeaders(_ headers: String, _ size: Int) {
        let found = parts(headers + "Content-Length: 2\r\n\r\n{}", pieces: size)
        #expect(found.last == content("{}"))
        #expect(found.dropLast().allSatisfy { if case .fault = $0 { true } else { false } })
        #expect(found.count >= 2)
    }

    @Test("Endless headers are refused once, and the next message is read")
    func endless() {
        let found = parts(
            String(repeating: "a", count: 3 * MessageReader.mostHeaderBytes) + "\r\nContent-Length: 2\r\n\r\n{}", pieces: 1000)
        #expect(found.count == 2)
        #expect(found.last == content("{}"))
    }

    @Test("A message above the limit is refused, and its bytes are skipped")
    func tooLong() {
        var reader = MessageReader()
        let length = MessageReader.mostContentBytes + 5
        reader.append([UInt8]("Content-Length: \(length)\r\n\r\n".utf8))
        guard case .fault? = reader.next() else {
            Issue.record("it was not refused")
            return
        }
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        var left = length
        while left > 0 {
            let count = min(left, piece.count)
            reader.append(Array(piece.prefix(count)))
            left -= count
            #expect(reader.next() == nil)
        }
        #expect(reader.count == 0)
        reader.append([UInt8]("Content-Length: 2\r\n\r\n{}".utf8))
        #expect(reader.next() == content("{}"))
    }
}
