/// By what an amount is divided into shares.
///
/// Between merchants of a ``Checkout`` or payees of an ``OrderSplit`` a ``SharePolicy`` chooses the division.
public enum Division: Sendable, Hashable {
    /// Into so many equal shares.
    case evenly(Int)
    /// In proportion to whole numbers, none below zero.
    case weights([Int])
    /// In proportion to amounts, which must not have different signs.
    case amounts([Amount])
    /// By hundredths of a percent, 10,000 at most in total. What is left to 10,000 belongs to the first share.
    case basisPoints([Int])
}

/// Why an amount could not be split.
public enum SplitError: Error, Sendable, Hashable {
    /// There are no shares to divide between.
    case noShares
    /// There are more shares than ``Amount/largestNumberOfShares``.
    case tooManyShares
    /// A weight is negative, or amounts that serve as weights have different signs; the index says which one.
    case negativeWeight(index: Int)
    /// All weights are zero, so that they divide nothing.
    case noWeight
    /// The weights add up to more than 64 bits hold.
    case weightsTooLarge
    /// The basis points add up to more than 10,000.
    case moreThanWhole
    /// A policy divides into another number of shares than there are payees.
    case weightCount(expected: Int, found: Int)
    /// An amount is finer than the currency's minor unit, too long to calculate with, or the result is.
    case amount(AmountError)
}

extension SplitError: CustomStringConvertible {
    /// The reason as one sentence without the full stop.
    public var description: String {
        switch self {
        case .noShares: "there are no shares to divide between"
        case .tooManyShares: "there are too many shares"
        case .negativeWeight(let index): "weight \(index) has a sign that differs from the others'"
        case .noWeight: "all weights are zero"
        case .weightsTooLarge: "the weights are too large to add up"
        case .moreThanWhole: "the basis points add up to more than 10000"
        case .weightCount(let expected, let found): "there are \(expected) payees but \(found) weights"
        case .amount(let error): error.description
        }
    }
}

extension Division {
    /// How many shares it makes.
    var count: Int {
        switch self {
        case .evenly(let count): count
        case .weights(let weights), .basisPoints(let weights): weights.count
        case .amounts(let amounts): amounts.count
        }
    }

    /// The checked weights of the division.
    func weights() throws(SplitError) -> [UInt64] {
        switch self {
        case .evenly(let count):
            guard count <= Amount.largestNumberOfShares else { throw .tooManyShares }
            return Array(repeating: 1, count: max(count, 0))
        case .weights(let weights):
            return try Division.magnitudes(weights)
        case .amounts(let amounts):
            return try Division.magnitudes(amounts)
        case .basisPoints(let points):
            return try Division.completed(try Division.magnitudes(points))
        }
    }

    private static func magnitudes(_ weights: [Int]) throws(SplitError) -> [UInt64] {
        var result: [UInt64] = []
        for (index, weight) in weights.enumerated() {
            guard weight >= 0 else { throw .negativeWeight(index: index) }
            result.append(UInt64(weight))
        }
        return result
    }

    private static func magnitudes(_ amounts: [Amount]) throws(SplitError) -> [UInt64] {
        var scale = 0
        for amount in amounts { scale = max(scale, amount.scale) }
        var (result, sign): ([UInt64], Int64) = ([], 0)
        for (index, amount) in amounts.enumerated() {
            let coefficient = try amount.splitCoefficient(at: scale)
            if sign == 0 { sign = coefficient.signum() }
            guard coefficient == 0 || coefficient.signum() == sign else { throw .negativeWeight(index: index) }
            result.append(coefficient.magnitude)
        }
        return result
    }

    /// Gives what the others leave of 10,000 to the first.
    private static func completed(_ points: [UInt64]) throws(SplitError) -> [UInt64] {
        var (result, rest): ([UInt64], UInt64) = (points, 10_000)
        for point in points {
            guard point <= rest else { throw .moreThanWhole }
            rest = rest &- point
        }
        if let first = points.first { result[0] = first &+ rest }
        return result
    }
}

#if !hasFeature(Embedded)
    // A stored checkout keeps it.
    extension Division: Codable {}
#endif
