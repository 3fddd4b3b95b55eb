#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The processor time of this process, without waiting for other programs.
enum Clock {
    static func seconds() -> Double { Double(clock()) / 1e6 }

    /// Seconds of some work: enough rounds to be measurable, after one warm-up.
    static func secondsARound(atLeast least: Double, _ go: (Int) -> Int) -> Double {
        _ = go(1)
        var rounds = 1
        while true {
            let start = seconds()
            _ = go(rounds)
            let taken = seconds() - start
            if taken >= least || rounds > 1 << 24 { return taken / Double(rounds) }
            // Enough, if the next rounds have the same speed.
            rounds = max(rounds * 2, Int(Double(rounds) * min(1.2 * least / max(taken, 1e-6), 1000)))
        }
    }
}

/// Callgrind counts the instructions inside this function: see `counters.py`.
///
/// It calls a stored closure, so that the compiler cannot copy this function. The sum prevents a tail call.
@inline(never)
func measuredPart(_ go: (Int) -> Int, _ rounds: Int) -> Int { go(rounds) &+ 1 }
