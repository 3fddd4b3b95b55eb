// Splitting without losing or making a minor unit.

extension Amount {
    /// How many shares an amount can be split into at most.
    public static let largestNumberOfShares = 1_000_000

    /// The amount in shares that add up to exactly it, each a whole number of the currency's minor units.
    ///
    /// Every share is first cut off below its exact value; the minor units that are left go to the shares which lost most, of
    /// equal ones to the earlier. So each share is within one minor unit of its exact value, and the same input always gives
    /// the same shares. A negative amount splits as its positive twin does.
    ///
    /// Throws where the division is impossible, the amount is finer than the minor unit, or the currency has no known decimals, see
    /// ``SplitError``.
    public func split(by division: Division, in currency: Currency) throws(SplitError) -> [Amount] {
        let total = try splitUnits(in: currency)
        let shares = try Allocation.shares(of: total.magnitude, by: try division.weights())
        // No share is larger than the total, which fits.
        return shares.map { share in
            let coefficient = Int64(truncatingIfNeeded: share)
            return Amount(units: total < 0 ? 0 &- coefficient : coefficient, in: currency)
        }
    }

    /// The minor units, with the error in the words of a split.
    func splitUnits(in currency: Currency) throws(SplitError) -> Int64 {
        do {
            _ = try currency.knownDigits()
            return try units(in: currency)
        } catch {
            throw .amount(error)
        }
    }

    /// The coefficient at a scale, with the error in the words of a split.
    func splitCoefficient(at scale: Int) throws(SplitError) -> Int64 {
        do {
            return try rescaled(to: scale).coefficient
        } catch {
            throw .amount(error)
        }
    }
}

/// The method of the largest remainder, on whole numbers.
enum Allocation {
    /// Parts of `total` in proportion to the weights; they add up to it.
    ///
    /// The total must be an amount's magnitude, so below 10^18.
    static func shares(of total: UInt64, by weights: [UInt64]) throws(SplitError) -> [UInt64] {
        guard !weights.isEmpty else { throw .noShares }
        guard weights.count <= Amount.largestNumberOfShares else { throw .tooManyShares }
        let sum = try self.sum(weights)
        guard sum > 0 else { throw .noWeight }
        var shares: [UInt64] = []
        var remainders: [UInt64] = []
        var rest = total
        for weight in weights {
            // A weight is at most the sum, so the share is at most the total.
            let (share, remainder) = WideProduct(total, weight).divided(by: sum)
            shares.append(share)
            remainders.append(remainder)
            rest = rest &- share
        }
        for index in largest(remainders, count: rest) { shares[index] = shares[index] &+ 1 }
        return shares
    }

    private static func sum(_ weights: [UInt64]) throws(SplitError) -> UInt64 {
        var sum: UInt64 = 0
        for weight in weights {
            let (partial, overflow) = sum.addingReportingOverflow(weight)
            guard !overflow else { throw .weightsTooLarge }
            sum = partial
        }
        return sum
    }

    /// The indices of the largest remainders, the earlier of equal ones first. Always fewer than there are remainders.
    private static func largest(_ remainders: [UInt64], count: UInt64) -> ArraySlice<Int> {
        guard count > 0 else { return [] }
        let order = remainders.indices.sorted { left, right in
            remainders[left] == remainders[right] ? left < right : remainders[left] > remainders[right]
        }
        return order.prefix(Int(truncatingIfNeeded: count))
    }
}
