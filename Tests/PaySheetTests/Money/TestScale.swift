import Foundation

/// How often property tests run: a count times the environment variable `PAYSHEET_TEST_SCALE`.
enum TestScale {
    static func times(_ count: Int) -> Int {
        let factor = ProcessInfo.processInfo.environment["PAYSHEET_TEST_SCALE"].flatMap { Double($0) } ?? 1
        return max(1, Int(Double(count) * factor))
    }
}
