import PaySheet
import PaySheetChecking

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
    private var estimate = RemainingTime()
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
            case .missing, .skipped, .source, .domainFile: continue
            case .standard: return nil
            case .document(let path), .records(let path), .candidate(let path):
                // Of a compressed file, more is read than it has bytes.
                guard InputText.plainPath(path) == path, let size = system.size(path) else { return nil }
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
        console.system.status(line(now - start, columns: Columns.ofErrors(console.system) ?? Prose.width))
        isShown = true
    }

    /// Removes the line, before anything else is written to the terminal.
    mutating func clear(_ console: inout Console) {
        guard isShown else { return }
        console.system.status(nil)
        isShown = false
    }

    /// Returns as many facts as fit into a line, the most important first.
    private mutating func line(_ elapsed: Int64, columns: Int) -> String {
        let milliseconds = max(Int(elapsed), 1)
        var facts = [String(documents) + (documents == 1 ? " document" : " documents")]
        if let total, total > 0, bytes > 0 {
            facts.insert(String(min(Progress.ratio(bytes, times: 100, of: total), 99)) + "%", at: 0)
            if bytes < total { facts.append(estimate.text(done: bytes, of: total, milliseconds)) }
        }
        facts.append(String(Progress.ratio(documents, times: 1000, of: milliseconds)) + "/s")
        let kilobytes = Progress.ratio(bytes, times: 1000, of: milliseconds) / 1000
        facts.append(kilobytes < 10_000 ? String(kilobytes) + " kB/s" : String(kilobytes / 1000) + " MB/s")
        var line = ""
        // The last column stays free: some terminals begin a new line after it.
        for fact in facts where line.utf8.count + fact.utf8.count + 2 < columns { line += (line.isEmpty ? "" : ", ") + fact }
        return line
    }

    private static func ratio(_ part: Int, times factor: Int, of whole: Int) -> Int {
        let (scaled, overflow) = part.multipliedReportingOverflow(by: factor)
        return overflow ? part / max(whole / factor, 1) : scaled / max(whole, 1)
    }
}
