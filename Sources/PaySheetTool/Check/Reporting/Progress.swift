import PaySheet

/// Shows the progress of a long run on a terminal.
struct Progress {
    private let isOn: Bool
    /// The number of bytes to read, if known.
    private let total: Int?
    private let start: Int64
    private var last: Int64
    private var documents = 0
    private var bytes = 0
    private var bytesAtLook = 0
    private(set) var isShown = false

    /// Shorter runs show nothing.
    private static let patience: Int64 = 1000
    private static let pause: Int64 = 200

    init(isOn: Bool, _ inputs: [Input], _ system: System) {
        self.isOn = isOn
        start = isOn ? system.milliseconds() : 0
        last = start
        total = isOn ? Progress.total(inputs, system) : nil
    }

    private static func total(_ inputs: [Input], _ system: System) -> Int? {
        var total = 0
        for input in inputs {
            switch input {
            case .missing, .skipped: continue
            case .standard: return nil
            case .document(let path), .records(let path), .candidate(let path):
                guard let size = system.size(path) else { return nil }
                total += size
            }
        }
        return total
    }

    /// Counts more documents.
    mutating func advance(_ documents: Int, _ bytes: Int, _ console: inout Console) {
        guard isOn, documents > 0 else { return }
        let isTurn = documents > 1 || self.documents < 64 || self.documents % 64 == 63
        self.documents += documents
        self.bytes += bytes
        // Reading the clock for each small record would cost more than checking it.
        guard isTurn || self.bytes - bytesAtLook > 1 << 16 else { return }
        look(&console)
    }

    private mutating func look(_ console: inout Console) {
        bytesAtLook = bytes
        let now = console.system.milliseconds()
        guard now - start >= Progress.patience, now - last >= Progress.pause else { return }
        last = now
        if console.system.outputIsTerminal { console.flush() }
        console.system.complain([UInt8](("\r" + line(now - start) + "\u{1B}[K").utf8))
        isShown = true
    }

    /// Removes the line, before anything else is written to the terminal.
    mutating func clear(_ console: inout Console) {
        guard isShown else { return }
        console.system.complain([UInt8]("\r\u{1B}[K".utf8))
        isShown = false
    }

    private func line(_ elapsed: Int64) -> String {
        let milliseconds = max(Int(elapsed), 1)
        var line = String(documents) + (documents == 1 ? " document, " : " documents, ")
        line += String(Progress.rate(documents, milliseconds)) + "/s"
        let kilobytes = Progress.rate(bytes, milliseconds) / 1000
        line += kilobytes < 10_000 ? ", " + String(kilobytes) + " kB/s" : ", " + String(kilobytes / 1000) + " MB/s"
        if let total, total > bytes, bytes > 0 {
            let seconds = (total - bytes) / max(bytes / max(milliseconds / 1000, 1), 1)
            line += ", " + (seconds < 120 ? String(seconds) + " s left" : String(seconds / 60) + " min left")
        }
        return line
    }

    private static func rate(_ count: Int, _ milliseconds: Int) -> Int {
        let (scaled, overflow) = count.multipliedReportingOverflow(by: 1000)
        return overflow ? count / max(milliseconds / 1000, 1) : scaled / milliseconds
    }
}
