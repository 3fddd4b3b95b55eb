import Dispatch
import PaySheetTool
import Testing

struct WorkerPoolTests {
    @Test("what comes back is in order, whoever has made it", arguments: [1, 2, 7]) func order(size: Int) {
        let pool = WorkerPool<Int, Int>(size: size) { { $0 * 2 } }
        for number in 0..<500 { #expect(pool.send(number)) }
        for number in 0..<500 { #expect(pool.receive { $0 * 2 } == number * 2) }
        pool.close()
    }

    /// The only thread goes on with its parcel when whoever sends has done the nine others. (It waits for long, so that it fails where
    /// nobody does them, and does not hang.)
    @Test("whoever waits for what was made works as well") func working() {
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

    /// Whoever waits does one parcel, and goes on with it when the threads have done the nine others.
    @Test("the threads work while whoever waits does") func threads() {
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

    @Test("what nobody has begun is left at the end") func closing() {
        let pool = WorkerPool<Int, Int>(size: 2) { { $0 } }
        for number in 0..<1000 { #expect(pool.send(number)) }
        pool.close()
        #expect(pool.underWay == 1000)
    }

    @Test("without a thread nothing is taken") func noThread() {
        let pool = WorkerPool<Int, Int>(size: 0) { { $0 } }
        #expect(!pool.send(1))
        #expect(pool.underWay == 0)
        pool.close()
    }
}
