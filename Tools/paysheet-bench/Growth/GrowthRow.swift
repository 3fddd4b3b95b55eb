import PaySheet

/// A growing document, and work whose cost must not grow faster.
struct GrowthRow {
    let name: String
    let sizes: [Int]
    /// Returns the document of a size.
    let document: (Int) -> [UInt8]
    /// Whether the second round over the document counts, as in a stream: the first one allocates the storage.
    var isSteady = false
    /// Whether only the bytes count that the size adds. A document around them that costs little would look like growth.
    var countsAddedBytes = false
    /// Prepares what does not count, and returns the work that does.
    let work: ([UInt8]) -> (_ rounds: Int) -> Int

    /// The same row, but only the bytes count that the size adds.
    var countingAddedBytes: GrowthRow {
        var row = self
        row.countsAddedBytes = true
        return row
    }

    static var all: [GrowthRow] {
        ordinary + hostile + reports + commands + subcommands + inputs + sources + packages + rules + diffs
    }

    /// Prints the rows, or does the work of one or of all. For each size it prints a line and has a measured part.
    static func run(_ words: [String]) throws(BenchError) {
        guard let first = words.first else {
            for row in all { print(row.name, row.sizes.map { String($0) }.joined(separator: "\t"), separator: "\t") }
            return
        }
        switch first {
        case "--problems" where words.count == 1:
            var coverage = GrowthCoverage()
            for row in all { coverage.add(row) }
            for problem in coverage.problems { print(problem) }
        case "--all" where words.count == 1: for row in all { try row.run(row.sizes) }
        case "--small" where words.count == 1: for row in all { try row.run(row.sizes.dropLast()) }
        default:
            let row = try named(first)
            try row.run(words.count > 1 ? words.dropFirst().map(number) : row.sizes)
        }
    }

    private func run(_ sizes: some Sequence<Int>) throws(BenchError) {
        // Tables that are built on first use count for no size.
        if let first = self.sizes.first { _ = work(document(first))(1) }
        for size in sizes {
            let document = document(size)
            let length = document.count - (countsAddedBytes ? self.document(0).count : 0)
            let go = work(document)
            // The part that does not depend on the size.
            if isSteady { _ = go(1) }
            for rounds in 1...(isSteady ? 2 : 1) {
                let done = measuredPart(go, rounds) &- 1
                guard done > 0 else { throw .undone(name + " " + String(size), 0, 1) }
                print(name, size, length, rounds, separator: "\t")
            }
        }
    }

    static func document(_ name: String, _ size: String) throws(BenchError) -> [UInt8] { try named(name).document(try number(size)) }

    private static func named(_ name: String) throws(BenchError) -> GrowthRow {
        guard let row = all.first(where: { $0.name == name }) else { throw .usage("no row is called " + name) }
        return row
    }

    private static func number(_ text: String) throws(BenchError) -> Int {
        guard let number = Int(text), number > 0 else { throw .usage("a size is a number from 1, not " + text) }
        return number
    }

    /// Powers of ten from one to this number.
    static func powers(_ first: Int, _ last: Int) -> [Int] {
        var sizes = [first]
        while let size = sizes.last, size * 10 <= last { sizes.append(size * 10) }
        return sizes
    }
}

extension GrowthRow {
    /// Realistic documents.
    private static var ordinary: [GrowthRow] {
        let bytes = powers(1000, 1_000_000)
        let items = powers(10, 10_000)
        let merchants = powers(1, 1000)
        let ofBytes: [Job] = [.shape, .check, .decode, .read, .encode]
        let ofItems: [Job] = [.check, .read, .encode, .preview, .split]
        let ofMerchants: [Job] = [.check, .read, .encode, .preview, .split]
        var rows = ofBytes.map { job in row(job, "bytes", bytes) { GrowingRequest(bytes: $0) } }
        rows += ofItems.map { job in row(job, "items", items) { GrowingRequest(items: $0) } }
        rows += ofMerchants.map { job in row(job, "merchants", merchants, shared) }
        return rows + [
            GrowthRow(name: "check-lines", sizes: powers(100, 10_000), document: lines) {
                command(["check", "--ndjson", "--format", "ndjson", "lines.ndjson"], ["lines.ndjson": $0])
            },
            GrowthRow(name: "lines-of-merchants", sizes: powers(100, 10_000), document: merchantLines) {
                command(["check", "--ndjson", "lines.ndjson"], ["lines.ndjson": $0])
            },
            GrowthRow(name: "check-events", sizes: powers(100, 10_000), document: flow) { checking($0, Policy()) },
            GrowthRow(name: "resume-items", sizes: items, document: { GrowingRequest(items: $0).json }, work: resuming),
            GrowthRow(name: "resume-merchants", sizes: merchants, document: { shared($0).json }, work: resuming),
            GrowthRow(name: "answer-to-long-names", sizes: bytes, document: longName, work: answering).countingAddedBytes,
        ]
    }

