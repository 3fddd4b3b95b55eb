import Foundation
import PaySheet

/// `paysheet-benchmark time|run shape|check|decode|read|encode|foundation|foundation-rules FILE [DOCUMENTS]`
///
/// `paysheet-benchmark clean FILE` prints the documents that have no findings.
///
/// `run` goes once over so many documents, by default all, again from the first after the last: what is measured from
/// outside. `time` goes over them once to warm up and once more with the clock running, and prints what it did, the bytes,
/// the documents and the seconds that the processor was busy, with tabs between.
@main enum Main {
    static func main() throws {
        let words = CommandLine.arguments
        if words.count == 3, words[1] == "clean" { return try Work.printClean(Lines(path: words[2])) }
        guard words.count >= 4, let task = Task(rawValue: words[2]) else {
            print("usage: paysheet-benchmark time|run shape|check|decode|read|encode|foundation|foundation-rules FILE [DOCUMENTS]")
            exit(2)
        }
        let lines = try Lines(path: words[3])
        let count = words.count > 4 ? Int(words[4]) ?? lines.count : lines.count
        let work = Work(task, lines, count)
        guard words[1] == "time" else { return print(work.go()) }
        _ = work.go()
        let start = processorSeconds()
        let bytes = work.go()
        let seconds = processorSeconds() - start
        print(task.rawValue, bytes, count, seconds, separator: "\t")
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// What is measured.
enum Task: String {
    /// Scan and bind, with all findings about the shape.
    case shape
    /// The same and all rules.
    case check
    /// Scan and bind, and a value with all its strings: what Foundation's decoder does.
    case decode
    /// Check, and a value with all its strings.
    case read
    /// From the value back to bytes.
    case encode
    /// Foundation's decoder into plain structs.
    case foundation
    /// The same, and what a careful page would ask of them.
    case foundationRules = "foundation-rules"
}

/// The documents of a file, one a line.
struct Lines {
    let bytes: [UInt8]
    private let ranges: [Range<Int>]

    init(path: String) throws {
        bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        var ranges: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == 0x0A {
            if index > start { ranges.append(start..<index) }
            start = index + 1
        }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        guard !ranges.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        self.ranges = ranges
    }

    var count: Int { ranges.count }

    func range(_ index: Int) -> Range<Int> { ranges[index % ranges.count] }
}
