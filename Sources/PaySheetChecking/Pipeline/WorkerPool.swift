/// A worker pool that returns results in submission order. The waiting thread works as well.
package final class WorkerPool<Job: Sendable, Product: Sendable>: Sendable {
    private struct Desk: Sendable {
        /// The jobs that are not started.
        var waiting: [(number: Int, job: Job)] = []
        var products: [Int: Product] = [:]
        var threads = 0
        var idle = 0
        var sent = 0
        var received = 0
        var isClosed = false
    }

    private let desk = Shared(Desk())
    private let size: Int
    private let makeWorker: @Sendable () -> (Job) -> Product

    /// - Parameters:
    ///   - size: The highest number of threads in addition to the submitting one. Each starts when it has work.
    ///   - makeWorker: Called on each thread for its worker.
    package init(size: Int, makeWorker: @escaping @Sendable () -> (Job) -> Product) {
        self.size = size
        self.makeWorker = makeWorker
    }

    /// This number of jobs keeps every thread busy while the oldest result is processed.
    package var mostUnderWay: Int { (size + 1) * 2 }

    /// The number of jobs without a result.
    package var underWay: Int { desk.use { $0.sent - $0.received } }

    /// Submits a job. Returns false if there is no thread and none can be started.
    package func send(_ job: Job) -> Bool {
        let needsThread = desk.use { desk in
            guard desk.idle <= desk.waiting.count, desk.threads < size else { return false }
            desk.threads += 1
            return true
        }
        if needsThread, !Thread.start({ [self] in work() }) { desk.change { $0.threads -= 1 } }
        return desk.change { desk in
            guard desk.threads > 0 else { return false }
            desk.waiting.append((desk.sent, job))
            desk.sent += 1
            return true
        }
    }

    /// Returns the result of the oldest job, which must exist.
    ///
    /// - Parameter make: Runs waiting jobs on this thread, because sleeping and waking for every job takes time.
    package func receive(working make: (Job) -> Product) -> Product {
        while true {
            let next = desk.wait { desk -> Next? in
                if let product = desk.products.removeValue(forKey: desk.received) {
                    desk.received += 1
                    return .product(product)
                }
                guard !desk.waiting.isEmpty else { return nil }
                let (number, job) = desk.waiting.removeFirst()
                return .job(number, job)
            }
            switch next {
            case .product(let product): return product
            case .job(let number, let job):
                let product = make(job)
                desk.use { $0.products[number] = product }
            }
        }
    }

    private enum Next {
        case product(Product)
        case job(Int, Job)
    }

    /// Ends all threads; jobs that are not started are dropped.
    package func close() {
        desk.change { desk in
            desk.isClosed = true
            desk.waiting.removeAll()
        }
        desk.wait { $0.threads == 0 ? () : nil }
    }

    private func work() {
        let make = makeWorker()
        while let (number, job) = next() {
            let product = make(job)
            desk.change { $0.products[number] = product }
        }
        desk.change { $0.threads -= 1 }
    }

    private func next() -> (Int, Job)? {
        desk.use { $0.idle += 1 }
        return desk.wait { desk -> (Int, Job)?? in
            guard !desk.waiting.isEmpty else {
                return desk.isClosed ? .some(nil) : nil
            }
            desk.idle -= 1
            return desk.waiting.removeFirst()
        }
    }
}
