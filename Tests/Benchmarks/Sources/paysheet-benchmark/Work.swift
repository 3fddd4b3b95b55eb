import Foundation
import PaySheet

/// A task with everything that it needs in memory.
struct Work {
    private let task: Task
    private let lines: Lines
    private let count: Int
    private var values: [PaymentRequest] = []
    private var datas: [Data] = []

    init(_ task: Task, _ lines: Lines, _ count: Int) {
        self.task = task
        self.lines = lines
        self.count = count
        let distinct = min(count, lines.count)
        var reader = DocumentReader()
        switch task {
        case .encode: values = (0..<distinct).compactMap { reader.read(PaymentRequest.self, lines.bytes[lines.range($0)]).value }
        case .foundation, .foundationRules: datas = (0..<distinct).map { Data(lines.bytes[lines.range($0)]) }
        case .shape, .check, .decode, .read: break
        }
    }

    /// Does it once; returns the bytes of the documents.
    func go() -> Int {
        switch task {
        case .shape: check(Policy().withoutRules)
        case .check: check(Policy())
        case .decode: read(Policy().withoutRules)
        case .read: read(Policy())
        case .encode: encode()
        case .foundation: foundation { _ in true }
        case .foundationRules: foundation(PlainRules().accepts)
        }
    }

    private func check(_ policy: Policy) -> Int {
        var reader = DocumentReader(policy: policy)
        var bytes = 0
        for index in 0..<count {
            let range = lines.range(index)
            guard reader.check(lines.bytes[range], as: .paymentRequest).findings.isEmpty else { fail(index) }
            bytes += range.count
        }
        return bytes
    }

    /// Prints the documents without findings.
    static func printClean(_ lines: Lines) {
        var reader = DocumentReader()
        for index in 0..<lines.count {
            let line = lines.bytes[lines.range(index)]
            guard reader.check(line, as: .paymentRequest).findings.isEmpty else { continue }
            FileHandle.standardOutput.write(Data(line) + [0x0A])
        }
    }

    private func read(_ policy: Policy) -> Int {
        var reader = DocumentReader(policy: policy)
        var bytes = 0
        for index in 0..<count {
            let range = lines.range(index)
            // Asked where it stands: comparing it with nil copies it.
            let reading = reader.read(PaymentRequest.self, lines.bytes[range])
            switch reading.value {
            case .some: break
            case .none: fail(index)
            }
            bytes += range.count
        }
        return bytes
    }

    private func encode() -> Int {
        guard !values.isEmpty else { fail(0) }
        var bytes = 0
        for index in 0..<count { bytes += values[index % values.count].json.count }
        return bytes
    }

    private func foundation(_ accepts: (PlainRequest) -> Bool) -> Int {
        let decoder = JSONDecoder()
        var bytes = 0
        for index in 0..<count {
            let data = datas[index % datas.count]
            guard let value = try? decoder.decode(PlainRequest.self, from: data), accepts(value) else { fail(index) }
            bytes += data.count
        }
        return bytes
    }

    private func fail(_ index: Int) -> Never {
        FileHandle.standardError.write(Data("document \(index + 1) was not taken by \(task.rawValue)\n".utf8))
        exit(1)
    }
}

extension Policy {
    /// The same policy that looks at the shape alone.
    var withoutRules: Policy {
        var policy = self
        policy.checksRules = false
        return policy
    }
}
