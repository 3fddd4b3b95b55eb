import Foundation

/// How much more, or less, the property tests try than usual: the environment variable PAYSHEET_TEST_SCALE.
enum CheckoutTestScale {
    static func count(_ usual: Int) -> Int {
        let factor = ProcessInfo.processInfo.environment["PAYSHEET_TEST_SCALE"].flatMap { Double($0) } ?? 1
        return max(1, Int(Double(usual) * factor))
    }
}

/// Numbers that are the same for the same seed on every machine (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