    /// A request that this many merchants share.
    private static func shared(_ merchants: Int) -> GrowingRequest {
        var request = GrowingRequest(items: 20)
        request.merchants = merchants
        return request
    }

    /// The checkout of a request, and its request again.
    private static func resuming(_ bytes: [UInt8]) -> (_ rounds: Int) -> Int {
        guard let request = PaymentRequest.read(bytes).value else { return { _ in 0 } }
        return { _ in
            guard let checkout = try? Checkout(resuming: request) else { return 0 }
            return checkout.draftedRequest().lineItems?.count ?? 0
        }
    }

    /// A long name around a thousand mistakes.
    private static func longName(_ size: Int) -> [UInt8] {
        let name = String(repeating: "n", count: size)
        return [UInt8](("{\"" + name + "\":{" + String(repeating: "\"a\":1,", count: 1000) + "\"b\":1}}").utf8)
    }

    /// The answer of a server to a wrong document. It must not be much longer than the document.
    private static func answering(_ bytes: [UInt8]) -> (_ rounds: Int) -> Int {
        { _ in
            let reading = PaymentRequest.read(bytes)
            guard reading.findings.count > 100, reading.problemJSON.count < 2 * bytes.count + 60_000 else { return 0 }
            return 1
        }
    }

    /// A job on a request; split and preview begin with the value.
    private static func row(_ job: Job, _ what: String, _ sizes: [Int], _ request: @escaping (Int) -> GrowingRequest) -> GrowthRow {
        func document(_ size: Int) -> [UInt8] { request(size).json }
        return GrowthRow(name: job.rawValue + "-" + what, sizes: sizes, document: document, isSteady: true) { bytes in
            guard let pass = Subject(requests: [bytes], broken: job == .fix ? [bytes] : []).pass(job) else { return { _ in 0 } }
            return pass.go
        }
    }

    /// Checks like the command, including syntax mistakes, and words every finding.
    static func checking(_ document: [UInt8], _ policy: Policy) -> (Int) -> Int {
        { _ in
            var reader = DocumentReader(policy: policy)
            var words = 1
            for finding in reader.check(document, recovering: true).findings { words &+= finding.description.utf8.count }
            return words
        }
    }

    static func command(_ words: [String], _ files: [String: [UInt8]]) -> (Int) -> Int {
        { _ in MemoryWorld(files).run(words) + 1 }
    }

    /// This number of requests, a twentieth of them with a mistake, one per line.
    private static func lines(_ count: Int) -> [UInt8] {
        let good = GrowingRequest(bytes: 800).text + "\n"
        var other = GrowingRequest(bytes: 800)
        other.isMistaken = true
        let bad = other.text + "\n"
        var text = ""
        for line in 0..<count { text += line % 20 == 19 ? bad : good }
        return Array(text.utf8)
    }

    /// This number of requests, each for its own merchant; all have the same name.
    private static func merchantLines(_ count: Int) -> [UInt8] {
        var text: [UInt8] = []
        for line in 0..<count {
            var request = GrowingRequest()
            (request.merchants, request.firstMerchant, request.haveOneName) = (1, line, true)
            text += request.json + [0x0A]
        }
        return text
    }

    /// A flow of this number of changes.
    private static func flow(_ count: Int) -> [UInt8] {
        let request = GrowingRequest(items: 2)
        let event =
            #"{"update":"couponCode","selected":{"couponCode":"SAVE"},"data":{"newTotal":{"label":"Example Store","amount":"2.50"},"newLineItems":[]}}"#
        var text = #"{"request":"# + request.text + #","events":["#
        for place in 0..<count { text += (place == 0 ? "" : ",") + event }
        return Array((text + "]}").utf8)
    }
}
