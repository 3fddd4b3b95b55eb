import PaySheetChecking
import PaySheetTool

/// `paysheet-bench`: time and growth of the library. `Tests/Benchmarks/run.sh` adds what only external tools can count.
@main enum Main {
    static func main() {
        let world = System.posix()
        do throws(BenchError) {
            System.leave(try run(System.arguments, world))
        } catch {
            world.complain(Array(("paysheet-bench: " + error.description + "\n").utf8))
            System.leave(2)
        }
    }

    private static let help = """
        Usage: paysheet-bench [COMMAND]

        Without a command it makes documents of every kind and size and prints how fast each job goes.

        Commands:
          table [SECONDS]         the same, each figure from at least so many seconds (default: 0.03)
          time JOB FILE           one pass over the documents of FILE, one a line, after one to warm up;
                                  prints job, bytes, documents and processor seconds with tabs between
          run JOB FILE ROUNDS...  goes over them so many times, for counters from outside; prints job, bytes,
                                  documents and rounds
          clean FILE              prints the documents that have no finding
          growth                  lists the rows of the growth table with their sizes
          growth ROW [SIZE...]    does the work of a row at each size, for counters from outside; prints row,
                                  size, bytes and rounds
          growth --all|--small    the same for all rows at all sizes, or without the largest
          growth --problems       prints what is wrong with the table, such as a command without a row
          document ROW SIZE       prints the document of that row
          request                 prints a request of about one kilobyte

        Jobs:

        """

    private static func run(_ words: [String], _ world: System) throws(BenchError) -> Int32 {
        switch words.first {
        case nil: Table(leastSeconds: 0.03).print()
        case "-h", "--help", "help":
            let jobs = Job.allCases.map { "  " + $0.rawValue + String(repeating: " ", count: 9 - $0.rawValue.count) + $0.summary }
            print(help + jobs.joined(separator: "\n"))
        case "table" where words.count <= 2:
            guard let seconds = Double(words.count == 2 ? words[1] : "0.03"), seconds > 0 else { throw .usage("table takes seconds") }
            Table(leastSeconds: seconds).print()
        case "time" where words.count == 3: try FileJob(words[1], words[2], world).time()
        case "run" where words.count > 3:
            var rounds: [Int] = []
            for word in words.dropFirst(3) {
                guard let number = Int(word), number > 0 else { throw .usage("rounds are a number from 1, not " + word) }
                rounds.append(number)
            }
            try FileJob(words[1], words[2], world).run(rounds)
        case "clean" where words.count == 2: try FileJob.printClean(words[1], world)
        case "growth": try GrowthRow.run(Array(words.dropFirst()))
        case "document" where words.count == 3: _ = world.write(try GrowthRow.document(words[1], words[2]))
        case "request" where words.count == 1: _ = world.write(GrowingRequest(bytes: 1000).json)
        default: throw .usage("unknown command or wrong number of arguments")
        }
        return 0
    }
}

/// The reason why nothing was measured.
enum BenchError: Error, CustomStringConvertible {
    case usage(String)
    case unreadable(String, String)
    case undone(String, Int, Int)

    var description: String {
        switch self {
        case .usage(let what): what + "; see --help"
        case .unreadable(let path, let why): path + ": " + why
        case .undone(let job, let done, let all): job + ": only \(done) of \(all) documents have the right result"
        }
    }
}
