import Foundation

/// How much the tests with random input or long lists do: `PAYSHEET_TEST_SCALE=10` makes the ones with random input do ten times as much.
package enum TestScale {
    /// The factor; 1 if the variable is not set or is not a number above zero.
    package static let factor: Double = {
        let text = ProcessInfo.processInfo.environment["PAYSHEET_TEST_SCALE"] ?? ""
        guard let factor = Double(text), factor.isFinite, factor > 0 else { return 1 }
        return min(factor, 1_000_000)
    }()

    /// A count of rounds times the factor, at least one.
    package static func scaled(_ count: Int) -> Int { max(1, Int(Double(count) * factor)) }

    /// Whether nothing is left out. Tests of one very long document, or of hundreds of files, have no smaller run.
    package static var isInFull: Bool { factor >= 1 }

    /// All elements, or evenly distributed ones where the factor is below 1. For lists of which each element takes long.
    package static func sampled<Element>(_ elements: some Collection<Element>) -> [Element] {
        let step = factor < 1 ? Int((1 / factor).rounded(.up)) : 1
        return elements.enumerated().filter { $0.offset % step == 0 }.map { $0.element }
    }
}
