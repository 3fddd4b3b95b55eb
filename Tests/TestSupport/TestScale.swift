import Foundation

/// How much the tests with random input do: `PAYSHEET_TEST_SCALE=10` makes them do ten times as much.
package enum TestScale {
    /// The factor; 1 where the variable is not set or is no number above zero.
    package static let factor: Double = {
        let text = ProcessInfo.processInfo.environment["PAYSHEET_TEST_SCALE"] ?? ""
        guard let factor = Double(text), factor.isFinite, factor > 0 else { return 1 }
        return min(factor, 1_000_000)
    }()

    /// A count of rounds times the factor, at least one.
    package static func scaled(_ count: Int) -> Int { max(1, Int(Double(count) * factor)) }
}
