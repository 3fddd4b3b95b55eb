/// Comparisons of secrets.
package enum ConstantTime {
    /// Whether two texts are equal. The time depends on their lengths, not on their content.
    package static func isEqual(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
        guard first.count == second.count else { return false }
        var difference: UInt8 = 0
        for (one, other) in zip(first, second) { difference |= one ^ other }
        return difference == 0
    }
}
