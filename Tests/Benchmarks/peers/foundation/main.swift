// A typical program with Foundation alone: every line of a file through JSONDecoder.
//
//   foundation check FILE           with rules, the whole process once; prints how many lines were accepted, and of how many
//   foundation time FILE [rules]    one pass after one to warm up; prints bytes, documents and processor seconds
import Foundation

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func accepted(_ lines: [Data], by accepts: (PlainRequest) -> Bool) -> Int {
    let decoder = JSONDecoder()
    var count = 0
    for line in lines {
        if let request = try? decoder.decode(PlainRequest.self, from: line), accepts(request) { count += 1 }
    }
    return count
}

let words = CommandLine.arguments
guard words.count >= 3, ["check", "time"].contains(words[1]) else {
    print("usage: foundation check|time FILE [rules]")
    exit(2)
}
let lines = try Data(contentsOf: URL(fileURLWithPath: words[2])).split(separator: 0x0A).map { Data($0) }
let rules = PlainRules()
let accepts = words[1] == "check" || words.count > 3 ? rules.accepts : { _ in true }
if words[1] == "check" {
    print(accepted(lines, by: accepts), lines.count)
} else {
    _ = accepted(lines, by: accepts)
    let start = processorSeconds()
    guard accepted(lines, by: accepts) == lines.count else { exit(1) }
    print(lines.reduce(0) { $0 + $1.count }, lines.count, processorSeconds() - start)
}
