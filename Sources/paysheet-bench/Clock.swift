#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The time that the processor was busy for this process, so that waiting for other programs does not count.
enum Clock {
    static func seconds() -> Double { Double(clock()) / 1e6 }

    /// Seconds that some work takes: so many rounds that they last long enough, after one to warm up.
    static func secondsARound(atLeast least: Double, _ go: (Int) -> Int) -> Double {
        _ = go(1)
        var rounds = 1
        while true {
            let start = seconds()
            _ = go(rounds)
            let taken = seconds() - start
            if taken >= least || rounds > 1 << 24 { return taken / Double(rounds) }
            // Enough at once, should the next rounds go as quickly as these did.
            rounds = max(rounds * 2, Int(Double(rounds) * min(1.2 * least / max(taken, 1e-6), 1000)))
        }
    }
}

/// Callgrind counts what happens between entering and leaving this function: see `counters.py`.
///
/// What it calls must be a stored closure, of which no copy of this function can be made, and the sum keeps the call from becoming a
/// jump.
@inline(never)
func measuredPart(_ go: (Int) -> Int, _ rounds: Int) -> Int { go(rounds) &+ 1 }
