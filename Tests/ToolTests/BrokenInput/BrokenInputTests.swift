import PaySheetChecking
import PaySheetTool
import Testing

/// What goes wrong is said in a line or two and with the right exit status; `Tests/Scripts/broken-input.py` goes on with what
/// needs a real system.
@Suite("Broken input")
struct BrokenInputTests {
    @Test("Broken input has exactly these messages and this exit status", arguments: BrokenInput.calls + BrokenInput.filesAndStreams)
    func table(_ row: BrokenInput) {
        let world = row.world()
        let files = world.files
        #expect(world.run(row.arguments) == row.status)
        #expect(world.errors == row.says.map { "paysheet: " + $0 + "\n" }.joined())
        // Whatever went wrong, no file was touched.
        #expect(world.files == files)
    }

    @Test("A line without an end stops the reading, and a long line is only cut")
    func endlessLine() {
        var asked = 0
        var lines = LineReader(
            ByteStream {
                asked += 1
                return .success([UInt8](repeating: 0x20, count: 100))
            }, limit: 50)
        #expect(lines.next {} == .failure(SystemFailure("a line without an end; the rest is not read")))
        #expect(asked < 20)
        #expect(lines.next {} == nil)
        var pieces = [[UInt8](repeating: 0x31, count: 500), [0x0A, 0x32]]
        var long = LineReader(ByteStream { .success(pieces.isEmpty ? [] : pieces.removeFirst()) }, limit: 50)
        #expect(long.next {} == .success([UInt8](repeating: 0x31, count: 51)))
        #expect(long.next {} == .success([0x32]))
        #expect(long.next {} == nil)
    }
}
