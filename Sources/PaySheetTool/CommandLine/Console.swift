import PaySheetReports
import PaySheetText

/// Standard output and standard error of one run.
struct Console {
    let system: System
    private var buffer: [UInt8] = []
    /// Nobody reads standard output any longer, so that all further work is for nothing.
    private(set) var isClosed = false
    /// Standard output could not be written.
    private(set) var hasFailed = false

    private static let bufferSize = 65_536

    init(_ system: System) { self.system = system }

    /// Writes data or findings.
    mutating func write(_ bytes: [UInt8]) {
        guard !isClosed, !hasFailed else { return }
        guard bytes.count < Console.bufferSize else {
            // Much at once is not copied.
            flush()
            return hand(over: bytes)
        }
        buffer += bytes
        if buffer.count >= Console.bufferSize { flush() }
    }

    mutating func write(_ text: String) { write([UInt8](text.utf8)) }

    /// Hands over what was written.
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        hand(over: buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private mutating func hand(over bytes: [UInt8]) {
        guard !isClosed, !hasFailed else { return }
        switch system.write(bytes) {
        case .done: break
        case .closed: isClosed = true
        case .failed(let failure):
            hasFailed = true
            note("standard output: " + failure.message)
        }
    }

    /// Says something to the person who runs the command.
    mutating func note(_ message: String) {
        flush()
        system.complain([UInt8](("paysheet: " + VisibleText.line(message) + "\n").utf8))
    }

    /// Says what was wrong with the call, or with a file that belongs to it.
    mutating func usage(_ error: UsageError, command: String?) -> Int32 {
        note(error.text)
        guard !error.isInFile else { return ExitStatus.undone }
        note("try: paysheet " + (command.map { $0 + " " } ?? "") + "--help")
        return ExitStatus.undone
    }
}

/// What the exit status tells.
enum ExitStatus {
    /// Done, and nothing was found that matters.
    static let passed: Int32 = 0
    /// Something was found.
    static let found: Int32 = 1
    /// The job could not be done in full.
    static let undone: Int32 = 2
}
