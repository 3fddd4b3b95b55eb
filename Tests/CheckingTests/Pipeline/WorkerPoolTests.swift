import Dispatch
import PaySheetChecking
import Testing

struct WorkerPoolTests {
    @Test("Results are in submission order on any thread", arguments: [1, 2, 7]) func order(size: Int) {
        let pool = WorkerPool<Int, Int>(size: size) { { $0 * 2 } }
        for number in 0..<500 { #expect(pool.send(number)) }
        for number in 0..<500 { #expect(pool.receive { $0 * 2 } == number * 2) }
        pool.close()
    }

    /// The only thread continues its job when the submitting thread has done the nine others. (It waits for a long time, so that it
    /// fails instead of blocking.)
    @Test("The waiting thread also runs jobs") func working() {
        let made = DispatchSemaphore(value: 0)
        let pool = WorkerPool<Int, Int>(size: 1) {
            { number in (0..<9).allSatisfy { _ in made.wait(timeout: .now() + 30) == .success } ? number : -1 }
        }
        for number in 0..<10 { #expect(pool.send(number)) }
        for number in 0..<10 {
            let product = pool.receive { number in
                made.signal()
                return number
            }
            #expect(product == number)
        }
        pool.close()
    }

    /// The waiting thread continues its job when the other threads have done the nine others.
    @Test("The worker threads run jobs while the waiting thread does") func threads() {
        let made = DispatchSemaphore(value: 0)
        let pool = WorkerPool<Int, Int>(size: 2) {
            { number in
                made.signal()
                return number
            }
        }
        for number in 0..<10 { #expect(pool.send(number)) }
        for number in 0..<10 {
            let product = pool.receive { number in
                (0..<9).allSatisfy { _ in made.wait(timeout: .now() + 30) == .success } ? number : -1
            }
            #expect(product == number)
        }
        pool.close()
    }

    @Test("Jobs that have not started are dropped at the end") func closing() {
        let pool = WorkerPool<Int, Int>(size: 2) { { $0 } }
        for number in 0..<1000 { #expect(pool.send(number)) }
        pool.close()
        #expect(pool.underWay == 1000)
    }

    @Test(
        "A run has a thread for each core, or as many as the option says",
        arguments: [
            (nil, 1, 1), (nil, 2, 2), (nil, 8, 8), (nil, 64, 8), (nil, 0, 1), (1, 8, 1), (5, 2, 5), (64, 2, 64),
        ] as [(Int?, Int, Int)])
    func jobs(_ asked: Int?, _ cores: Int, _ count: Int) {
        #expect(JobCount.count(asked: asked, cores: cores) == count)
    }

    @Test("Without a thread, no job is accepted") func noThread() {
        let pool = WorkerPool<Int, Int>(size: 0) { { $0 } }
        #expect(!pool.send(1))
        #expect(pool.underWay == 0)
        pool.close()
    }
}
