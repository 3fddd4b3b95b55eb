import PaySheet
import PaySheetChecking
import PaySheetTool

/// A job over the payment requests of a file, one per line.
struct FileJob {
    private let job: Job
    private let pass: Pass

    init(_ job: String, _ path: String, _ world: System) throws(BenchError) {
        guard let job = Job(rawValue: job) else { throw .usage("no job is called " + job) }
        let documents = try FileJob.lines(path, world)
        guard let pass = Subject(requests: documents, broken: job == .fix ? documents : []).pass(job) else {
            throw .undone(job.rawValue, 0, documents.count)
        }
        (self.job, self.pass) = (job, pass)
    }

    func time() throws(BenchError) {
        _ = pass.go(1)
        let start = Clock.seconds()
        let done = pass.go(1)
        let seconds = Clock.seconds() - start
        try expect(done, 1)
        print(job.rawValue, pass.bytes, pass.documents, seconds, separator: "\t")
    }

    /// Processes the documents this number of times, and once more for each further number; each is a measured part.
    func run(_ rounds: [Int]) throws(BenchError) {
        for rounds in rounds {
            try expect(measuredPart(pass.go, rounds) &- 1, rounds)
            print(job.rawValue, pass.bytes, pass.documents, rounds, separator: "\t")
        }
    }

    /// Figures of incomplete work would be worthless.
    private func expect(_ done: Int, _ rounds: Int) throws(BenchError) {
        guard done == rounds * pass.documents else { throw .undone(job.rawValue, done, rounds * pass.documents) }
    }

    static func printClean(_ path: String, _ world: System) throws(BenchError) {
        var reader = DocumentReader()
        // The command compares the documents of a file with each other.
        reader.merchantConsistency = MerchantConsistency()
        for document in try lines(path, world) where reader.check(document, as: .paymentRequest).findings.isEmpty {
            _ = world.write(document + [0x0A])
        }
    }

    private static func lines(_ path: String, _ world: System) throws(BenchError) -> [[UInt8]] {
        switch world.read(path, 1 << 30) {
        case .failure(let failure): throw .unreadable(path, failure.message)
        case .success(let bytes): return bytes.split(separator: 0x0A).map { Array($0) }
        }
    }
}
