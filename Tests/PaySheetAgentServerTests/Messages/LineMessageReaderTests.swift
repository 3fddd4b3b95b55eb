import PaySheetAgentServer
import PaySheetChecking
import Testing

/// Cutting a stream into lines.
struct LineMessageReaderTests {
    private func parts(_ text: String, pieces size: Int = .max) -> [MessagePart] {
        var reader = LineMessageReader()
        var parts: [MessagePart] = []
        var rest = [UInt8](text.utf8)[...]
        while !rest.isEmpty {
            reader.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size)
            while let part = reader.next() { parts.append(part) }
        }
        return parts
    }

    private func content(_ text: String) -> MessagePart { .content([UInt8](text.utf8)) }

    @Test("Messages are lines, whatever the chunk size", arguments: [1, 2, 3, .max])
    func pieces(_ size: Int) {
        #expect(parts("{}\n[1]\r\n\n  \n{\"a\":1}\nrest", pieces: size) == [content("{}"), content("[1]\r"), content("{\"a\":1}")])
    }

    @Test("A message above the limit is refused once, and the next message is read", arguments: [1 << 20, 1 << 23])
    func tooLong(_ size: Int) {
        var reader = LineMessageReader()
        var faults = 0
        var left = LineMessageReader.mostBytes + 10
        while left > 0 {
            reader.append([UInt8](repeating: 0x61, count: min(size, left)))
            left -= size
            while let part = reader.next() {
                guard case .fault = part else {
                    Issue.record("it was not refused")
                    continue
                }
                faults += 1
            }
        }
        #expect(faults == 1)
        #expect(reader.count == 0)
        reader.append([UInt8]("a\n{}\n".utf8))
        #expect(reader.next() == content("{}"))
        #expect(reader.next() == nil)
    }

    @Test("The bytes of long sessions are dropped")
    func long() {
        var reader = LineMessageReader()
        let line = [UInt8](repeating: 0x61, count: 1000) + [0x0A]
        for _ in 0..<500 {
            reader.append(line + [0x62])
            #expect(reader.next() != nil)
            #expect(reader.next() == nil)
            reader.append([0x0A])
            #expect(reader.next() == content("b"))
        }
        #expect(reader.count == 0)
    }
}
